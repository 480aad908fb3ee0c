"use strict";
// Replays the films of a page: what is drawn is in the page already, a frame is a list of parts by number.
const SVG = "http://www.w3.org/2000/svg";

function unrolled(changes) {
  const frames = [];
  let now = [];
  for (const edits of changes) {
    now = now.slice();
    for (const [at, gone, ...come] of edits) now.splice(at, gone, ...come);
    frames.push(now);
  }
  return frames;
}

function drawn(part) {
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", "#p" + part);
  return use;
}

function described(film, frame, number) {
  const kinds = new Map(), names = film.names[film.named[number]];
  for (const part of frame) {
    const { at, man, n = 1 } = document.getElementById("p" + part).dataset;
    if (!film.men[man]) continue;
    if (!kinds.has(man)) kinds.set(man, new Map());
    const places = kinds.get(man), name = names[at] || at;
    places.set(name, (places.get(name) || 0) + Number(n));
  }
  const lines = [];
  for (const [man, places] of kinds) {
    const total = [...places.values()].reduce((sum, count) => sum + count, 0);
    const where = [...places].map(([name, count]) => (count > 1 ? `${name} (${count})` : name)).join(", ");
    lines.push(film.at.replace("$men", () => film.men[man][total]).replace("$places", () => where));
  }
  return lines.join(". ");
}

function player(game) {
  const film = JSON.parse(game.querySelector("script").textContent);
  const frames = unrolled(film.frames), board = game.querySelector(".board"), men = board.querySelector(".men");
  const said = game.querySelector(".said"), count = game.querySelector("output");
  const buttons = [...game.querySelectorAll("nav button")], closed = game.querySelector("details");
  const turns = [...game.querySelectorAll("[data-frame]")].map((line) => {
    const button = document.createElement("button");
    button.type = "button";
    button.append(...line.querySelector("span").childNodes);
    line.querySelector("span").append(button);
    button.addEventListener("click", () => show(Number(line.dataset.frame)));
    return { button, last: Number(line.dataset.frame) };
  });
  let here = 0;

  function show(number) {
    here = Math.max(0, Math.min(frames.length - 1, number));
    men.replaceChildren(...frames[here].map(drawn));
    board.setAttribute("aria-label", described(film, frames[here], here));
    said.textContent = film.said[here];
    count.textContent = `${here} / ${frames.length - 1}`;
    const now = here ? turns.findIndex((turn) => turn.last >= here) : -1;
    turns.forEach(({ button }, index) => {
      button.tabIndex = index === Math.max(0, now) ? 0 : -1;
      if (index === now) button.setAttribute("aria-current", "step");
      else button.removeAttribute("aria-current");
    });
    if (now >= 0) keepInSight(turns[now].button);
    const [first, back, forward, last] = buttons;
    for (const button of [first, back]) button.setAttribute("aria-disabled", here === 0);
    for (const button of [forward, last]) button.setAttribute("aria-disabled", here === frames.length - 1);
  }

  function keepInSight(button) {
    const list = button.closest("ol"), box = list.getBoundingClientRect(), own = button.getBoundingClientRect();
    list.scrollTop += own.top - box.top - (box.height - own.height) / 2; // the end of a long list may be out of sight
  }

  function go(key) {
    const to = { Home: 0, ArrowLeft: here - 1, ArrowRight: here + 1, End: frames.length - 1 }[key];
    if (to === undefined || (closed && !closed.open)) return false;
    show(to);
    return true;
  }

  ["Home", "ArrowLeft", "ArrowRight", "End"].forEach((key, index) => {
    buttons[index].addEventListener("click", () => go(key));
  });
  board.addEventListener("click", (event) => {
    const box = board.getBoundingClientRect();
    go(event.clientX < box.left + box.width / 3 ? "ArrowLeft" : "ArrowRight");
  });
  if (closed) closed.addEventListener("toggle", () => show(0));
  game.querySelector("nav").hidden = false;
  show(0);
  return { game, go };
}

const players = [...document.querySelectorAll(".game")].map(player);
let used = players[0];
for (const each of players) {
  for (const kind of ["click", "focusin"]) each.game.addEventListener(kind, () => { used = each; });
}
document.documentElement.classList.add("js");
document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (used.go(event.key)) event.preventDefault();
});
