// What the keywords of Spire mean, in Italian.

import type { Messages } from "@soulspire/text"

export const keywords: Messages = {
  "keyword.unplayable": "Non ha costo e non si può giocare.",
  "keyword.block": "Si perde al posto degli HP, e sparisce quando inizia il turno successivo di chi ce l'ha.",
  "keyword.energy": "Paga le carte; si rinnova ogni turno.",
}
