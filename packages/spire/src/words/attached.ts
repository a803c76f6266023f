// Words for cards that are attached to an enemy.

import {
  type Ability,
  all,
  any,
  type Body,
  each,
  eq,
  is,
  type Node,
  read,
  ref,
  type Select,
  type Whom,
} from "@soulspire/kernel"
import { EVERY_ROW } from "../types.ts"

export const attachTo = (whom: Whom): Node => ({ op: "attach", whom: "this", to: whom })

/** When the enemy it is attached to dies: once, however many of these it has (STS-11.8). Then they are discarded. */
export const whenItsEnemyDies = (...body: Body): Ability => ({
  k: "on",
  event: "move",
  when: all(
    eq(ref("ev.old"), read("host", "this")),
    { says: ["ev.cause", "death"] },
    { test: "isFirstAttached", of: "this" },
  ),
  do: [
    ...body,
    each({ from: "attached", where: eq(read("host", "it"), ref("ev.old")) }, "gone", [
      { op: "discard", whom: "gone", cause: "detached" },
    ]),
  ],
})

/** All enemies of the row in which the dead one stood: a boss stands in all of them (STS-6.1). */
export const inRowOfTheDead: Select = {
  from: "enemies",
  where: any(
    eq(read("row", "it"), read("row", "ev.obj")),
    is("it", "boss"),
    eq(read("row", "ev.obj"), EVERY_ROW),
  ),
}
