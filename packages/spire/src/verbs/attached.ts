// Words for cards that are attached to an enemy.

import type { Ability, Body, Select } from "@soulspire/kernel"
import { putInDiscard } from "../combat/plays/cards.ts"

export { attachTo } from "../combat/plays/copy-ops.ts"

/** When the enemy it is attached to dies; then it is discarded. */
export const whenItsEnemyDies = (...body: Body): Ability => ({
  k: "on",
  event: "itsEnemyDies",
  when: { same: ["ev.card", "this"] },
  do: [...body, putInDiscard("this", "detached")],
})

/** All enemies of the row in which the dead one stood. */
export const inRowOfTheDead: Select = {
  from: "enemies",
  where: { test: "sharesRow", of: "it", with: "ev.whom" },
}
