// Somebody gains an item on the way up: it lies on top of the relics of a treasure, whatever it is.

import { cardAt } from "@soulspire/testkit"
import { type ClimbTable, entering, type Way } from "./climb.ts"

/** A seat looks at what the treasure holds and takes it; the others have not yet said anything. */
export function take(table: ClimbTable, item: string, seat = 1): ClimbTable {
  const [reward] = table.options(seat).flatMap(({ key }) => (key.startsWith("reveal:") ? [key] : []))
  return table.pick(seat, reward).pick(seat, `take:${item}`)
}

/** Looks at everything and takes the first of each. */
export function takeAll(table: ClimbTable, seat = 1): ClimbTable {
  for (const start of ["reveal:", "take:"])
    for (;;) {
      const next = table.options(seat).find(({ key }) => key.startsWith(start))
      if (next === undefined) break
      table.pick(seat, next.key)
    }
  return table.pick(seat, "done")
}

/** The first player has gained it, and does now what it asks for. */
export function gaining(item: string, way: Way = {}): ClimbTable {
  const table = entering("treasure", { ...way, relicDeck: [item, ...(way.relicDeck ?? [])] })
  return take(table, item).pick(1, "done")
}

/** Cubes on an item of the first player. */
export function countersOf(table: ClimbTable, item: string): number | undefined {
  const ref = cardAt(table, "p1.items", item)
  return table.state.objects.find((each) => each.ref === ref)?.data?.counters
}
