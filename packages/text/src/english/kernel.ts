// English rows for what every game shares.

import type { Lexicon } from "../lexicon.ts"
import { noun, person } from "./nouns.ts"

export const kernelEnglish: Lexicon = {
  nouns: {
    player: person("player"),
    card: noun("card"),
    ability: noun("ability"),
    source: noun("source"),
  },
  zones: {},
  kinds: { seat: "player" },
  numbers: {},
  whoms: {},
  tests: {},
  spans: {},
  acts: {},
  ways: {},
  ops: {
    choose: "[who] choose [what]",
    number: "[by] choose a number from [from] to [to]",
    order: "[by] put [what] in any order",
    move: [{ say: "[you] put [obj] [to/into]" }],
    shuffle: "[you] shuffle [zone]",
    search: "[you] search [zone] for [what]",
    show: [
      { if: { to: "you" }, say: "[to] look at [what/whole]" },
      { if: { to: true }, say: "[you] show [what] to [to]" },
      { say: "[you] show [what] to everybody" },
    ],
    become: "[whom] become a copy of [of]",
    flip: "[you] flip [whom]",
    gainAbilities: "[whom] gain the abilities of [of]",
    gainAbility: "[whom] gain [ability]",
    loseAbilities: [
      { if: { kind: "all" }, say: "[whom] lose all abilities" },
      { if: { kind: "on" }, say: "[whom] lose all abilities that go off on their own" },
      { if: { kind: "act" }, say: "[whom] lose all abilities that can be used" },
    ],
    rewrite: "[by] raise a number printed on [whom] by [delta]",
    renumber:
      "[by] change a number by [delta], to no less than [least] and no more than [most], in the text of [whom]",
    multiply: [{ if: { times: "2" }, say: "[you] double every amount in the effect of [whom]" }],
    copyAct: "[by] copy [of], choosing new targets",
  },
  costs: {},
  events: {
    flip: [
      { if: { obj: "this" }, say: "[obj] be flipped to this side", once: true },
      { say: "[obj=card] be flipped" },
    ],
    move: [
      { if: { obj: "this", to: true }, say: "[obj] come [to/into]" },
      { if: { old: "this", to: true }, say: "[old] go from play [to/into]" },
      { if: { old: "this" }, say: "[old] leave play" },
      { if: { to: true }, say: "[obj=card] come [to/into]" },
    ],
  },
  verbs: {},
  overrides: {},
}
