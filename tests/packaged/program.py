"""The packaged program and how it is started here: that of Linux as it is, that of Windows by wine."""

from __future__ import annotations

import os
import signal
import subprocess
from pathlib import Path

from tests.packaged.screen import Screen, wait_for


class Program:
    """The two programs of a folder, under the system for which they were made."""

    suffix = ""
    window_class = "tablier"
    """What the window says of itself to the screen."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def command(self, name: str = "tablier") -> list[str]:
        """What starts one of the two."""
        return [str(self.folder / f"{name}{self.suffix}")]

    def start(self, screen: Screen, data: Path | None, *words: str, **more: str) -> subprocess.Popen[bytes]:
        """Open the window of the program, which keeps its things in `data` if that is given."""
        return screen.start([*self.command(), *words], self.name_of(data) if data else None, **more)

    def name_of(self, path: Path) -> str:
        """A file or folder as the program names it."""
        return str(path)

    def processes(self) -> list[str]:
        """The commands of this folder that run."""
        return [command for command in commands() if command.startswith((str(self.folder), self.name_of(self.folder)))]

    def kill(self, process: subprocess.Popen[bytes]) -> None:
        """End the program as a crash of the machine would."""
        process.send_signal(signal.SIGKILL)
        process.wait()

    def leave(self, process: subprocess.Popen[bytes]) -> int:
        """Ask the program to close; its exit status."""
        process.terminate()
        return process.wait(20)


class UnderWine(Program):
    """Programs of Windows; wine's prefix is that of the environment."""

    suffix = ".exe"
    window_class = "tablier.exe"

    def command(self, name: str = "tablier") -> list[str]:
        return ["wine", *super().command(name)]

    def name_of(self, path: Path) -> str:
        return windows_name(path)

    def leave(self, process: subprocess.Popen[bytes]) -> int:
        self.close_window()
        return process.wait(30)

    def close_window(self) -> None:
        """Click the cross of the window, so to speak: signals are no habit of Windows."""
        run(["wine", "taskkill", "/im", "tablier.exe"])
        wait_for(lambda: not self.processes(), "the program and its engine to end")


def windows_name(path: Path) -> str:
    """A path as programs of Windows name it."""
    disk = Path(os.environ["WINEPREFIX"], "drive_c")
    name = f"C:/{path.relative_to(disk)}" if path.is_relative_to(disk) else f"Z:{path}"
    return name.replace("/", "\\")


def program_in(folder: Path) -> Program:
    """The program of a folder, by the files that are in it."""
    return UnderWine(folder) if (folder / "tablier.exe").exists() and os.name != "nt" else Program(folder)


def run(command: list[str], seconds: float = 120.0, **more: str) -> str:
    """Let a command end; what it says. Wine needs a pipe, which a captured output is."""
    done = subprocess.run(
        command,
        env=os.environ | more,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        errors="replace",  # Windows has its own in a console
        check=False,
        timeout=seconds,
    )
    assert done.returncode == 0, f"{command}: {done.stdout}{done.stderr}"
    return done.stdout


def commands() -> list[str]:
    """The commands of all processes."""
    return [_command(path) for path in Path("/proc").glob("[0-9]*/cmdline")]


def _command(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError:  # it has ended meanwhile
        return ""
