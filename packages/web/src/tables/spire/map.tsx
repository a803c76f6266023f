// The map of the Act: parchment, paths inked as far as they were gone, and the spaces that can be gone to now lit.

import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef } from "react"
import type { Option } from "@soulspire/kernel"
import type { Asked } from "@soulspire/match"
import { plainText } from "@soulspire/text"
import { Glyph } from "../../glyphs/glyph.tsx"
import { Sentence } from "../../cards/line.tsx"
import { entryOf, useAsked, useBox, useNames, useShown, useSpeaker, useTable } from "../../play/use-table.ts"
import { Levels } from "../../words/levels.tsx"
import { type Place, useTableShown } from "./known.ts"
import { roomGlyphs, signs } from "./signs.ts"
import { useFloor } from "./way-bar.tsx"
import { whoWaits } from "./who-waits.ts"
import { useSpireWords } from "./words.ts"

const STEP = 100

/** Nobody draws a map with a ruler. */
const wobble = (id: string, salt: number): number => {
  let sum = salt
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 97
  return (sum / 97 - 0.5) * 34
}

interface Spot {
  x: number
  y: number
}

function layOut(places: readonly Place[]): { at: Map<string, Spot>; width: number; height: number } {
  const columns = Math.max(...places.map(({ column }) => column)) + 1
  const rows = Math.max(...places.map(({ row }) => row)) + 1
  const height = (rows + 0.6) * STEP
  const at = new Map(
    places.map(({ id, row, column, room }) => [
      id,
      {
        x: (column + 0.8) * STEP + (room === "boss" ? 0 : wobble(id, 3)),
        y: height - (row + 0.55) * STEP - (room === "boss" ? 26 : wobble(id, 11) * 0.6),
      },
    ]),
  )
  return { at, width: (columns + 0.6) * STEP, height }
}

function curve(from: Spot, to: Spot): string {
  const bend = (from.x - to.x) * 0.12
  return `M${from.x} ${from.y} Q${(from.x + to.x) / 2 + bend} ${(from.y + to.y) / 2 + bend} ${to.x} ${to.y}`
}

/** The answers that go to a space, by its name: they name no thing, only where they lead. */
function useWays(): Map<string, { asked: Asked; option: Option }> {
  const ways = new Map<string, { asked: Asked; option: Option }>()
  for (const asked of useAsked())
    for (const option of asked.options) {
      const id = option.refs.length === 0 ? option.key.split("/")[1] : undefined
      if (id !== undefined) ways.set(id, { asked, option })
    }
  return ways
}

/** Every sign of this map once, with its word, and who waits at the top. */
function Legend({ places }: { places: readonly Place[] }): ReactNode {
  const speaker = useSpeaker()
  const names = useNames()
  const words = useSpireWords()
  const table = useTable()
  const floor = useFloor()
  const box = useBox()
  const { act, ascension } = useTableShown()
  const story = useShown((state) => state.story)
  const boss = useMemo(() => whoWaits(story), [story])
  const bossName = entryOf(box, boss?.card)?.name
  const waits =
    boss === null
      ? null
      : speaker.event(boss.event, {
          ...names,
          card: (ref) => (ref === boss.event["what"] ? bossName : undefined) ?? names.card(ref),
        })
  const rooms = [...new Set(places.map(({ room }) => room))].filter(
    (room) => room !== "first-encounter" && roomGlyphs[room] !== undefined,
  )
  return (
    <aside className="sp-legend" aria-label={words.legend}>
      {waits !== null && (
        <p>
          <Sentence line={waits} onCard={(card) => table.inspect({ card })} />
        </p>
      )}
      {floor !== null && (
        <p className="sp-legend-floor">
          {floor.room > 0 && `${words.roomOf(floor.room, floor.rooms)}. `}
          {words.actTakes(act, floor.rooms)}
        </p>
      )}
      {ascension > 0 && (
        <details>
          <summary>
            {speaker.word("stat.ascension")} {ascension}
          </summary>
          <Levels speaker={speaker} name="ascension" level={ascension} />
        </details>
      )}
      <ul>
        {rooms.map((room) => (
          <li key={room} className={`sp-space-${room}`}>
            <Glyph name={roomGlyphs[room]} /> {speaker.word(`room.${room}`)}
          </li>
        ))}
      </ul>
    </aside>
  )
}

export function SpireMap(): ReactNode {
  const table = useTable()
  const speaker = useSpeaker()
  const names = useNames()
  const words = useSpireWords()
  const { map, players } = useTableShown()
  const ways = useWays()
  const hint = useShown((state) => state.hint)
  const here = useRef<HTMLSpanElement>(null)
  const current = map?.path.at(-1)
  useEffect(() => here.current?.scrollIntoView({ block: "center" }), [current])
  if (map === null) return null
  const { at, width, height } = layOut(map.places)
  const gone = new Set(map.path.map((id, i) => `${map.path[i - 1] ?? ""} ${id}`))
  const where = ({ x, y }: Spot): CSSProperties => ({
    left: `${(x / width) * 100}%`,
    top: `${(y / height) * 100}%`,
  })
  return (
    <div className="sp-map-frame">
      <Legend places={map.places} />
      <div className="sp-map-scroll">
        <div
          className="sp-map"
          style={{ "--wide": width, "--high": height, "--step": `${(STEP / width) * 100}%` }}
        >
          <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            {map.places.flatMap(({ id, exits }) =>
              exits.map((exit) => {
                const path = curve(at.get(id) as Spot, at.get(exit) as Spot)
                const next = id === current && ways.has(exit)
                const state = gone.has(`${id} ${exit}`) ? "gone" : next ? "next" : "open"
                return <path key={`${id} ${exit}`} d={path} className={`sp-way sp-way-${state}`} />
              }),
            )}
          </svg>
          {map.places.map((place) => {
            const { id, room } = place
            const way = ways.get(id)
            const glyph = <Glyph name={roomGlyphs[room] ?? signs.scheme} />
            const wishes = players.flatMap(({ wish }, seat) => (wish === id ? [seat] : []))
            const state = id === current ? "sp-here" : map.path.includes(id) ? "sp-gone" : ""
            const common = {
              className: `sp-space sp-space-${room} ${state}`,
              style: where(at.get(id) as Spot),
            }
            const flags = wishes.map((seat) => (
              <span key={seat} className="sp-wish" title={words.wants(names.seat(seat))}>
                <Glyph name={signs.wish} label={words.wants(names.seat(seat))} />
              </span>
            ))
            if (way === undefined)
              return (
                <span
                  key={id}
                  {...common}
                  role="img"
                  aria-label={`${speaker.word(`room.${room}`)}${id === current ? `, ${words.youAreHere}` : ""}`}
                  ref={id === current ? here : undefined}
                  title={speaker.word(`room.${room}`)}
                >
                  {glyph}
                  {flags}
                </span>
              )
            const label = plainText(speaker.option(way.option, way.asked, names))
            return (
              <button
                key={id}
                type="button"
                {...common}
                className={`${common.className} lit lit-start ${hint?.includes(way.option.key) === true ? "hinted" : ""}`}
                data-key={way.option.key}
                aria-label={label}
                title={label}
                onClick={() => table.choose(way.asked, way.option)}
              >
                {glyph}
                {flags}
              </button>
            )
          })}
        </div>
      </div>
    </div>
  )
}
