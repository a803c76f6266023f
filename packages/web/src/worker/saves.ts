// Saved matches in the browser's database: for each the line of a list, its file's head, and its entries one by one. What
// is stored once is never overwritten.

import type { Entry, MatchFile } from "@soulspire/match"
import {
  type Asked,
  CAMPAIGNS,
  databaseOf,
  ENTRIES,
  type GiveUp,
  HEADS,
  LINES,
  LONG_PATIENCE,
  StorageTrouble,
} from "./database.ts"
import type { KeptCampaign, SavedMatch } from "./messages.ts"

/** The head of a match file: who plays what, and with which cards. */
export type Head = Pick<MatchFile, "header" | "cards">

/** A saved match with everything there is of it. */
export interface Kept {
  saved: SavedMatch
  head: Head
  entries: readonly Entry[]
}

/** Somebody else has stored at this place of the log, or what comes before it is missing. */
export class Clash extends StorageTrouble {
  constructor() {
    super("not-stored", "the log has another length")
  }
}

/** Whatever fails does so with a StorageTrouble, and nothing of it is stored. */
export interface Saves {
  list(): Promise<SavedMatch[]>
  /** Stores new matches, and campaigns that come with them, all of them or none. */
  begin(matches: readonly Kept[], campaigns?: readonly KeptCampaign[]): Promise<void>
  /** Says anew how it stands with a match. */
  update(saved: SavedMatch): Promise<void>
  /** Adds an entry at the end of the log, together with how the match stands then; both are on disk when this is done. */
  add(saved: SavedMatch, at: number, entry: Entry): Promise<void>
  /** A match, with its entries from a place on; null if there is none. */
  read(id: string, from?: number): Promise<Kept | null>
  forget(id: string): Promise<void>
  campaigns(): Promise<KeptCampaign[]>
  addCampaign(campaign: KeptCampaign): Promise<void>
  /** Only where it is still as it was: false if somebody else has changed it. */
  changeCampaign(was: KeptCampaign, text: string): Promise<boolean>
  forgetCampaign(id: string): Promise<void>
}

/** Entries of a match: their keys are the match and their place in its log. */
const activeAbilitiesOf = (id: string, from = 0): IDBKeyRange => IDBKeyRange.bound([id, from], [id, Infinity])

const answer = <T>(request: IDBRequest<T>): Asked<T> => {
  return () => request.result
}
const nothing: Asked<void> = () => {}

/** Only of a match that is still there. What somebody else has noted of it meanwhile stays: its campaign. */
function replace(change: IDBTransaction, giveUp: GiveUp, saved: SavedMatch): void {
  const lines = change.objectStore(LINES)
  const request = lines.get(saved.id) as IDBRequest<SavedMatch | undefined>
  request.addEventListener("success", () => {
    if (request.result === undefined) giveUp(new StorageTrouble("gone"))
    else lines.put({ ...request.result, ...saved })
  })
}

/** Only right after the entry before it, and where nothing is yet. */
function append(change: IDBTransaction, giveUp: GiveUp, id: string, at: number, entry: Entry): void {
  const entries = change.objectStore(ENTRIES)
  if (at > 0) {
    const before = entries.getKey([id, at - 1])
    before.addEventListener("success", () => {
      if (before.result === undefined) giveUp(new Clash())
    })
  }
  const added = entries.add(entry, [id, at])
  added.addEventListener("error", () => {
    if (added.error?.name === "ConstraintError") giveUp(new Clash())
  })
}

export function openSaves(): Saves {
  const database = databaseOf()
  return {
    async list() {
      const all = await database.run("readonly", (look) =>
        answer(look.objectStore(LINES).getAll() as IDBRequest<SavedMatch[]>),
      )
      return all.toSorted((a, b) => b.played - a.played)
    },
    begin: (matches, campaigns = []) =>
      database.run(
        "readwrite",
        (change) => {
          for (const campaign of campaigns) change.objectStore(CAMPAIGNS).add(campaign)
          for (const { saved, head, entries } of matches) {
            change.objectStore(LINES).add(saved)
            change.objectStore(HEADS).add(head, saved.id)
            entries.forEach((entry, at) => change.objectStore(ENTRIES).add(entry, [saved.id, at]))
          }
          return nothing
        },
        LONG_PATIENCE,
      ),
    update: (saved) =>
      database.run("readwrite", (change, giveUp) => {
        replace(change, giveUp, saved)
        return nothing
      }),
    add: (saved, at, entry) =>
      database.run("readwrite", (change, giveUp) => {
        replace(change, giveUp, saved)
        append(change, giveUp, saved.id, at, entry)
        return nothing
      }),
    read: (id, from) =>
      database.run("readonly", (look) => {
        const saved = answer(look.objectStore(LINES).get(id) as IDBRequest<SavedMatch | undefined>)
        const head = answer(look.objectStore(HEADS).get(id) as IDBRequest<Head>)
        const entries = answer(
          look.objectStore(ENTRIES).getAll(activeAbilitiesOf(id, from)) as IDBRequest<Entry[]>,
        )
        return () => {
          const line = saved()
          return line === undefined ? null : { saved: line, head: head(), entries: entries() }
        }
      }),
    forget: (id) =>
      database.run("readwrite", (change) => {
        change.objectStore(LINES).delete(id)
        change.objectStore(HEADS).delete(id)
        change.objectStore(ENTRIES).delete(activeAbilitiesOf(id))
        return nothing
      }),
    campaigns: () =>
      database.run("readonly", (look) =>
        answer(look.objectStore(CAMPAIGNS).getAll() as IDBRequest<KeptCampaign[]>),
      ),
    addCampaign: (campaign) =>
      database.run("readwrite", (change) => {
        change.objectStore(CAMPAIGNS).add(campaign)
        return nothing
      }),
    changeCampaign: (was, text) =>
      database.run("readwrite", (change) => {
        const store = change.objectStore(CAMPAIGNS)
        const request = store.get(was.id) as IDBRequest<KeptCampaign | undefined>
        let changed = false
        request.addEventListener("success", () => {
          changed = request.result?.text === was.text
          if (changed) store.put({ ...was, text })
        })
        return () => changed
      }),
    forgetCampaign: (id) =>
      database.run("readwrite", (change) => {
        change.objectStore(CAMPAIGNS).delete(id)
        return nothing
      }),
  }
}
