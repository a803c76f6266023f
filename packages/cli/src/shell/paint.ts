// Colours, where they are wanted: on a terminal that has them, unless NO_COLOR says otherwise. Never the only sign.

const codes = {
  bold: [1, 22],
  dim: [2, 22],
  italic: [3, 23],
  underline: [4, 24],
  inverse: [7, 27],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  blue: [34, 39],
  magenta: [35, 39],
  cyan: [36, 39],
} as const

type Colour = keyof typeof codes
export type Paint = Readonly<Record<Colour, (text: string) => string>>

const made = (on: boolean): Paint =>
  Object.fromEntries(
    Object.entries(codes).map(([name, [open, close]]) => [
      name,
      (text: string) => (on && text !== "" ? `\u001b[${open}m${text}\u001b[${close}m` : text),
    ]),
  ) as unknown as Paint

const own = new Set(Object.values(codes).flatMap((pair) => pair.map((code) => `\u001b[${code}m`)))

/** Is this one of the codes above? */
export const isOwnColour = (text: string): boolean => own.has(text)

/** No colours: for documents. */
export const plainPaint: Paint = made(false)

/** The paint for a stream. */
export function paintFor(stream: NodeJS.WriteStream): Paint {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env
  if (NO_COLOR !== undefined && NO_COLOR !== "") return made(false)
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== "0") return made(true)
  return made(stream.isTTY && TERM !== "dumb")
}
