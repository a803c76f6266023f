// Writes a new file: whole or not at all, and never over another one.

import { rmSync, writeFileSync } from "node:fs"

export function writeWhole(path: string, text: string): void {
  try {
    writeFileSync(path, text, { flag: "wx" })
  } catch (error) {
    // What was there before is not ours to remove.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") rmSync(path, { force: true })
    throw error
  }
}
