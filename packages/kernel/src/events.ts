// The events that the kernel itself tells, and who sees which field. A game lists its own in its spec.

import type { EventSight } from "./spec.ts"

/** The kernel's own events. `knew` and `knows` are bits of seats and are themselves shown to nobody. */
export const kernelEvents: Record<string, Record<string, EventSight>> = {
  move: {
    obj: "knows",
    old: "knew",
    card: "knows",
    back: "all",
    from: "all",
    to: "all",
    giver: "all",
    taker: "all",
    controller: "all",
    cause: "all",
  },
  transfer: {
    obj: "knows",
    card: "knows",
    from: "all",
    to: "all",
    giver: "all",
    taker: "all",
    controller: "all",
    cause: "all",
  },
  show: { objs: "knows", cards: "knows", count: "all" },
  shuffle: { zone: "all", holder: "all" },
  changed: { obj: "knows", card: "knows" },
  flip: { obj: "knows", card: "knows" },
  vote: { seat: "all", way: "all" },
}
