// What is said of a decision to whoever cannot see it.

import type { Asked } from "@soulspire/match"
import { plainText } from "@soulspire/text"
import type { ReactNode } from "react"
import { useNames, useShown, useSpeaker } from "../play/use-table.ts"
import { useWords } from "../words/words.ts"

/** What was begun with a click, and what is a good idea, is said to whoever cannot see it. */
export function Spoken({ asked }: { asked: Asked }): ReactNode {
  const speaker = useSpeaker()
  const names = useNames()
  const words = useWords()
  const last = useShown(({ picking }) => (picking.decision === asked.id ? picking.refs.at(-1) : undefined))
  const hint = useShown((state) => state.hint)
  const hinted = asked.options.filter(({ key }) => hint?.includes(key) ?? false)
  return (
    <p className="sr-only" role="status">
      {last === undefined ? "" : words.goOn(plainText(speaker.thing(last, names)))}
      {hinted.map((option) => `${words.hint}: ${plainText(speaker.option(option, asked, names))}. `)}
    </p>
  )
}
