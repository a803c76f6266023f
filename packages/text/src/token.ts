// What a sentence is made of once it is in a language: words, icons, and links to what can be looked up.

export type Token =
  | string
  /** An icon by name; a screen draws it, a terminal writes `word`. */
  | { icon: string; word: string }
  /** A keyword that can be explained on hover. */
  | { keyword: string; text: string }
  /** A card that can be shown. */
  | { card: string; text: string }

export type Line = readonly Token[]

/** A line as plain text. */
export const plainText = (line: Line): string =>
  line
    .map((token) => (typeof token === "string" ? token : "icon" in token ? token.word : token.text))
    .join("")

/** Does a line stand for something that there are no words for? */
export const isUnsaid = (line: Line): boolean =>
  line.some((token) => typeof token === "string" && token.includes("‹"))

/** A line with a capital letter in front, where it begins with a word of its own. */
export function capital(line: Line): Line {
  const [first, ...rest] = line
  return typeof first === "string" ? [first.charAt(0).toUpperCase() + first.slice(1), ...rest] : line
}

// While a text is made, it is a string with its icons and keywords marked: {icon coin|¢}, {keyword use|Use}.
const MARK = /\{(icon|keyword|card) ([^|}]*)\|([^}]*)\}/g

export const iconMark = (icon: string, word: string): string => `{icon ${icon}|${word}}`
export const keywordMark = (keyword: string, text: string): string => `{keyword ${keyword}|${text}}`

/** What is seen of a marked text. */
export const visible = (marked: string): string => marked.replaceAll(MARK, "$3")

/** A marked text as a line. */
export function lineOf(marked: string): Line {
  const line: Token[] = []
  let at = 0
  for (const match of marked.matchAll(MARK)) {
    if (match.index > at) line.push(marked.slice(at, match.index))
    const [whole, kind, name, text] = match
    line.push(
      kind === "icon"
        ? { icon: name, word: text }
        : kind === "keyword"
          ? { keyword: name, text }
          : { card: name, text },
    )
    at = match.index + whole.length
  }
  if (at < marked.length) line.push(marked.slice(at))
  return line
}
