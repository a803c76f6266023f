// Short ways through play that many rule tests take, and what they look at afterwards.

import type { Def } from "@soulspire/kernel"
import type { fourSoulsTable } from "./table.ts"
import { treasure } from "./made-up.ts"

export type Play = ReturnType<typeof fourSoulsTable>

/** An item that only a test has, named by its id. */
export const item = (id: string, ...abilities: Parameters<typeof treasure>[3]): Def =>
  treasure(id, id, { kind: "active" }, abilities).def

/** Everybody passes once, from whoever is asked on. */
export function round(table: Play): Play {
  for (let i = 0; i < table.state.seats; i++) table.by(table.open[0].seat + 1).pass()
  return table
}

/** p1 declares an attack; everybody passes, and the target is named. */
export const attack = (table: Play, on: string): Play => table.p1.attack().allPass().p1.against(on)

/** Kinds of events in the order in which they happened. */
export const order = (table: Play, ...kinds: string[]): string[] =>
  table.events.filter(({ k }) => kinds.includes(k)).map(({ k }) => k)

/** What everybody sees of the stack, bottom first. */
export const waiting = (table: Play): Record<string, unknown>[] =>
  table.game.view(table.state, 1).zones["stack"].map(({ shows }) => shows ?? {})

/** Cents of all, in the order of seats. */
export const cents = (table: Play): number[] => table.state.table.players.map((player) => player.cents)
