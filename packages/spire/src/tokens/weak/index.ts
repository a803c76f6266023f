// Makes an attack weaker, and is spent with it (STS-9.7, STS-9.8).

import { token } from "../token.ts"

export default token({
  on: ["player", "enemy"],
  limit: { each: 3 },
  sign: "sword-break",
  place: 2,
  en: { word: "Weak", means: "Each hit of an attack deals 1 less; then remove one." },
  it: {
    word: "Debole",
    gender: "m",
    means: "Ogni colpo di un attacco infligge 1 danno in meno; poi se ne toglie uno.",
  },
})
