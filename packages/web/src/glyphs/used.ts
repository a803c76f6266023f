// The glyphs that the interface itself uses, whatever the game: written out where they are drawn, collected here for
// scripts/glyphs.mjs. Those of a game come with its box and its table.

export const used: readonly string[] = [
  "anticlockwise-rotation",
  "cog",
  "exit-door",
  "fast-forward-button",
  "hourglass",
  "light-bulb",
  "meeple",
  "pause-button",
  "perspective-dice-six-faces-random",
  "play-button",
  "scroll-quill",
  "vintage-robot",
]
