// Watches a board: after each thing that is shown, what has moved flies.

import { type RefObject, useLayoutEffect, useRef } from "react"
import { useShown } from "../play/use-table.ts"
import { useSettings } from "../settings/settings.ts"
import { fly, placesIn } from "./flights.ts"

export function useFlights(board: RefObject<HTMLElement | null>): void {
  const beat = useShown((state) => state.beat)
  const news = useShown((state) => state.news)
  const motion = useSettings((settings) => settings.motion)
  const places = useRef<ReturnType<typeof placesIn>>(new Map())
  useLayoutEffect(() => {
    const root = board.current
    if (root === null || motion === "off") return
    fly(root, places.current, news, motion)
    places.current = placesIn(root)
  }, [board, beat, news, motion])
}
