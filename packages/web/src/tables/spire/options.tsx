// Answers that no thing on the table stands for, and those of an event, as big buttons told in words.

import type { Option } from "@soulspire/kernel"
import type { Asked } from "@soulspire/match"
import type { Line } from "@soulspire/text"
import type { ReactNode } from "react"
import { Sentence } from "../../cards/line.tsx"
import { Glyph } from "../../glyphs/glyph.tsx"
import { useAsked, useNames, useShown, useSpeaker, useTable } from "../../play/use-table.ts"
import { Key } from "../../app/key.tsx"

/** What an option says, without the word that says that it is one. */
function bare(line: Line): Line {
  const [first, ...rest] = line
  if (
    typeof first === "object" &&
    "keyword" in first &&
    typeof rest[0] === "string" &&
    rest[0].startsWith(":")
  )
    return [rest[0].replace(/^:\s*/, ""), ...rest.slice(1)]
  if (typeof first !== "string") return line
  const cut = first.replace(/^\p{L}+:\s*/u, "")
  return [cut.charAt(0).toUpperCase() + cut.slice(1), ...rest]
}

interface BigOptionProps {
  asked: Asked
  option: Option
  glyph?: string | undefined
  primary?: boolean
  isBare?: boolean
}

export function BigOption({
  asked,
  option,
  glyph,
  primary = false,
  isBare = false,
}: BigOptionProps): ReactNode {
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
        <Sentence line={isBare ? bare(line) : line} />
      </span>
      {option.key === asked.pass && <Key act="pass" />}
    </button>
  )
}

/** The decision of this kind that is asked now. */
export const useAskedFor = (...prompts: string[]): Asked | undefined =>
  useAsked().find(({ prompt }) => prompts.includes(prompt.key))
