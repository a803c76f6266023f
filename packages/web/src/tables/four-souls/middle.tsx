// The middle of the table: monsters and shop with their decks and discards, loot, rooms, bonus souls, and the duel.

import type { ReactNode } from "react"
import { useScrollStop, useSpeaker } from "../../play/use-table.ts"
import { Duel } from "./duel.tsx"
import { Piece } from "./piece.tsx"
import { Pile } from "./pile.tsx"
import { Row } from "./row.tsx"
import { attackIn, useBasementView, useZone } from "./shape.ts"
import { useBasementWords } from "./words.ts"

type Opens = { onOpen(zone: string): void }

/** A deck with its discard. */
const Piles = ({ of, onOpen }: Opens & { of: readonly string[] }): ReactNode => (
  <div className="fs-piles">
    {of.map((zone) => (
      <Pile key={zone} zone={zone} onOpen={onOpen} />
    ))}
  </div>
)

/** Cards that lie somewhere apart, as long as there are any. */
const CHALLENGE = "challenge"
/** What says which variants are played: read once, and small from then on. */
const VARIANT = "variant"

function Apart({ zone, back }: { zone: string; back?: string }): ReactNode {
  const speaker = useSpeaker()
  const cards = useZone(zone).filter((card) => back === undefined || card.back === back)
  if (cards.length === 0) return null
  const name = speaker.word(back === undefined ? `zone.${zone}` : `deck.${back}`)
  const isSmall = zone === "bonus" || back === VARIANT
  return (
    <section className={`fs-row fs-row-${zone}`} aria-label={name}>
      <h3>{name}</h3>
      <div className="fs-slots">
        {cards.map((card, i) => (
          <div key={card.ref ?? i} className="fs-slot">
            <Piece card={card} zone={zone} size={isSmall ? "s" : "l"} />
          </div>
        ))}
      </div>
    </section>
  )
}

/** How crowded it is with so many cards. */
const crowdOf = (cards: number): string => (cards >= 7 ? "fs-many fs-crowd" : cards >= 5 ? "fs-many" : "")

export function Middle({ onOpen }: Opens): ReactNode {
  const view = useBasementView()
  const words = useBasementWords()
  const stop = useScrollStop()
  const rooms = view.table.roomSlots
  const outside = view.zones["outside"]?.length ?? 0
  const many = (zone: string): number => view.zones[zone]?.length ?? 0
  const challenges = (view.zones["challenge"] ?? []).filter(({ back }) => back === CHALLENGE).length
  const apart = many("holding") + challenges
  const monsters = Math.max(many("monsters"), view.table.monsterSlots)
  const wares = Math.max(many("shop"), view.table.shopSlots)
  const makesWay = attackIn(view) !== null || many("draft") > 0
  const above = monsters + apart
  const below = wares + Math.max(many("rooms"), rooms)
  const sizes = {
    "--slots": above + below,
    "--longest": Math.max(above, below),
    "--piles": 4 + (rooms > 0 ? 1 : 0),
  }
  return (
    <div
      className={`fs-middle ${crowdOf(above + below)} ${makesWay ? "fs-makes-way" : ""}`}
      style={sizes}
      role="group"
      tabIndex={stop}
      aria-label={words.middle}
    >
      <Duel />
      <div className="fs-lines">
        <div className="fs-line">
          <Piles of={["monsterDeck", "monsterDiscard"]} onOpen={onOpen} />
          <Row zone="monsters" slots={view.table.monsterSlots} />
          <Apart zone="holding" />
          <Apart zone="challenge" back={CHALLENGE} />
          <div className="fs-corner">
            <Apart zone="challenge" back={VARIANT} />
            <Apart zone="bonus" />
            {outside > 0 && <Piles of={["outside"]} onOpen={onOpen} />}
          </div>
        </div>
        <div className="fs-line">
          <Piles of={["treasureDeck", "treasureDiscard"]} onOpen={onOpen} />
          <Row zone="shop" slots={view.table.shopSlots} />
          <Piles of={["lootDeck", "lootDiscard"]} onOpen={onOpen} />
          {rooms > 0 && (
            <>
              <Piles of={["roomDeck", "roomDiscard"]} onOpen={onOpen} />
              <Row zone="rooms" slots={rooms} />
            </>
          )}
        </div>
      </div>
      <div className="fs-draft">
        <Apart zone="draft" />
      </div>
    </div>
  )
}
