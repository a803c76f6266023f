// It cannot be removed from a deck.

import { keyword } from "../keyword.ts"

export default keyword({
  place: 6,
  said: {
    en: { short: "stays in the deck", printed: "Can't be removed from your deck." },
    it: { short: "resta nel mazzo", printed: "Non può essere rimossa dal tuo mazzo." },
  },
})
