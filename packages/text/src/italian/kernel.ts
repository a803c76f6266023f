// Italian rows for what every game shares.

import type { Lexicon } from "../lexicon.ts"
import { f, m, somebody } from "./nouns.ts"

export const kernelItalian: Lexicon = {
  nouns: {
    player: somebody(m("giocatore", "giocatori")),
    card: f("carta", "carte"),
    ability: f("abilità"),
    source: f("fonte", "fonti"),
    /** Somebody or something, once it has been said which. */
    target: m("bersaglio", "bersagli"),
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
    choose: "[who] scegliere [what]",
    number: "[by] scegliere un numero da [from] a [to]",
    order: "[by] mettere [what] in un ordine qualsiasi",
    move: "[you] mettere [obj] [to/into]",
    shuffle: "[you] mescolare [zone]",
    search: "[you] cercare [what] in [zone]",
    show: [
      { if: { to: "you" }, say: "[to] guardare [what/whole]" },
      { if: { to: true }, say: "[you] mostrare [what] a [to]" },
      { say: "[you] mostrare a tutti [what]" },
    ],
    become: "[whom] diventare una copia di [of]",
    flip: "[you] girare [whom]",
    gainAbilities: "[whom] ottenere le abilità di [of]",
    gainAbility: "[whom] ottenere [ability]",
    loseAbilities: [
      { if: { kind: "all" }, say: "[whom] perdere tutte le abilità" },
      { if: { kind: "on" }, say: "[whom] perdere tutte le abilità innescate" },
      { if: { kind: "act" }, say: "[whom] perdere tutte le abilità che si possono usare" },
    ],
    rewrite: "[by] aumentare di [delta] un numero stampato su [whom]",
    renumber:
      "[by] modificare di [delta] , non sotto [least] e non sopra [most] , un numero nel testo di [whom]",
    multiply: [{ if: { times: "2" }, say: "[you] raddoppiare ogni quantità nell'effetto di [whom]" }],
    copyAct: "[by] copiare [of], scegliendo nuovi bersagli",
  },
  costs: {},
  events: {
    flip: [
      { if: { obj: "this" }, say: "[obj] essere girat~ su questo lato", once: true },
      { say: "[obj=card] essere girat~" },
    ],
    move: [
      { if: { obj: "this", to: true }, say: "[obj] arrivare [to/into]" },
      { if: { old: "this", to: true }, say: "[old] passare dal gioco [to/into]" },
      { if: { old: "this" }, say: "[old] lasciare il gioco" },
      { if: { to: true }, say: "[obj=card] arrivare [to/into]" },
    ],
  },
  verbs: {},
  overrides: {},
}
