// What the keywords of Spire mean, in Italian.

import type { Messages } from "@soulspire/text"

export const keywords: Messages = {
  "keyword.exhaust": "Resta fuori dal gioco per il resto del combattimento.",
  "keyword.ethereal": "Se è in mano alla fine del turno, viene esaurita.",
  "keyword.retain": "Non si scarta alla fine del turno.",
  "keyword.unplayable": "Non ha costo e non si può giocare.",
  "keyword.stance":
    "Uscire dalla Calma dà 2 Energia. Nell'Ira ogni colpo infligge 1 danno in più, e finire il turno così ne infligge 1 a te.",
  "keyword.block": "Si perde al posto degli HP, e sparisce quando inizia il turno successivo di chi ce l'ha.",
  "keyword.energy": "Paga le carte; si rinnova ogni turno.",
}
