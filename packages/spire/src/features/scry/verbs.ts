// What cards say about scrying.

import { type Ability, type Amount, type Body, call, type Node, same } from "@soulspire/kernel"

export const scry = (amount: Amount): Node => call("scry", { amount })
export const whenYouScry = (...body: Body): Ability => ({
  k: "on",
  event: "scries",
  when: same("ev.who", "you"),
  do: body,
})
