// Text in columns: how wide something looks, padding, and lines that break between words.

// oxlint-disable-next-line no-control-regex
const colour = /\u001b\[\d+m/g

/** How many columns a text takes on the screen, colours not counted. */
export const width = (text: string): number => text.replace(colour, "").length

export const pad = (text: string, to: number): string => text + " ".repeat(Math.max(0, to - width(text)))
export const padLeft = (text: string, to: number): string => " ".repeat(Math.max(0, to - width(text))) + text

/** The width to write in: the terminal's, but lines longer than a page is wide are no pleasure. */
export const pageWidth = (stream: NodeJS.WriteStream): number =>
  Math.max(40, Math.min(stream.columns || 80, 120))

/** Breaks between words; lines after the first begin with `hang`. */
export function wrap(text: string, columns: number, hang = ""): string[] {
  const lines: string[] = []
  // Spaces in front are part of how it looks.
  const [first, ...words] = text.split(/(?<=\S) /)
  let line = first
  for (const word of words) {
    if (width(line) + 1 + width(word) > columns) {
      lines.push(line)
      line = hang + word
    } else line += ` ${word}`
  }
  lines.push(line)
  return lines
}

/** Puts items one after another with `between`, breaking the line only between items (or inside one that is too long). */
export function wrapItems(items: readonly string[], columns: number, between: string): string[] {
  const lines: string[] = []
  for (const item of items) {
    const last = lines.at(-1)
    const longer = last === undefined ? item : last + between + item
    if (last !== undefined && width(longer) <= columns) lines[lines.length - 1] = longer
    else lines.push(...wrap(item, columns, "  "))
  }
  return lines
}

/** Rows with their cells in line. The last column runs free. */
export function inColumns(rows: readonly (readonly string[])[], gap = 2): string[] {
  const wide: number[] = []
  for (const row of rows) row.forEach((cell, i) => (wide[i] = Math.max(wide[i] ?? 0, width(cell))))
  return rows.map((row) =>
    row.map((cell, i) => (i === row.length - 1 ? cell : pad(cell, wide[i] + gap))).join(""),
  )
}

/** A help text is read at any width, also in a file. */
const HELP = 100
/** What is wider than this stands on a line of its own, with the rest below it. */
const WIDE = 38

/** Breaks between words, and after a plus in what has no words to break between. */
function wrapAnywhere(text: string, columns: number, hang: string): string[] {
  const lines: string[] = []
  for (const part of text.split(/(?<=\S )|(?<=[+])/)) {
    const last = lines.at(-1)
    if (last !== undefined && width(last + part.trimEnd()) <= columns) lines[lines.length - 1] = last + part
    else lines.push(last === undefined ? part : hang + part)
  }
  return lines.map((line) => line.trimEnd())
}

/** Rows of a help text: their last cell runs on below itself, and what is too wide for its column has lines of its own. */
export function inHelp(rows: readonly (readonly string[])[]): string[] {
  const begins = inColumns(rows.map((row) => row.slice(0, -1)))
  const column = 2 + Math.max(0, ...begins.map(width).filter((each) => each <= WIDE))
  return rows.flatMap((row, i) => {
    const told = wrapAnywhere(row[row.length - 1], HELP - column, "").map((line) => " ".repeat(column) + line)
    if (width(begins[i]) <= WIDE) return [pad(begins[i], column) + told[0].trimStart(), ...told.slice(1)]
    const indent = /^ */.exec(begins[i])?.[0] ?? ""
    return [...wrapAnywhere(begins[i], HELP, `${indent}  `), ...told]
  })
}
