// The glyphs that were fetched so far: those of the interface, and those of each game when it is opened.

import { useSyncExternalStore } from "react"

let glyphs: Readonly<Record<string, string>> = {}
const listeners = new Set<() => void>()

/** Puts glyphs on the shelf: name and SVG body of each. */
export function addGlyphs(more: Readonly<Record<string, string>>): void {
  glyphs = { ...glyphs, ...more }
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useGlyph = (name: string): string | undefined =>
  useSyncExternalStore(
    listen,
    () => glyphs[name],
    () => glyphs[name],
  )
