// Results for spreadsheets: a row for each game, or for each card.

import type { CardNumbers } from "./card-numbers.ts"
import { isPlayed, isUnended, type Result } from "./result.ts"
import { botsIn, type Setting } from "./setting.ts"

type Cell = string | number | boolean | null

/** As RFC 4180 has it. */
const cell = (value: Cell): string => {
  const text = String(value ?? "")
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
const row = (cells: readonly Cell[]): string => cells.map(cell).join(",")

export function gamesCsv(setting: Setting, results: readonly Result[]): string[] {
  const names = [...new Set(results.flatMap((each) => (isPlayed(each) ? Object.keys(each.measures) : [])))]
  const head = ["number", "side", "seed", "bots", "winners", "ended", "how", "decisions", "turns", ...names]
  return [
    row(head),
    ...results.map((each) => {
      const played = isPlayed(each) ? each : null
      const how = played?.how ?? (isUnended(each) ? each.why : "broken")
      return row([
        each.number,
        each.side + 1,
        each.seed,
        botsIn(setting, each).join(" "),
        (played?.winners ?? []).map((seat) => seat + 1).join(" "),
        played !== null,
        how,
        "decisions" in each ? each.decisions : null,
        played?.turns ?? null,
        ...names.map((name) => played?.measures[name] ?? null),
      ])
    }),
  ]
}

export const cardsCsv = (cards: readonly CardNumbers[]): string[] => [
  row(["card", "had", "won", "rate", "low", "high", "played", "plays", "ratePlayed"]),
  ...cards.map(({ card, games, wins, rate, low, high, played, plays, ratePlayed }) =>
    row([card, games, wins, rate, low, high, played, plays, ratePlayed]),
  ),
]
