// An attack is a duel: attacker and monster large before each other, what must be rolled between them, and the die.

import { isSeat } from "@soulspire/kernel"
import { plainText } from "@soulspire/text"
import { type ReactNode, useMemo } from "react"
import { useNames, useSpeaker, useStorySoFar } from "../../play/use-table.ts"
import { attackRollIn } from "./attack-roll.ts"
import { Die } from "./die.tsx"
import { Hearts } from "./numbers.tsx"
import { Piece } from "./piece.tsx"
import { coveredBy } from "./row.tsx"
import { Portrait } from "./seat-head.tsx"
import { attackIn, cardByRef, playerIn, shownNumber, useBasementView } from "./shape.ts"
import { Blade, DieFace } from "./signs.tsx"
import { useBasementWords } from "./words.ts"

/** A player who fights. */
function Fighter({ seat }: { seat: number }): ReactNode {
  const view = useBasementView()
  const names = useNames()
  const player = playerIn(view, seat)
  return (
    <div className="fs-fighter" data-fighter={seat}>
      <Portrait seat={seat} />
      <b className="fs-name">{names.seat(seat)}</b>
      <span className="fs-fights">
        <Hearts now={player.health} most={player.maxHealth} />
        <span className="fs-number">
          <Blade />
          {player.attack}
        </span>
      </span>
    </div>
  )
}

/** What is needed, and how likely it is. */
function Odds({ evasion, rolled }: { evasion: number; rolled: number }): ReactNode {
  const words = useBasementWords()
  const chance = Math.max(0, Math.min(6, 7 - evasion)) / 6
  const percent = Math.round(chance * 100)
  return (
    <p className="fs-odds" role="img" aria-label={words.oddsLong(percent, evasion)}>
      <DieFace value={evasion} />
      <span>{words.hitOn(evasion)}</span>
      <b>{words.odds(percent)}</b>
      <span className="fs-odds-bar" aria-hidden>
        {[1, 2, 3, 4, 5, 6].map((face) => (
          <i
            key={face}
            className={`${face >= evasion ? "fs-hits" : ""} ${face === rolled ? "fs-rolled" : ""}`}
          />
        ))}
      </span>
    </p>
  )
}

function Attacked({ attacked }: { attacked: number }): ReactNode {
  const view = useBasementView()
  if (isSeat(attacked)) return <Fighter seat={attacked} />
  const card = cardByRef(view, attacked)
  if (card === undefined) return null
  return (
    <Piece
      card={card}
      zone="monsters"
      size="l"
      className="fs-foe"
      below={coveredBy("monsters", card, view.zones["covered"] ?? [])}
    />
  )
}

export function Duel(): ReactNode {
  const view = useBasementView()
  const speaker = useSpeaker()
  const names = useNames()
  const words = useBasementWords()
  const story = useStorySoFar()
  const roll = useMemo(() => attackRollIn(story), [story])
  const attack = attackIn(view)
  if (attack === null) return null
  const { attacker, attacked } = attack
  const card = cardByRef(view, attacked)
  const evasion = isSeat(attacked)
    ? playerIn(view, attacked).evasion
    : card === undefined
      ? undefined
      : shownNumber(card, "evasion")
  // A roll that still waits may be another number by now.
  const waiting = view.zones["stack"]?.findLast(
    (each) => each.shows?.what === "roll" && shownNumber(each, "combat") === 1,
  )
  const value = (waiting === undefined ? undefined : shownNumber(waiting, "value")) ?? roll?.value ?? 0
  const title = words.attacks(names.seat(attacker), plainText(speaker.thing(attacked, names)))
  return (
    <section className="fs-duel" aria-label={title}>
      <Fighter seat={attacker} />
      <div className="fs-between">
        {roll === null ? <Blade /> : <Die value={value} rolls={roll.count} />}
        {roll !== null && evasion !== undefined && (
          <p key={roll.count} className={`fs-verdict ${value >= evasion ? "fs-verdict-hit" : ""}`}>
            {value >= evasion ? words.hit : words.miss}
          </p>
        )}
        {evasion !== undefined && evasion > 0 && <Odds evasion={evasion} rolled={value} />}
      </div>
      <Attacked attacked={attacked} />
    </section>
  )
}
