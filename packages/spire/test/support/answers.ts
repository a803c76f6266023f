// Answers that a test does not care about.

import type { combat } from "./table.ts"

/** Puts in order whatever a player is asked to order, as it comes. */
export function anyOrder(table: ReturnType<typeof combat>, seat = 1): void {
  while (table.open.some((each) => each.seat === seat - 1 && each.kind === "order"))
    table.pick(seat, ...table.options(seat).map(({ key }) => key))
}
