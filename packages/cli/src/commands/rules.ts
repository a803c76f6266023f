// `soulspire rules`: every rule of a game with the tests that prove it, and the rules that none does; or its rulebooks side by
// side.

import type { Command } from "commander"
import type { Language } from "@soulspire/text"
import { boxes } from "../boxes.ts"
import { comparedDocument, comparedLines } from "../rules/compared.ts"
import { type Register, registerOf } from "../rules/register.ts"
import { boxOf } from "../shell/arguments.ts"
import { pad, pageWidth, wrap } from "../shell/columns.ts"
import { languageOf, ownLanguage } from "../shell/language.ts"
import { Mistake } from "../shell/mistake.ts"
import { paintFor } from "../shell/paint.ts"
import { print, printJson, remark } from "../shell/print.ts"
import { newCommand, type Shell } from "../shell/shell.ts"

interface Given {
  missing?: true
  tests?: true
  compare?: true
  lang?: Language
  json?: true
}

const examples = `
Examples:
  soulspire rules proof                            every rule: ✓ a test proves it, … it waits
  soulspire rules proof --missing                  only those that none proves
  soulspire rules proof --tests                    with the tests that cite them
  soulspire rules four-souls --compare             where its rulebooks differ, side by side
  soulspire rules four-souls --compare --lang it   the same in Italian

A rule counts as proved by a test that cites it, ran and passed. 'npm test' keeps the record.`

export function addRules(program: Command, shell: Shell): void {
  newCommand(program, "rules")
    .summary("every rule of a game, with the tests that prove it")
    .description(
      "Lists the rules of a game from docs/rules, each with the tests that prove it; or shows its rulebooks side by side.",
    )
    .usage("<game> [options]")
    .argument("[game]", "which game")
    .option("--missing", "only rules that no test proves")
    .option("--tests", "name the tests")
    .option("--compare", "its rulebooks side by side: what differs (≠) and why it matters")
    .option("--lang <en|it>", "the language of --compare (default: your system's)", languageOf)
    .option("--json", "one JSON document instead of lines")
    .addHelpText("after", examples)
    .action(shell.does(rules))
}

function compare(game: string | undefined, given: Given): void {
  if (given.missing || given.tests)
    throw new Mistake("--compare lists no tests: not with --missing or --tests")
  const box = boxOf(game)
  const { compared } = box
  if (compared === undefined) {
    const several = boxes.filter((each) => each.compared !== undefined).map((each) => each.game.id)
    throw new Mistake(`${box.game.id} has one rulebook; there are several of: ${several.join(", ")}`)
  }
  if (given.json) return printJson(comparedDocument(box, compared))
  const columns = pageWidth(process.stdout)
  const language = given.lang ?? ownLanguage()
  for (const line of comparedLines(box, compared, language, columns, paintFor(process.stdout))) print(line)
}

function rules(game: string | undefined, given: Given): void {
  if (given.compare) return compare(game, given)
  if (given.lang !== undefined) throw new Mistake("--lang is for --compare: docs/rules is in English")
  const register = registerOf(game)
  if (given.json) printJson(register)
  else tell(register, given)
  if (register.ran === null) remark("no test has left a record yet: npm test makes it")
}

function tell(register: Register, given: Given): void {
  const paint = paintFor(process.stdout)
  const columns = pageWidth(process.stdout)
  const wide = Math.max(0, ...register.rules.map((rule) => rule.id.length))
  const margin = " ".repeat(wide + 4)
  const missing = new Set(register.missing)
  const waiting = new Set(register.waiting)
  for (const { id, text, tests, waits } of register.rules) {
    if (given.missing && !missing.has(id)) continue
    const mark = missing.has(id) ? paint.yellow("·") : waiting.has(id) ? paint.dim("…") : paint.green("✓")
    const [first, ...more] = wrap(text, columns - margin.length)
    print(`${mark} ${paint.bold(pad(id, wide))}  ${first}`)
    for (const line of more) print(margin + line)
    if (waits !== null && waiting.has(id))
      for (const line of wrap(waits, columns - margin.length)) print(paint.dim(margin + line))
    if (given.tests)
      for (const { test, passed } of tests) print(paint.dim(`${margin}${passed ? "✓" : "✗"} ${test}`))
  }
  if (register.rules.length > 0) print()
  print(
    `${register.cited} of ${register.total} rules are proved by a test, ${register.missing.length} by none` +
      (register.waiting.length === 0 ? "." : `; ${register.waiting.length} wait for what is not there yet.`),
  )
  if (register.unknown.length > 0) print(`Cited, but on no page: ${register.unknown.join(", ")}`)
  if (register.ran !== null) print(paint.dim(`The tests last ran at ${register.ran}.`))
}
