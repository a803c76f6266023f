// Answers that many tests give: orders they do not care about, and what comes next by a part of its name.

import type { combat } from "./table.ts"

type TestTable = ReturnType<typeof combat>

/** Puts in order whatever a player is asked to order, as it comes, or leaves it at the usual order. */
export function anyOrder(table: TestTable, seat = 1): void {
  for (;;) {
    const asked = table.open.find(
      (each) => each.seat === seat - 1 && (each.kind === "order" || each.prompt.key === "next"),
    )
    if (asked === undefined) return
    if (asked.kind === "order") table.pick(seat, ...table.options(seat).map(({ key }) => key))
    else table.pick(seat, "usual")
  }
}

/** Says what comes next of all that happens at the start or end of a turn. */
export function next(table: TestTable, name: string, seat = 1): TestTable {
  const found = table.options(seat).find(({ key }) => key.startsWith("next:") && key.includes(name))
  if (found === undefined) throw new Error(`${name} cannot come next`)
  return table.pick(seat, found.key)
}
