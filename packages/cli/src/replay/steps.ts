// A match gone through again, entry by entry: who answered, what was picked, and what came of it in words.

import type { View } from "@soulspire/kernel"
import { type Step, viewOf } from "@soulspire/match"
import { plainText } from "@soulspire/text"
import type { Paint } from "../shell/paint.ts"
import { cleanName } from "../shell/print.ts"
import { story } from "../table/question.ts"
import {
  namesFor,
  seatName,
  seenBy,
  type Sitting,
  unsee,
  type Viewer,
  viewFor,
  witness,
} from "../table/sitting.ts"

type Asked = View["asked"][number]

/** One log entry as it is shown. */
export interface Shown {
  /** The number of the entry in the log. */
  number: number
  /** Whose it is; nobody's where other rules took the match over. */
  seat: number | null
  name: string
  what: Step["entry"]["k"]
  keys: readonly string[]
  auto: boolean
  /** What was picked, where the viewer may know it. */
  picked: string | null
  lines: string[]
  newTurn: boolean
}

/** What was picked, in words: only for the eyes of whoever picked it. */
function pickedIn(sitting: Sitting, viewer: Viewer, step: Step, asked: Map<number, Asked>): string | null {
  if (step.entry.k !== "answer" || step.entry.seat !== viewer) return null
  const { keys, decision } = step.entry
  const from = asked.get(decision)
  if (from === undefined) return null
  const names = namesFor(sitting, viewer)
  return keys
    .map((key) => {
      const [, plain, amount] = /^(.*?)(?:=(\d+))?$/s.exec(key) ?? []
      const option = from.options.find((each) => each.key === key || each.key === plain)
      const text = option === undefined ? key : plainText(sitting.speaker.option(option, from, names))
      return option?.range === undefined ? text : `${text}: ${amount}`
    })
    .join(", ")
}

/** What the viewer is asked before the next step, by the id of the decision. */
const askedNow = ({ match }: Sitting, viewer: Viewer): Map<number, Asked> =>
  new Map(viewOf(match, viewer).asked.map((each) => [each.id, each]))

/** Goes through a match with a viewer's eyes. */
export function* shownSteps(
  sitting: Sitting,
  viewer: Viewer,
  steps: Iterable<Step>,
  paint: Paint,
): Generator<Shown> {
  let { turn } = viewFor(sitting, viewer).moment
  let asked = askedNow(sitting, viewer)
  for (const step of steps) {
    const { entry } = step
    const before = seenBy(sitting, viewer).length
    if (entry.k === "undo") unsee(sitting)
    else witness(sitting, step.events)
    const { moment } = viewFor(sitting, viewer)
    yield {
      number: step.at + 1,
      seat: entry.k === "rules" ? null : entry.seat + 1,
      name: entry.k === "rules" ? "" : seatName(sitting, entry.seat),
      what: entry.k,
      keys: entry.k === "answer" ? entry.keys : [],
      auto: entry.k === "answer" && entry.auto === true,
      picked: pickedIn(sitting, viewer, step, asked),
      lines:
        entry.k === "answer"
          ? story(sitting, viewer, before, paint)
          : entry.k === "rules"
            ? [paint.dim(sitting.words.newRules(cleanName(entry.version)))]
            : [],
      newTurn: moment.turn !== turn,
    }
    turn = moment.turn
    asked = askedNow(sitting, viewer)
  }
}
