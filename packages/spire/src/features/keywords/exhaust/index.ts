// Exhausted when it has been played (STS-9.10).

import { keyword } from "../keyword.ts"

export default keyword({
  place: 1,
  said: {
    en: { word: "Exhaust", means: "It is out of play for the rest of the combat." },
    it: { word: "Esaurisci", means: "Resta fuori dal gioco per il resto del combattimento." },
  },
})
