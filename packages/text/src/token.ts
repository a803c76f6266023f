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
