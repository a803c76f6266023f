// Reads arguments that several commands take; a bad one is a Mistake that says what would be right.

import { Option } from "commander"
import { type Bot, botFrom, bots, type SpecProblem, tempers } from "@soulspire/bots"
import type { Options } from "@soulspire/kernel"
import type { GameBox } from "@soulspire/text"
import { boxes } from "../boxes.ts"
import { inHelp } from "./columns.ts"
import { Mistake } from "./mistake.ts"
import { didYouMean } from "./near.ts"
import { describeOption, readOption, writeOption } from "./options.ts"

/** A parser for a number in a range. */
export const decimal =
  (name: string, min: number, max: number) =>
  (given: string): number => {
    const value = /^\d{1,9}(\.\d{1,6})?$/.test(given) ? Number(given) : NaN
    if (value >= min && value <= max) return value
    throw new Mistake(`${name} is a number from ${min} to ${max}, not '${given}'`)
  }

/** A seed: any text that a match file takes. */
export function seedOf(given: string): string {
  if (given.length <= 150) return given
  throw new Mistake(`--seed is a text of at most 150 characters, not of ${given.length}`)
}

export function boxOf(given: string | undefined): GameBox {
  const ids = boxes.map((box) => box.game.id)
  const installed = `installed: ${ids.join(", ")}`
  if (given === undefined) throw new Mistake(`which game? ${installed}`)
  const box = boxes.find((each) => each.game.id === given)
  if (box === undefined) throw new Mistake(`no game is called '${given}' (${installed})`)
  return box
}

/** A bot by its name, or by what is set of it: `hard:budget=2000`. */
export function botOf(given: string): Bot {
  const found = botFrom(given, bots)
  if ("bot" in found) return found.bot
  throw new Mistake(whyNoBot(found.problem))
}

function whyNoBot(problem: SpecProblem): string {
  const { why, name } = problem
  switch (why) {
    case "unknown":
      return `no bot is called '${name}' (there are: ${Object.keys(bots).join(", ")})`
    case "no-setting":
      return `${name} cannot have '${problem.setting}': what can be set of a bot is a budget or a temperament (hard:budget=2000, hard:${tempers.join(", hard:")})`
    case "no-temper":
      return `${name} does not search, so it has no temperament${thoseThatSearch()}`
    case "no-budget":
      return `${name} does not search, so it takes no budget${thoseThatSearch()}`
    case "no-number":
      return `a budget is a whole number of positions from 1 on, not '${problem.given}'`
  }
}

function thoseThatSearch(): string {
  const names = Object.values(bots).flatMap(({ id, withBudget }) => (withBudget === undefined ? [] : [id]))
  return names.length === 0 ? "" : ` (these do: ${names.join(", ")})`
}

/** Names between commas; an empty one is a slip. */
export function listOf(name: string, given: string): string[] {
  const items = given.split(",").map((item) => item.trim())
  if (items.includes("")) throw new Mistake(`${name} is a list of names with commas between, not '${given}'`)
  return items
}

/** How many sit at a table. */
export function playersOf({ game }: GameBox, given: number): number {
  const { min, max } = game.seats
  if (given >= min && given <= max) return given
  throw new Mistake(
    `${game.id} is played by ${min === max ? min : `${min} to ${max}`}, not by ${given} (--players)`,
  )
}

/** `--options`, given once with commas or several times. */
export const setUp = (): Option =>
  new Option("--options <name=value>", "how the table is set up; with commas, or several times")
    .argParser((given, before: readonly string[]) => [...before, ...listOf("--options", given)])
    .default([], "as the game has it")

/** `goal=3`, `barter`: checked against what the game can be set up with. */
export function optionsFrom({ game }: GameBox, given: readonly string[]): Options {
  const options: Options = {}
  const names = Object.keys(game.options)
  for (const item of given) {
    const [name, value] = item.includes("=") ? item.split(/=(.*)/s) : [item, undefined]
    if (!Object.hasOwn(game.options, name))
      throw new Mistake(
        `${game.id} has no option '${name}'${didYouMean(name, names)}; its options: ${names.join(", ") || "none"}`,
      )
    if (Object.hasOwn(options, name)) throw new Mistake(`option ${name} is given twice`)
    options[name] = readOption(name, game.options[name], value)
  }
  return options
}

/** The games with what they can be set up with, for a help text. */
export function gamesHelp(): string {
  const rows = boxes.flatMap(({ game, name }) => [
    [`  ${game.id}`, `${name}, ${game.seats.min} to ${game.seats.max} players`],
    ...Object.entries(game.options).map(([option, field]) => [
      `    --options ${option}=${writeOption(field.default)}`,
      describeOption(field),
    ]),
  ])
  return `\nGames:\n${inHelp(rows).join("\n")}`
}
