// The last roll that was told, for the dice: its number now, and how often it was thrown or changed.

import type { GameEvent } from "@soulspire/kernel"
import { useEffect, useState } from "react"
import { useShown } from "../../play/use-table.ts"

interface Roll {
  value: number
  count: number
  combat: boolean
}

const rolled = (event: GameEvent): boolean => event.k === "dice" || event.k === "changeRoll"

/** Rolls of an attack, or all others; null before the first and after what they were for is over. */
export function useLastRoll(combat: boolean): Roll | null {
  const beat = useShown((state) => state.beat)
  const news = useShown((state) => state.news)
  const [roll, setRoll] = useState<Roll | null>(null)
  useEffect(() => {
    setRoll((before) => {
      let now = before
      for (const event of news) {
        if (event.k === "attackOn" || event.k === "attackEnds") now = null
        if (!rolled(event)) continue
        const isCombat = event.k === "changeRoll" ? (now?.combat ?? false) : event["combat"] === 1
        if (isCombat === combat)
          now = { value: Number(event["value"]), count: (now?.count ?? 0) + 1, combat: isCombat }
      }
      return now
    })
  }, [beat, news, combat])
  return roll
}
