// What many games add up to, as a document.

import { hashPlain } from "@soulspire/kernel"
import { writeOption } from "../shell/options.ts"
import { type CardNumbers, cardNumbers } from "./card-numbers.ts"
import { type Mean, meansOf, type Paired, pairedReport, pairsOf, type Rate, rateOf } from "./pairs.ts"
import { type Broken, isBroken, isPlayed, isUnended, isWonBy, type Result, type Unended } from "./result.ts"
import { botsIn, type Setting } from "./setting.ts"

export interface Report {
  game: string
  players: number
  bots: readonly string[]
  rotated: boolean
  suite: string | null
  seed: string
  options: Setting["options"]
  /** How many were to be played, were played to their end, did not end, and broke. */
  games: number
  finished: number
  unended: number
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
  /** The same with how far the truth may lie from it; a game that did not end is one that was not won. */
  winRates: Rate[]
  winsByBot: Record<string, number>
  /** By bot: games that were won by one of it. */
  winRatesByBot: Record<string, Rate>
  /** Games without a winner: those that nobody has lost either, and those that the players have lost together. */
  draws: number
  losses: number
  /** How games ended, by the game's own word. */
  endings: Record<string, number>
  /** What the game tells of its ends. */
  measures: Record<string, Mean>
  /** Of every game's last state: equal for equal games. */
  digest: number
  /** What did not end, and what broke, with the command that plays that game again. */
  endless: (Omit<Unended, "cards"> & { command: string })[]
  failures: (Broken & { command: string })[]
  cards?: CardNumbers[]
  paired?: Paired
}

const quoted = (text: string): string =>
  /^[\w./:=,+-]+$/.test(text) ? text : `'${text.replace(/'/g, `'\\''`)}'`

/** The command that plays one of these games again. */
function again(setting: Setting, result: Result): string {
  const options = Object.entries(setting.options).map(([name, value]) => `${name}=${writeOption(value)}`)
  return [
    `soulspire sim ${setting.game} --players ${setting.players} --bots ${quoted(botsIn(setting, result).join(","))}`,
    ...(setting.suite === null ? [] : [`--suite ${setting.suite}`]),
    `--seed ${quoted(setting.seed)} --first ${result.number} --games 1`,
    ...(options.length > 0 ? [`--options ${quoted(options.join(","))}`] : []),
  ].join(" ")
}

const per = (count: number, by: number): number => (by === 0 ? 0 : Number((count / by).toFixed(2)))
const sum = (list: readonly number[]): number => list.reduce((all, each) => all + each, 0)

function tally(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const word of words.toSorted()) counts[word] = (counts[word] ?? 0) + 1
  return counts
}

/** A digest looks at what was played, not at what became of files. */
const mark = (result: Result): number | string =>
  isPlayed(result) ? result.hash : isUnended(result) ? result.says : result.error

/** `all` is in the order of numbers, and of sides. */
export function reportOf(
  setting: Setting,
  all: readonly Result[],
  ran: { games: number; jobs: number; seconds: number; here: readonly Result[]; interrupted: boolean },
): Report {
  const results = all.filter(({ side }) => side === 0)
  const counted = results.filter((each) => !isBroken(each))
  const played = results.filter(isPlayed)
  const seats = [...setting.sides[0].keys()]
  const decisions = sum(counted.map((each) => each.decisions))
  const now = ran.here.filter((each) => !isBroken(each))
  const turns = played.every((each) => each.turns !== null) ? played.map((each) => each.turns as number) : []
  const wins = seats.map((seat) => counted.filter((each) => isWonBy(each, seat)).length)
  const names = [...new Set(setting.sides[0])]
  const winners = played.flatMap((each) => each.winners.map((seat) => botsIn(setting, each)[seat]))
  const wonBy = (name: string): number =>
    counted.filter((each) => botsIn(setting, each).some((bot, seat) => bot === name && isWonBy(each, seat)))
      .length
  const withCommand = <R extends Result>(each: R): R & { command: string } => ({
    ...each,
    command: again(setting, each),
  })
  return {
    game: setting.game,
    players: setting.players,
    bots: setting.sides[0],
    rotated: setting.rotate,
    suite: setting.suite,
    seed: setting.seed,
    options: setting.options,
    games: ran.games,
    finished: played.length,
    unended: counted.length - played.length,
    errors: all.filter(isBroken).length,
    interrupted: ran.interrupted,
    jobs: ran.jobs,
    seconds: Number(ran.seconds.toFixed(3)),
    decisions,
    gamesPerSecond: per(now.length, ran.seconds),
    decisionsPerSecond: per(sum(now.map((each) => each.decisions)), ran.seconds),
    averageDecisions: per(sum(played.map((each) => each.decisions)), played.length),
    averageTurns: turns.length === 0 ? null : per(sum(turns), turns.length),
    wins,
    winRates: wins.map((won) => rateOf(won, counted.length)),
    winsByBot: { ...Object.fromEntries(names.map((bot) => [bot, 0])), ...tally(winners) },
    winRatesByBot: Object.fromEntries(names.map((name) => [name, rateOf(wonBy(name), counted.length)])),
    draws: played.filter((each) => each.winners.length === 0 && !each.lost).length,
    losses: played.filter((each) => each.lost).length,
    endings: tally(played.map((each) => each.how)),
    measures: meansOf(played.map((each) => each.measures)),
    digest: hashPlain(all.map(mark)),
    endless: all.filter(isUnended).map(({ cards: _cards, ...each }) => withCommand(each)),
    failures: all.filter(isBroken).map(withCommand),
    ...(setting.cards ? { cards: cardNumbers(results) } : {}),
    ...(setting.sides.length > 1 ? { paired: pairedReport(setting, pairsOf(all)) } : {}),
  }
}
