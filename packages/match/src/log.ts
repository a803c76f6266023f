// The append-only log of a match: whatever changed it, in order, as plain data. Together with the header it is the match.

import type { Seating } from "./seats.ts"

export type Entry =
  /** `auto`: given by the seat's preferences and not by its person. `hash` is the state's, after it. */
  | { k: "answer"; seat: number; decision: number; keys: readonly string[]; auto?: true; hash: number }
  /** Back to when `to` answers stood; who asked, and which seats have explicitly agreed. */
  | { k: "undo"; seat: number; to: number; agreed: readonly number[]; hash: number }
  /** Somebody sits down, leaves, or hands over to a bot. */
  | { k: "seat"; seat: number; now: Seating }
  /** From here on other rules than before play it: everything above has come out the same with them. */
  | ({ k: "rules" } & RulesName)

/** Which rules: their hash, which is what is compared, and the version that people know them by. */
export interface RulesName {
  version: string
  rules: number
}

export type AnswerEntry = Extract<Entry, { k: "answer" }>
export type UndoEntry = Extract<Entry, { k: "undo" }>
export type SeatEntry = Extract<Entry, { k: "seat" }>

/** The rules that a log was last played by, if it was begun by these. */
export function lastRules(begunBy: RulesName, log: readonly Entry[]): RulesName {
  const { version, rules } = log.findLast((entry) => entry.k === "rules") ?? begunBy
  return { version, rules }
}
