// The pictures this table is drawn with, besides those of cards, tokens and numbers, which the game brings along.

export const signs = {
  hit: "crossed-swords",
  skull: "death-skull",
  zzz: "night-sleep",
  scheme: "uncertainty",
  draw: "card-draw",
  discard: "card-discard",
  exhaust: "card-burn",
  deck: "stack",
  map: "treasure-map",
  here: "position-marker",
  wish: "flying-flag",
  check: "check-mark",
  close: "cancel",
  back: "return-arrow",
  tower: "evil-tower",
  laurels: "laurel-crown",
  tomb: "tombstone",
  seal: "wax-seal",
  fire: "campfire",
  rest: "night-sleep",
  smith: "anvil-impact",
  neow: "whale-tail",
  leave: "return-arrow",
  retained: "padlock",
  wasRetained: "hourglass",
  ethereal: "ghost",
  cleanse: "scissors",
  key: "skeleton-key",
  goOn: "stairs",
  stop: "flying-flag",
} as const

export type Sign = keyof typeof signs

/** Rooms of the way up. */
export const roomGlyphs: Readonly<Record<string, string>> = {
  "first-encounter": "crossed-swords",
  encounter: "crossed-swords",
  elite: "horned-skull",
  "burning-elite": "burning-skull",
  boss: "crowned-skull",
  event: "uncertainty",
  campfire: "campfire",
  treasure: "open-treasure-chest",
  merchant: "swap-bag",
  dark: "moon",
  light: "sun",
}

/** What a reward that lies face down is drawn as. */
export const rewardGlyphs: Readonly<Record<string, string>> = {
  card: "card-pick",
  upgraded: "upgrade",
  rare: "jewel-crown",
  colorless: "card-random",
  relic: "gem-pendant",
  draft: "gem-pendant",
  "boss-relic": "crowned-skull",
  potion: "potion-ball",
}

/** Everything that is drawn here, for scripts/glyphs.mjs to fetch. */
export const drawn: readonly string[] = [signs, roomGlyphs, rewardGlyphs].flatMap((each) =>
  Object.values(each),
)
