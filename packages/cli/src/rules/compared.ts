// The rulebooks of a game side by side, as lines and as a document.

import {
  type Comparison,
  editionKey,
  type GameBox,
  type Language,
  languages,
  speakerOf,
} from "@soulspire/text"
import { pad, wrap } from "../shell/columns.ts"
import type { Paint } from "../shell/paint.ts"

const GAP = 2
/** With fewer columns than this, answers stand below each other. */
const SIDE_BY_SIDE = 72

/** Cells beside each other, each as many lines as it needs. */
function beside(cells: readonly string[], wide: readonly number[]): string[] {
  const wrapped = cells.map((cell, i) => wrap(cell, wide[i] - GAP))
  return Array.from({ length: Math.max(...wrapped.map((lines) => lines.length)) }, (_, at) =>
    wrapped
      .map((lines, i) => pad(lines[at] ?? "", wide[i]))
      .join("")
      .trimEnd(),
  )
}

export function comparedLines(
  box: GameBox,
  comparison: Comparison,
  language: Language,
  columns: number,
  paint: Paint,
): string[] {
  const speaker = speakerOf(box, language)
  const { editions, rows } = comparison
  const called = editions.map((edition) => speaker.word(editionKey(comparison, edition)))
  const margin = "≠ ".length + Math.max(...rows.map(({ rule }) => rule.length)) + GAP
  const left = " ".repeat(margin)
  const each = Math.floor((columns - margin) / (editions.length + 1.6))
  const question = columns - margin - each * editions.length
  const wide = [question, ...editions.map(() => each)]
  const small = columns < SIDE_BY_SIDE
  const lines: string[] = []
  if (!small) lines.push(...beside(["", ...called], wide).map((line) => left + paint.bold(line)), "")
  for (const { rule, asks, answers, why, differs, decided } of rows) {
    const says = answers.map((answer) => speaker.word(answer))
    const head = pad(`${differs ? paint.yellow("≠") : paint.dim("=")} ${paint.bold(rule)}`, margin)
    const cells = small
      ? [
          ...wrap(speaker.word(asks), columns - margin),
          ...says.flatMap((said, i) => wrap(`${called[i]}: ${said}`, columns - margin, "  ")),
        ]
      : beside([speaker.word(asks), ...says], wide)
    lines.push(...cells.map((line, i) => (i === 0 ? head : left) + line))
    for (const key of decided === null ? [why] : [why, decided])
      lines.push(...wrap(speaker.word(key), columns - margin).map((line) => left + paint.dim(line)))
    lines.push("")
  }
  return lines
}

export function comparedDocument(box: GameBox, comparison: Comparison): object {
  const speakers = languages.map((language) => speakerOf(box, language))
  const said = (key: string): object =>
    Object.fromEntries(speakers.map((speaker) => [speaker.language, speaker.word(key)]))
  return {
    game: box.game.id,
    total: comparison.rows.length,
    differing: comparison.rows.filter(({ differs }) => differs).length,
    editions: comparison.editions.map((id) => ({ id, name: said(editionKey(comparison, id)) })),
    rows: comparison.rows.map(({ rule, name, asks, answers, why, differs, decided }) => ({
      id: rule,
      name,
      question: said(asks),
      answers: Object.fromEntries(answers.map((key, i) => [comparison.editions[i], said(key)])),
      why: said(why),
      differs,
      decidedBy: decided === null ? null : said(decided),
    })),
  }
}
