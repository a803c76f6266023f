// Which scene is set: by where the party is, and by what lies before whoever looks.

import { type Card, isCombat, type TableShown, useMe, useSpireView, useTableShown, useZone } from "./known.ts"

export type Scene =
  | "combat"
  | "rows"
  | "map"
  | "neow"
  | "rewards"
  | "event"
  | "campfire"
  | "merchant"
  | "act-end"
  | "summary"

const isBlessing = ({ back }: Card): boolean => back === "blessing"

/** The rooms that have a scene of their own. */
const quietRooms: Readonly<Record<string, Scene>> = {
  event: "event",
  campfire: "campfire",
  merchant: "merchant",
  treasure: "rewards",
}

interface Around {
  me: number
  offers: readonly Card[]
  pool: readonly Card[]
  /** Does the party choose a way? */
  votes: boolean
}

function sceneOf(table: TableShown, { me, offers, pool, votes }: Around): Scene {
  if (isCombat(table)) return "combat"
  const gained = table.players[me]?.rewards.length ?? 0
  if (gained > 0 || table.phase === "rewards") return "rewards"
  if (table.phase === "room") return quietRooms[table.room] ?? (votes ? "act-end" : "rows")
  if (offers.some(isBlessing)) return "neow"
  if (pool.length > 0) return "rewards"
  return table.map === null ? "rows" : "map"
}

export function useScene(): Scene {
  const table = useTableShown()
  const me = useMe()
  const offers = useZone(`offers.${me}`)
  const pool = useZone("pool")
  const { over, waiting } = useSpireView()
  const votes = waiting.some(({ kind }) => kind === "vote")
  return over === null ? sceneOf(table, { me, offers, pool, votes }) : "summary"
}
