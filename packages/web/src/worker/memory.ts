// Saved matches in memory: for a browser that keeps nothing. They last as long as the page.

import type { Entry } from "@soulspire/match"
import { StorageTrouble } from "./database.ts"
import type { KeptCampaign } from "./messages.ts"
import { Clash, type Kept, type Saves } from "./saves.ts"

export function savesInMemory(): Saves {
  const all = new Map<string, Kept & { entries: Entry[] }>()
  const campaigns = new Map<string, KeptCampaign>()
  const find = (id: string): Kept & { entries: Entry[] } => {
    const found = all.get(id)
    if (found === undefined) throw new StorageTrouble("gone")
    return found
  }
  return {
    list: async () => [...all.values()].map(({ saved }) => saved).toSorted((a, b) => b.played - a.played),
    async begin(matches, coming = []) {
      for (const campaign of coming) campaigns.set(campaign.id, campaign)
      for (const match of matches) all.set(match.saved.id, { ...match, entries: [...match.entries] })
    },
    async update(saved) {
      const found = find(saved.id)
      found.saved = { ...found.saved, ...saved }
    },
    async add(saved, at, entry) {
      const found = find(saved.id)
      if (found.entries.length !== at) throw new Clash()
      found.saved = { ...found.saved, ...saved }
      // What comes back is a copy, as from a disk.
      found.entries.push(structuredClone(entry))
    },
    async read(id, from = 0) {
      const found = all.get(id)
      return found === undefined ? null : structuredClone({ ...found, entries: found.entries.slice(from) })
    },
    forget: async (id) => void all.delete(id),
    campaigns: async () => [...campaigns.values()],
    addCampaign: async (campaign) => void campaigns.set(campaign.id, campaign),
    async changeCampaign(was, text) {
      if (campaigns.get(was.id)?.text !== was.text) return false
      campaigns.set(was.id, { ...was, text })
      return true
    },
    forgetCampaign: async (id) => void campaigns.delete(id),
  }
}
