// Words for cards that are attached to an enemy.

import type { Ability, Body, Select } from "@soulspire/kernel"
import { detach } from "../combat/plays/copy-ops.ts"

export { attachTo } from "../combat/plays/copy-ops.ts"

/** When the enemy it is attached to dies; then it is discarded. */
export const whenItsEnemyDies = (...body: Body): Ability => ({
  k: "on",
  event: "itsEnemyDies",
  when: { same: ["ev.card", "this"] },
  do: [...body, detach("this")],
})

/** All enemies of the row in which the dead one stood. */
export const besideTheDead: Select = {
  from: "enemies",
  where: { test: "sharesRow", of: "it", with: "ev.whom" },
}
