// Cards of a test's own: made like those in the box, only that nobody draws them.

import { undrawn } from "@soulspire/testkit"
import * as real from "../../src/verbs/card.ts"

export const bonusSoul = undrawn(real.bonusSoul)
export const character = undrawn(real.character)
export const event = undrawn(real.event)
export const loot = undrawn(real.loot)
export const monster = undrawn(real.monster)
export const room = undrawn(real.room)
export const startingItem = undrawn(real.startingItem)
export const treasure = undrawn(real.treasure)
export const trinket = undrawn(real.trinket)
