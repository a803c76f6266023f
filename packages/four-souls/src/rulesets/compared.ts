// The three rulebooks side by side, from the same tables by which games are played.

import type { Comparison } from "@soulspire/text"
import { answerIn, editions } from "./rulesets.ts"
import { asked, type Family, settledAsked } from "./said.ts"
import { settled, settledNames } from "./settled.ts"
import { type Row, switches, switchNames } from "./switches.ts"

type ComparedRow = Comparison["rows"][number]

function compared(family: Family, name: string, row: Row<boolean> | Row<string>): ComparedRow {
  const words = editions.map((edition) => answerIn(row, edition))
  return {
    rule: row.rule,
    name,
    asks: family.asks(name),
    answers: words.map((word) => family.answer(name, word)),
    why: family.why(name),
    differs: new Set(words).size > 1,
    decided: family.decided?.(name) ?? null,
  }
}

const byRule = (one: ComparedRow, other: ComparedRow): number => (one.rule < other.rule ? -1 : 1)

export const comparison: Comparison = {
  option: "ruleset",
  editions,
  rows: [
    ...switchNames.map((name) => compared(asked, name, switches[name])),
    ...settledNames.map((name) => compared(settledAsked, name, settled[name])),
  ].toSorted(byRule),
}
