// A combat: a lane for each player with whoever they face, and below it one's hand, energy and piles.

import { type ReactNode, useEffect, useRef } from "react"
import { Sign } from "../../glyphs/sign.tsx"
import { useSpeaker } from "../../play/use-table.ts"
import { SpireCard } from "./card.tsx"
import { EndTurn } from "./end-turn.tsx"
import { Enemy } from "./enemy.tsx"
import { foeOf } from "./foe.ts"
import { useForeseen } from "./foresight.ts"
import { Hand } from "./hand.tsx"
import { Hero } from "./hero.tsx"
import { useMe, useTableShown, useZone } from "./known.ts"
import { lanesOf } from "./lanes.ts"
import { Miracles } from "./miracles.tsx"
import { Pile } from "./piles.tsx"

function Lanes(): ReactNode {
  const { players } = useTableShown()
  const me = useMe()
  const own = useRef<HTMLElement>(null)
  // Where not all rows are seen at once, one's own is.
  useEffect(() => own.current?.scrollIntoView({ block: "nearest" }), [me])
  const enemies = useZone("enemies")
  const speaker = useSpeaker()
  const sorted = enemies.toSorted((a, b) => foeOf(a).place - foeOf(b).place)
  const inAll = sorted.filter((card) => foeOf(card).row < 0)
  const lanes = lanesOf(
    players.map(({ row }) => row),
    sorted.filter((card) => foeOf(card).row >= 0),
  )
  const most = Math.max(1, ...lanes.map(({ foes }) => foes.length))
  const style = { "--lanes": lanes.length, "--most": most, "--bosses": inAll.length }
  return (
    <div className={`sp-field sp-field-${lanes.length}`} style={style} data-zone="enemies">
      <div className="sp-lanes">
        {lanes.map(({ row, seat, foes }) => (
          <section
            key={seat < 0 ? `row ${row}` : seat}
            ref={seat === me ? own : null}
            className="sp-lane"
            aria-label={`${speaker.word("stat.rowNumber")} ${row + 1}`}
          >
            {seat >= 0 && <Hero seat={seat} />}
            <div className="sp-foes">
              {foes.map((card) => (
                <Enemy key={card.ref} card={card} />
              ))}
            </div>
          </section>
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
