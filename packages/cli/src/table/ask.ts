// Asking one person: hands the screen over, draws the table, and reads lines until the question is answered.

import { Refusal } from "@soulspire/kernel"
import { plainText } from "@soulspire/text"
import { wrap } from "../shell/columns.ts"
import { askedOf, readEnter, readNumbers, readWords } from "./answer.ts"
import { board } from "./board.ts"
import { give, type Person, type Play } from "./play.ts"
import { cursor, meanwhile, question, story } from "./question.ts"
import { namesFor, seatName, seenBy, type Sitting, viewFor } from "./sitting.ts"
import { doTyped, type Turn } from "./typed.ts"

/** Cards that a seat can tell, wherever they lie. */
const known = (sitting: Sitting, seat: number): number[] =>
  Object.values(viewFor(sitting, seat).zones).flatMap((cards) => cards.flatMap(({ ref }) => ref ?? []))

/** Is one person at the screen, or do all who may be there see what this seat sees, with open hands? */
function hidesNothing({ sitting, at, persons }: Play, seat: number): boolean {
  if (sitting.box.alone?.(sitting.match.options) === true) return true
  const others = (at === null ? [...persons.keys()] : [at]).map((each) => new Set(known(sitting, each)))
  return known(sitting, seat).every((ref) => others.every((other) => other.has(ref)))
}

/** Nobody sees another's hand: the screen is cleared and waits for the right person. */
async function handOver(play: Play, seat: number): Promise<boolean> {
  const { sitting, persons } = play
  if (persons.size > 1 && play.at !== seat && !hidesNothing(play, seat)) {
    play.clear()
    play.out(["", ` ${play.paint.bold(sitting.words.handOver(seatName(sitting, seat)))}`])
    if ((await play.input.ask(" > ")) === null) return false
    play.clear()
    const person = persons.get(seat) as Person
    person.drawn = -1
  }
  play.at = seat
  return true
}

function draw(play: Play, turn: Turn): void {
  const { sitting, paint } = play
  const { seat, person, all } = turn
  const columns = play.columns()
  const version = sitting.match.log.length
  const asked = question(sitting, seat, all, paint, columns)
  const lines: string[] = []
  // A second question in one breath needs no second board.
  if (person.drawn !== version) {
    const told = story(sitting, seat, person.shown, paint)
    lines.push("", ...board(sitting, seat, paint, columns))
    // As much of it as fits on the screen with the rest.
    const most = Math.max(12, play.rows() - lines.length - asked.length - 6)
    if (told.length > 0) lines.push(...meanwhile(sitting, told, most, paint, columns), "")
    person.shown = seenBy(sitting, seat).length
    person.drawn = version
  }
  play.out([...lines, ...asked])
}

/** Takes what was typed; gives what to do then. */
async function take(turn: Turn, line: string): Promise<"stay" | "again" | "done" | "leave"> {
  const { play, seat, all } = turn
  const { sitting } = play
  const wrong = (text: string): "stay" => {
    play.out(wrap(` ${play.paint.yellow(text)}`, play.columns(), " "))
    return "stay"
  }
  if (line === "") {
    const enter = all.length === 0 ? null : readEnter(all[0])
    if (enter === null) return "again"
    give(play, enter.decision, enter.keys)
    return "done"
  }
  const reading = readWords(line, all) ?? readNumbers(line, all, sitting.words)
  if (reading === null) return (await doTyped(turn, line)) ?? wrong(sitting.words.notUnderstood(line))
  if ("wrong" in reading) return wrong(reading.wrong)
  try {
    give(play, reading.decision, reading.keys)
    return "done"
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return wrong(plainText(sitting.speaker.refusal(error.reason, namesFor(sitting, seat))))
  }
}

/** Asks until there is an answer; false when the person leaves. */
export async function ask(play: Play, seat: number): Promise<boolean> {
  if (!(await handOver(play, seat))) return false
  const turn: Turn = {
    play,
    seat,
    person: play.persons.get(seat) as Person,
    all: askedOf(play.sitting.match, seat),
  }
  draw(play, turn)
  for (;;) {
    const line = await play.input.ask(cursor(play.sitting, turn.all, play.paint))
    if (line === null) return false
    const then = await take(turn, line)
    if (then === "leave") return false
    if (then === "done") return true
    if (then === "again") draw(play, turn)
  }
}
