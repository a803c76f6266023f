// What cards say about scrying.

import { type Ability, all, type Amount, type Body, call, instead, type Node, same } from "@soulspire/kernel"

export const scry = (amount: Amount): Node => call("scry", { amount })
/** What happens to this very card instead of being discarded by it. */
export const whenScryWouldDiscard = (...body: Body): Ability => ({
  k: "replace",
  event: "move",
  in: ["draw"],
  when: all(same("would.obj", "this"), { says: ["would.cause", "discard"] }),
  do: [instead, ...body],
})
export const whenYouScry = (...body: Body): Ability => ({
  k: "on",
  event: "scries",
  when: same("ev.who", "you"),
  do: body,
})
