// A number to be chosen, with words where they go with it.

import type { Option } from "@soulspire/kernel"
import type { Asked } from "@soulspire/match"
import { type ReactNode, useState } from "react"
import { Sentence } from "../cards/line.tsx"
import { useNames, useSpeaker, useTable } from "../play/use-table.ts"
import { useWords } from "../words/words.ts"

/** `option` is the one that a number goes with; null where the number itself is the answer. */
export function AmountPicker({ asked, option }: { asked: Asked; option: Option | null }): ReactNode {
  const table = useTable()
  const speaker = useSpeaker()
  const names = useNames()
  const words = useWords()
  const { min, max } = option?.range ?? asked
  const [amount, setAmount] = useState(min)
  const [said, setSaid] = useState("")
  const speaks = option?.promise
  const fits = speaks !== "must" || said.trim() !== ""
  function give(): void {
    const number = String(amount)
    const answer =
      option === null ? number : `${option.key}=${number}${said.trim() === "" ? "" : ` ${said.trim()}`}`
    table.answer(asked, [answer])
  }
  return (
    <form
      className="amount"
      onSubmit={(event) => {
        event.preventDefault()
        if (fits) give()
      }}
    >
      {option !== null && (
        <p>
          <Sentence line={speaker.option(option, asked, names)} />
        </p>
      )}
      <label>
        <input
          type="range"
          min={min}
          max={max}
          value={amount}
          onChange={(event) => setAmount(Number(event.target.value))}
        />
        <output>{amount}</output>
      </label>
      {speaks !== undefined && (
        <input
          type="text"
          aria-label={words.say}
          maxLength={200}
          value={said}
          onChange={(event) => setSaid(event.target.value)}
        />
      )}
      <button type="submit" className="choice primary" disabled={!fits}>
        {words.confirm}
      </button>
    </form>
  )
}
