// Numbers at a glance: health as hearts, attack as a blade, evasion as a die, cents as coins, souls as ghosts, counters as
// stones.

import type { ReactNode } from "react"
import { defOf, useBox, useSpeaker } from "../../play/use-table.ts"
import { Count } from "./count.tsx"
import { type Card, type Player, playerIn, shownNumber, useBasementView } from "./shape.ts"
import { Blade, Cards, Coin, DieFace, Ghost, Heart, Shield, Skull, Stone } from "./signs.tsx"
import { useBasementWords } from "./words.ts"

/** More hearts than this are counted, not drawn. */
const MOST_HEARTS = 6

const times = (count: number): number[] => Array.from({ length: Math.max(0, count) }, (_, i) => i)

export function Hearts({ now, most }: { now: number; most: number }): ReactNode {
  const speaker = useSpeaker()
  const all = Math.max(now, most)
  return (
    <span className="fs-hearts" role="img" aria-label={`${speaker.word("stat.health")} ${now}/${all}`}>
      {all > MOST_HEARTS ? (
        <span className="fs-number">
          <Heart full />
          {now}
        </span>
      ) : (
        times(all).map((i) => <Heart key={i} full={i < now} />)
      )}
    </span>
  )
}

export function Souls({ now, goal }: { now: number; goal: number }): ReactNode {
  const words = useBasementWords()
  const speaker = useSpeaker()
  const label = goal > 0 ? words.soulsOf(now, goal) : `${speaker.word("stat.souls")} ${now}`
  return (
    <span className="fs-souls" role="img" aria-label={label}>
      {times(Math.max(now, goal)).map((i) => (
        <Ghost key={i} gained={i < now} />
      ))}
    </span>
  )
}

interface NumberProps {
  field: string
  sign: ReactNode
  value: number
  /** What is printed, where that is another number: it stands beside the one that holds now. */
  printed?: number | undefined
}

/** One sign with its number. */
function Number({ field, sign, value, printed = value }: NumberProps): ReactNode {
  const speaker = useSpeaker()
  const words = useBasementWords()
  const name = `${speaker.word(`stat.${field}`)} ${value}`
  const label = printed === value ? name : words.printed(name, printed)
  const way = value > printed ? "fs-more" : value < printed ? "fs-less" : ""
  return (
    <span className={`fs-number fs-number-${field} ${way}`} role="img" aria-label={label} title={label}>
      {sign}
      <Count to={value} />
      {printed !== value && <s>{printed}</s>}
    </span>
  )
}

/** What a player has, besides cards on the table. */
export function PlayerNumbers({ player, hand }: { player: Player; hand: number }): ReactNode {
  const speaker = useSpeaker()
  return (
    <span className="fs-numbers">
      <Number field="cents" sign={<Coin />} value={player.cents} />
      <Number field="attack" sign={<Blade />} value={player.attack} />
      {player.evasion > 0 && (
        <Number field="evasion" sign={<DieFace value={player.evasion} />} value={player.evasion} />
      )}
      {player.shield > 0 && <Number field="shield" sign={<Shield />} value={player.shield} />}
      {player.counters > 0 && <Number field="counters" sign={<Stone />} value={player.counters} />}
      <span
        className="fs-number fs-number-hand"
        role="img"
        aria-label={`${speaker.word("zone.hand")} ${hand}`}
        title={`${speaker.word("zone.hand")} ${hand}`}
      >
        <Cards />
        <Count to={hand} />
      </span>
      {player.died > 0 && (
        <span className="fs-number fs-number-died" role="img" aria-label={speaker.word("stat.died")}>
          <Skull />
        </span>
      )}
    </span>
  )
}

/** What a card that can fight shows at its foot. */
export function CardNumbers({ card }: { card: Card }): ReactNode {
  const facts = defOf(useBox(), card.card)?.facts ?? {}
  const health = shownNumber(card, "health")
  if (health === undefined) return null
  const evasion = shownNumber(card, "evasion") ?? 0
  return (
    <span className="fs-fights">
      <Number field="health" sign={<Heart full />} value={health} printed={facts["health"]} />
      {evasion > 0 && (
        <Number
          field="evasion"
          sign={<DieFace value={evasion} />}
          value={evasion}
          printed={facts["evasion"]}
        />
      )}
      <Number
        field="attack"
        sign={<Blade />}
        value={shownNumber(card, "attack") ?? 0}
        printed={facts["attack"]}
      />
    </span>
  )
}

/** What it costs, and whether one could pay that now. */
export function Price({ card }: { card: Card }): ReactNode {
  const view = useBasementView()
  const price = shownNumber(card, "price")
  if (price === undefined) return null
  const short = playerIn(view, view.seat).cents < price
  return (
    <span className={`fs-price ${short ? "fs-too-dear" : ""}`}>
      <Number field="price" sign={<Coin />} value={price} />
    </span>
  )
}

/** Counters, levels and numbers that a card keeps in mind. */
export function Counters({ card }: { card: Card }): ReactNode {
  const fields = ["counters", "level", "gold", "noted"].filter((field) => (shownNumber(card, field) ?? 0) > 0)
  if (fields.length === 0) return null
  return (
    <span className="fs-counters">
      {fields.map((field) => (
        <Number key={field} field={field} sign={<Stone />} value={shownNumber(card, field) ?? 0} />
      ))}
    </span>
  )
}
