// A promise that somebody may make with an answer: free text from outside. It is told, never kept: no state holds it, and
// no rule reads it.

const LONGEST = 140

/** Control characters, line breaks, halves of characters, and marks that turn the direction of the text around them. */
const UNFIT = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u

/** One line of text that can be shown as it is. */
export const isPromise = (text: string): boolean =>
  text.length > 0 && text.length <= LONGEST && text.trim() === text && !UNFIT.test(text)

/** An answer with a free number, and perhaps a promise: `offer:p2=4 I will heal you`. */
export interface Spoken {
  key: string
  /** The number as it was written. */
  number: string
  /** null where nothing at all was said. */
  promise: string | null
}

/** Takes an answer with "=" apart; null where it has none. */
export function spokenIn(answer: string): Spoken | null {
  const at = answer.indexOf("=")
  if (at < 0) return null
  const [key, rest] = [answer.slice(0, at), answer.slice(at + 1)]
  const gap = rest.indexOf(" ")
  if (gap < 0) return { key, number: rest, promise: null }
  return { key, number: rest.slice(0, gap), promise: rest.slice(gap + 1) }
}
