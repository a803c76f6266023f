// How far the party has climbed in this Act, as a bar.

import type { ReactNode } from "react"
import { useTableShown } from "./known.ts"
import { useSpireWords } from "./words.ts"

/** The room the party is in, and how many there are on any way to the top; null in a combat alone. */
export function useFloor(): { room: number; rooms: number } | null {
  const { map } = useTableShown()
  if (map === null) return null
  return { room: map.path.length, rooms: Math.max(...map.places.map(({ row }) => row)) + 1 }
}

export function WayBar(): ReactNode {
  const words = useSpireWords()
  const floor = useFloor()
  if (floor === null || floor.room === 0) return null
  const { room, rooms } = floor
  const label = words.roomOf(room, rooms)
  return (
    <span className="sp-way-bar" role="img" aria-label={label} title={label}>
      <i style={{ inlineSize: `${(room / rooms) * 100}%` }} />
    </span>
  )
}
