// What was typed, as what is to be played; what does not go together is a Mistake.

import { bots } from "@soulspire/bots"
import { existsSync } from "node:fs"
import { resolve } from "node:path"
import type { GameBox } from "@soulspire/text"
import { botOf, listOf, optionsFrom, playersOf } from "../shell/arguments.ts"
import { Mistake } from "../shell/mistake.ts"
import { didYouMean } from "../shell/near.ts"
import { isFile } from "./foreign/host.ts"
import { type Setting, suiteOf } from "./setting.ts"

export interface Given {
  games?: number
  first: number
  players?: number
  bots: string
  budget?: number
  rotate?: true
  paired?: string
  stop?: true
  suite?: string
  seed: string
  jobs: number
  limit: number
  think: number
  options: string[]
  cards?: true
  out?: string
  decisions?: true
  resume?: string
  format: "table" | "json" | "csv"
  json?: true
}

/** How many games, where nobody says. */
const USUALLY = 100

export const gamesIn = (box: GameBox, { suite }: Setting, { games }: Given): number =>
  games ?? suiteOf(box, suite)?.size ?? USUALLY

/** Names of bots that there are, with the budget for those that take one and have none of their own. */
function botsFrom(name: string, given: string, budget: number | undefined): string[] {
  const names = listOf(name, given)
  for (const each of names)
    if (!isFile(each)) botOf(each)
    else if (!existsSync(each)) throw new Mistake(`${name}: there is no file '${each}'`)
  if (budget === undefined) return names
  return names.map((each) =>
    Object.hasOwn(bots, each) && bots[each].withBudget !== undefined ? `${each}:budget=${budget}` : each,
  )
}

function mustTakeBudget(names: readonly string[]): void {
  const [first] = names
  if (!names.some((each) => each.includes(":budget=")))
    throw new Mistake(
      `--budget is for bots that search, and ${names.length > 1 ? "none of these does" : `${first} does not`}`,
    )
}

function suiteIn({ game, sim }: GameBox, given: string | undefined): string | null {
  if (given === undefined) return null
  const names = (sim?.suites ?? []).map(({ id }) => id)
  if (!names.includes(given))
    throw new Mistake(
      `${game.id} has no suite '${given}'${didYouMean(given, names)}; there are: ${names.join(", ") || "none"}`,
    )
  return given
}

function folderFrom(given: string): string {
  if (given === "") throw new Mistake("--out wants the name of a folder")
  return given
}

const bySeat = (names: readonly string[], players: number): string[] =>
  Array.from({ length: players }, (_, seat) => names[seat % names.length])

export function settingOf(box: GameBox, given: Given): Setting {
  const lists = [
    botsFrom("--bots", given.bots, given.budget),
    ...(given.paired === undefined ? [] : [botsFrom("--paired", given.paired, given.budget)]),
  ]
  if (given.budget !== undefined) mustTakeBudget(lists.flat())
  if (given.stop && given.paired === undefined) throw new Mistake("--stop is for --paired")
  if (given.decisions && given.out === undefined) throw new Mistake("--decisions wants a folder: --out")
  if (given.json && given.format === "csv") throw new Mistake("--json and --format csv are two things")
  const suite = suiteIn(box, given.suite)
  const most = Math.max(...lists.map(({ length }) => length))
  const options = optionsFrom(box, given.options)
  const { min, max } = box.game.seats
  // Who plays alone has as few seats as there can be.
  const many = box.alone?.(options) === true ? min : max
  const usual = suiteOf(box, suite)?.seats ?? Math.max(many, most)
  const players = playersOf(box, given.players ?? usual)
  if (most > players) {
    const name = lists[0].length > players ? "--bots" : "--paired"
    throw new Mistake(`${name} names ${most} bots for ${players} players`)
  }
  return {
    game: box.game.id,
    players,
    sides: lists.map((names) => bySeat(names, players)),
    rotate: given.rotate === true || given.paired !== undefined,
    seed: given.seed,
    options,
    suite,
    limit: given.limit,
    think: given.think,
    out: given.out === undefined ? null : resolve(folderFrom(given.out)),
    decisions: given.decisions === true,
    cards: given.cards === true,
  }
}
