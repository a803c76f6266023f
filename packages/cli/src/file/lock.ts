// One writer at a time: whoever plays a match holds a lock file beside it that says who that is. What a process has left
// behind that is no more is taken over.

import {
  closeSync,
  linkSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  unlinkSync,
  writeSync,
} from "node:fs"
import { hostname } from "node:os"
import { basename, dirname, join } from "node:path"
import { Failure, messageOf } from "../shell/mistake.ts"

/** Somebody else plays this match. */
export class Taken extends Failure {}

interface Holder {
  pid: number
  host: string
}

/** What this very process holds. */
const held = new Set<string>()

/** Where a file really lies, or will: two names of one file have one lock. */
function realPath(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return join(realpathSync(dirname(path)), basename(path))
  }
}

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code

/** Makes the lock; false if there is one. */
function made(place: string, text: string): boolean {
  let fd: number
  try {
    fd = openSync(place, "wx")
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false
    throw error
  }
  try {
    writeSync(fd, text)
  } catch (error) {
    // A lock that does not say whose it is would stand for ever.
    unlinkSync(place)
    throw error
  } finally {
    closeSync(fd)
  }
  return true
}

function textAt(place: string): string | null {
  try {
    return readFileSync(place, "utf8")
  } catch {
    return null
  }
}

/** Removes a lock if it is this one. */
function removed(place: string, isIt: (text: string) => boolean): boolean {
  // Out of the way first, and then a look: what was changed in between is put back.
  const aside = `${place}.${process.pid}`
  try {
    renameSync(place, aside)
    const mine = isIt(readFileSync(aside, "utf8"))
    if (!mine) linkSync(aside, place)
    unlinkSync(aside)
    return mine
  } catch {
    return false
  }
}

function holderIn(text: string): Holder | null {
  try {
    const { pid, host } = JSON.parse(text) as Partial<Holder>
    return Number.isInteger(pid) && typeof host === "string" ? { pid: pid as number, host } : null
  } catch {
    return null
  }
}

/** Is the process known to be gone? Of another machine, or of a lock that says nothing, nobody here can know. */
function isGone(place: string, holder: Holder | null): boolean {
  if (holder === null || holder.host !== hostname()) return false
  // Numbers of processes come again; what bears ours and is not held was left by an earlier one.
  if (holder.pid === process.pid) return !held.has(place)
  try {
    process.kill(holder.pid, 0)
    return false
  } catch (error) {
    return codeOf(error) === "ESRCH"
  }
}

function taken(path: string, place: string, holder: Holder | null): Taken {
  const who = holder === null ? "somebody" : `process ${holder.pid} on ${holder.host}`
  const surely = holder?.host === hostname() ? "" : `; if nobody plays it any more, delete ${place}`
  return new Taken(
    `${path} is being played already, by ${who}; 'soulspire replay ${path} --follow' watches it${surely}`,
  )
}

/** Gives the lock back; also when the process ends otherwise. */
function holding(place: string, text: string): () => void {
  held.add(place)
  const release = (): void => {
    process.off("exit", release)
    if (held.delete(place)) removed(place, (now) => now === text)
  }
  process.on("exit", release)
  return release
}

/**
 * Takes the lock of a match file and gives what gives it back. `tell` hears when it was left behind by a process that is
 * gone. Throws Taken if somebody plays the match.
 */
export function takeLock(path: string, tell: (note: string) => void): () => void {
  const text = `${JSON.stringify({ pid: process.pid, host: hostname() } satisfies Holder)}\n`
  try {
    const place = `${realPath(path)}.lock`
    for (let tries = 0; tries < 5; tries++) {
      if (made(place, text)) return holding(place, text)
      const other = textAt(place)
      if (other === null) continue
      const holder = holderIn(other)
      if (!isGone(place, holder)) throw taken(path, place, holder)
      if (removed(place, (now) => now === other))
        tell(`${path}: process ${holder?.pid} was playing it and is gone; you go on where it was`)
    }
    throw taken(path, place, null)
  } catch (error) {
    if (error instanceof Failure) throw error
    throw new Failure(`${path} cannot be written: ${messageOf(error)}`)
  }
}
