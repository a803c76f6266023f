// Italian words for enemies.

import { it, type SliceWords } from "@soulspire/text"

const { f, m, somebody } = it

/** Where an enemy's action stands. */
const by = { die: "#", cube: "spazio #", mode: "modalità #" }

export const italian: SliceWords = {
  lexicon: {
    nouns: {
      gremlin: m("Gremlin"),
      // Rows are switched with players; that one without any can be gone to is a rule of a single combat.
      neighbour: { ...somebody(m("giocatore", "giocatori")), any: "un altro giocatore" },
    },
    kinds: {
      gremlin: "gremlin",
    },
    numbers: {
      cube: { noun: m("spazio", "spazi") },
      nextSlot: {
        noun: m("prossimo spazio", "prossimi spazi"),
        set: [{ if: { span: false }, say: "[of] tornare poi allo spazio [to]" }],
        atOnce: true,
      },
      mostPowers: {
        noun: m("massimo di Poteri"),
        called: { this: "i Poteri del giocatore che ne ha di più in gioco" },
      },
      mode: { noun: f("modalità") },
      row: { noun: f("fila", "file") },
    },
    whoms: {
      facing: { noun: somebody(m("giocatore nella sua fila", "giocatori nella sua fila")) },
      // Whoever stands in the rows of one that has two.
      facingEach: { noun: somebody(m("giocatore nelle sue file", "giocatori nelle sue file")), each: true },
    },
    tests: {
      rowIsHeld: { noun: "row" },
      isInvincible: { say: "[of] essere Invincibile" },
      hasRowFor: { noun: "neighbour" },
      isInRow: { say: "[of] essere di [with]", adjunct: true, besides: { enemy: "boss" } },
      sharesRow: {
        say: [
          { on: "enemy", if: { with: "this" }, say: "[of] essere nella sua fila" },
          { if: { with: "ref" }, say: "[of] essere nella sua fila" },
          { say: "[of] essere in [with:row/own]" },
        ],
        adjunct: true,
        single: "player",
        besides: { enemy: "boss" },
      },
    },
    acts: {
      arrive: { say: "[it=enemy] arrivare", tag: "Preparazione" },
      move: { say: "[it=enemy] agire", on: "enemy", by, mine: true },
      face: {
        say: "[it=enemy] agire",
        on: "enemy",
        by,
        mine: true,
        tag: "all'inizio del turno",
        you: "facingEach",
      },
      lastMove: { say: "[it=enemy] agire per ultimo", on: "enemy", by, mine: true, tag: "per ultimo" },
    },
    ops: {
      bring: "[you] evocare [name]",
      summon: [
        { if: { times: true }, say: "[you] evocare [times] [name/many]" },
        { say: "[you] evocare [name/a]" },
      ],
      summonSome: [
        {
          if: { kind: "gremlin" },
          say: "[you] evocare [amount:gremlin] a caso, o [alone] contro un solo giocatore",
        },
      ],
      summonSomeForAll: [
        {
          if: { kind: "gremlin" },
          say: "[you] evocare [amount:gremlin] a caso nella fila di ogni giocatore",
        },
      ],
      giveBlock: "[x=the_card!] dare [amount:block] a [name/the]",
      summonForAll: "[you] evocare [names/a] nella fila di ogni giocatore",
      fillRows: [
        {
          if: { names: "word" },
          say: "[you] evocare [names] finché non ce ne sono [most] nella fila di ogni giocatore",
        },
        { say: "[you] riempire ogni fila fino a [most:enemy] alternando [names]" },
      ],
      revive: "[you] riportare in combattimento( con [hp:hp]) [whom]",
      loseInvincible: "[whom!] smettere di essere Invincibile",
      enterMode: "[whom] entrare in modalità [mode]",
    },
    places: {
      mode: "modalità #",
      cube: "spazio #",
      die: "#",
    },
    actors: {
      enemy: "facing",
    },
  },
  messages: {
    "verb.arrive": "apparire",
    "verb.move": "agire",
    "verb.lastMove": "agire per ultimo",
    "event.enemyMoves": "{whom} agisce.",
    "event.entersMode": "{whom} entra in modalità {mode}.",
    "event.enemiesLoseBlock": "I nemici perdono {amount} Blocco.",
    "event.slideCubes": "I cubi dei nemici avanzano.",
    "event.move.enter": "Appare {card}.",
    "event.move.return": "{card} è di nuovo in combattimento.",
    "prompt.face": "Cambia fila o conferma: poi il nemico che hai di fronte agisce contro di te.",
    "act.step": "Vai nella {what}",
    "thing.row": "fila {at}",
    "verb.step": "andare in una fila",
    "verb.face": "stare di fronte",
    "event.losesInvincible": "{whom} non è più Invincibile.",
    "event.faces": "{who} è di fronte a {whom}.",
    "event.goesToRow": "{who} va nella fila {number}.",
    "refusal.row-is-held": "Quella fila è occupata, oppure non esiste.",
    "event.move.flee": "{card} lascia il combattimento.",
  },
}
