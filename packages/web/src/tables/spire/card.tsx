// A card of Spire on the table: with its price on a tag, what is counted on it, a seal when it was picked, and what becomes
// of it in a hand when the turn ends.

import type { Def } from "@soulspire/kernel"
import { memo, type ReactNode } from "react"
import type { Size } from "../../cards/face.tsx"
import { Thing } from "../../cards/thing.tsx"
import { Glyph } from "../../glyphs/glyph.tsx"
import { Sign } from "../../glyphs/sign.tsx"
import { defOf, useBox, useNames, useSpeaker } from "../../play/use-table.ts"
import { Changed } from "./changed.tsx"
import { type Card, changedCostOf, changedHitsOf, costOf, type Hit, shownOf, typeOf, useMe } from "./known.ts"
import { signs } from "./signs.ts"
import { useWords } from "../../words/words.ts"
import { useSpireWords } from "./words.ts"

interface SpireCardProps {
  card: Card
  size?: Size
  className?: string
  /** Where it lies, for whoever asks why it cannot be played. */
  zone?: string
  /** What is said of it besides. */
  says?: ReactNode
}

/** What becomes of a card in a hand when the turn ends, where it is not simply discarded; and what became of it before. */
type Mark = "retained" | "wasRetained" | "ethereal"

function marksOf(card: Card, zone: string, def: Def | undefined): Mark[] {
  if (zone !== "hand") return []
  return [
    ...((def?.facts["ethereal"] ?? 0) > 0 ? (["ethereal"] as const) : []),
    ...(shownOf(card, "retained") > 0 ? (["retained"] as const) : []),
    ...(shownOf(card, "wasRetained") > 0 ? (["wasRetained"] as const) : []),
  ]
}

function Marks({ marks }: { marks: readonly Mark[] }): ReactNode {
  const words = useSpireWords()
  if (marks.length === 0) return null
  return (
    <span className="sp-marks">
      {marks.map((mark) => (
        <span key={mark} className={`sp-mark sp-mark-${mark}`} title={words.marks[mark]}>
          <Glyph name={signs[mark]} label={words.marks[mark]} />
        </span>
      ))}
    </span>
  )
}

/** What it hits for now, on its picture: its text says what is printed. */
function Hits({ hits }: { hits: readonly Hit[] }): ReactNode {
  if (hits.length === 0) return null
  return (
    <span className="sp-now" aria-hidden="true">
      {hits.map(({ printed, amount }, i) => (
        <Changed key={i} printed={printed} amount={amount} />
      ))}
    </span>
  )
}

function Tags({ card }: { card: Card }): ReactNode {
  const speaker = useSpeaker()
  const names = useNames()
  const price = shownOf(card, "price")
  const counters = shownOf(card, "counters")
  const takenBy = shownOf(card, "takenBy")
  const me = useMe()
  const words = useSpireWords()
  return (
    <>
      {counters > 0 && (
        <span className="sp-counters" title={speaker.word("stat.counters")}>
          {counters}
        </span>
      )}
      {price > 0 && (
        <span className="sp-price">
          <Sign of="gold" label={speaker.word("stat.price")} inline /> {price}
        </span>
      )}
      {takenBy > 0 && (
        <span className="sp-taken">
          <Glyph name={signs.check} label={speaker.word("stat.takenBy")} />{" "}
          {takenBy - 1 === me ? words.yours : names.seat(takenBy - 1)}
        </span>
      )}
    </>
  )
}

export const SpireCard = memo(function SpireCard({
  card,
  size = "l",
  className = "",
  zone = "",
  says,
}: SpireCardProps): ReactNode {
  const box = useBox()
  const speaker = useSpeaker()
  const def = defOf(box, card.card)
  const type = typeOf(def)
  const cost = costOf(def)
  const words = useSpireWords()
  const everywhere = useWords()
  const changed = changedCostOf(card)
  const now = cost === null || changed === undefined ? undefined : everywhere.costsNow(changed, cost)
  const marks = marksOf(card, zone, def)
  const hits = changedHitsOf(card)
  const notes = [
    ...(type === "other" ? [] : [speaker.word(`kind.${type}`)]),
    ...(cost === null ? [] : [now ?? `${speaker.word("stat.cost")} ${cost}`]),
    ...(["price", "counters"] as const).flatMap((field) =>
      shownOf(card, field) > 0 ? [`${speaker.word(`stat.${field}`)} ${shownOf(card, field)}`] : [],
    ),
    ...(shownOf(card, "takenBy") > 0 ? [speaker.word("stat.takenBy")] : []),
    ...marks.map((mark) => words.marks[mark]),
    ...hits.map(({ printed, amount }) => words.hitsNow(amount, printed)),
  ]
  return (
    <Thing
      card={card}
      zone={zone}
      size={size}
      className={`sp-card sp-type-${type} ${className}`}
      {...(notes.length > 0 && { note: notes.join(", ") })}
    >
      <Tags card={card} />
      <Marks marks={marks} />
      <Hits hits={hits} />
      {says}
    </Thing>
  )
})
