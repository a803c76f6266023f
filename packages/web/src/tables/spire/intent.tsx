// What an enemy is about to do, above its head: how hard it would hit now, whom, and the rest of it in words.

import { plainText } from "@soulspire/text"
import type { ReactNode } from "react"
import { Sentence } from "../../cards/line.tsx"
import { Glyph } from "../../glyphs/glyph.tsx"
import { useNames, useSpeaker } from "../../play/use-table.ts"
import { type Foe, useTableShown } from "./known.ts"
import { Printed } from "./changed.tsx"
import { signs } from "./signs.ts"
import { useSpireWords } from "./words.ts"

/** Of so many letters a line is long. */
const LONG = 48

export function Intent({ coming }: Pick<Foe, "coming">): ReactNode {
  const speaker = useSpeaker()
  const names = useNames()
  const words = useSpireWords()
  const { players } = useTableShown()
  if (coming === null)
    return (
      <span className="sp-intent sp-intent-none">
        <Glyph name={signs.zzz} label={words.nothingComing} />
      </span>
    )
  const lines = speaker.ability(coming.path)
  const line = lines.at(-1) ?? []
  // Everybody is hit alike most of the time: then it is said once.
  const [first, ...rest] = coming.hits
  const alike = rest.every(({ amount, times }) => amount === first.amount && times === first.times)
  const hits = alike && players.length > 1 && coming.hits.length === players.length ? [first] : coming.hits
  const all = hits.length < coming.hits.length
  const isLong = plainText(line).length > LONG
  return (
    <span
      className={`sp-intent ${first === undefined ? "" : "sp-intent-hit"} ${isLong ? "sp-intent-long" : ""}`}
      title={lines.map(plainText).join(" ")}
    >
      {hits.length > 0 && (
        <span className="sp-intent-hits">
          {hits.map(({ seat, printed, amount, times }) => (
            <span key={seat} className="sp-intent-blow">
              <Glyph name={signs.hit} label={speaker.word("stat.damage")} />
              <b>
                {amount}
                {times > 1 && <small>×{times}</small>}
              </b>
              {amount !== printed && <Printed printed={printed} amount={amount} />}
              {players.length > 1 && <em>{all ? words.everybody : names.seat(seat)}</em>}
            </span>
          ))}
        </span>
      )}
      <span className="sp-intent-words">
        <Sentence line={line} />
      </span>
    </span>
  )
}

/** The track of its cube: where it is, and where it will be. */
export function CubeTrack({ slots, at, red }: { slots: number; at: number; red: number }): ReactNode {
  const speaker = useSpeaker()
  if (slots === 0) return null
  return (
    <span className="sp-track" role="img" aria-label={`${speaker.word("stat.cube")} ${at}/${slots}`}>
      {Array.from({ length: slots }, (_, i) => (
        <span
          key={i}
          className={`sp-slot-cube ${red > 0 && i + 1 >= red ? "sp-red" : ""} ${i + 1 === at ? "sp-at" : ""}`}
        />
      ))}
    </span>
  )
}
