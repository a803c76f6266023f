// Numbers printed on a card, each with its sign. Which facts are worth a place on its face is the game's to say.

import type { CardView, Def } from "@soulspire/kernel"
import type { GameBox } from "@soulspire/text"
import type { ReactNode } from "react"
import { Glyph } from "../glyphs/glyph.tsx"
import { signOf, useBox, useSpeaker } from "../play/use-table.ts"
import { useWords } from "../words/words.ts"

function Row({
  facts,
  rows,
  className,
}: {
  facts: Def["facts"]
  rows: readonly string[]
  className: string
}): ReactNode {
  const box = useBox()
  const speaker = useSpeaker()
  const shown = rows.filter((fact) => (facts[fact] ?? 0) > 0)
  if (shown.length === 0) return null
  return (
    <span className={className}>
      {shown.map((fact) => (
        <span key={fact} className={`badge badge-${fact}`} title={speaker.word(`fact.${fact}`)}>
          <Glyph name={signOf(box, fact)} />
          {box.face?.rolled?.includes(fact) === true ? "?" : facts[fact]}
        </span>
      ))}
    </span>
  )
}

/** What a card costs, as it is written; null for one that costs nothing to tell. */
export function costOf({ face }: GameBox, facts: Def["facts"]): string | null {
  if (face?.cost === undefined) return null
  const { [face.cost.fact]: cost = -1, [face.cost.x]: x = 0 } = facts
  if (x > 0) return "X"
  return cost < 0 ? null : String(cost)
}

interface CostProps {
  facts: Def["facts"]
  /** What is seen of it where it lies: there may be another cost among it, which holds now. */
  shows: CardView["shows"]
}

/** What it costs, where a card says so: in a gem at its corner, of another colour while that is not what is printed. */
export function Cost({ facts, shows }: CostProps): ReactNode {
  const box = useBox()
  const words = useWords()
  const printed = costOf(box, facts)
  const now = shows?.[box.face?.cost?.fact ?? ""]
  if (printed === null) return null
  if (typeof now !== "number") return <span className="face-cost">{printed}</span>
  const said = words.costsNow(now, printed)
  return (
    <span className={`face-cost face-cost-${now < Number(printed) ? "less" : "more"}`} title={said}>
      <span aria-hidden="true">{now}</span>
      <span className="sr-only">{said}.</span>
    </span>
  )
}

export const Strength = ({ facts }: { facts: Def["facts"] }): ReactNode => (
  <Row facts={facts} rows={useBox().face?.below ?? []} className="face-strength" />
)

export const Gains = ({ facts }: { facts: Def["facts"] }): ReactNode => (
  <Row facts={facts} rows={useBox().face?.gains ?? []} className="face-gains" />
)
