// A thread that plays: gets a stretch of games, gives back what became of each.

import { join } from "node:path"
import { parentPort, workerData } from "node:worker_threads"
import { replaceWhole } from "../file/replace.ts"
import { boxOf } from "../shell/arguments.ts"
import { messageOf } from "../shell/mistake.ts"
import type { Decided } from "./decisions/format.ts"
import { decidedAt, decisionsText } from "./decisions/write.ts"
import { matchFileOf, nameOf, pathOf } from "./match-file.ts"
import type { Answered, Watch } from "./play.ts"
import type { Result } from "./result.ts"
import { botsIn, seedOf, type Setting, tableIn, type Unit } from "./setting.ts"
import { playWithBots } from "./table.ts"

/** What a thread says: what became of a stretch, or that a file cannot be written, which is the end of it all. */
export type Word = { results: Result[] } | { unwritten: string }

/** A file cannot be written. */
class Unwritten extends Error {}

const setting = workerData as Setting
const box = boxOf(setting.game)

/** What is noted while a game is played. */
interface Notes {
  answers: Answered[]
  decided: Decided[]
}

function watching({ answers, decided }: Notes): Watch {
  if (setting.out === null) return {}
  const told = (answer: Answered): void => void answers.push(answer)
  if (!setting.decisions) return { told }
  return {
    told,
    sees(...seen) {
      const one = decidedAt(box, ...seen)
      if (one !== null) decided.push(one)
    },
  }
}

function result(unit: Unit): Result {
  const notes: Notes = { answers: [], decided: [] }
  const became = played(unit, notes)
  return setting.out === null ? became : { ...became, file: written(setting.out, unit, notes, became) }
}

function played(unit: Unit, notes: Notes): Result {
  try {
    return playWithBots(box, setting, unit, watching(notes))
  } catch (error) {
    return { k: "broken", ...unit, seed: seedOf(setting, unit.number), error: messageOf(error) }
  }
}

/** Writes the game down. What lay there before, a run that was interrupted has left. */
function written(out: string, unit: Unit, { answers, decided }: Notes, became: Result): string {
  const file = pathOf(out, setting.game, unit)
  const { options } = tableIn(box, setting, unit.number)
  const table = { options, bots: botsIn(setting, unit), seed: seedOf(setting, unit.number) }
  write(file, matchFileOf(box.game, table, answers))
  if (setting.decisions && became.k !== "broken")
    write(
      join(out, `${nameOf(setting.game, unit)}.decisions.jsonl`),
      decisionsText(box, setting, unit, decided, became),
    )
  return file
}

function write(file: string, text: string): void {
  try {
    replaceWhole(file, text)
  } catch (error) {
    throw new Unwritten(`${file} cannot be written: ${messageOf(error)}`)
  }
}

function wordOn(stretch: readonly Unit[]): Word {
  try {
    return { results: stretch.map(result) }
  } catch (error) {
    if (error instanceof Unwritten) return { unwritten: error.message }
    throw error
  }
}

parentPort?.on("message", (stretch: readonly Unit[]) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a page
  parentPort?.postMessage(wordOn(stretch))
})
