// Takes HP at the end of each turn. Block is no help, and it is nobody's hit (STS-10.2).

import { read } from "@soulspire/kernel"
import { loseHp } from "../../verbs/index.ts"
import { token } from "../token.ts"

export default token({
  on: ["enemy"],
  limit: { all: 30 },
  sign: "poison",
  place: 4,
  carriedBy: "hitPoison",
  endOfTurn: { enemy: [loseHp(read("poison", "this"), "this")] },
  en: { word: "Poison", means: "At the end of the turn it loses that much HP. Block does not help." },
  it: {
    word: "Veleno",
    gender: "m",
    means: "Alla fine del turno perde altrettanti HP. Il Blocco non protegge.",
  },
})
