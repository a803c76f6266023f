// What cards say about being retained.

import type { Cond } from "@soulspire/kernel"

export { retain } from "./ops.ts"
/** Of a card that is looked for. */
export const hasRetain: Cond = { test: "hasRetain", of: "it" }
/** Of this very card: since the last turn it has not left the hand. */
export const wasRetained: Cond = { test: "wasRetained", of: "this" }
