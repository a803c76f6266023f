// What somebody clever would answer, in words, as a button that answers so.

import type { Asked } from "@soulspire/match"
import type { Line } from "@soulspire/text"
import type { ReactNode } from "react"
import { Sentence } from "../cards/line.tsx"
import { Glyph } from "../glyphs/glyph.tsx"
import { useNames, useShown, useSpeaker, useTable } from "../play/use-table.ts"
import { useWords } from "../words/words.ts"
import { hintedOptions } from "./lit.ts"

export function Hinted({ asked }: { asked: Asked }): ReactNode {
  const table = useTable()
  const speaker = useSpeaker()
  const names = useNames()
  const words = useWords()
  const hint = useShown((state) => state.hint)
  const options = hintedOptions(asked, hint)
  if (hint === null || options.length !== hint.length) return null
  const lines: Line[] = options.map((option) => speaker.option(option, asked, names))
  return (
    <button type="button" className="choice hinted hint-does" onClick={() => table.answer(asked, hint)}>
      <Glyph name="light-bulb" />
      <span>
        {lines.length === 0 && words.nothing}
        {lines.map((line, i) => (
          <span key={i}>
            {i > 0 && ", "}
            <Sentence line={line} />
          </span>
        ))}
      </span>
    </button>
  )
}
