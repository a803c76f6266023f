// The zones of Spire (STS-3.1), and who sees into them.

import type { ZoneSpec } from "@soulspire/kernel"

/** A deck that is drawn from; what its cards can do they can do elsewhere. */
const hidden: ZoneSpec = { shown: "none", ordered: true, inert: true }

export const zones = {
  /** A player's cards between combats. */
  deck: { each: "seat", shown: "all" },
  draw: { each: "seat", shown: "none", ordered: true },
  hand: { each: "seat", shown: "holder", live: true },
  discard: { each: "seat", shown: "all", ordered: true },
  exhaust: { each: "seat", shown: "all", ordered: true },
  /** Powers that have been played, until the combat is over. */
  powers: { each: "seat", shown: "all", play: true },
  /** The character's board, with its starting ability. */
  board: { each: "seat", shown: "all", play: true },
  /** Relics and potions. */
  items: { each: "seat", shown: "all", play: true },
  /** Nowhere else while it is being played (STS-7.7). */
  playing: { shown: "all", live: true, ordered: true },
  /** Cards that lie with an enemy until it dies. */
  attached: { shown: "all", play: true, ordered: true },
  enemies: { shown: "all", play: true },
  /** Turned over until the combat is over (STS-8.7), and those that have left it. */
  leftCombat: { shown: "all", live: true, ordered: true },
  dazeDeck: { shown: "all", ordered: true },
  statusDeck: { shown: "all", ordered: true },
  /** What a character can gain. */
  rewards: { each: "seat", shown: "none", ordered: true, inert: true },
  rares: { each: "seat", shown: "none", ordered: true, inert: true },
  /** The same of characters that nobody plays, where cards of all of them can be gained. */
  spareRewards: hidden,
  spareRares: hidden,
  curseDeck: hidden,
  colorlessDeck: hidden,
  relicDeck: hidden,
  bossRelicDeck: hidden,
  potionDeck: hidden,
  firstEncounters: hidden,
  encounterDeck: hidden,
  eliteDeck: hidden,
  bossDeck: hidden,
  /** Not shuffled: looked through for the name that is wanted (STS-2.3). */
  summons: { shown: "all" },
  eventDeck: hidden,
  /** The event of the room, and the rules that this climb is played with (STS-13.5). */
  room: { shown: "all", play: true },
  /** What a player can take just now: rewards, what a merchant shows them, and what Neow offers. */
  offers: { each: "seat", shown: "all", live: true, ordered: true },
  /** What all pick from, and what a merchant sells to anybody. */
  pool: { shown: "all", live: true, ordered: true },
  /** What has left the game: cards removed from decks among it (STS-4.14). */
  box: { shown: "all" },
} as const satisfies Record<string, ZoneSpec>

type ZoneName = keyof typeof zones

/** The number of each, as the kernel counts them: what is looked into at every step is found without its name. */
export const zoneNo = Object.fromEntries(Object.keys(zones).map((name, no) => [name, no])) as Readonly<
  Record<ZoneName, number>
>
