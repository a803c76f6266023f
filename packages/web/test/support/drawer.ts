// Saved matches in memory, for tests of what is stored when.

import { StorageTrouble } from "../../src/worker/database.ts"
import { savesInMemory } from "../../src/worker/memory.ts"
import type { Saves } from "../../src/worker/saves.ts"

export interface Drawer extends Saves {
  /** From now on nothing can be stored. */
  full: boolean
}

export function newDrawer(): Drawer {
  const saves = savesInMemory()
  const room = (): void => {
    if (drawer.full) throw new StorageTrouble("full")
  }
  const drawer: Drawer = {
    ...saves,
    full: false,
    async begin(matches, campaigns) {
      room()
      await saves.begin(matches, campaigns)
    },
    async add(saved, at, entry) {
      room()
      await saves.add(saved, at, entry)
    },
  }
  return drawer
}
