// Text in columns: how wide something looks, padding, and lines that break between words.

// oxlint-disable-next-line no-control-regex
const colour = /\u001b\[\d+m/g

/** How many columns a text takes on the screen, colours not counted. */
const width = (text: string): number => text.replace(colour, "").length

export const pad = (text: string, to: number): string => text + " ".repeat(Math.max(0, to - width(text)))
export const padLeft = (text: string, to: number): string => " ".repeat(Math.max(0, to - width(text))) + text

/** The width to write in: the terminal's, but lines longer than a page is wide are no pleasure. */
export const pageWidth = (stream: NodeJS.WriteStream): number =>
  Math.max(40, Math.min(stream.columns ?? 80, 120))

/** Breaks between words; lines after the first begin with `hang`. */
export function wrap(text: string, columns: number, hang = ""): string[] {
  const lines: string[] = []
  let line = ""
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`
    if (line !== "" && width(longer) > columns) {
      lines.push(line)
      line = hang + word
    } else line = longer
  }
  lines.push(line)
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
