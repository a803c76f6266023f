// How large a card's text is written so that all of it is seen: worked out from its letters, before anything is drawn. A text
// that is long gets a smaller picture first, and smaller letters only then.
// Lengths are in widths of the card, and those of letters in em.

import { type Line, plainText } from "@soulspire/text"

/** How wide letters are, those of the same width together: Alegreya, in which texts are set. */
const letters: readonly (readonly [number, string])[] = [
  [0.22, " '’jl;:)"],
  [0.31, 'iì.,!("ftIJ1'],
  [0.4, "?•/“”crs37-¢"],
  [0.46, "aevyzàèé4569"],
  [0.52, "bgkoqxòFL28+−"],
  [0.57, "dhnpuùPSTYZ0"],
  [0.64, "ABERV–CGKX"],
  [0.75, "wDNOQUH"],
  [0.95, "mMW"],
]
const OTHER = 0.6
const SPACE = 0.24
/** A picture among the letters, and the letter that stands for it. */
const PICTURE = "\u0000"
const widths = new Map([
  [PICTURE, 1.02],
  ...letters.flatMap(([width, all]) => Array.from(all, (letter) => [letter, width] as const)),
])

const wordWidth = (word: string): number =>
  Array.from(word, (letter) => widths.get(letter) ?? OTHER).reduce((sum, width) => sum + width, 0)

/** The words of a line, by their widths. Pictures stand with what is around them. */
const wordsOf = (line: Line): number[] =>
  line
    .map((token) => (typeof token === "object" && "icon" in token ? PICTURE : plainText([token])))
    .join("")
    .split(" ")
    .map(wordWidth)

/** So many rows are filled by these words, where each is so wide. */
function rowsOf(words: readonly number[], room: number): number {
  let rows = 1
  let used = 0
  for (const word of words) {
    const more = used === 0 ? word : used + SPACE + word
    if (more <= room || used === 0) {
      used = more
      // A word that is too long by itself is broken.
      rows += Math.max(0, Math.ceil(used / room) - 1)
      if (used > room) used %= room
    } else {
      rows++
      used = word
    }
  }
  return rows
}

/** How a text is set on a face: its usual letters, a row of them, what is between two lines of text. See `styles/cards.css`. */
const LETTERS = 0.0823
const ROW = 1.17
const BETWEEN = 0.25
/** How wide a row is; around it is the rim of the face and that of the text. */
const ROOM = 0.815

/** The least that is left of a picture while letters are large enough, and what they may come to without any. */
const PICTURE_LEAST = 0.18
const LARGE_ENOUGH = 0.96
const SMALLEST = 0.4
/** Nothing is gained by larger ones. */
const LARGEST = 1.6

/** How high these lines are with such letters. */
function heightOf(lines: readonly number[][], letters: number): number {
  const rows = lines.reduce((sum, words) => sum + rowsOf(words, ROOM / (LETTERS * letters)), 0)
  return LETTERS * letters * (rows * ROW + (lines.length - 1) * BETWEEN)
}

/** The largest letters with which these lines are no higher than that. */
function largest(lines: readonly number[][], height: number): number {
  let letters = LARGEST
  while (letters > SMALLEST && heightOf(lines, letters) > height) letters -= 0.02
  return letters
}

/** A table draws the same cards again and again. */
const found = new WeakMap<readonly Line[], { left: number; letters: number }>()

/**
 * The largest letters with which all of a text is seen, beside the usual ones, where so much of the card's height is left for it
 * and for a picture, of which so much must stay.
 */
export function fitOf(text: readonly Line[], left: number, least: number): number {
  const before = found.get(text)
  if (before?.left === left) return before.letters
  const lines = text.map(wordsOf)
  const beside = largest(lines, left - PICTURE_LEAST)
  const letters = beside >= LARGE_ENOUGH ? beside : Math.min(LARGE_ENOUGH, largest(lines, left - least))
  found.set(text, { left, letters })
  return letters
}

/** Names are set in letters of another cut: so wide they are beside those of texts. */
const NAMES = 0.98

/** How wide a name's longest word is, and how many rows the name takes. */
export function nameFit(name: string, room: number, broad = 1): { longest: number; rows: number } {
  const words = name.split(/ |(?<=-)/).map((word) => wordWidth(word) * NAMES * broad)
  return { longest: Math.max(0.1, ...words), rows: rowsOf(words, room) }
}
