// How long texts are: our English against the printed text, our Italian against our English. Counts characters; signs are
// spelled out before. What is longer than it should be is excused with a reason, or told.

/** @typedef {import("./compare.mjs").PrintedCard} PrintedCard */
/** @typedef {import("./compare.mjs").OwnCard} OwnCard */
/** @typedef {"en" | "it"} Language */
/** A text that was measured: how many times as long as what it is held against. @typedef {{ id: string, file: string, language: Language, ratio: number }} Length */
/** Why some texts may be longer. @typedef {{ language: Language, reason: string, ids: readonly string[] }} LongTexts */

/** English as often as the printed text, Italian as often as our English. @type {Readonly<Record<Language, number>>} */
export const LIMITS = { en: 1.5, it: 1.3 }

const lengthOf = (/** @type {readonly string[]} */ lines) =>
  lines.join(" ").replaceAll(/\s+/g, " ").trim().length

/**
 * Every text that has something to be held against.
 * @param {readonly PrintedCard[]} printed
 * @param {readonly OwnCard[]} own
 * @returns {Length[]}
 */
export function lengthsOf(printed, own) {
  const ours = new Map(own.map((card) => [card.id, card]))
  return printed.flatMap(({ id, file, lines }) => {
    const found = ours.get(id)
    if (found === undefined) return []
    const [print, en, it] = [lines, found.lines.en, found.lines.it].map(lengthOf)
    return [
      ...(print > 0 ? [{ id, file, language: /** @type {const} */ ("en"), ratio: en / print }] : []),
      ...(en > 0 ? [{ id, file, language: /** @type {const} */ ("it"), ratio: it / en }] : []),
    ]
  })
}

const isLong = (/** @type {Length} */ { language, ratio }) => ratio > LIMITS[language]

/**
 * What is too long, what of that is excused, and the excuses that nothing needs. A language counts for the end of the
 * command as soon as one of its texts is excused: until then its lengths are only told.
 * @param {readonly Length[]} lengths
 * @param {readonly LongTexts[]} excuses
 */
export function judgedLengths(lengths, excuses) {
  const reasonOf = (/** @type {{ id: string, language: Language }} */ { id, language }) =>
    excuses.find((each) => each.language === language && each.ids.includes(id))?.reason
  const long = lengths.filter(isLong).toSorted((a, b) => b.ratio - a.ratio)
  return {
    open: long.filter((each) => reasonOf(each) === undefined),
    excused: long.flatMap((each) => {
      const reason = reasonOf(each)
      return reason === undefined ? [] : [{ ...each, reason }]
    }),
    idle: excuses.flatMap(({ language, ids }) =>
      ids
        .filter((id) => !long.some((each) => each.id === id && each.language === language))
        .map((id) => ({ id, language })),
    ),
    counting: /** @type {Language[]} */ (Object.keys(LIMITS)).filter((language) =>
      excuses.some((each) => each.language === language),
    ),
  }
}

/**
 * A table of counts: for each file and language how many were measured, how many are longer, and the middle ratio.
 * @param {readonly Length[]} lengths
 * @returns {{ file: string, language: Language, measured: number, longer: number, middle: number }[]}
 */
export function countsOf(lengths) {
  const rows = lengths.map(({ file, language }) => `${language} ${file}`)
  return [...new Set(rows)].map((row) => {
    const each = lengths.filter((_, i) => rows[i] === row)
    const ratios = each.map(({ ratio }) => ratio).toSorted((a, b) => a - b)
    return {
      file: each[0].file,
      language: each[0].language,
      measured: each.length,
      longer: each.filter(isLong).length,
      middle: ratios[Math.floor(ratios.length / 2)],
    }
  })
}
