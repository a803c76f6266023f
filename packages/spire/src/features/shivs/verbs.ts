// What cards say about shivs.

import { type Amount, call, type Node } from "@soulspire/kernel"

export const shivs = (amount: Amount): Node => call("gainShivs", { amount })
export const throwAllShivs = (bonus: Amount): Node => call("throwAllShivs", { bonus })
