// A card of Four Souls where it lies: with its numbers, its counters, turned sideways when it is used, and with whatever was
// put under it, which fans out when one looks.

import { type CSSProperties, type ReactNode, useState } from "react"
import type { Size } from "../../cards/face.tsx"
import { Thing } from "../../cards/thing.tsx"
import { useLights, useSpeaker } from "../../play/use-table.ts"
import { type Card, shownNumber, useBasementView } from "./shape.ts"
import { CardNumbers, Counters, Price } from "./numbers.tsx"
import { useBasementWords } from "./words.ts"

interface PieceProps {
  card: Card
  /** Where it lies. */
  zone: string
  size?: Size
  /** Covered in the same slot, the uppermost last. */
  below?: readonly Card[]
  className?: string
  style?: CSSProperties
}

export function Piece({
  card,
  zone,
  size = "m",
  below = none,
  className = "",
  style,
}: PieceProps): ReactNode {
  const view = useBasementView()
  const words = useBasementWords()
  const speaker = useSpeaker()
  const lit = useLights()
  const [open, setOpen] = useState(false)
  const tucked = view.zones["under"]?.filter((each) => shownNumber(each, "under") === card.ref) ?? none
  const under = [...below, ...tucked]
  const sideways = (shownNumber(card, "deactivated") ?? 0) > 0
  const attacked = (shownNumber(card, "attacked") ?? 0) > 0
  const isLit = (ref: number | undefined): boolean => ref !== undefined && lit.has(ref)
  const fanned = open || under.some(({ ref }) => isLit(ref))
  const note = [
    ...(sideways ? [speaker.word("stat.deactivated")] : []),
    ...(attacked ? [speaker.word("stat.attacked")] : []),
    ...(under.length > 0 ? [words.covers(under.length)] : []),
    ...noted.flatMap((field) => {
      const value = shownNumber(card, field)
      return value === undefined ? [] : [`${speaker.word(`stat.${field}`)} ${value}`]
    }),
  ].join(", ")
  return (
    <div
      className={`fs-piece fs-piece-${size} fs-of-${card.back} ${sideways ? "fs-sideways" : ""} ${attacked ? "fs-attacked" : ""} ${fanned ? "fs-fanned" : ""} ${className}`}
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
