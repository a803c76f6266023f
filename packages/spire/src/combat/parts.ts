// Pieces that programs of combat and climb share.

import { all, block, type Node, type Select } from "@soulspire/kernel"

export const always = all()
export const party: Select = { from: "seats", where: { test: "isAlive", of: "it" } }

/** What goes on for ever in here is broken off, and what comes after it goes on (STS-Q-6). */
export const breakable = (...body: Node[]): Node => block("breakable", body)
