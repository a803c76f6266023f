// The way up as a time line: each room with what was met there, and everybody's life along it.

import type { ReactNode } from "react"
import { Glyph } from "../../glyphs/glyph.tsx"
import { Sign } from "../../glyphs/sign.tsx"
import { useBox, useNames, useSpeaker } from "../../play/use-table.ts"
import { entryOf } from "../../play/use-table.ts"
import type { RoomStory } from "./run.ts"
import { roomGlyphs, signs } from "./signs.ts"
import { useSpireWords } from "./words.ts"

const WIDE = 116
const HIGH = 120

const sum = (list: readonly number[]): number => list.reduce((all, each) => all + each, 0)

/** The line of somebody's HP from room to room. */
function line(rooms: readonly RoomStory[], seat: number, most: number): string {
  return rooms
    .map(
      ({ hp }, i) =>
        `${i === 0 ? "M" : "L"}${(i + 0.5) * WIDE} ${HIGH - 12 - ((hp[seat] ?? 0) / most) * (HIGH - 30)}`,
    )
    .join(" ")
}

export function SummaryWay({ rooms, won }: { rooms: readonly RoomStory[]; won: boolean }): ReactNode {
  const words = useSpireWords()
  const speaker = useSpeaker()
  const names = useNames()
  const box = useBox()
  const seats = rooms[0].hp.map((_, seat) => seat)
  const most = Math.max(1, ...rooms.flatMap(({ hp }) => hp))
  const width = rooms.length * WIDE
  return (
    <section className="sp-time" aria-label={words.wayUp}>
      <div className="sp-time-scroll" tabIndex={0} role="group" aria-label={words.wayUp}>
        <div className="sp-time-line" style={{ inlineSize: `${width}px` }}>
          <svg viewBox={`0 0 ${width} ${HIGH}`} width={width} height={HIGH} aria-hidden="true">
            {seats.map((seat) => {
              const path = line(rooms, seat, most)
              return (
                <g key={seat} className={`sp-time-hp sp-time-hp-${seat}`}>
                  {seats.length === 1 && (
                    <path
                      className="sp-time-area"
                      d={`${path} L${width - WIDE / 2} ${HIGH} L${WIDE / 2} ${HIGH}Z`}
                    />
                  )}
                  <path d={path} />
                  {rooms.map(({ at, hp }, i) => (
                    <g key={at}>
                      <circle
                        cx={(i + 0.5) * WIDE}
                        cy={HIGH - 12 - ((hp[seat] ?? 0) / most) * (HIGH - 30)}
                        r="5"
                      />
                      {seats.length === 1 && (
                        <text x={(i + 0.5) * WIDE} y={HIGH - 22 - ((hp[seat] ?? 0) / most) * (HIGH - 30)}>
                          {hp[seat]}
                        </text>
                      )}
                    </g>
                  ))}
                </g>
              )
            })}
          </svg>
          <ol>
            {rooms.map(({ at, room, event, enemies, rounds, dealt, lost, gold }, i) => {
              const met = event === "" ? enemies : [event]
              const last = i === rooms.length - 1
              return (
                <li key={at} className={`sp-time-room sp-space-${room} ${last && !won ? "sp-time-end" : ""}`}>
                  <span className="sp-time-sign">
                    <Glyph name={last && !won ? signs.tomb : (roomGlyphs[room] ?? signs.scheme)} />
                  </span>
                  <b>
                    {met.length > 0
                      ? met.map((id) => entryOf(box, id)?.name ?? id).join(", ")
                      : speaker.word(`room.${room}`)}
                  </b>
                  {rounds > 0 && <small>{words.foughtFor(rounds)}</small>}
                  {rounds > 0 && (
                    <small>
                      <Glyph name={signs.hit} label={words.dealt} inline /> {sum(dealt)}{" "}
                      <Sign of="hp" label={words.lost} inline /> −{sum(lost)}
                    </small>
                  )}
                  <small>
                    <Sign of="gold" label={speaker.word("stat.gold")} inline /> {gold.join(" + ")}
                  </small>
                </li>
              )
            })}
          </ol>
        </div>
      </div>
      {seats.length > 1 && (
        <p className="sp-time-names">
          {seats.map((seat) => (
            <span key={seat} className={`sp-time-hp-${seat}`}>
              <i /> {names.seat(seat)}
            </span>
          ))}
        </p>
      )}
    </section>
  )
}
