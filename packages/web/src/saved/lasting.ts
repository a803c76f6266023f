// Whether the browser will keep what is saved, and how much room there is. Some browsers do not say.

import type { Language } from "@soulspire/text"

export type Lasting = "lasting" | "fleeting" | "unknown"

/** Not there where a page did not come over a safe connection. */
const storage = (): StorageManager | undefined => (navigator as { storage?: StorageManager }).storage

const inWords = (kept: boolean | undefined): Lasting =>
  kept === undefined ? "unknown" : kept ? "lasting" : "fleeting"

export async function isLasting(): Promise<Lasting> {
  try {
    return inWords(await storage()?.persisted())
  } catch {
    return "unknown"
  }
}

/** Asks the browser to keep everything until somebody deletes it. It may ask the person in turn. */
export async function askToLast(): Promise<Lasting> {
  try {
    return inWords(await storage()?.persist())
  } catch {
    return "unknown"
  }
}

/** How much is used of how much, in bytes; null if nobody knows. */
export async function roomLeft(): Promise<{ used: number; all: number } | null> {
  try {
    const { usage, quota } = (await storage()?.estimate()) ?? {}
    return usage === undefined || quota === undefined ? null : { used: usage, all: quota }
  } catch {
    return null
  }
}

export function sizeIn(language: Language, bytes: number): string {
  const [unit, size] = bytes < 1e9 ? (["megabyte", 1e6] as const) : (["gigabyte", 1e9] as const)
  return new Intl.NumberFormat(language, { style: "unit", unit, maximumFractionDigits: 1 }).format(
    bytes / size,
  )
}
