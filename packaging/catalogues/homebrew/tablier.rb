cask "tablier" do
  arch arm: "arm64", intel: "x86_64"

  version "@VERSION@"
  sha256 arm:   "@ARM64_SUM@",
         intel: "@X86_64_SUM@"

  url "@HOMEPAGE@/releases/download/v#{version}/tablier-#{version}-macos-#{arch}.dmg"
  name "Tablier"
  desc "Traditional board games of Europe"
  homepage "@HOMEPAGE@"

  livecheck do
    url :url
    strategy :github_latest
  end

  depends_on macos: :big_sur

  app "Tablier.app"
  binary "#{appdir}/Tablier.app/Contents/MacOS/tablier-engine"

  zap trash: "~/Library/Application Support/Tablier"
end
