// An event of the tests' own that rolls the die for whoever chooses it, and gives as much gold as it shows.

import { option } from "../../src/cards/event.ts"
import { DIE, rollDie } from "../../src/verbs/events.ts"
import { gainGold } from "../../src/verbs/items.ts"
import { type ClimbTable, entering, type Way } from "./climb.ts"
import { event } from "./made-up.ts"

const dieEvent = event("test-die-event", "test", { act: 1 }, [option([rollDie, gainGold(DIE)])]).def

/** In a room with it; the die will show these. */
export const atDieEvent = (dice: readonly number[], way: Way): ClimbTable =>
  entering("event", { ...way, cards: [dieEvent], eventDeck: [dieEvent.id], dice })

export const rollForGold = (table: ClimbTable, seat = 1): ClimbTable =>
  table.pick(seat, `option:${dieEvent.id}`)
