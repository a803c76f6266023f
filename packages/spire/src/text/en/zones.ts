// English rows for the zones of Spire.

import { en, type Lexicon } from "@soulspire/text"

const { noun } = en

type Zone = Lexicon["zones"][string]

const heap = (name: string, holds = "card"): Zone => ({
  noun: noun(name),
  holds,
  in: "in",
  into: "into",
  from: "from",
})
const pile = (name: string): Zone => ({
  ...heap(name),
  own: true,
  into: { top: "on top of", bottom: "on the bottom of" },
})
const deck = (name: string): Zone => ({
  ...heap(name),
  into: { top: "on top of", bottom: "on the bottom of" },
})

export const zones: Lexicon["zones"] = {
  deck: { ...heap("deck"), own: true },
  draw: { ...pile("draw pile"), kept: "in your draw pile" },
  hand: { ...heap("hand"), own: true, kept: "in hand" },
  discard: pile("discard pile"),
  exhaust: pile("exhaust pile"),
  powers: { ...heap("powers", "powerInPlay"), own: true, home: true },
  board: { ...heap("board", "character"), own: true, in: "on", into: "onto" },
  items: { ...heap("items"), own: true, in: "among", into: "to" },
  playing: {
    ...heap("card being played"),
    in: "being played",
    into: "into play",
    from: "from play",
    bare: true,
  },
  attached: {
    ...heap("attached cards"),
    in: "attached to an enemy",
    into: "onto an enemy",
    from: "from an enemy",
    bare: true,
  },
  enemies: { ...heap("combat", "enemy"), home: true },
  leftCombat: {
    ...heap("dead enemies", "enemy"),
    in: "among",
    into: "among",
    from: "from among",
    word: "dead",
  },
  dazeDeck: deck("Daze deck"),
  statusDeck: deck("Status deck"),
  rewards: pile("card reward deck"),
  rares: pile("rare card reward deck"),
  spareRewards: deck("card reward decks that nobody plays"),
  spareRares: deck("rare card reward decks that nobody plays"),
  curseDeck: deck("Curse deck"),
  colorlessDeck: deck("colorless deck"),
  relicDeck: deck("relic deck"),
  bossRelicDeck: deck("Boss relic deck"),
  potionDeck: deck("potion deck"),
  firstEncounters: deck("first encounters"),
  encounterDeck: deck("encounter deck"),
  eliteDeck: deck("elite deck"),
  bossDeck: deck("Boss deck"),
  summons: deck("summons"),
  eventDeck: deck("event deck"),
  room: heap("room"),
  offers: { ...heap("offers"), own: true, in: "among", into: "among", from: "from among" },
  pool: { ...heap("goods on display"), in: "among", into: "among", from: "from among" },
  box: heap("box"),
}
