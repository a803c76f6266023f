// A sentence of a game on the screen: words, icons, keywords and cards that can be looked up.

import type { Line, Token } from "@soulspire/text"
import { Fragment, type ReactNode } from "react"
import { Glyph } from "../glyphs/glyph.tsx"
import { useSignInText } from "../play/use-table.ts"

/** Not every font has an arrow. */
const Arrow = (): ReactNode => (
  <svg className="arrow" viewBox="0 0 20 12" role="img" aria-label="→">
    <path d="M1 6H17M12 1.5L17.5 6L12 10.5" />
  </svg>
)

const ARROW = "→"

/** Words as they are, arrows drawn. */
const worded = (text: string, key: number): ReactNode =>
  text.includes(ARROW)
    ? text.split(ARROW).map((each, i) => (
        <Fragment key={`${key}-${i}`}>
          {i > 0 && <Arrow />}
          {each}
        </Fragment>
      ))
    : text

/** An icon as its picture; one without a picture as its word. */
const Icon = ({ icon, word }: { icon: string; word: string }): ReactNode => (
  <Glyph name={useSignInText(icon)} label={word} inline />
)

function part(token: Token, onCard: ((id: string) => void) | undefined, key: number): ReactNode {
  if (typeof token === "string") return worded(token, key)
  if ("icon" in token) return <Icon key={key} {...token} />
  if ("keyword" in token)
    return (
      <span key={key} className="keyword" data-keyword={token.keyword}>
        {token.text}
      </span>
    )
  return onCard === undefined ? (
    <span key={key} className="card-name">
      {token.text}
    </span>
  ) : (
    // Only the log has these, which one goes through with the arrows.
    <button key={key} type="button" tabIndex={-1} className="card-link" onClick={() => onCard(token.card)}>
      {token.text}
    </button>
  )
}

/** An icon with its number and with what ends the sentence behind it: none of them begins a line alone. */
function together(line: Line): (Token | Token[])[] {
  const parts: (Token | Token[])[] = []
  for (const token of line) {
    const last = parts.at(-1)
    const mark = typeof token === "string" ? (/^[.,;:!?)]+/.exec(token)?.[0] ?? "") : ""
    if (typeof token === "string" && Array.isArray(last) && mark !== "") {
      last.push(mark)
      parts.push(token.slice(mark.length))
    } else if (typeof token === "object" && "icon" in token) {
      const number = typeof last === "string" ? (/[+−-]?\d+ $/.exec(last)?.[0] ?? "") : ""
      if (typeof last === "string" && number !== "")
        parts.splice(-1, 1, last.slice(0, -number.length), [number, token])
      else parts.push([token])
    } else parts.push(token)
  }
  return parts
}

export const Sentence = ({ line, onCard }: { line: Line; onCard?: (id: string) => void }): ReactNode =>
  together(line).map((token, i) =>
    Array.isArray(token) ? (
      <span key={i} className="together">
        {token.map((each, j) => part(each, onCard, j))}
      </span>
    ) : (
      part(token, onCard, i)
    ),
  )
