// What many games add up to, as a document and as a few lines.

import { hashPlain } from "@soulspire/kernel"
import { inColumns } from "../shell/columns.ts"
import { writeOption } from "../shell/options.ts"
import type { Paint } from "../shell/paint.ts"
import type { Played, Setting } from "./play.ts"
import type { Failed, Result } from "./worker.ts"

export interface Report {
  game: string
  players: number
  bots: readonly string[]
  seed: string
  options: Setting["options"]
  /** How many were to be played, were played to their end, and broke. */
  games: number
  finished: number
  errors: number
  interrupted: boolean
  jobs: number
  seconds: number
  decisions: number
  gamesPerSecond: number
  decisionsPerSecond: number
  averageDecisions: number
  averageTurns: number | null
  /** By seat; a shared win counts for each winner. */
  wins: number[]
  winsByBot: Record<string, number>
  /** Games without a winner. */
  /** Games without a winner: those that nobody has lost either, and those that the players have lost together. */
  draws: number
  losses: number
  /** How games ended, by the game's own word. */
  endings: Record<string, number>
  /** Of every game's last state: equal for equal games. */
  digest: number
  /** What broke, with the command that plays that game again. */
  failures: (Failed & { command: string })[]
}

const quoted = (text: string): string =>
  /^[\w./:=,+-]+$/.test(text) ? text : `'${text.replace(/'/g, `'\\''`)}'`

/** The command that plays one of these games again. */
function again(setting: Setting, number: number): string {
  const options = Object.entries(setting.options).map(([name, value]) => `${name}=${writeOption(value)}`)
  return [
    `soulspire sim ${setting.game} --players ${setting.players} --bots ${setting.bots.join(",")}`,
    `--seed ${quoted(setting.seed)} --first ${number} --games 1`,
    ...(options.length > 0 ? [`--options ${quoted(options.join(","))}`] : []),
  ].join(" ")
}

const isFailed = (result: Result): result is Failed => "error" in result
const per = (count: number, by: number): number => (by === 0 ? 0 : Number((count / by).toFixed(2)))

function tally(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const word of words.toSorted()) counts[word] = (counts[word] ?? 0) + 1
  return counts
}

export function reportOf(
  setting: Setting,
  results: readonly Result[],
  ran: { games: number; jobs: number; seconds: number; interrupted: boolean },
): Report {
  const played = results.filter((each): each is Played => !isFailed(each))
  const decisions = played.reduce((sum, each) => sum + each.decisions, 0)
  const turns = played.every((each) => each.turns !== null) ? played.map((each) => each.turns as number) : []
  const winners = played.flatMap((each) => each.winners)
  return {
    game: setting.game,
    players: setting.players,
    bots: setting.bots,
    seed: setting.seed,
    options: setting.options,
    games: ran.games,
    finished: played.length,
    errors: results.length - played.length,
    interrupted: ran.interrupted,
    jobs: ran.jobs,
    seconds: Number(ran.seconds.toFixed(3)),
    decisions,
    gamesPerSecond: per(played.length, ran.seconds),
    decisionsPerSecond: per(decisions, ran.seconds),
    averageDecisions: per(decisions, played.length),
    averageTurns:
      turns.length === 0
        ? null
        : per(
            turns.reduce((sum, each) => sum + each, 0),
            turns.length,
          ),
    wins: setting.bots.map((_, seat) => winners.filter((winner) => winner === seat).length),
    winsByBot: {
      ...Object.fromEntries(setting.bots.map((bot) => [bot, 0])),
      ...tally(winners.map((seat) => setting.bots[seat])),
    },
    draws: played.filter((each) => each.winners.length === 0 && !each.lost).length,
    losses: played.filter((each) => each.lost).length,
    endings: tally(played.map((each) => each.how)),
    digest: hashPlain(results.map((each) => (isFailed(each) ? each.error : each.hash))),
    failures: results.filter(isFailed).map((each) => ({ ...each, command: again(setting, each.number) })),
  }
}

const count = (value: number): string => value.toLocaleString("en")

export function reportLines(report: Report, paint: Paint): string[] {
  const { finished } = report
  const share = (part: number): string =>
    `${count(part)} (${finished === 0 ? 0 : Math.round((100 * part) / finished)} %)`
  const rows = [
    ["games", `${count(finished)} of ${count(report.games)} finished, in ${report.seconds.toFixed(1)} s`],
    ["errors", report.errors === 0 ? "none" : paint.red(count(report.errors))],
    [
      "speed",
      `${count(report.gamesPerSecond)} games a second, ${count(Math.round(report.decisionsPerSecond))} decisions a second`,
    ],
    [
      "a game",
      `${count(report.averageDecisions)} decisions${report.averageTurns === null ? "" : `, ${count(report.averageTurns)} turns`}`,
    ],
    ...report.wins.map((wins, seat) => [
      `wins, seat ${seat + 1}`,
      `${share(wins)}  ${paint.dim(report.bots[seat])}`,
    ]),
    ...(report.draws > 0 ? [["no winner", share(report.draws)]] : []),
    ...(report.losses > 0 ? [["lost by all", share(report.losses)]] : []),
    [
      "ended by",
      Object.entries(report.endings)
        .map(([how, many]) => `${how} ${count(many)}`)
        .join(", ") || "-",
    ],
    ["digest", String(report.digest)],
  ]
  return inColumns(rows.map(([name, value]) => [paint.dim(name), value]))
}
