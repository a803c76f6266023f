// How cards of other characters are spoken of in English.

import type { SliceWords } from "@soulspire/text"
import { characters } from "../../cards/index.ts"

export const english: SliceWords = {
  lexicon: {
    ops: { gainShard: "[who] gain the Prismatic Shard" },
    tests: {
      hasOwnOrbs: { say: "[of] have Orb slots on your board" },
      needsShard: { say: "[of] use Orbs or Stances of another character" },
    },
    printed: { stances: "You can enter Stances." },
  },
  messages: {
    "prompt.decks": "Choose decks: you reveal a card from each.",
    ...Object.fromEntries(characters.map(({ id, name }) => [`option.deck-${id}`, name.replace("The ", "")])),
    "option.deck-colorless": "Colorless cards",
    "event.gainShard": "{who} gains the Prismatic Shard.",
    "stat.stances": "Stances",
    "fact.stances": "",
  },
}
