// Which glyph stands for a sign in a card's text. A sign without one is written as its word.

export const signs: Readonly<Record<string, string>> = {
  cent: "two-coins",
  coin: "two-coins",
  energy: "power-lightning",
  hp: "hearts",
  poison: "poison",
  strength: "biceps",
  tap: "clockwise-rotation",
  vulnerable: "cracked-shield",
  weak: "sword-break",
}
