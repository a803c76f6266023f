// A card of Four Souls where it lies: with its numbers, its counters, turned when it is used, and with whatever was put under it,
// which fans out when one looks. A tile is its picture alone, where there is no room for more.

import { type CSSProperties, type ReactNode, useState } from "react"
import { Thing } from "../../cards/thing.tsx"
import { useLights, useSpeaker } from "../../play/use-table.ts"
import { type Card, shownNumber, useBasementView, useTargeted } from "./shape.ts"
import { CardNumbers, Counters, Price } from "./numbers.tsx"
import { Aim, Turned } from "./signs.tsx"
import { useBasementWords } from "./words.ts"

interface PieceProps {
  card: Card
  /** Where it lies. */
  zone: string
  tile?: boolean
  /** Covered in the same slot, the uppermost last. */
  below?: readonly Card[]
  className?: string
  style?: CSSProperties
}

/** What becomes of a card besides what is printed on it, for whoever cannot see it. */
function useNote(card: Card, under: number, numbers: boolean): string {
  const words = useBasementWords()
  const speaker = useSpeaker()
  const flags = ["deactivated", "attacked"].filter((field) => (shownNumber(card, field) ?? 0) > 0)
  return [
    ...flags.map((field) => speaker.word(`stat.${field}`)),
    ...(under > 0 ? [words.covers(under)] : []),
    ...noted.flatMap((field) => {
      const value = numbers ? shownNumber(card, field) : undefined
      return value === undefined ? [] : [`${speaker.word(`stat.${field}`)} ${value}`]
    }),
  ].join(", ")
}

export function Piece({
  card,
  zone,
  tile = false,
  below = none,
  className = "",
  style,
}: PieceProps): ReactNode {
  const view = useBasementView()
  const words = useBasementWords()
  const lit = useLights()
  const targeted = useTargeted()
  const [open, setOpen] = useState(false)
  const tucked = view.zones["under"]?.filter((each) => shownNumber(each, "under") === card.ref) ?? none
  const under = [...below, ...tucked]
  const note = useNote(card, under.length, tile)
  const is = (field: string): boolean => (shownNumber(card, field) ?? 0) > 0
  const isLit = (ref: number | undefined): boolean => ref !== undefined && lit.has(ref)
  const fanned = open || under.some(({ ref }) => isLit(ref))
  const aimedAt = card.ref !== undefined && targeted.has(card.ref)
  const size = tile ? "s" : "l"
  const states = [
    is("deactivated") && "fs-turned",
    is("attacked") && "fs-attacked",
    aimedAt && "fs-aimed-at",
    fanned && "fs-fanned",
  ].filter((each) => each !== false)
  return (
    <div
      className={`fs-piece fs-piece-${size} fs-of-${card.back} ${states.join(" ")} ${className}`}
      style={{ ...style, "--under": under.length }}
    >
      {under.map((each, i) => (
        <div key={each.ref ?? i} className="fs-below" style={{ "--at": under.length - i }} inert={!fanned}>
          <Thing card={each} zone="under" size={size} />
        </div>
      ))}
      <Thing card={card} zone={zone} size={size} {...(note !== "" && { note })}>
        <CardNumbers card={card} />
        <Counters card={card} />
        <Price card={card} />
        {is("deactivated") && <Turned />}
        {aimedAt && <Aim />}
      </Thing>
      {under.length > 0 && (
        <button
          type="button"
          className="fs-under-count"
          aria-expanded={fanned}
          aria-label={words.covers(under.length)}
          onClick={() => setOpen(!open)}
        >
          +{under.length}
        </button>
      )}
    </div>
  )
}

const none: readonly Card[] = []
const noted = ["health", "evasion", "attack", "counters", "price"]
