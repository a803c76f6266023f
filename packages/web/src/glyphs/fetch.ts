// Fetches the glyphs of a game when it is opened, and those of the interface with the first screen that needs them.

import { addGlyphs } from "./shelf.ts"

const sheets: Readonly<Record<string, () => Promise<{ glyphs: Readonly<Record<string, string>> }>>> = {}

const fetched = new Set<string>()

export async function fetchGlyphs(game: string): Promise<void> {
  const sheet = sheets[game]
  if (sheet === undefined || fetched.has(game)) return
  addGlyphs((await sheet()).glyphs)
  fetched.add(game)
}
