// Book-keeping: what the rules count and point at for themselves, and nobody could notice by itself. Whatever a player could
// notice is told by the atom that changes it; only what is listed here may be written without a word.

import type { Frozen } from "@soulspire/kernel"
import type { Data, Player, Table } from "./types.ts"

type TableNotes = Pick<
  Table,
  | "holder"
  | "passes"
  | "quiet"
  | "ending"
  | "depth"
  | "attacks"
  | "deckAttacks"
  | "purchases"
  | "monsterDied"
  | "hurtItems"
>
type PlayerNotes = Pick<Player, "played" | "attackRolls" | "attacked" | "won">
type DataNotes = Pick<Data, "slot" | "setAside" | "under" | "combat" | "attempt" | "asked">

export function note<K extends keyof TableNotes>(of: Frozen<Table>, field: K, value: Table[K]): void
export function note<K extends keyof PlayerNotes>(of: Frozen<Player>, field: K, value: Player[K]): void
export function note<K extends keyof DataNotes>(of: Frozen<Data>, field: K, value: Data[K]): void
export function note(of: object, field: string, value: unknown): void {
  ;(of as Record<string, unknown>)[field] = value
}
