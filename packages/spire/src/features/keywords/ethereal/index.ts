// Exhausted at the end of the turn if it is still in the hand, retained or not (STS-9.10).

import { endOfTurnInHand, exhaust } from "../../../verbs/index.ts"
import { keyword } from "../keyword.ts"

export default keyword({
  place: 2,
  kind: "fleeting",
  given: [
    {
      to: "fleeting",
      ability: endOfTurnInHand(exhaust("this")),
      en: "{what} (Ethereal)",
      it: "{what} (Eterea)",
    },
  ],
  said: {
    en: {
      word: "Ethereal",
      means: "If it is in your hand at the end of the turn, it is exhausted.",
    },
    it: { word: "Eterea", means: "Se è in mano alla fine del turno, viene esaurita." },
  },
})
