// A character where it stands: figure in its stance, orbs around it, life, tokens, and what lies before it.

import type { ReactNode } from "react"
import { Thing } from "../../cards/thing.tsx"
import { Glyph } from "../../glyphs/glyph.tsx"
import { Sign } from "../../glyphs/sign.tsx"
import { useNames, useSpeaker } from "../../play/use-table.ts"
import { Life, Tokens } from "./bars.tsx"
import { Figure } from "./figure.tsx"
import { useForeseen } from "./foresight.ts"
import { type Card, orbKinds, useMe, useTableShown, useZone } from "./known.ts"
import { OpenHand } from "./open-hand.tsx"
import { Orbs } from "./orbs.tsx"
import { signs } from "./signs.ts"
import { Spot } from "./spot.tsx"
import { Aura, StanceLabel } from "./stance.tsx"
import { useSpireWords } from "./words.ts"

/** All that enemies are about to deal to somebody, what Block takes of it, and what is left. */
function Coming({ seat }: { seat: number }): ReactNode {
  const words = useSpireWords()
  const { coming, comingLoss } = useTableShown().players[seat]
  if (coming === 0) return null
  const said = words.coming(coming, comingLoss)
  return (
    <span
      className={`sp-coming ${comingLoss === 0 ? "sp-coming-held" : ""}`}
      title={said}
      role="img"
      aria-label={said}
    >
      <span className="sp-coming-dealt">
        <Glyph name={signs.hit} /> <b>{coming}</b>
        {comingLoss < coming && (
          <>
            <Sign of="block" /> <b>−{coming - comingLoss}</b>
          </>
        )}
        <i className="sp-way-arrow" />
      </span>
      <Sign of="hp" /> <b>{comingLoss === 0 ? 0 : `−${comingLoss}`}</b>
    </span>
  )
}

/** Powers in play. */
function Powers({ cards }: { cards: readonly Card[] }): ReactNode {
  if (cards.length === 0) return null
  return (
    <span className="sp-powers">
      {cards.map((card) => (
        <Thing key={card.ref} card={card} size="s" className="sp-medal" />
      ))}
    </span>
  )
}

/** What is shown as the things themselves, and not counted among the tokens: orbs, and one's own miracles. */
const elsewhere: readonly string[] = orbKinds
const mineElsewhere: readonly string[] = [...orbKinds, "miracles"]

export function Hero({ seat }: { seat: number }): ReactNode {
  const names = useNames()
  const speaker = useSpeaker()
  const me = useMe()
  const { players, phase } = useTableShown()
  const [board] = useZone(`board.${seat}`)
  const powers = useZone(`powers.${seat}`)
  const hand = useZone(`hand.${seat}`)
  const foreseen = useForeseen(seat)
  const player = players[seat]
  const { hp, maxHp, block, stance, energy, dead } = player
  const inStance = stance === "neutral" ? "" : `, ${speaker.word(`stat.${stance}`)}`
  const label = `${names.seat(seat)}, ${speaker.word("stat.hp")} ${hp}/${maxHp}, ${speaker.word("stat.block")} ${block}${inStance}`
  return (
    <div
      className={`sp-hero sp-stance-${stance} ${dead > 0 ? "sp-dead" : ""} ${seat === me ? "sp-mine" : ""}`}
    >
      <Powers cards={powers} />
      <div className="sp-stand">
        <Spot of={seat} label={label} card={board?.ref} told className="sp-fighter">
          <Coming seat={seat} />
          <Figure id={board?.card ?? ""} rank="hero">
            <Aura stance={stance} />
            <StanceLabel stance={stance} />
          </Figure>
          <span className="sp-name">{names.seat(seat)}</span>
          <Life hp={hp} maxHp={maxHp} block={block} foreseen={foreseen} />
          <span className="sp-foot">
            <Tokens
              of={{ ...player }}
              foreseen={foreseen}
              without={seat === me ? mineElsewhere : elsewhere}
            />
            {seat !== me && phase === "play" && (
              <span className="sp-others-hand">
                <Sign of="energy" label={speaker.word("stat.energy")} /> {energy}
                <Glyph name={signs.draw} label={speaker.word("zone.hand")} /> {hand.length}
              </span>
            )}
          </span>
        </Spot>
        <Orbs seat={seat} foreseen={foreseen} />
      </div>
      <OpenHand seat={seat} />
    </div>
  )
}
