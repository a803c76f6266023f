// An enemy where it stands: what it is about to do, its figure, its life and what lies with it.

import { plainText } from "@soulspire/text"
import type { ReactNode } from "react"
import { defOf, entryOf, useBox, useNames, useSpeaker } from "../../play/use-table.ts"
import { Life, Tokens } from "./bars.tsx"
import { Figure } from "./figure.tsx"
import { useForeseen } from "./foresight.ts"
import { CubeTrack, Intent } from "./intent.tsx"
import { foeOf } from "./foe.ts"
import type { Card } from "./known.ts"
import { Spot } from "./spot.tsx"

export function Enemy({ card }: { card: Card }): ReactNode {
  const box = useBox()
  const speaker = useSpeaker()
  const names = useNames()
  const ref = card.ref as number
  const foreseen = useForeseen(ref)
  const foe = foeOf(card)
  const { hp, maxHp, block, cube, mode } = foe
  const entry = entryOf(box, card.card)
  const facts = defOf(box, card.card)?.facts ?? {}
  const of = mode > 0 ? String(mode) : ""
  const name = plainText(speaker.thing(ref, names))
  const label = `${name}, ${speaker.word("stat.hp")} ${hp}/${maxHp}${block > 0 ? `, ${speaker.word("stat.block")} ${block}` : ""}`
  return (
    <div className={`sp-enemy sp-rank-${entry?.kind ?? ""} ${foreseen?.falls === true ? "sp-doomed" : ""}`}>
      <Spot of={ref} label={label} told className="sp-fighter">
        <Intent coming={foe.coming} />
        <Figure
          id={card.card ?? ""}
          rank={entry?.kind ?? ""}
          state={foe.coming === null ? "asleep" : ""}
          mirrored
        />
        <span className="sp-name">{name}</span>
        <Life hp={hp} maxHp={maxHp} block={block} foreseen={foreseen} />
        <span className="sp-foot">
          {cube > 0 && <CubeTrack slots={facts[`slots${of}`] ?? 0} at={cube} red={facts[`red${of}`] ?? 0} />}
          <Tokens of={{ ...foe }} foreseen={foreseen} />
        </span>
      </Spot>
    </div>
  )
}
