// Attacking and purchasing (chapters 8 and 9): who may attack what, and how an attack or a purchase goes.

export { attackOps as ops } from "./ops.ts"
export { attackRules as programs } from "./rules.ts"
