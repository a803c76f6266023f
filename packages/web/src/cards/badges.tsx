// Numbers printed on a card, each with its sign: which facts are worth a place on its face, and where.

import type { Def } from "@soulspire/kernel"
import type { ReactNode } from "react"
import { Glyph } from "../glyphs/glyph.tsx"
import { useSpeaker } from "../play/use-table.ts"

/** Facts that stand below the picture, in this order, and the glyph each goes with. */
const below: readonly (readonly [fact: string, glyph: string])[] = [
  ["health", "hearts"],
  ["hp", "hearts"],
  ["evasion", "perspective-dice-six-faces-random"],
  ["attack", "broadsword"],
]

/** What is gained for it. */
const gains: readonly (readonly [fact: string, glyph: string])[] = [
  ["cents", "coins"],
  ["rollCents", "coins"],
  ["loot", "swap-bag"],
  ["rollLoot", "swap-bag"],
  ["treasure", "open-treasure-chest"],
  ["treasureEach", "open-treasure-chest"],
  ["souls", "ghost"],
]

function Row({
  facts,
  rows,
  className,
}: {
  facts: Def["facts"]
  rows: typeof below
  className: string
}): ReactNode {
  const speaker = useSpeaker()
  const shown = rows.filter(([fact]) => (facts[fact] ?? 0) > 0)
  if (shown.length === 0) return null
  return (
    <span className={className}>
      {shown.map(([fact, glyph]) => (
        <span key={fact} className={`badge badge-${fact}`} title={speaker.word(`fact.${fact}`)}>
          <Glyph name={glyph} />
          {fact.startsWith("roll") ? "?" : facts[fact]}
        </span>
      ))}
    </span>
  )
}

export const hasCost = ({ cost, x = 0 }: Def["facts"]): boolean => x > 0 || (cost !== undefined && cost >= 0)

/** What it costs, where a card says so: in a gem at its corner. */
export function Cost({ facts }: { facts: Def["facts"] }): ReactNode {
  const { cost, x = 0 } = facts
  if (!hasCost(facts)) return null
  return <span className="face-cost">{x > 0 ? "X" : cost}</span>
}

export const Strength = ({ facts }: { facts: Def["facts"] }): ReactNode => (
  <Row facts={facts} rows={below} className="face-strength" />
)

export const Gains = ({ facts }: { facts: Def["facts"] }): ReactNode => (
  <Row facts={facts} rows={gains} className="face-gains" />
)
