// The browser's database: opened when it is first needed, and again after it was closed. Whatever can go wrong with it is one
// kind of error, and nothing waits for ever.

import type { StorageKey } from "./messages.ts"

export class StorageTrouble extends Error {
  readonly key: StorageKey
  constructor(key: StorageKey, detail = "") {
    super(detail === "" ? key : `${key}: ${detail}`)
    this.key = key
  }
}

/** Lines of the list, heads of match files, and the entries of their logs by match and place. */
export const LINES = "lines"
export const HEADS = "heads"
export const ENTRIES = "entries"
/** Campaigns, each as the text of its file. */
export const CAMPAIGNS = "campaigns"
const STORES = [LINES, HEADS, ENTRIES, CAMPAIGNS]

const VERSION = 3
/** A database that says nothing for so long says nothing any more, in milliseconds. */
const PATIENCE = 30_000
/** What is much may take longer. */
export const LONG_PATIENCE = 10 * PATIENCE

export function troubleOf(error: unknown, otherwise: StorageKey): StorageTrouble {
  if (error instanceof StorageTrouble) return error
  const { name = "", message = "" } = (error ?? {}) as { name?: string; message?: string }
  const key = name === "QuotaExceededError" ? "full" : name === "VersionError" ? "storage-newer" : otherwise
  return new StorageTrouble(key, `${name} ${message}`.trim())
}

/** What is asked of the database, with an end to waiting. */
const inTime = <T>(asked: Promise<T>, patience = PATIENCE): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const enough = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StorageTrouble("storage-silent")), patience)
  })
  return Promise.race([asked, enough]).finally(() => clearTimeout(timer))
}

/** At first the line of a match lay together with its head, so that every answer wrote all its cards anew. */
function splitMatches(change: IDBTransaction): void {
  const before = change.objectStore("matches")
  const walk = before.openCursor()
  walk.addEventListener("success", () => {
    const here = walk.result
    if (here === null) return change.db.deleteObjectStore("matches")
    const { saved, head } = here.value as { saved: { id: string }; head: unknown }
    change.objectStore(LINES).put(saved)
    change.objectStore(HEADS).put(head, saved.id)
    here.continue()
  })
}

function upgrade(database: IDBDatabase, change: IDBTransaction): void {
  const isThere = (store: string): boolean => database.objectStoreNames.contains(store)
  if (!isThere(LINES)) database.createObjectStore(LINES, { keyPath: "id" })
  for (const store of [HEADS, ENTRIES]) if (!isThere(store)) database.createObjectStore(store)
  if (!isThere(CAMPAIGNS)) database.createObjectStore(CAMPAIGNS, { keyPath: "id" })
  if (isThere("matches")) splitMatches(change)
}

function connect(closed: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    if (typeof indexedDB === "undefined") throw new StorageTrouble("no-storage", "there is no IndexedDB")
    const request = indexedDB.open("soulspire", VERSION)
    let given = false
    const fail = (trouble: StorageTrouble): void => {
      given = true
      reject(trouble)
    }
    request.addEventListener("upgradeneeded", () =>
      upgrade(request.result, request.transaction as IDBTransaction),
    )
    request.addEventListener("blocked", () => fail(new StorageTrouble("storage-blocked")))
    request.addEventListener("error", () => fail(troubleOf(request.error, "no-storage")))
    request.addEventListener("success", () => {
      const database = request.result
      // Whoever waited has been told that it failed, and has asked anew.
      if (given) return database.close()
      // A newer version may not be kept waiting; the browser may also close it on its own.
      database.addEventListener("versionchange", () => {
        database.close()
        closed()
      })
      database.addEventListener("close", closed)
      resolve(database)
    })
  })
}

/** What a transaction will have to say when it is through. */
export type Asked<T> = () => T

/** Takes everything in a transaction back, and says why. */
export type GiveUp = (why: StorageTrouble) => void

type Work<T> = (change: IDBTransaction, giveUp: GiveUp) => Asked<T>

export interface Database {
  /** Runs one transaction: gives what was asked when everything is on disk; or throws a StorageTrouble, and nothing is. */
  run<T>(mode: IDBTransactionMode, work: Work<T>, patience?: number): Promise<T>
}

export function databaseOf(): Database {
  let opened: Promise<IDBDatabase> | null = null
  const forget = (): void => {
    opened = null
  }
  const open = (): Promise<IDBDatabase> => {
    if (opened === null) {
      opened = inTime(connect(forget))
      // Whoever asks is told that it failed, and whoever asks again tries again.
      opened.catch(forget)
    }
    return opened
  }
  return {
    async run(mode, work, patience) {
      try {
        return await inTime(through((await open()).transaction(STORES, mode), work), patience)
      } catch (error) {
        // One that was closed meanwhile is opened anew the next time.
        if (error instanceof DOMException && error.name === "InvalidStateError") forget()
        throw troubleOf(error, mode === "readonly" ? "no-storage" : "not-stored")
      }
    },
  }
}

const through = <T>(change: IDBTransaction, work: Work<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    // What went wrong first is why all the rest did.
    let why: unknown = null
    change.addEventListener("error", ({ target }) => {
      why ??= (target as IDBRequest).error
    })
    change.addEventListener("abort", () => reject(why ?? change.error ?? new StorageTrouble("not-stored")))
    const giveUp: GiveUp = (trouble) => {
      why ??= trouble
      change.abort()
    }
    try {
      const asked = work(change, giveUp)
      change.addEventListener("complete", () => resolve(asked()))
    } catch (error) {
      // What was begun before it is taken back with it.
      giveUp(troubleOf(error, "not-stored"))
    }
  })
