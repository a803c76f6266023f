// Saved matches in memory, for tests of what is stored when.

import type { Entry } from "@soulspire/match"
import type { SavedMatch } from "../../src/worker/messages.ts"
import type { Head, Saves } from "../../src/worker/saves.ts"

export interface Drawer extends Saves {
  /** From now on nothing can be stored. */
  full: boolean
}

export function newDrawer(): Drawer {
  const kept = new Map<string, { saved: SavedMatch; head: Head; entries: Entry[] }>()
  const drawer: Drawer = {
    full: false,
    list: async () => [...kept.values()].map(({ saved }) => saved),
    begin: async (saved, head) => void kept.set(saved.id, { saved, head, entries: [] }),
    async update(saved) {
      const found = kept.get(saved.id)
      if (found !== undefined) found.saved = saved
    },
    async add(saved, at, entry) {
      const found = kept.get(saved.id)
      if (drawer.full || found === undefined) throw new Error("no room")
      found.saved = saved
      // What is stored is what comes back after a reload: a copy, as over a wire.
      found.entries[at] = structuredClone(entry)
    },
    async read(id) {
      const found = kept.get(id)
      return found === undefined ? null : structuredClone(found)
    },
    forget: async (id) => void kept.delete(id),
  }
  return drawer
}
