// `soulspire campaign`: what the games of a campaign have come to; places marks, takes another campaign's games in.

import type { Command } from "commander"
import { Refusal } from "@soulspire/kernel"
import { type Language, plainText, speakerOf } from "@soulspire/text"
import { changeAt, type Keeping, keepingAt, readAt, sentenceOf } from "../campaign/keep.ts"
import { shown } from "../campaign/show.ts"
import { mustBeFile } from "../file/open.ts"
import { listOf } from "../shell/arguments.ts"
import { pageWidth } from "../shell/columns.ts"
import { languageOf, ownLanguage } from "../shell/language.ts"
import { Mistake } from "../shell/mistake.ts"
import { paintFor } from "../shell/paint.ts"
import { print, printJson, remark } from "../shell/print.ts"
import { newCommand, type Shell } from "../shell/shell.ts"
import { whole } from "../shell/whole.ts"

interface Given {
  place?: string
  merge?: string
  lang?: Language
  json?: true
}

const examples = `
Examples:
  soulspire campaign my.campaign            tracks, levels, achievements, every climb
  soulspire campaign my.campaign --place colorless=2,act-4=1
                                            put marks that are left over on shared tracks
  soulspire campaign my.campaign --merge other.campaign       take in the climbs of another one
  soulspire table spire --campaign my.campaign                play in it; begins it if there is none`

export function addCampaign(program: Command, shell: Shell): void {
  newCommand(program, "campaign")
    .summary("what the climbs of a campaign have come to")
    .description(
      "Shows a campaign: what is unlocked, levels, achievements, and every game that was played in it.",
    )
    .usage("<file> [options]")
    .argument("[file]", "the campaign's file")
    .option("--place <track=marks>", "put marks that are left over on shared tracks; with commas for both")
    .option("--merge <file>", "take in the games of another campaign, each once; that file stays as it is")
    .option("--lang <en|it>", "the language (default: your system's)", languageOf)
    .option("--json", "one JSON document instead of lines")
    .addHelpText("after", examples)
    .action(shell.does(campaign))
}

/** `colorless=2,act-4=1`. */
function marksFrom(given: string): Record<string, number> {
  const marks: Record<string, number> = {}
  for (const item of listOf("--place", given)) {
    const [name, count] = item.split(/=(.*)/s)
    if (Object.hasOwn(marks, name)) throw new Mistake(`--place has '${name}' twice`)
    marks[name] = whole(`--place ${name}`, 1, 99)(count ?? "nothing")
  }
  return marks
}

function place(keeping: Keeping, given: string): void {
  const { plan, box, language } = keeping
  const marks = marksFrom(given)
  try {
    const { before, now } = changeAt(keeping, (each) => plan.placed(each, marks))
    for (const line of plan.news(speakerOf(box, language), before, now)) remark(plainText(line))
  } catch (error) {
    if (error instanceof Refusal) throw new Mistake(sentenceOf(keeping, error))
    throw error
  }
}

function merge(keeping: Keeping, from: string): void {
  mustBeFile(from)
  const other = readAt({ ...keeping, path: from })
  const { before, now } = changeAt(keeping, (each) => keeping.plan.merged(each, other))
  const more = now.booked.length - before.booked.length
  remark(`${more === 1 ? "1 game" : `${more} games`} of ${from} taken in`)
}

function campaign(path: string | undefined, given: Given): void {
  if (path === undefined) throw new Mistake("which campaign? soulspire campaign <file>")
  mustBeFile(path)
  const keeping = keepingAt(path, given.lang ?? ownLanguage())
  readAt(keeping)
  if (given.merge !== undefined) merge(keeping, given.merge)
  if (given.place !== undefined) place(keeping, given.place)
  const { box, plan, language } = keeping
  const sheet = plan.sheet(readAt(keeping))
  if (given.json) return printJson({ game: box.game.id, ...sheet })
  print(shown(box, sheet, language, paintFor(process.stdout), pageWidth(process.stdout)).join("\n"))
}
