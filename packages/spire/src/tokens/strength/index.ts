// Makes hits harder: what it adds is worked out with the hit (STS-9.5).

import { token } from "../token.ts"

export default token({
  on: ["player", "enemy"],
  limit: { each: 8 },
  sign: "biceps",
  place: 1,
  to: "you",
  en: { word: "Strength", means: "Each hit deals 1 more for each of it." },
  it: { word: "Forza", gender: "f", means: "Ogni colpo infligge 1 danno in più per ciascuna." },
})
