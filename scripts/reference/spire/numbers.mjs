// Which numbers a text of Spire says, whoever wrote it. A set, and without 1: how often a number is said, and whether one of
// something is said with its number, depends on who says it.

/**
 * One way of saying what can be said in several; in order, on a text in small letters.
 * @type {readonly (readonly [RegExp, string])[]}
 */
const ALIKE = [
  [/[–—−]/g, "-"],
  // Reminders say nothing new.
  [/\([^)]*\)/g, " "],
  // What would be there otherwise, and any face of the die.
  [/\binstead of \d+\b|\bfrom 1 to 6\b/g, ""],
  // All faces up to one of them.
  [/\b1(?:, \d)* or (\d)\b/g, "$1 or less"],
  [/\btwice\b/g, "2 times"],
]

/**
 * "2, 3": the numbers of a text, each once.
 * @param {readonly string[]} lines
 */
export function numbersOf(lines) {
  const text = ALIKE.reduce(
    (said, [pattern, alike]) => said.replaceAll(pattern, alike),
    lines.join("\n").toLowerCase(),
  )
  const found = [...text.matchAll(/\d+/g)].map(([number]) => Number(number)).filter((number) => number !== 1)
  return [...new Set(found)].toSorted((a, b) => a - b).join(", ")
}
