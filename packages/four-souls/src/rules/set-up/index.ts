// Set-up (chapter 1, decks: chapter 19): decks are made, the table is laid, characters and hands are dealt, somebody begins.

export { setUpOps as ops } from "./ops.ts"
export { setUpRules as programs } from "./rules.ts"
