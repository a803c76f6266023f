// Where editions of the rules disagree and no switch of its own is needed: something else decides it. Together with
// `switches.ts` this is every `RD-*` of docs/rules/four-souls.md.

import { oneOf } from "./switches.ts"

export const settled = {
  /** RD-02: decided with RD-01: where rewards wait on the stack, so does the death that they are for. */
  dyingMonster: oneOf("RD-02", ["set-aside", "on-the-stack"], "set-aside", { classic: "on-the-stack" }),
  /** RD-31: decided by what each edition's cards say. */
  discarding: oneOf("RD-31", ["from-hand", "anything"], "from-hand", { classic: "anything" }),
}

export type SettledName = keyof typeof settled

export const settledNames = Object.keys(settled) as SettledName[]
