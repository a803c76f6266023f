// English rows for the proof game's nouns, zones and numbers.

import { en, type Lexicon } from "@soulspire/text"

const { mass, noun } = en

const nouns: Lexicon["nouns"] = {
  coin: noun("coin"),
  light: noun("light"),
  damage: mass("damage"),
  foe: noun("foe"),
  thing: noun("thing"),
  spell: noun("spell"),
  roll: noun("roll"),
  die: noun("die", "dice"),
  item: noun("item"),
}

const zones: Lexicon["zones"] = {
  deck: {
    noun: noun("deck"),
    holds: "card",
    in: "in",
    into: { top: "on top of", bottom: "on the bottom of" },
    from: "from",
  },
  discard: { noun: noun("discard pile"), holds: "card", in: "in", into: "into", from: "from" },
  foes: {
    noun: noun("foe deck"),
    holds: "foe",
    in: "in",
    into: { top: "on top of", bottom: "on the bottom of" },
    from: "from",
  },
  graves: { noun: noun("graveyard"), holds: "foe", in: "in", into: "into", from: "from" },
  field: { noun: noun("field"), holds: "foe", home: true, in: "on", into: "onto", from: "from" },
  stack: { noun: noun("stack"), holds: "item", in: "on", into: "onto", from: "from" },
  aside: { noun: noun("side"), holds: "card", in: "aside", into: "aside", from: "from the side", bare: true },
  hand: {
    own: true,
    noun: noun("hand"),
    holds: "card",
    in: "in",
    into: "into",
    from: "from",
    kept: "in hand",
  },
  tray: { own: true, noun: noun("tray"), holds: "card", in: "on", into: "onto", from: "from" },
  board: { own: true, noun: noun("board"), holds: "thing", home: true, in: "on", into: "onto", from: "from" },
}

const kinds: Lexicon["kinds"] = { foe: "foe", thing: "thing", spell: "spell" }

const numbers: Lexicon["numbers"] = {
  might: { noun: noun("might") },
  guard: { noun: noun("guard") },
  health: { noun: noun("health") },
  luck: { noun: { one: "rolls", many: "rolls", plural: true } },
  day: { noun: noun("day die") },
  coins: { noun: noun("coin"), had: true },
  lights: { noun: noun("light"), had: true },
  damage: { noun: mass("damage"), had: true },
  value: { noun: noun("number") },
}

const ways: Lexicon["ways"] = {
  coins: "coins",
  cards: "cards",
  coin: "a coin",
  card: "a card",
  mend: "rest",
  cut: "cut it short",
  draw: "a draw",
}

export const nounRows: Pick<Lexicon, "nouns" | "zones" | "kinds" | "numbers" | "ways"> = {
  nouns,
  zones,
  kinds,
  numbers,
  ways,
}
