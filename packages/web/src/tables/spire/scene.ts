// Which scene is set: by where the party is, and by what lies before whoever looks.

import type { CardView } from "@soulspire/kernel"
import { useView, useZone } from "../../play/use-table.ts"
import { isCombat, type TableShown, useMe, useTableShown } from "./known.ts"

export type Scene = "combat" | "map" | "neow" | "rewards" | "event" | "campfire" | "merchant" | "summary"

const isBlessing = ({ back }: CardView): boolean => back === "blessing"

function sceneOf(
  table: TableShown,
  me: number,
  offers: readonly CardView[],
  pool: readonly CardView[],
): Scene {
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
  const isOver = useView().over !== null
  return isOver ? "summary" : sceneOf(table, me, offers, pool)
}
