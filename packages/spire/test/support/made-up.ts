// Cards of a test's own: made like those in the box, only that nobody draws them.

import { undrawn } from "@soulspire/testkit"
import * as cards from "../../src/cards/card.ts"
import * as enemies from "../../src/cards/enemy.ts"
import * as events from "../../src/cards/event.ts"
import * as items from "../../src/cards/item.ts"

export const attack = undrawn(cards.attack)
export const power = undrawn(cards.power)
export const skill = undrawn(cards.skill)
export const enemy = undrawn(enemies.enemy)
export const event = undrawn(events.event)
export const relic = undrawn(items.relic)
