// Effects that play a card twice leave it alone (STS-12.5).

import { keyword } from "../keyword.ts"

export default keyword({
  place: 4,
  said: {
    en: { short: "not twice", printed: "Effects can't make it be played twice." },
    it: { short: "non due volte", printed: "Nessun effetto può farla giocare due volte." },
  },
})
