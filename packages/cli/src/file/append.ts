// Adds to the end of a file: all of it or nothing, and only if the file is as it was left.

import { closeSync, constants, fstatSync, ftruncateSync, openSync, writeSync } from "node:fs"
import { Failure, messageOf } from "../shell/mistake.ts"

/** How a file was left. */
export interface Left {
  /** Its length in bytes. */
  size: number
  /** So many of them are whole lines; what comes after was never finished and goes before anything is added. */
  whole: number
  /** The last whole line lacks its end, which comes before anything that is added. */
  unended: boolean
}

function writeAll(fd: number, bytes: Buffer): void {
  // A disk that is nearly full takes a part of it first.
  for (let done = 0; done < bytes.length;) done += writeSync(fd, bytes, done)
}

function add(fd: number, { size, whole }: Left, bytes: Buffer): void {
  try {
    if (whole < size) ftruncateSync(fd, whole)
    writeAll(fd, bytes)
  } catch (error) {
    // Back to what it was, unless somebody else has added something too.
    if (fstatSync(fd).size < whole + bytes.length) ftruncateSync(fd, whole)
    throw error
  }
}

/** Adds text, and gives how the file is left now. Throws a Failure, with what was there still there. */
export function append(path: string, left: Left, text: string): Left {
  const bytes = Buffer.from(left.unended ? `\n${text}` : text)
  try {
    // Neither made anew nor written anywhere but at its end, whoever else writes.
    const fd = openSync(path, constants.O_WRONLY | constants.O_APPEND)
    try {
      if (fstatSync(fd).size !== left.size)
        throw new Failure(
          `${path} is not as it was left: something else has written to it. Nothing was added to it`,
        )
      add(fd, left, bytes)
    } finally {
      closeSync(fd)
    }
  } catch (error) {
    if (error instanceof Failure) throw error
    throw new Failure(`${path} cannot be written: ${messageOf(error)}`)
  }
  const size = left.whole + bytes.length
  return { size, whole: size, unended: false }
}
