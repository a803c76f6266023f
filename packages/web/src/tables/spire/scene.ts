// Which scene is set: by where the party is, and by what lies before whoever looks.

import { type Card, isCombat, type TableShown, useMe, useSpireView, useTableShown, useZone } from "./known.ts"

export type Scene = "combat" | "map" | "neow" | "rewards" | "event" | "campfire" | "merchant" | "summary"

const isBlessing = ({ back }: Card): boolean => back === "blessing"

function sceneOf(table: TableShown, me: number, offers: readonly Card[], pool: readonly Card[]): Scene {
  if (isCombat(table)) return "combat"
  const gained = table.players[me]?.rewards.length ?? 0
  if (gained > 0 || table.phase === "rewards") return "rewards"
  if (table.phase === "room") {
    if (table.room === "campfire" || table.room === "merchant") return table.room
    if (table.room === "event") return "event"
    return "rewards"
  }
  if (offers.some(isBlessing)) return "neow"
  return pool.length > 0 ? "rewards" : "map"
}

export function useScene(): Scene {
  const table = useTableShown()
  const me = useMe()
  const offers = useZone(`offers.${me}`)
  const pool = useZone("pool")
  const isOver = useSpireView().over !== null
  return isOver ? "summary" : sceneOf(table, me, offers, pool)
}
