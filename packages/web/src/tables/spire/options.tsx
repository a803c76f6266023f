// Answers that no thing on the table stands for, and those of an event, as big buttons told in words.

import type { Option } from "@soulspire/kernel"
import type { Asked } from "@soulspire/match"
import { plainText } from "@soulspire/text"
import type { ReactNode } from "react"
import { Sentence } from "../../cards/line.tsx"
import { Glyph } from "../../glyphs/glyph.tsx"
import { useAsked, useNames, useShown, useSpeaker, useTable } from "../../play/use-table.ts"
import { Key } from "../../app/key.tsx"

interface BigOptionProps {
  asked: Asked
  option: Option
  glyph?: string | undefined
  primary?: boolean
  /** Said instead of what the game calls it. */
  said?: string | undefined
}

export function BigOption({ asked, option, glyph, primary = false, said }: BigOptionProps): ReactNode {
  const table = useTable()
  const speaker = useSpeaker()
  const names = useNames()
  const hinted = useShown(({ hint }) => hint?.includes(option.key) ?? false)
  const line = speaker.option(option, asked, names)
  return (
    <button
      type="button"
      className={`choice sp-option ${primary ? "primary" : ""} ${hinted ? "hinted" : ""}`}
      data-key={option.key}
      onClick={() => table.choose(asked, option)}
    >
      {glyph !== undefined && <Glyph name={glyph} className="sp-option-glyph" />}
      <span>
        {said ?? <Sentence line={line} />}
        {said !== undefined && <span className="sr-only">: {plainText(line)}</span>}
      </span>
      <Key act="main" />
    </button>
  )
}

/** The decision of this kind that is asked now. */
export const useAskedFor = (...prompts: string[]): Asked | undefined =>
  useAsked().find(({ prompt }) => prompts.includes(prompt.key))
