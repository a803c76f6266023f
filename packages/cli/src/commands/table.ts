// `soulspire table`: a game in the terminal, from views, options and messages alone.

import type { Command } from "commander"
import { randomBytes } from "node:crypto"
import {
  commit,
  createMatch,
  followerOf,
  type Match,
  outcomeOf,
  personsOf,
  prepareTakeOver,
  replaying,
  type Step,
} from "@soulspire/match"
import type { GameBox, Language } from "@soulspire/text"
import { beginIn, bookIn, mustBeOf, optionsIn, placeIn } from "../campaign/play.ts"
import { beginAt, type Keeping, keepingAt } from "../campaign/keep.ts"
import { mustBeFile, openMatchFile, withFile } from "../file/open.ts"
import { fileNotes } from "../file/problem.ts"
import { botOf, boxOf, gamesHelp, optionsFrom, seedOf, setUp } from "../shell/arguments.ts"
import { pageWidth } from "../shell/columns.ts"
import { interruption } from "../shell/interrupt.ts"
import { languageOf, ownLanguage } from "../shell/language.ts"
import { Failure, Mistake } from "../shell/mistake.ts"
import { paintFor } from "../shell/paint.ts"
import { orMistake } from "../shell/refused.ts"
import { printJson, remark, writeTo } from "../shell/print.ts"
import { progress } from "../shell/progress.ts"
import { newCommand, type Shell } from "../shell/shell.ts"
import { whole } from "../shell/whole.ts"
import { ask } from "../table/ask.ts"
import { ending, leaving, resumedBy } from "../table/ending.ts"
import { inputFrom } from "../table/input.ts"
import { newPersons, type Play, playOn } from "../table/play.ts"
import { seatsOf } from "../table/seats.ts"
import { relive, sit, wordsIn } from "../table/sitting.ts"
import { beginStore, lockFor, type Store, storeIn } from "../table/store.ts"

interface Given {
  players?: number
  bots: string
  seats?: string
  seed?: string
  options: string[]
  lang?: Language
  file?: string
  resume?: string
  campaign?: string
  json?: true
}

const examples = `
Examples:
  soulspire table proof                              you against a random player
  soulspire table proof --seats anna,bruno,random    two persons at one screen, and a bot
  soulspire table --resume saves/proof-1.match       go on where you were
  soulspire table spire --campaign my.campaign       a climb of a campaign, begun if there is none

Whoever has no bot's name is a person. Every answer is saved at once. At the table, type help.
A match of another version goes on if everything in it comes out the same with the rules
installed; if not, nothing is written to it, and you are told which version can finish it.
'soulspire replay' shows it as far as it agrees.`

export function addTable(program: Command, shell: Shell): void {
  newCommand(program, "table")
    .summary("play in the terminal")
    .description("Plays a game in the terminal: alone against bots, or several people at one screen.")
    .usage("<game> [options]")
    .argument("[game]", "which game")
    .option("--players <n>", "how many sit at the table", whole("--players", 1, 16))
    .option("--bots <names>", "the bots in the other seats", "random")
    .option("--seats <names>", "who sits where: 'me', a person's name, or a bot's")
    .option("--seed <text>", "the seed of shuffles and dice (default: a new one)", seedOf)
    .addOption(setUp())
    .option("--lang <en|it>", "the language (default: your system's)", languageOf)
    .option("--file <file>", "where to save the match (default: a new file in ./saves)")
    .option("--resume <file>", "resume a saved match")
    .option(
      "--campaign <file>",
      "play in a campaign: with what it has unlocked, and kept there when it is over",
    )
    .option("--json", "play on standard error, and end with one JSON document on standard output")
    .addHelpText("after", () => `${examples}\n${gamesHelp()}`)
    .action(shell.does(table))
}

/** A table that is laid: what is played, by whom, and where it is kept. */
interface Laid {
  box: GameBox
  match: Match
  store: Store
  /** What was played before, one step at a time. */
  before: Iterable<Step>
  /** How many of them there are. */
  size: number
  /** What its file has to say for itself, once that was played. */
  notes(): string[]
  campaign: Keeping | null
}

/** The campaign that was named, if one was. */
const campaignOf = (box: GameBox, { campaign }: Given, language: Language): Keeping | null =>
  campaign === undefined ? null : keepingAt(campaign, language, box)

function newTable(box: GameBox, given: Given, language: Language): Laid {
  const typed = optionsFrom(box, given.options)
  const seats = seatsOf(box, given, typed, language)
  const campaign = campaignOf(box, given, language)
  if (campaign !== null && beginAt(campaign)) remark(wordsIn(language).campaign.begins(campaign.path))
  const options = campaign === null ? typed : optionsIn(campaign, typed, seats.length)
  const seed = given.seed ?? randomBytes(8).toString("hex")
  const match = orMistake(box, language, () => createMatch(box.game, { options, seats, seed }))
  const store = beginStore(given.file, match)
  try {
    if (campaign !== null) beginIn(campaign, match)
  } catch (error) {
    store.close()
    throw error
  }
  return { box, match, store, before: [], size: 0, notes: () => [], campaign }
}

