// A card from a friend, or one from somebody who is not there. The third Act has it too.

import { event, type EventCard, option } from "../../../cards/event.ts"
import { exchange } from "../../../features/events/verbs.ts"
import { gain } from "../../../verbs/climb.ts"

export const aNoteForYourself = (act: number): EventCard =>
  event(
    `act${act}-note-for-yourself`,
    "A Note for Yourself",
    { act, everyDeck: true, look: { glyph: "folded-paper", hue: 55 } },
    [option(exchange("Cards"), { when: { test: "mayExchangeCards", of: "you" } }), option(gain("other"))],
  )

export default aNoteForYourself(2)
