// Counts for whoever has gained it, as long as the combat lasts. Nobody has printed how many there are: more than are ever
// gained (STS-Q-24).

import { token } from "../token.ts"

export default token({
  on: ["player"],
  limit: { each: 99 },
  sign: "cube",
  place: 5,
  to: "you",
  en: { word: "red cube", many: "red cubes", means: "Some Attacks hit harder for each of them." },
  it: {
    word: "cubo rosso",
    many: "cubi rossi",
    gender: "m",
    means: "Alcuni Attacchi colpiscono più forte per ciascuno.",
  },
})
