// Italian rows for what every game shares.

import type { Lexicon } from "../lexicon.ts"
import { f, m, somebody } from "./nouns.ts"

export const kernelItalian: Lexicon = {
  nouns: {
    player: somebody(m("giocatore", "giocatori")),
    card: f("carta", "carte"),
    object: m("oggetto", "oggetti"),
    ability: f("abilità"),
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
