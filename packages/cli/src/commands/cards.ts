// `soulspire cards`: every card of a game, with the text that is made from what it does.

import type { Command } from "commander"
import {
  type CatalogueCard,
  type GameBox,
  type Language,
  languages,
  plainText,
  speakerOf,
} from "@soulspire/text"
import { boxOf } from "../shell/arguments.ts"
import { pad, pageWidth, wrap } from "../shell/columns.ts"
import { languageOf, ownLanguage } from "../shell/language.ts"
import { Mistake } from "../shell/mistake.ts"
import { didYouMean } from "../shell/near.ts"
import { paintFor } from "../shell/paint.ts"
import { print, printJson } from "../shell/print.ts"
import { newCommand, type Shell } from "../shell/shell.ts"
import { sidesOf } from "../shell/sides.ts"
import { inked } from "../table/ink.ts"

interface Given {
  set?: string
  kind?: string
  lang?: Language
  json?: true
}

const examples = `
Examples:
  soulspire cards proof                     every card
  soulspire cards proof spark --lang it     one card, in Italian
  soulspire cards proof --kind foe --json   some of them, with the texts in both languages`

export function addCards(program: Command, shell: Shell): void {
  newCommand(program, "cards")
    .summary("every card of a game, with its text")
    .description(
      "Lists the cards of a game: id, name, set, count, kind, facts, and the text made from what it does.",
    )
    .usage("<game> [card] [options]")
    .argument("[game]", "which game")
    .argument("[card]", "one card, by id or name, with its other side")
    .option("--set <name>", "only cards of this set")
    .option("--kind <name>", "only cards of this kind")
    .option("--lang <en|it>", "the language (default: your system's)", languageOf)
    .option("--json", "one JSON document instead of lines")
    .addHelpText("after", examples)
    .action(shell.does(cards))
}

/** A filter's value, if there is any such card. */
function checked(box: GameBox, field: "set" | "kind", given: string | undefined): string | undefined {
  const known = [...new Set(box.cards.map((card) => card[field]))].toSorted()
  if (given !== undefined && !known.includes(given))
    throw new Mistake(
      `no card of ${box.game.id} has the ${field} '${given}'${didYouMean(given, known)}; there are: ${known.join(", ")}`,
    )
  return given
}

function oneOf(box: GameBox, given: string): CatalogueCard {
  const typed = given.toLowerCase()
  const found = box.cards.find(({ id, name }) => id === typed || name.toLowerCase() === typed)
  if (found !== undefined) return found
  const ids = box.cards.map(({ id }) => id)
  throw new Mistake(
    `${box.game.id} has no card '${given}'${didYouMean(given, ids)} (soulspire cards ${box.game.id} lists them)`,
  )
}

/** A form of another card is no card of its own. */
const ownOf = (entries: readonly CatalogueCard[]): CatalogueCard[] =>
  entries.filter(({ form }) => form === undefined)

const factsOf = (box: GameBox, { id }: CatalogueCard): Record<string, number> =>
  box.defs.find((def) => def.id === id)?.facts ?? {}

function documentOf(box: GameBox, entries: readonly CatalogueCard[]): object {
  const speakers = languages.map((language) => speakerOf(box, language))
  return {
    game: box.game.id,
    total: ownOf(entries).length,
    cards: entries.map((entry) => {
      const def = box.defs.find((each) => each.id === entry.id)
      const texts = speakers.map((speaker) => [
        speaker.language,
        def === undefined ? [] : speaker.card(def).map(plainText),
      ])
      return { ...entry, facts: factsOf(box, entry), text: Object.fromEntries(texts) as object }
    }),
  }
}

function cards(game: string | undefined, card: string | undefined, given: Given): void {
  const box = boxOf(game)
  const set = checked(box, "set", given.set)
  const kind = checked(box, "kind", given.kind)
  const entries = (card === undefined ? box.cards : sidesOf(box, oneOf(box, card))).filter(
    (entry) => (set === undefined || entry.set === set) && (kind === undefined || entry.kind === kind),
  )
  if (given.json) printJson(documentOf(box, entries))
  else tell(box, entries, given.lang ?? ownLanguage())
}

function tell(box: GameBox, entries: readonly CatalogueCard[], language: Language): void {
  const paint = paintFor(process.stdout)
  const columns = pageWidth(process.stdout)
  const speaker = speakerOf(box, language)
  const wide = Math.max(0, ...entries.map(({ name }) => name.length)) + 2
  const margin = " ".repeat(wide)
  for (const entry of entries) {
    // What is nothing is not mentioned, and what has no word is said in the text or elsewhere.
    const facts = Object.entries(factsOf(box, entry)).flatMap(([name, value]) => {
      const word = value === 0 ? "" : speaker.word(`fact.${name}`)
      return word === "" ? [] : [`${word} ${value}`]
    })
    const id = entry.id === entry.name.toLowerCase() ? [] : [entry.id]
    const set = new Set(box.cards.map((each) => each.set)).size > 1 ? [entry.set] : []
    const printed = entry.form === undefined ? `×${entry.count}` : speaker.word(entry.form.called)
    const about = [speaker.word(`kind.${entry.kind}`), printed, ...set, ...id, ...facts]
    print(paint.bold(paint.cyan(pad(entry.name, wide))) + paint.dim(about.join(" · ")))
    const def = box.defs.find((each) => each.id === entry.id)
    for (const line of def === undefined ? [] : speaker.card(def))
      for (const row of wrap(inked(line, paint), columns - wide)) print(margin + row)
  }
  const total = ownOf(entries).length
  if (total > 1) print(paint.dim(`\n${total} cards`))
}
