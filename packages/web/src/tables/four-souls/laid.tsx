// The cards of a zone, side by side, as far as one knows them.

import type { ReactNode } from "react"
import { Piece } from "./piece.tsx"
import { useZone } from "./shape.ts"

/** What lies open before somebody: character, items and curses, then souls. */
export const openZones = (seat: number): string[] => [`board.${seat}`, `souls.${seat}`]
/** What somebody holds: the hand, and copies of cards that may be played like it. */
export const heldZones = (seat: number): string[] => [`hand.${seat}`, `copies.${seat}`]

export function Laid({ zone, tile = false }: { zone: string; tile?: boolean }): ReactNode {
  const kind = zone.split(".")[0]
  return useZone(zone)
    .filter(({ card }) => card !== undefined)
    .map((card) => <Piece key={card.ref} card={card} zone={zone} tile={tile} className={`fs-in-${kind}`} />)
}
