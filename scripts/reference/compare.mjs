// Compares a game's cards with a reference: who is missing on which side, which facts and words differ, and what of that
// is excused. Knows no game: each brings its cards in one form. Reads and prints nothing.

/** @typedef {Readonly<Record<string, string | number | boolean>>} Facts */
/**
 * A printed card: its facts, its text in lines with its signs in words, the part of the game it belongs to (a set, a character, an act), the file
 * that has it, and which of its facts the reference is sure of ("text" among them). One that is a form of another card is
 * compared only if the game has that form.
 * @typedef {{
 *   id: string, part: string, file: string, facts: Facts, lines: readonly string[],
 *   isSure: (fact: string) => boolean, isForm?: true,
 * }} PrintedCard
 */
/**
 * A card of ours: its facts, and what it does in both languages, without the lines that tell its facts.
 * @typedef {{ id: string, part: string, facts: Facts, lines: Readonly<Record<"en" | "it", readonly string[]>> }} OwnCard
 */
/** What two texts do not have in common. @typedef {(printed: readonly string[], ours: readonly string[]) => string[]} Words */
/** A card, the difference in the words of the report, and why it is none. @typedef {readonly [id: string, what: string, reason: string]} Excuse */
/** @typedef {{ id: string, what: string, certain: boolean }} Difference */

/**
 * The printed cards that the game can be asked for: those of a part of which it has any, and the forms that it has.
 * @param {readonly PrintedCard[]} printed
 * @param {readonly OwnCard[]} own
 */
export function expected(printed, own) {
  const parts = new Set(own.map(({ part }) => part))
  const ids = new Set(own.map(({ id }) => id))
  return printed.filter(({ id, part, isForm }) => parts.has(part) && (isForm !== true || ids.has(id)))
}

/**
 * @param {readonly PrintedCard[]} printed
 * @param {readonly OwnCard[]} own
 * @param {Words} words
 * @returns {Difference[]}
 */
export function differencesOf(printed, own, words) {
  const ours = new Map(own.map((card) => [card.id, card]))
  const theirs = new Set(printed.map(({ id }) => id))
  return [
    ...printed.flatMap((card) => {
      const found = ours.get(card.id)
      if (found === undefined) return [{ id: card.id, what: "missing from the game", certain: true }]
      return [...differingFacts(card, found), ...differingWords(card, found, words)]
    }),
    ...own
      .filter(({ id }) => !theirs.has(id))
      .map(({ id }) => ({ id, what: "missing from the reference", certain: true })),
  ]
}

/**
 * @param {PrintedCard} card
 * @param {OwnCard} found
 * @returns {Difference[]}
 */
const differingFacts = ({ id, facts, isSure }, found) =>
  Object.entries(facts).flatMap(([fact, value]) =>
    found.facts[fact] === value
      ? []
      : [{ id, what: `${fact} is ${said(found.facts[fact])}, not ${said(value)}`, certain: isSure(fact) }],
  )

const said = (/** @type {string | number | boolean | undefined} */ value) =>
  value === "" || value === undefined ? "none" : String(value)

/**
 * @param {PrintedCard} card
 * @param {OwnCard} found
 * @param {Words} words
 * @returns {Difference[]}
 */
const differingWords = ({ id, lines, isSure }, found, words) =>
  words(lines, found.lines.en).map((what) => ({ id, what, certain: isSure("text") }))

/**
 * What is left when excuses are taken off, and the excuses that nothing needs (any more).
 * @param {readonly Difference[]} differences
 * @param {readonly Excuse[]} excuses
 */
export function judged(differences, excuses) {
  const fits = (/** @type {Difference} */ { id, what }, /** @type {Excuse} */ excuse) =>
    excuse[0] === id && excuse[1] === what
  return {
    open: differences.filter((each) => each.certain && !excuses.some((excuse) => fits(each, excuse))),
    uncertain: differences.filter(({ certain }) => !certain),
    excused: excuses.filter((excuse) => differences.some((each) => each.certain && fits(each, excuse))),
    idle: excuses.filter((excuse) => !differences.some((each) => each.certain && fits(each, excuse))),
  }
}
