// Book-keeping, which nobody could notice by itself: the only fields that are written without a word.

import type { Frozen } from "@soulspire/kernel"
import type { Player, Table } from "./types.ts"

type TableNotes = Pick<Table, "holder" | "passes" | "ending" | "attempt">

export function note<K extends keyof TableNotes>(of: Frozen<Table>, field: K, value: Table[K]): void
export function note(of: Frozen<Player>, field: "plays", value: number): void
export function note(of: object, field: string, value: unknown): void {
  ;(of as Record<string, unknown>)[field] = value
}
