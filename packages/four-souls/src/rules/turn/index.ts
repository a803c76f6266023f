// The turn (chapter 7): its phases, extra turns and skipped ones, and what a player may do when asked.

export { turnOps as ops } from "./ops.ts"
export { turnRules as programs } from "./rules.ts"
