// Words for cards that are attached to an enemy.

import type { Ability, Body, Node, Select, Whom } from "@soulspire/kernel"

export const attachTo = (whom: Whom): Node => ({ op: "attach", whom: "this", to: whom })

/** When the enemy it is attached to dies; then it is discarded. */
export const whenItsEnemyDies = (...body: Body): Ability => ({
  k: "on",
  event: "itsEnemyDies",
  when: { same: ["ev.card", "this"] },
  do: [...body, { op: "detach", whom: "this" }],
})

/** All enemies of the row in which the dead one stood. */
export const besideTheDead: Select = {
  from: "enemies",
  where: { test: "sharesRow", of: "it", with: "ev.whom" },
}
