// What a party has that begins in a later Act, and whoever joins there: the printed table (STS-13.6 to STS-13.8).

/** Of each the number at the start of Acts II, III and IV, from the top row down. */
export const quickStart = {
  neow: [1, 1, 1],
  gold: [6, 7, 10],
  cards: [4, 4, 5],
  transform: [1, 1, 1],
  dice: [1, 3, 5],
  potions: [1, 1, 1],
  relics: [2, 4, 6],
  rares: [1, 2, 2],
  bossRelics: [1, 2, 2],
  moreCards: [0, 3, 5],
  removes: [0, 1, 2],
  upgrades: [2, 4, 6],
  merchant: [1, 1, 1],
} as const satisfies Readonly<Record<string, readonly [number, number, number]>>
