// How being confused is spoken of in Italian.

import { it, type SliceWords } from "@soulspire/text"

const { m } = it

export const italian: SliceWords = {
  lexicon: {
    numbers: {
      confused: { noun: m("costo della prossima carta", "costi della prossima carta") },
    },
    whoms: {
      firstCard: {
        noun: {
          one: "prima carta giocata in questo turno dal giocatore nella sua fila",
          many: "prime carte giocate in questo turno dal giocatore nella sua fila",
          gender: "f",
        },
      },
    },
    ops: { confuse: "[x=the_firstCard] costare sempre [cost]" },
  },
  messages: {
    "event.confuse": "{who} è in confusione: la prossima carta costa comunque {cost}.",
    "stat.confused": "Costo della prossima carta",
    "keyword.confused": "La prossima carta di questo turno costa così, qualunque costo abbia.",
  },
}
