// What the keywords of Spire mean, in Italian.

import type { Messages } from "@soulspire/text"

export const keywords: Messages = {
  "keyword.exhaust": "È fuori per il resto del combattimento.",
  "keyword.ethereal": "Se è in mano alla fine del turno, viene esaurita.",
  "keyword.retain": "Non si scarta alla fine del turno.",
  "keyword.unplayable": "Non ha costo e non si può giocare.",
  "keyword.stance":
    "Uscire dalla Calma dà 2 energia. Nell'Ira ogni colpo infligge 1 danno in più, e finire il turno così ne infligge 1 a te.",
}
