// The report of a comparison, in lines for people. Decides nothing.

import { countsOf, LIMITS, SHORT } from "./lengths.mjs"

/** @typedef {import("./compare.mjs").PrintedCard} PrintedCard */
/** @typedef {import("./compare.mjs").Difference} Difference */
/** @typedef {import("./compare.mjs").Excuse} Excuse */
/** @typedef {import("./lengths.mjs").Length} Length */
/** @typedef {ReturnType<typeof import("./lengths.mjs").judgedLengths>} Judged */

const LANGUAGES = /** @type {const} */ ({ en: "English", it: "Italian" })

/** @param {string} title @param {readonly string[]} lines */
const section = (title, lines) =>
  lines.length === 0 ? [] : ["", `${lines.length} ${title}:`, ...lines.map((line) => `  ${line}`)]

/**
 * @param {string} game
 * @param {{
 *   all: readonly PrintedCard[], wanted: readonly PrintedCard[], ours: readonly unknown[],
 *   open: readonly Difference[], uncertain: readonly Difference[], excused: readonly Excuse[], idle: readonly Excuse[],
 * }} found
 * @param {boolean} withExcuses
 */
export function report(game, { all, wanted, ours, open, uncertain, excused, idle }, withExcuses) {
  const apart = all.filter((card) => !wanted.includes(card) && card.isForm !== true)
  const parts = [...new Set(apart.map(({ part }) => part))].map(
    (part) => `${part} ${apart.filter((card) => card.part === part).length}`,
  )
  const line = (/** @type {{ id: string, what: string }} */ { id, what }) => `${id}: ${what}`
  return [
    `${game}: ${ours.length} cards, ${wanted.length} in the reference`,
    ...(parts.length === 0 ? [] : [`not in the game yet: ${parts.join(", ")}`]),
    ...section("differences", open.map(line)),
    ...section(
      "excuses for what is no difference",
      idle.map(([id, what]) => line({ id, what })),
    ),
    ...section("differences from what the reference is not sure of", uncertain.map(line)),
    ...(withExcuses
      ? section(
          "excused",
          excused.map(([id, what, reason]) => `${id}: ${what} (${reason})`),
        )
      : []),
    "",
    `${open.length} differences, ${excused.length} excused, ${uncertain.length} uncertain`,
  ].join("\n")
}

/** @param {readonly (readonly string[])[]} rows the first column to the left, the others to the right */
function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
      .join("  "),
  )
}

/**
 * @param {readonly Length[]} measured
 * @param {Judged} long
 * @param {{ lengths: boolean, excuses: boolean }} wishes
 */
export function lengthReport(measured, { open, excused, idle, counting }, wishes) {
  const rows = Object.entries(LANGUAGES).flatMap(([language, name]) => {
    const of = countsOf(measured.filter((each) => each.language === language))
    const all = {
      file: "all",
      ...countsOf(measured.map((each) => ({ ...each, file: "all" }))).find(
        (each) => each.language === language,
      ),
    }
    return [...of, all].map(({ file, measured: count = 0, longer = 0, middle = 0 }) => [
      `${name}, ${file}`,
      `${count}`,
      `${longer}`,
      middle.toFixed(2),
    ])
  })
  const times = (/** @type {Length} */ { id, language, ratio }) =>
    `${LANGUAGES[language]}, ${id}: ${ratio.toFixed(2)} times`
  const told = Object.entries(LANGUAGES).flatMap(([language, name]) =>
    counting.some((each) => each === language) ? [] : [name],
  )
  return [
    ...table([["lengths", "measured", "too long", "middle"], ...rows]),
    ...(wishes.lengths ? section("too long", open.map(times)) : []),
    ...section(
      "excuses for what is not too long",
      idle.map(({ id, language }) => `${LANGUAGES[language]}, ${id}`),
    ),
    ...(wishes.excuses
      ? section(
          "excused",
          excused.map((each) => `${times(each)} (${each.reason})`),
        )
      : []),
    "",
    `${open.length} too long (English over ${LIMITS.en} times the printed text, Italian of more than ${SHORT.it} characters over ${LIMITS.it} times our English), ` +
      `${excused.length} excused${told.length === 0 ? "" : `; only told, as nothing of it is excused: ${told.join(" and ")}`}`,
  ].join("\n")
}
