// A combat: a lane for each player with whoever they face, and below it one's hand, energy and piles.

import { type ReactNode, useRef, useState } from "react"
import { Sign } from "../../glyphs/sign.tsx"
import { useNames, useSpeaker, useTable } from "../../play/use-table.ts"
import { SpireCard } from "./card.tsx"
import { EndTurn } from "./end-turn.tsx"
import { Enemy } from "./enemy.tsx"
import { Figure } from "./figure.tsx"
import { foeOf } from "./foe.ts"
import { useForeseen } from "./foresight.ts"
import { Hand } from "./hand.tsx"
import { Hero } from "./hero.tsx"
import { keepPlaces, type Places } from "./keep-places.ts"
import { type Card, useMe, useTableShown, useZone } from "./known.ts"
import { type Lane, lanesOf } from "./lanes.ts"
import { Miracles } from "./miracles.tsx"
import { Pile } from "./piles.tsx"

/** Which enemy has which place in which row, for as long as a combat lasts. */
function usePlaces(lanes: readonly Lane[]): (lane: Lane) => readonly (Card | null)[] {
  const { combat } = useTableShown()
  const kept = useRef<{ combat: number; rows: Map<number, Places> }>({ combat, rows: new Map() })
  if (kept.current.combat !== combat) kept.current = { combat, rows: new Map() }
  const { rows } = kept.current
  for (const { row, foes } of lanes)
    rows.set(
      row,
      keepPlaces(
        rows.get(row) ?? [],
        foes.map(({ ref }) => ref as number),
      ),
    )
  return ({ row, foes }) => (rows.get(row) ?? []).map((ref) => foes.find((foe) => foe.ref === ref) ?? null)
}

function Lanes(): ReactNode {
  const { players } = useTableShown()
  const me = useMe()
  const enemies = useZone("enemies")
  const sorted = enemies.toSorted((a, b) => foeOf(a).place - foeOf(b).place)
  const inAll = sorted.filter((card) => foeOf(card).row < 0)
  const lanes = lanesOf(
    players.map(({ row }) => row),
    sorted.filter((card) => foeOf(card).row >= 0),
  )
  const placesIn = usePlaces(lanes)
  // Where there is little room one row is open: one's own, or the one that was touched.
  const [touched, touch] = useState<{ me: number; row: number } | null>(null)
  const open = touched?.me === me ? touched.row : players[me]?.row
  const style = { "--lanes": lanes.length, "--bosses": inAll.length }
  return (
    <div className={`sp-field sp-field-${lanes.length}`} style={style} data-zone="enemies">
      <div className="sp-stage">
        <div className="sp-lanes">
          {lanes.map((lane) => (
            <Row
              key={lane.seat < 0 ? `row ${lane.row}` : lane.seat}
              lane={lane}
              foes={placesIn(lane)}
              open={lane.row === open}
              onTouch={() => touch({ me, row: lane.row })}
            />
          ))}
        </div>
        {inAll.length > 0 && (
          <div className="sp-in-all">
            {inAll.map((card) => (
              <Enemy key={card.ref} card={card} />
            ))}
          </div>
        )}
      </div>
    </div>
  )
}

interface RowProps {
  lane: Lane
  foes: readonly (Card | null)[]
  open: boolean
  onTouch: () => void
}

/** A row of the combat: whose it is, and whoever stands in it. */
function Row({ lane: { row, seat }, foes, open, onTouch }: RowProps): ReactNode {
  const speaker = useSpeaker()
  const names = useNames()
  const me = useMe()
  const number = `${speaker.word("stat.rowNumber")} ${row + 1}`
  return (
    <section
      className={`sp-lane ${open ? "sp-lane-open" : ""} ${seat === me ? "sp-lane-me" : ""}`}
      style={{ "--most": Math.max(1, foes.length) }}
      aria-label={seat < 0 ? number : `${number}, ${names.seat(seat)}`}
      onPointerUp={onTouch}
    >
      {seat >= 0 && <Hero seat={seat} />}
      <div className="sp-foes">
        {foes.map((card, place) =>
          card === null ? (
            <span key={`free ${place}`} className="sp-enemy" />
          ) : (
            <Enemy key={card.ref} card={card} />
          ),
        )}
      </div>
    </section>
  )
}

/** What lies in the middle for a moment: a card being played, cards that lie with enemies. */
function Middle(): ReactNode {
  const playing = useZone("playing")
  const attached = useZone("attached")
  if (playing.length + attached.length === 0) return null
  return (
    <div className="sp-middle" data-zone="playing">
      {[...playing, ...attached].map((card) => (
        <SpireCard key={card.ref} card={card} size="m" className="sp-in-play" />
      ))}
    </div>
  )
}

function Energy({ seat }: { seat: number }): ReactNode {
  const { players } = useTableShown()
  const speaker = useSpeaker()
  const spent = useForeseen(seat)?.by["energy"] ?? 0
  const { energy } = players[seat]
  const word = speaker.word("stat.energy")
  return (
    <span
      className={`sp-energy ${energy === 0 ? "sp-spent" : ""}`}
      title={word}
      role="img"
      aria-label={`${word} ${energy}`}
    >
      <Sign of="energy" className="sp-energy-glyph" />
      <b key={energy}>{energy}</b>
      {spent !== 0 && <i>{spent > 0 ? `+${spent}` : `−${-spent}`}</i>}
    </span>
  )
}

/** Before a combat: who stands in which row. */
export const Rows = (): ReactNode => (
  <div className="sp-rows">
    <Lanes />
  </div>
)

/** Whose hand lies there, where several play at one screen. */
function Whose(): ReactNode {
  const { client } = useTable()
  const names = useNames()
  const me = useMe()
  const [board] = useZone(`board.${me}`)
  if (client.here.length < 2) return null
  return (
    <p className="sp-whose" aria-hidden="true">
      <Figure id={board?.card ?? ""} rank="portrait" /> {names.seat(me)}
    </p>
  )
}

export function Combat(): ReactNode {
  const me = useMe()
  return (
    <div className="sp-combat">
      <Lanes />
      <Middle />
      <div className="sp-below">
        <div className="sp-corner sp-corner-start">
          <div className="sp-spend">
            <Miracles seat={me} />
            <Energy seat={me} />
          </div>
          <Pile zone={`draw.${me}`} sign="draw" />
        </div>
        <Whose />
        <Hand />
        <div className="sp-corner sp-corner-end">
          <div className="sp-piles">
            <Pile zone={`discard.${me}`} sign="discard" />
            <Pile zone={`exhaust.${me}`} sign="exhaust" />
          </div>
          <EndTurn />
        </div>
      </div>
    </div>
  )
}
