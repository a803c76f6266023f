// What somebody clever would answer, in words, as a button that answers so; and why, for whoever wants to know.

import type { Asked } from "@soulspire/match"
import { answerLine, whyLines } from "@soulspire/text"
import type { ReactNode } from "react"
import { Sentence } from "../cards/line.tsx"
import { Glyph } from "../glyphs/glyph.tsx"
import { useNames, useShown, useSpeaker, useTable } from "../play/use-table.ts"
import { useWords } from "../words/words.ts"
import { hintedOptions } from "./lit.ts"

function WhyThis({ asked }: { asked: Asked }): ReactNode {
  const speaker = useSpeaker()
  const names = useNames()
  const words = useWords()
  const why = useShown((state) => state.why)
  if (why === null) return null
  return (
    <details className="hint-why">
      <summary>{words.whyThis}</summary>
      <ul>
        {whyLines(speaker, asked, asked.options, why, names).map((line, i) => (
          <li key={i}>
            <Sentence line={line} />
          </li>
        ))}
      </ul>
    </details>
  )
}

export function Hinted({ asked }: { asked: Asked }): ReactNode {
  const table = useTable()
  const speaker = useSpeaker()
  const names = useNames()
  const words = useWords()
  const hint = useShown((state) => state.hint)
  const hinting = useShown((state) => state.hinting)
  if (hinting && !asked.standing) return <p className="hint-thinks">{words.hintThinks}</p>
  const line =
    hint === null || hintedOptions(asked, hint).length !== hint.length
      ? null
      : answerLine(speaker, asked, asked.options, hint, names)
  if (hint === null || line === null) return null
  return (
    <div className="hint-told">
      <button type="button" className="choice hinted hint-does" onClick={() => table.answer(asked, hint)}>
        <Glyph name="light-bulb" />
        <span>
          <Sentence line={line} />
        </span>
      </button>
      <WhyThis asked={asked} />
    </div>
  )
}
