// Where a command's words go: its result to standard output, remarks to standard error. Names in a match file are anybody's:
// nothing reaches a terminal that would steer it, but for the colours that are ours.

import type { Writable } from "node:stream"
import { isOwnColour } from "./paint.ts"

/** Colours whole; else whatever is no character: controls (a line's end and a tab are fine), and what turns a line round. */
// oxlint-disable-next-line no-control-regex
const steering = /\u001b\[\d+m|[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g
/** In a name, no line ends either. */
const steeringInName = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu

export const clean = (text: string): string =>
  text.replace(steering, (found) => (isOwnColour(found) ? found : "\uFFFD"))

/** A name as it can be shown in the middle of a line. */
export const cleanName = (name: string): string => name.replace(steeringInName, "\uFFFD")

/** The only way to a terminal for what is not of our own making. */
export const writeTo = (stream: Writable, text: string): void => void stream.write(clean(text))

export const print = (text = ""): void => writeTo(process.stdout, `${text}\n`)
/** One line, whatever it speaks of. */
export const remark = (text: string): void => writeTo(process.stderr, `soulspire: ${cleanName(text)}\n`)

/** JSON writes the old controls by their number; these as well, so that a document can be looked at. */
export const printJson = (document: unknown): void =>
  print(
    JSON.stringify(document, null, 2).replace(
      /[\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g,
      (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, "0")}`,
    ),
  )
