// Fetches the glyphs of a game when it is opened, and those of the interface with the first screen that needs them.

import { glyphsFor } from "../tables/tables.ts"
import { addGlyphs } from "./shelf.ts"

type Sheet = () => Promise<{ glyphs: Readonly<Record<string, string>> }>

const interfaceSheet: Sheet = () => import("./interface.ts")

const fetched = new Set<Sheet>()

async function fetchSheet(sheet: Sheet | undefined): Promise<void> {
  if (sheet === undefined || fetched.has(sheet)) return
  addGlyphs((await sheet()).glyphs)
  fetched.add(sheet)
}

export async function fetchGlyphs(game: string): Promise<void> {
  await Promise.all([fetchSheet(interfaceSheet), fetchSheet(glyphsFor(game))])
}
