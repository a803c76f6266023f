// Which pile is spread out to be looked through or chosen from.

import { createContext, useContext, useMemo } from "react"
import type { Light } from "../../decide/lit.ts"
import { TableContext } from "../../play/use-table.ts"
import { useSpireView } from "./known.ts"

const dark: ReadonlyMap<number, Light> = new Map()
const useLights = (): ReadonlyMap<number, Light> => useContext(TableContext)?.lights ?? dark

/** Opens a zone, or none. */
export const SpreadContext = createContext<(zone: string | null) => void>(() => {})

export const useSpread = (): ((zone: string | null) => void) => useContext(SpreadContext)

/** Is anything in this zone lit? */
export function useLitIn(zone: string): boolean {
  const lights = useLights()
  const { zones } = useSpireView()
  return (zones[zone] ?? []).some(({ ref }) => ref !== undefined && lights.has(ref))
}

/** Zones that are spread before one on every table of this game, so that what is lit in them is seen. */
const open: readonly string[] = [
  "hand",
  "enemies",
  "board",
  "items",
  "powers",
  "attached",
  "offers",
  "pool",
  "playing",
  "room",
]

/** The zones with something lit that would not be seen otherwise. */
export function useHiddenLit(seat: number, inCombat: boolean): readonly string[] {
  const lights = useLights()
  const { zones } = useSpireView()
  return useMemo(
    () =>
      Object.entries(zones).flatMap(([name, cards]) => {
        const [kind, of] = name.split(".")
        // Only one's own hand and offers are spread out, and a hand only where one fights.
        const own = of === undefined || Number(of) === seat || !["hand", "offers"].includes(kind)
        const seen = open.includes(kind) && own && (kind !== "hand" || inCombat)
        return !seen && cards.some(({ ref }) => ref !== undefined && lights.has(ref)) ? [name] : []
      }),
    [zones, lights, seat, inCombat],
  )
}
