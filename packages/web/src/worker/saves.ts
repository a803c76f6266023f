// Saved matches in the browser's database: for each the line of a list, its file's head, and its entries one by one.

import type { Entry, MatchFile } from "@soulspire/match"
import type { SavedMatch } from "./messages.ts"

/** The head of a match file: who plays what, and with which cards. */
export type Head = Pick<MatchFile, "header" | "cards">

interface Stored {
  saved: SavedMatch
  head: Head
}

export interface Saves {
  list(): Promise<SavedMatch[]>
  begin(saved: SavedMatch, head: Head): Promise<void>
  /** Says anew how it stands with a match. */
  update(saved: SavedMatch): Promise<void>
  /** Adds an entry of the log; it is on disk when this is done. */
  add(saved: SavedMatch, at: number, entry: Entry): Promise<void>
  read(id: string): Promise<{ saved: SavedMatch; head: Head; entries: Entry[] } | null>
  forget(id: string): Promise<void>
}

const MATCHES = "matches"
const ENTRIES = "entries"

const finished = (change: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = (): void => reject(change.error ?? new Error("nothing could be stored"))
    change.addEventListener("complete", () => resolve())
    change.addEventListener("error", fail)
    change.addEventListener("abort", fail)
  })

const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result))
    request.addEventListener("error", () => reject(request.error ?? new Error("nothing could be read")))
  })

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open("soulspire", 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore(MATCHES, { keyPath: "saved.id" })
    request.result.createObjectStore(ENTRIES)
  }
  return result(request)
}

/** All entries of a match: their keys are the match and their place in its log. */
const entriesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity])

/** A match that was thrown away in the meantime takes nothing any more. */
function replace(change: IDBTransaction, saved: SavedMatch): void {
  const matches = change.objectStore(MATCHES)
  const request = matches.get(saved.id) as IDBRequest<Stored | undefined>
  request.onsuccess = () => {
    if (request.result === undefined) change.abort()
    else matches.put({ ...request.result, saved } satisfies Stored)
  }
}

export function openSaves(): Saves {
  const database = open()
  // Whoever asks is told that it failed; nobody need be told before.
  database.catch(() => {})
  return {
    async list() {
      const all = (await result(
        (await database).transaction(MATCHES).objectStore(MATCHES).getAll(),
      )) as Stored[]
      return all.map(({ saved }) => saved).toSorted((a, b) => b.played - a.played)
    },
    async begin(saved, head) {
      const change = (await database).transaction(MATCHES, "readwrite")
      change.objectStore(MATCHES).put({ saved, head } satisfies Stored)
      await finished(change)
    },
    async update(saved) {
      const change = (await database).transaction(MATCHES, "readwrite")
      replace(change, saved)
      await finished(change)
    },
    async add(saved, at, entry) {
      const change = (await database).transaction([MATCHES, ENTRIES], "readwrite")
      replace(change, saved)
      change.objectStore(ENTRIES).put(entry, [saved.id, at])
      await finished(change)
    },
    async read(id) {
      const look = (await database).transaction([MATCHES, ENTRIES])
      const [stored, entries] = await Promise.all([
        result(look.objectStore(MATCHES).get(id) as IDBRequest<Stored | undefined>),
        result(look.objectStore(ENTRIES).getAll(entriesOf(id)) as IDBRequest<Entry[]>),
      ])
      return stored === undefined ? null : { ...stored, entries }
    },
    async forget(id) {
      const change = (await database).transaction([MATCHES, ENTRIES], "readwrite")
      change.objectStore(MATCHES).delete(id)
      change.objectStore(ENTRIES).delete(entriesOf(id))
      await finished(change)
    },
  }
}
