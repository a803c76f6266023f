// What a person can type besides numbers: each command does one thing and says whether the question still stands.

import { Refusal } from "@soulspire/kernel"
import { undo, undoTerms } from "@soulspire/match"
import { plainText } from "@soulspire/text"
import { inColumns, wrap } from "../shell/columns.ts"
import { isLanguage } from "../shell/language.ts"
import { sidesOf } from "../shell/sides.ts"
import type { Asked } from "./answer.ts"
import { readPass } from "./answer.ts"
import { setAuto } from "./auto.ts"
import { cardLines, cardsMeant } from "./cards.ts"
import { advice } from "./hint.ts"
import { give, type Person, type Play } from "./play.ts"
import { offersOpen, story } from "./question.ts"
import { allWords, namesFor, seatName, seenBy, speak, unsee, viewFor } from "./sitting.ts"
import { whyNot } from "./why.ts"
import type { Words } from "./words/en.ts"

/** stay: the same question still stands. again: draw it anew. done: it is answered, or gone. leave: away from the table. */
export type Then = "stay" | "again" | "done" | "leave"

export interface Turn {
  play: Play
  seat: number
  person: Person
  all: readonly Asked[]
}

type Typed = (turn: Turn, rest: string) => Then | Promise<Then>

const said = ({ play }: Turn, lines: readonly string[]): Then => {
  play.out(lines.flatMap((line) => wrap(line, play.columns(), "   ")))
  return "stay"
}

const help: Typed = ({ play }) => {
  const { paint, sitting } = play
  const rows = Object.values(sitting.words.help).map(([typed, does]) => [` ${paint.green(typed)}`, does])
  play.out(inColumns(rows, 3))
  return "stay"
}

const card: Typed = (turn, rest) => {
  const { play, seat, all } = turn
  const { sitting, paint } = play
  const entries = cardsMeant(sitting, viewFor(sitting, seat), all, rest)
  if (entries.length === 0) return said(turn, [` ${sitting.words.noCard(rest)}`])
  // Of all cards about, only what they are now.
  const shown = rest === "" ? entries : entries.flatMap((entry) => sidesOf(sitting.box, entry))
  play.out(shown.flatMap((entry) => cardLines(sitting, entry, paint, play.columns())))
  return "stay"
}

const why: Typed = (turn, rest) => {
  const { play, seat, all } = turn
  const { sitting } = play
  if (rest === "") return said(turn, [` ${sitting.words.whyWhat}`])
  const [entry] = cardsMeant(sitting, viewFor(sitting, seat), all, rest)
  const lines = entry === undefined ? [sitting.words.noCard(rest)] : whyNot(sitting, seat, entry)
  return said(
    turn,
    lines.map((line) => ` ${line}`),
  )
}

const pass: Typed = (turn) => {
  const { play, all } = turn
  const passing = readPass(all)
  if (passing === null) return said(turn, [` ${play.sitting.words.noPass}`])
  give(play, passing.decision, passing.keys)
  return "done"
}

/** Asks whoever has to agree, one after another. */
async function agreed({ play }: Turn, consent: readonly number[]): Promise<boolean> {
  for (const each of consent) {
    const { words } = play.sitting
    play.out(wrap(` ${words.undoAsk(seatName(play.sitting, each))}`, play.columns(), " "))
    const said = (await play.input.ask(" > "))?.toLowerCase() ?? ""
    if (!allWords.some(({ yes }) => yes.includes(said))) return false
  }
  return true
}

const takeBack: Typed = async (turn) => {
  const { play, seat, person } = turn
  const { sitting, store } = play
  try {
    const { to, consent } = undoTerms(sitting.match, seat)
    if (!(await agreed(turn, consent))) return said(turn, [` ${sitting.words.undoNo}`])
    undo(sitting.match, seat, consent, to)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return said(turn, [` ${plainText(sitting.speaker.refusal(error.reason, namesFor(sitting, seat)))}`])
  }
  store.keep()
  unsee(sitting)
  for (const [each, { shown }] of play.persons)
    (play.persons.get(each) as Person).shown = Math.min(shown, seenBy(sitting, each).length)
  person.preferences = { ...person.preferences, until: null }
  play.out([` ${play.paint.yellow(sitting.words.undone)}`])
  return "done"
}

const look: Typed = ({ person }) => {
  person.drawn = -1
  return "again"
}

const log: Typed = ({ play, seat }, rest) => {
  const lines = story(play.sitting, seat, 0, play.paint)
  const most = /^\d+$/.test(rest) ? Number(rest) : lines.length
  const shown = most === 0 ? [] : lines.slice(-most)
  play.out(shown.flatMap((line) => wrap(`${play.paint.dim(" ·")} ${line}`, play.columns(), "   ")))
  return "stay"
}

const offers: Typed = (turn) => {
  const { play, seat, all } = turn
  const lines = offersOpen(play.sitting, seat, all, play.paint, play.columns())
  if (lines.length === 0) return said(turn, [` ${play.sitting.words.noOffers}`])
  play.out(lines)
  return "stay"
}

const auto: Typed = (turn, rest) => {
  const { play, seat, person, all } = turn
  const told = setAuto(play.sitting, seat, person, all, rest)
  play.out(told.lines.map((line) => ` ${line}`))
  return told.changed ? "done" : "stay"
}

const lang: Typed = (turn, rest) => {
  const { play, person } = turn
  if (!isLanguage(rest)) return said(turn, [` ${play.sitting.words.langWhat}`])
  speak(play.sitting, rest)
  person.drawn = -1
  play.out([` ${play.sitting.words.spoken}`])
  return "again"
}

const hint: Typed = async (turn) => {
  const { words } = turn.play.sitting
  const advised = await advice(turn.play.sitting, turn.seat, turn.all)
  if (advised === null) return said(turn, [` ${words.noHint}`])
  return said(turn, [` ${words.hintSays(advised.what)}`, ...advised.why.map((line) => `   ${line}`)])
}

const typed: Readonly<Record<keyof Words["commands"], Typed>> = {
  help,
  card,
  why,
  pass,
  undo: takeBack,
  look,
  log,
  offers,
  auto,
  hint,
  lang,
  save: (turn) => said(turn, [` ${turn.play.sitting.words.saved(turn.play.store.path)}`]),
  quit: () => "leave",
}

/** Does what was typed, in whichever language; null if it is no command. */
export async function doTyped(turn: Turn, line: string): Promise<Then | null> {
  const [, word, rest = ""] = /^(\?|[^\s]+)\s*(.*)$/s.exec(line) ?? []
  if (word === undefined) return null
  for (const { commands } of allWords)
    for (const [name, forms] of Object.entries(commands))
      if (forms.includes(word.toLowerCase())) return typed[name as keyof Words["commands"]](turn, rest.trim())
  return null
}
