// Sentences on their way: without capitals and full stops, with the lines of options and results below them.

/** Sentences without their capitals and full stops, and what stands in lines below them. */
export interface Passage {
  sentences: string[]
  lines: string[]
}

export const none = (): Passage => ({ sentences: [], lines: [] })

export const join = (passages: readonly Passage[]): Passage => ({
  sentences: passages.flatMap((each) => each.sentences),
  lines: passages.flatMap((each) => each.lines),
})

/** With something in front of its first sentence. */
export function led(lead: (rest: string) => string, { sentences, lines }: Passage): Passage {
  const [first = "", ...rest] = sentences
  return { sentences: [lead(first), ...rest], lines }
}

/** A passage as one piece of text; lines, if it has any, follow in brackets. */
export function inline(passage: Passage): string {
  return finished(passage).join(" ")
}

/** Capitals and full stops; lines stay lines. */
export function finished({ sentences: said, lines }: Passage): string[] {
  const text = said
    .filter((each) => each !== "")
    .map((each) => {
      const whole = upper(each.replaceAll(/ +([,;:.])/g, "$1"))
      return /[.:][”»]?$/.test(whole) ? whole : `${whole}.`
    })
    .join(" ")
  return text === "" ? lines : [text, ...lines]
}

/** The first letter, also inside a mark, is a capital. */
const upper = (text: string): string =>
  text.replace(
    /^((?:\{\w+ [^|}]*\|)?)(\p{L})/u,
    (_all, mark: string, letter: string) => mark + letter.toUpperCase(),
  )
