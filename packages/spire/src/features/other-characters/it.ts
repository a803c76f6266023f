// How cards of other characters are spoken of in Italian.

import type { SliceWords } from "@soulspire/text"
import { characters } from "../../cards/index.ts"

export const italian: SliceWords = {
  lexicon: {
    ops: { gainShard: "[who] ottenere il Prismatic Shard" },
    tests: {
      hasOwnOrbs: { say: "[of] avere spazi Sfera sulla tua plancia" },
      needsShard: { say: "[of] usare Sfere o Posizioni di un altro personaggio" },
    },
    printed: { stances: "Puoi entrare nelle Posizioni." },
  },
  messages: {
    "prompt.decks": "Scegli i mazzi: da ognuno riveli una carta.",
    ...Object.fromEntries(characters.map(({ id, name }) => [`option.deck-${id}`, name.replace("The ", "")])),
    "option.deck-colorless": "Carte incolori",
    "event.gainShard": "{who} ottiene il Prismatic Shard.",
    "stat.stances": "Posizioni",
    "fact.stances": "",
  },
}
