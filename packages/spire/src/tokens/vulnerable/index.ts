// Doubles the hits of an attack, and is spent with it (STS-9.6, STS-9.8).

import { token } from "../token.ts"

export default token({
  on: ["player", "enemy"],
  limit: { each: 3 },
  sign: "cracked-shield",
  place: 3,
  en: { word: "Vulnerable", means: "Each hit on it is doubled; then remove one." },
  it: {
    word: "Vulnerabile",
    gender: "m",
    means: "Ogni colpo subìto è raddoppiato; poi se ne toglie uno.",
  },
})