function oldTable(path: string, game: string | undefined, given: Given, language: Language): Laid {
  const clash = (["players", "seats", "seed", "file"] as const).find((name) => given[name] !== undefined)
  if (clash !== undefined || given.options.length > 0)
    throw new Mistake(`--resume goes on as it was: --${clash ?? "options"} is for a new match`)
  mustBeFile(path)
  // Before it is read: what is read is what is played on.
  const unlock = lockFor(path)
  try {
    const { file, box, left } = openMatchFile(path)
    if (game !== undefined && boxOf(game) !== box)
      throw new Mistake(`${path} is a match of ${box.game.id}, not of ${game}`)
    const { match, steps } = replaying(file, box.game, { lostEnd: true })
    for (const seat of match.seats) if (seat.kind === "bot") botOf(seat.bot)
    const campaign = campaignOf(box, given, language)
    if (campaign !== null) mustBeOf(campaign, match, path)
    const held = { entries: file.log.length, over: file.end !== null, left, unlock }
    return {
      box,
      match,
      store: storeIn(path, match, held),
      before: steps,
      size: file.log.length,
      notes: () => fileNotes(file, outcomeOf(match) !== null, box, language),
      campaign,
    }
  } catch (error) {
    unlock()
    throw error
  }
}

async function table(game: string | undefined, given: Given): Promise<number> {
  const language = given.lang ?? ownLanguage()
  const path = given.resume
  const laid =
    path === undefined
      ? newTable(boxOf(game), given, language)
      : withFile(path, () => oldTable(path, game, given, language))
  try {
    return await playAt(laid, given, language)
  } finally {
    laid.store.close()
  }
}

async function playAt(
  { box, match, store, before, size, notes, campaign }: Laid,
  given: Given,
  language: Language,
): Promise<number> {
  const screen = given.json ? process.stderr : process.stdout
  const sitting = sit(box, match, language, [...personsOf(match.seats), "spectator"])
  const bar = progress("resume", size)
  withFile(store.path, () => relive(sitting, before, bar), box)
  for (const note of notes()) remark(`${store.path}: ${note}`)
  // An end that was missing is there from now on.
  store.keep()
  const empty = match.seats.findIndex(({ kind }) => kind === "empty")
  if (empty >= 0)
    throw new Failure(`${store.path}: nobody sits in seat ${empty + 1}, so it cannot be played on here`)
  // Every hash agrees: if other rules have played it so far, these do from now on, and the file says so.
  const takenOver = prepareTakeOver(match)
  if (takenOver !== null) commit(match, takenOver)
  store.keep()
  const input = inputFrom(process.stdin, screen, interruption())
  const paint = paintFor(screen)
  const play: Play = {
    sitting,
    store,
    input,
    paint,
    out: (lines) => writeTo(screen, lines.map((line) => `${line}\n`).join("")),
    clear: () => void screen.write(screen.isTTY ? "\u001b[2J\u001b[3J\u001b[H" : "\n"),
    columns: () => pageWidth(screen),
    rows: () => screen.rows || 24,
    persons: newPersons(sitting),
    follower: followerOf(sitting.match),
    at: null,
    campaign: campaign?.path ?? null,
  }
  const { words } = sitting
  play.out([
    "",
    ` ${given.resume === undefined ? words.welcome(box.name, store.path) : words.back(box.name, match.answers.length)}  ${paint.dim(words.hintLine)}`,
  ])
  try {
    const end = await playOn(play, (seat) => ask(play, seat))
    play.out(end === "over" ? ending(play) : leaving(play))
    if (end === "over" && campaign !== null) {
      play.out(["", ...bookIn(campaign, match).map((line) => ` ${line}`)])
      await placeIn(campaign, input, (line) => play.out([` ${line}`]))
    }
  } finally {
    input.close()
  }
  if (given.json) printJson(documentOf(box, match, store, play.campaign))
  return input.interrupted() ? 130 : 0
}

/** The sitting as a document. */
function documentOf(box: GameBox, match: Match, { path }: Store, campaign: string | null): object {
  const outcome = outcomeOf(match)
  return {
    game: box.game.id,
    file: path,
    seats: match.seats,
    answers: match.answers.length,
    over: outcome !== null,
    outcome,
    campaign,
    resume: outcome === null ? `soulspire table --resume ${resumedBy(path, campaign)}` : null,
  }
}
