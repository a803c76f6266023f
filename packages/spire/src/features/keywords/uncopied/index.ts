// Nothing plays a copy of it (STS-12.4).

import { keyword } from "../keyword.ts"

export default keyword({
  place: 5,
  said: {
    en: { short: "not copied", printed: "Effects can't copy it." },
    it: { short: "non copiata", printed: "Nessun effetto può copiarla." },
  },
})
