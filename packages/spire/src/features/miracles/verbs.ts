// What cards say about miracles.

export { miracles } from "./ops.ts"
