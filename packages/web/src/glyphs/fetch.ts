// Fetches the glyphs of a game when it is opened, and those of the interface with the first screen that needs them.

import { addGlyphs } from "./shelf.ts"

const sheets: Readonly<Record<string, () => Promise<{ glyphs: Readonly<Record<string, string>> }>>> = {
  interface: () => import("./interface.ts"),
  "four-souls": () => import("../tables/four-souls/glyphs.ts"),
  spire: () => import("../tables/spire/glyphs.ts"),
}

const fetched = new Set<string>()

async function fetchSheet(name: string): Promise<void> {
  if (!Object.hasOwn(sheets, name) || fetched.has(name)) return
  addGlyphs((await sheets[name]()).glyphs)
  fetched.add(name)
}

export async function fetchGlyphs(game: string): Promise<void> {
  await Promise.all([fetchSheet("interface"), fetchSheet(game)])
}
