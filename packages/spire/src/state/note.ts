// Book-keeping: what the rules remember and no player could notice. It is told to nobody. Whatever can be noticed has a
// function of its own beside this file, which tells it.

import type { Frozen } from "@soulspire/kernel"
import type { Data, Player, Table } from "./new.ts"
import { writeField } from "./write.ts"

type TableNote = "phase" | "lost" | "events" | "beaten"
type PlayerNote =
  | "attacks"
  | "discarded"
  | "twiceAttacks"
  | "twiceSkills"
  | "twiceEither"
  | "playedCards"
  | "thriceAttacks"
  | "playedPowers"
  | "reshuffles"
  | "chosen"
  | "cleansed"
  | "forgone"
type DataNote = "acted" | "used" | "usedUp" | "consumed" | "plays" | "bonus" | "onTop" | "retained" | "slot"

export function note<K extends TableNote>(table: Frozen<Table>, field: K, value: Table[K]): void
export function note(own: Frozen<Player>, field: PlayerNote, value: number): void
export function note(data: Frozen<Data>, field: DataNote, value: number): void
export function note(record: object, field: string, value: unknown): void {
  writeField<Record<string, unknown>, string>(record as Record<string, unknown>, field, value)
}
