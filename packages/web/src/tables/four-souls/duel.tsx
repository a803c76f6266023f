// An attack is a duel: attacker and attacked large before each other, what must be rolled between them, and the die. Their
// portraits can be picked as they themselves can; a monster's card stays in its slot.

import { isSeat } from "@soulspire/kernel"
import { plainText } from "@soulspire/text"
import { type ReactNode, useMemo } from "react"
import { Glyph } from "../../glyphs/glyph.tsx"
import { defOf, entryOf, useBox, useNames, useSpeaker, useStorySoFar } from "../../play/use-table.ts"
import { attackRollIn } from "./attack-roll.ts"
import { Die } from "./die.tsx"
import { Hearts } from "./numbers.tsx"
import { Portrait } from "./seat-head.tsx"
import { attackIn, cardByRef, playerIn, shownNumber, useBasementView, useTargeted } from "./shape.ts"
import { Aim, Blade, DieFace } from "./signs.tsx"
import { Spot } from "./spot.tsx"
import { useBasementWords } from "./words.ts"

interface Fighting {
  name: string
  health: number
  /** What it has while it is unhurt. */
  most: number
  attack: number
  /** What must be rolled to hit it; 0 for nothing. */
  evasion: number
  picture: ReactNode
}

/** Who fights there: a player, or a monster by what its card shows; null once it is gone. */
function useFighting(at: number): Fighting | null {
  const view = useBasementView()
  const box = useBox()
  const names = useNames()
  if (isSeat(at)) {
    const { health, maxHealth, attack, evasion } = playerIn(view, at)
    return { name: names.seat(at), health, most: maxHealth, attack, evasion, picture: <Portrait seat={at} /> }
  }
  const card = cardByRef(view, at)
  const entry = entryOf(box, card?.card)
  if (card === undefined || entry === undefined) return null
  const number = (field: string): number => shownNumber(card, field) ?? 0
  return {
    name: entry.name,
    health: number("health"),
    most: Math.max(number("health"), defOf(box, card.card)?.facts["health"] ?? 0),
    attack: number("attack"),
    evasion: number("evasion"),
    picture: (
      <span className="fs-portrait fs-portrait-monster" style={{ "--hue": entry.look.hue }} aria-hidden>
        <Glyph name={entry.look.glyph} />
      </span>
    ),
  }
}

function Fighter({ at, who }: { at: number; who: Fighting }): ReactNode {
  const aimedAt = useTargeted().has(at)
  return (
    <Spot at={at} label={who.name} className={`fs-fighter ${aimedAt ? "fs-aimed-at" : ""}`} data-fighter={at}>
      <span className="fs-fighter-picture">
        {who.picture}
        {aimedAt && <Aim />}
      </span>
      <b className="fs-name">{who.name}</b>
      <span className="fs-fights">
        <Hearts now={who.health} most={who.most} />
        <span className="fs-number">
          <Blade />
          {who.attack}
        </span>
      </span>
    </Spot>
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

/** The last roll of this attack: as it stands, if it still waits. */
function useAttackRoll(): { value: number; count: number } | null {
  const view = useBasementView()
  const story = useStorySoFar()
  const roll = useMemo(() => attackRollIn(story), [story])
  // A roll that still waits may be another number by now.
  const waiting = view.zones["stack"]?.findLast(
    (each) => each.shows?.what === "roll" && shownNumber(each, "combat") === 1,
  )
  const value = waiting === undefined ? undefined : shownNumber(waiting, "value")
  return roll === null ? null : { ...roll, value: value ?? roll.value }
}

export function Duel({ small }: { small: boolean }): ReactNode {
  const { attacker, attacked } = attackIn(useBasementView()) ?? { attacker: 0, attacked: 0 }
  const names = useNames()
  const speaker = useSpeaker()
  const words = useBasementWords()
  const roll = useAttackRoll()
  const one = useFighting(attacker)
  const other = useFighting(attacked)
  if (one === null || other === null) return null
  const { evasion } = other
  const title = words.attacks(names.seat(attacker), plainText(speaker.thing(attacked, names)))
  return (
    <section className={`fs-duel ${small ? "fs-duel-small" : ""}`} aria-label={title}>
      <Fighter at={attacker} who={one} />
      <div className="fs-between">
        {roll === null ? <Blade /> : <Die value={roll.value} rolls={roll.count} />}
        {/* It keeps its place before the first roll. */}
        <p
          key={roll?.count}
          className={`fs-verdict ${roll !== null && roll.value >= evasion ? "fs-verdict-hit" : ""}`}
        >
          {roll === null || evasion === 0 ? "" : roll.value >= evasion ? words.hit : words.miss}
        </p>
      </div>
      <Fighter at={attacked} who={other} />
      {evasion > 0 && <Odds evasion={evasion} rolled={roll?.value ?? 0} />}
    </section>
  )
}
