// Writes a file anew in one step: whoever reads it, also after a crash, finds what was there before or all of what is there now.

import { closeSync, fsyncSync, openSync, realpathSync, renameSync, rmSync, writeFileSync } from "node:fs"

/** Where it really lies: a link goes on leading there. */
function placeOf(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return path
  }
}

export function replaceWhole(path: string, text: string): void {
  const place = placeOf(path)
  const aside = `${place}.${process.pid}.new`
  try {
    const fd = openSync(aside, "w")
    try {
      writeFileSync(fd, text)
      fsyncSync(fd)
    } finally {
      closeSync(fd)
    }
    renameSync(aside, place)
  } catch (error) {
    rmSync(aside, { force: true })
    throw error
  }
}
