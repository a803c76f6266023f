// English rows for what every game shares.

import type { Lexicon } from "../lexicon.ts"
import { noun, person } from "./nouns.ts"

export const kernelEnglish: Lexicon = {
  nouns: {
    player: person("player"),
    card: noun("card"),
    object: noun("object"),
    ability: noun("ability"),
  },
  zones: {},
  kinds: { seat: "player" },
  numbers: {},
  whoms: {},
  tests: {},
  spans: {},
  acts: {},
  ways: {},
  ops: {},
  costs: {},
  events: {},
  verbs: {},
  overrides: {},
}
