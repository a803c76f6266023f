// The keys of Act IV, where it is unlocked: those that the party has, and those that it lacks.

import type { ReactNode } from "react"
import { Glyph } from "../../glyphs/glyph.tsx"
import { useSpeaker } from "../../play/use-table.ts"
import { useTableShown } from "./known.ts"
import { signs } from "./signs.ts"
import { useSpireWords } from "./words.ts"

const keys = ["ruby", "sapphire", "emerald"] as const

/** They have opened what they open when the party stands there. */
const LAST = 4

export function Keys(): ReactNode {
  const speaker = useSpeaker()
  const words = useSpireWords()
  const table = useTableShown()
  if (table.lastAct === 0 || table.climb === 0 || table.act === LAST) return null
  return (
    <ul className="sp-keys">
      {keys.map((key) => {
        const name = speaker.word(`stat.${key}`)
        const label = table[key] > 0 ? name : words.keyLacks(name)
        return (
          <li
            key={key}
            className={`sp-key sp-key-${key} ${table[key] > 0 ? "" : "sp-key-lacks"}`}
            title={label}
          >
            <Glyph name={signs.key} label={label} />
          </li>
        )
      })}
    </ul>
  )
}
