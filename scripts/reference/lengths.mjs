// How long texts are: our English against the printed text, our Italian against our English. Counts characters; signs are
// spelled out before. What is longer than it should be is excused with a reason, or told.

/** @typedef {import("./compare.mjs").PrintedCard} PrintedCard */
/** @typedef {import("./compare.mjs").OwnCard} OwnCard */
/** @typedef {"en" | "it"} Language */
/** A text that was measured: how many times as long as what it is held against, and both. @typedef {{ id: string, file: string, language: Language, ratio: number, ours: string, other: string }} Length */
/** Why some texts may be longer. @typedef {{ language: Language, reason: string, ids: readonly string[] }} LongTexts */
/**
 * Why a way of speaking may be longer, wherever it stands: our words, and those that they are held against. It excuses no
 * more than it costs: without these words on both sides, the text has to be short enough.
 * @typedef {{ language: Language, reason: string, ours: RegExp, other: RegExp }} LongWords
 */

/** English as often as the printed text, Italian as often as our English. @type {Readonly<Record<Language, number>>} */
export const LIMITS = { en: 1.5, it: 1.3 }

/** Texts of ours up to so many characters are never too long: of few words, one that the language has no shorter one for decides. @type {Readonly<Record<Language, number>>} */
export const SHORT = { en: 0, it: 40 }

const plain = (/** @type {string} */ text) => text.replaceAll(/\s+/g, " ").trim()

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
    const [print, en, it] = [lines, found.lines.en, found.lines.it].map((each) => plain(each.join(" ")))
    const held = (
      /** @type {Language} */ language,
      /** @type {string} */ ours,
      /** @type {string} */ other,
    ) => (other === "" ? [] : [{ id, file, language, ratio: ours.length / other.length, ours, other }])
    return [...held("en", en, print), ...held("it", it, en)]
  })
}

const isLong = (/** @type {Length} */ { language, ratio, ours }) =>
  ratio > LIMITS[language] && ours.length > SHORT[language]

const without = (/** @type {string} */ text, /** @type {readonly RegExp[]} */ words) =>
  plain(words.reduce((rest, each) => rest.replaceAll(each, ""), text)).length

/**
 * The ways of speaking that make a text too long, if it is short enough without them.
 * @param {Length} length
 * @param {readonly LongWords[]} ways
 */
function waysIn({ language, ours, other }, ways) {
  const found = ways.filter((way) => way.language === language && ours.search(way.ours) >= 0)
  const rest = without(
    ours,
    found.map((way) => way.ours),
  )
  const against = without(
    other,
    found.map((way) => way.other),
  )
  return rest <= LIMITS[language] * against ? found : []
}

/**
 * What is too long, what of that is excused, and the excuses that nothing needs. A language counts for the end of the
 * command as soon as one of its texts is excused: until then its lengths are only told.
 * @param {readonly Length[]} lengths
 * @param {readonly LongTexts[]} excuses
 * @param {readonly LongWords[]} [ways]
 */
export function judgedLengths(lengths, excuses, ways = []) {
  const reasonOf = (/** @type {Length} */ length) => {
    const { id, language } = length
    const own = excuses.find((each) => each.language === language && each.ids.includes(id))?.reason
    const found = own === undefined ? waysIn(length, ways).map(({ reason }) => reason) : [own]
    return found.length === 0 ? undefined : found.join("; ")
  }
  const long = lengths.filter(isLong).toSorted((a, b) => b.ratio - a.ratio)
  return {
    open: long.filter((each) => reasonOf(each) === undefined),
    excused: long.flatMap((each) => {
      const reason = reasonOf(each)
      return reason === undefined ? [] : [{ ...each, reason }]
    }),
    idle: [
      ...excuses.flatMap(({ language, ids }) =>
        ids
          .filter((id) => !long.some((each) => each.id === id && each.language === language))
          .map((id) => ({ id, language })),
      ),
      ...ways
        .filter((way) => !long.some((each) => waysIn(each, ways).includes(way)))
        .map(({ language, reason }) => ({ id: reason, language })),
    ],
    counting: /** @type {Language[]} */ (Object.keys(LIMITS)).filter((language) =>
      [...excuses, ...ways].some((each) => each.language === language),
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
