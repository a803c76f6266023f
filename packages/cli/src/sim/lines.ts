// What many games add up to, as a few lines for people.

import { inColumns, padLeft } from "../shell/columns.ts"
import type { Paint } from "../shell/paint.ts"
import type { CardNumbers } from "./card-numbers.ts"
import type { Mean, Paired, Rate } from "./pairs.ts"
import type { Report } from "./report.ts"

const count = (value: number): string => value.toLocaleString("en")
const percent = (share: number): string => String(Math.round(100 * share))
const reach = ({ low, high }: Rate): string => `${percent(low)} to ${percent(high)} %`
const rate = (each: Rate): string => `${count(each.wins)} (${percent(each.rate)} %, ${reach(each)})`
const mean = ({ mean: middle, low, high }: Mean): string =>
  `${count(Number(middle.toFixed(2)))}, ${low.toFixed(2)} to ${high.toFixed(2)}`

type Row = [name: string, value: string]

const words: Readonly<Record<"first" | "second", number>> = { first: 0, second: 1 }

function pairedRows({ subjects, pairs, first, second, ...paired }: Paired): Row[] {
  const { onlyFirst, onlySecond, p, decidedAfter, better } = paired
  const verdict =
    better === null
      ? `not decided by ${count(pairs)} pairs`
      : `decided after ${count(decidedAfter ?? pairs)} pairs: ${subjects[words[better]]} is better`
  return [
    ["pairs", count(pairs)],
    ["first won", `${rate(first)}  ${subjects[0]}`],
    ["second won", `${rate(second)}  ${subjects[1]}`],
    ["only one won", `first ${count(onlyFirst)}, second ${count(onlySecond)}; McNemar's exact p ${p}`],
    ...Object.entries(paired.measures).map(([name, each]): Row => [
      `more ${name}`,
      `${mean(each)} (the second less the first)`,
    ]),
    ["verdict", verdict],
  ]
}

const table = (rows: readonly Row[], paint: Paint): string[] =>
  inColumns(rows.map(([name, value]) => [paint.dim(name), value]))

export function reportLines(report: Report, paint: Paint): string[] {
  const all = report.finished + report.unended
  const share = (part: number): string => `${count(part)} (${percent(all === 0 ? 0 : part / all)} %)`
  // Where bots change seats, or several are the same, a bot's wins are more than those of a seat.
  const byBot = Object.entries(report.winRatesByBot)
  const rows: Row[] = [
    [
      "games",
      `${count(report.finished)} of ${count(report.games)} finished, in ${report.seconds.toFixed(1)} s`,
    ],
    ...(report.unended > 0 ? [["not ended", share(report.unended)] as Row] : []),
    ["errors", report.errors === 0 ? "none" : paint.red(count(report.errors))],
    [
      "speed",
      `${count(report.gamesPerSecond)} games a second, ${count(Math.round(report.decisionsPerSecond))} decisions a second`,
    ],
    [
      "a game",
      `${count(report.averageDecisions)} decisions${report.averageTurns === null ? "" : `, ${count(report.averageTurns)} turns`}`,
    ],
    ...report.winRates.map((each, seat): Row => [
      `wins, seat ${seat + 1}`,
      `${rate(each)}  ${report.rotated ? "" : paint.dim(report.bots[seat])}`.trimEnd(),
    ]),
    ...(byBot.length > 1 || report.rotated
      ? byBot.map(([bot, each]): Row => [`wins, ${bot}`, rate(each)])
      : []),
    ...(report.draws > 0 ? [["no winner", share(report.draws)] as Row] : []),
    ...(report.losses > 0 ? [["lost by all", share(report.losses)] as Row] : []),
    [
      "ended by",
      Object.entries(report.endings)
        .map(([how, many]) => `${how} ${count(many)}`)
        .join(", ") || "-",
    ],
    ...Object.entries(report.measures).map(([name, each]): Row => [name, mean(each)]),
    ["digest", String(report.digest)],
  ]
  const { paired, cards } = report
  return [
    ...table(rows, paint),
    ...(paired === undefined ? [] : ["", ...table(pairedRows(paired), paint)]),
    ...(cards === undefined ? [] : ["", ...cardLines(cards, paint)]),
  ]
}

const HEADS = ["card", "had", "won", "of 100", "95 %", "played", "times", "of 100"]

function cardLines(cards: readonly CardNumbers[], paint: Paint): string[] {
  const rows = cards.map((each) => [
    each.card,
    count(each.games),
    count(each.wins),
    percent(each.rate),
    `${percent(each.low)}-${percent(each.high)}`,
    count(each.played),
    count(each.plays),
    each.played === 0 ? "-" : percent(each.ratePlayed),
  ])
  const wide = HEADS.map((head, i) => Math.max(head.length, ...rows.map((row) => row[i].length)))
  const line = (row: readonly string[]): string[] =>
    row.map((cell, i) => (i === 0 ? cell : padLeft(cell, wide[i])))
  const [head, ...body] = inColumns([HEADS, ...rows].map(line))
  return [paint.dim(head), ...body]
}
