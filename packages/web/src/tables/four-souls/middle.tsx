// The middle of the table: monsters, shop and rooms with their decks and discards, and the arena.

import type { ReactNode } from "react"
import { Arena } from "./arena.tsx"
import { Piles } from "./pile.tsx"
import { Row } from "./row.tsx"
import { useBasementView } from "./shape.ts"
import { useBasementWords } from "./words.ts"

export function Middle({ onOpen }: { onOpen(zone: string): void }): ReactNode {
  const { table } = useBasementView()
  const words = useBasementWords()
  const hasRooms = table.roomSlots > 0
  return (
    <div className={`fs-middle ${hasRooms ? "fs-has-rooms" : ""}`} role="group" aria-label={words.middle}>
      <Piles name="monster-piles" of={["monsterDeck", "monsterDiscard"]} onOpen={onOpen} />
      <Row zone="monsters" slots={table.monsterSlots} />
      <Piles name="treasure-piles" of={["treasureDeck", "treasureDiscard"]} onOpen={onOpen} />
      <Row zone="shop" slots={table.shopSlots} />
      {hasRooms && (
        <>
          <Piles name="room-piles" of={["roomDeck", "roomDiscard"]} onOpen={onOpen} />
          <Row zone="rooms" slots={table.roomSlots} />
        </>
      )}
      <Arena />
    </div>
  )
}
