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
