// Numbers printed on a card, each with its sign. Which facts are worth a place on its face is the game's to say.

import type { Def } from "@soulspire/kernel"
import type { GameBox } from "@soulspire/text"
import type { ReactNode } from "react"
import { Glyph } from "../glyphs/glyph.tsx"
import { signOf, useBox, useSpeaker } from "../play/use-table.ts"

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

/** What it costs, where a card says so: in a gem at its corner. */
export function Cost({ facts }: { facts: Def["facts"] }): ReactNode {
  const cost = costOf(useBox(), facts)
  return cost === null ? null : <span className="face-cost">{cost}</span>
}

export const Strength = ({ facts }: { facts: Def["facts"] }): ReactNode => (
  <Row facts={facts} rows={useBox().face?.below ?? []} className="face-strength" />
)

export const Gains = ({ facts }: { facts: Def["facts"] }): ReactNode => (
  <Row facts={facts} rows={useBox().face?.gains ?? []} className="face-gains" />
)
