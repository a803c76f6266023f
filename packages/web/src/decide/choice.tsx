// One option as a button: with the key that presses it, lit when it is picked or hinted at.

import type { Option } from "@soulspire/kernel"
import type { Asked } from "@soulspire/match"
import type { ReactNode } from "react"
import { Key } from "../app/key.tsx"
import { Sentence } from "../cards/line.tsx"
import { useNames, useShown, useSpeaker, useTable } from "../play/use-table.ts"
import { isMany } from "./lit.ts"

interface ChoiceProps {
  asked: Asked
  option: Option
  primary?: boolean
  /** The number on the keyboard that presses it. */
  digit?: number
}

export function Choice({ asked, option, primary = false, digit }: ChoiceProps): ReactNode {
  const table = useTable()
  const speaker = useSpeaker()
  const names = useNames()
  const picked = useShown(({ picking }) => picking.decision === asked.id && picking.keys.includes(option.key))
  const hinted = useShown(
    ({ hint }) => hint?.some((key) => key === option.key || key.startsWith(`${option.key}=`)) ?? false,
  )
  return (
    <button
      type="button"
      className={`choice ${primary ? "primary" : ""} ${picked ? "picked" : ""} ${hinted ? "hinted" : ""}`}
      data-key={option.key}
      {...(isMany(asked) && { "aria-pressed": picked })}
      {...(primary
        ? { "aria-keyshortcuts": "Space" }
        : digit !== undefined && { "aria-keyshortcuts": String(digit) })}
      {...(digit !== undefined && { "data-digit": digit })}
      onClick={() => table.choose(asked, option)}
    >
      <span className="choice-words">
        <Sentence line={speaker.option(option, asked, names)} />
      </span>
      {primary ? <Key act="main" /> : digit !== undefined && <kbd aria-hidden>{digit}</kbd>}
    </button>
  )
}
