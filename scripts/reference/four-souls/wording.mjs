// Which numbers and guard words a text has, whoever wrote it: two texts of one meaning have the same, wherever they put
// them. Knows a few ways of saying one thing (a, 1; an additional, 1 more; the rest, the others), and no card.

/** The words that change what a sentence allows; what is counted of each. */
const GUARDS = /** @type {const} */ ({
  may: /\bmay\b/g,
  other: /\bothers?\b/g,
  another: /\banother\b/g,
  "up to": /\bup to\b/g,
  each: /\beach\b/g,
  "non-eternal": /\bnon-eternal\b/g,
  "till end of turn": /\btill end of turn\b/g,
  instead: /\binstead\b/g,
  additional: /\badditional\b/g,
})

/**
 * One way of saying what can be said in several; in order, on a text in small letters.
 * @type {readonly (readonly [RegExp, string])[]}
 */
const ALIKE = [
  // Marks and signs.
  [/\{(hp|atk|dc)\}/g, " $1"],
  [/[–—]/g, "-"],
  [/−/g, "-"],
  [/(\d) ?¢/g, "$1 ¢"],
  // Reminders say nothing new.
  [/\([^)]*\)/g, " "],
  // A number, or what stands for it.
  [/\bone of them\b/g, "1"],
  [/\bchoose one(?=[.,])/g, "choose 1"],
  [/\bno (?=¢|loot cards?\b)/g, "0 "],
  [/\bfrom 1 to 6\b/g, ""],
  [/(\d+) or more\b/g, "$1+"],
  [/(\d+) or (?:less|fewer)\b/g, "$1 down"],
  [/\b(?:an? |\+?1 )(loot card|counter|soul|item|treasure)\b/g, "a $1"],
  [/\b(?:doubled?|twice)\b/g, "2 times"],
  [/\b(?:plus|increased by) (\d)/g, "+$1"],
  [/\b(1(?= or 2\b)|2(?= or 3\b)|3(?= or 4\b)|4(?= or 5\b)|5(?= or 6\b)) or (\d)/g, "$1-$2"],
  // More than there would be.
  [/\ban (?:additional|extra)\b/g, "additional"],
  [/\b1 more\b/g, "additional"],
  [/\byou may play additional\b/g, "play additional"],
  // Some, all, the rest.
  [/\bthe (?:rest|others)\b/g, "what is left"],
  [/\bnot eternal\b/g, "non-eternal"],
  [/\bplayer other than the active player\b/g, "non-active player"],
  // What the game has is known.
  [/\bif the game has rooms, /g, ""],
  [/\btill the end of turn\b/g, "till end of turn"],
  // Whenever it happens.
  [/\beach time\b/g, "when"],
]

/**
 * The lines of a text in one way of speaking. Choices between decks are one choice, "a deck": who has no words for that
 * lists them.
 * @param {readonly string[]} lines
 */
function leveled(lines) {
  const said = lines.map((line) =>
    ALIKE.reduce((text, [pattern, alike]) => text.replaceAll(pattern, alike), line.toLowerCase()),
  )
  const decks = said.map((line) =>
    line.startsWith("•") ? line.replaceAll(/\b(?:loot|treasure|monster|room) (deck|discard)\b/g, "$1") : line,
  )
  return decks.filter((line, i) => !line.startsWith("•") || decks.indexOf(line) === i)
}

/**
 * How often a text has each number and each guard word.
 * @param {readonly string[]} lines
 * @returns {Map<string, number>}
 */
function wordsOf(lines) {
  const text = leveled(lines).join("\n")
  /** @type {Map<string, number>} */
  const counts = new Map()
  const add = (/** @type {string} */ word) => counts.set(word, (counts.get(word) ?? 0) + 1)
  // The faces of a die are one number, and so are a value and its sign.
  for (const [number] of text.matchAll(/\b\d-\d\b|[+-]?\d+/g)) add(number)
  for (const [name, pattern] of Object.entries(GUARDS)) for (const _ of text.matchAll(pattern)) add(name)
  return counts
}

/**
 * What two texts do not have in common: "may 1, not 0".
 * @param {readonly string[]} printed
 * @param {readonly string[]} ours
 * @returns {string[]}
 */
export function differenceOfWords(printed, ours) {
  const theirs = wordsOf(printed)
  const counted = wordsOf(ours)
  const all = [...new Set([...theirs.keys(), ...counted.keys()])].toSorted()
  return all
    .filter((word) => theirs.get(word) !== counted.get(word))
    .map((word) => `${word}: ${counted.get(word) ?? 0} times, not ${theirs.get(word) ?? 0}`)
}
