// A number to be chosen, with words where they go with it. It begins with the most, and what each would do is shown on the
// table as soon as it is marked.

import type { Option } from "@soulspire/kernel"
import type { Asked } from "@soulspire/match"
import { plainText } from "@soulspire/text"
import { type ReactNode, useEffect, useState } from "react"
import { Key } from "../app/key.tsx"
import { Sentence } from "../cards/line.tsx"
import { useNames, useSpeaker, useTable } from "../play/use-table.ts"
import { useWords } from "../words/words.ts"

/** So many numbers are seen at once, each a click away; more of them are a slider. */
const AT_ONCE = 11

interface AmountProps {
  asked: Asked
  /** The one that a number goes with; null where the number itself is the answer. */
  option: Option | null
}

const answerOf = (option: Option | null, amount: number, said = ""): string =>
  option === null ? String(amount) : `${option.key}=${amount}${said === "" ? "" : ` ${said}`}`

export function AmountPicker({ asked, option }: AmountProps): ReactNode {
  const table = useTable()
  const speaker = useSpeaker()
  const names = useNames()
  const words = useWords()
  const { min, max } = option?.range ?? asked
  const [amount, setAmount] = useState(max)
  const [said, setSaid] = useState("")
  const speaks = option?.promise
  const fits = speaks !== "must" || said.trim() !== ""
  const all = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  const label = plainText(
    option === null ? speaker.prompt(asked, names, asked.options) : speaker.option(option, asked, names),
  )
  useEffect(() => {
    table.consider({ asked, key: answerOf(option, amount) })
    return () => table.consider(null)
  }, [table, asked, option, amount])
  return (
    <form
      className="amount"
      onSubmit={(event) => {
        event.preventDefault()
        if (fits) table.answer(asked, [answerOf(option, amount, said.trim())])
      }}
    >
      {option !== null && (
        <p>
          <Sentence line={speaker.option(option, asked, names)} />
        </p>
      )}
      {all.length <= AT_ONCE ? (
        <fieldset className="amounts">
          <legend className="sr-only">{label}</legend>
          {all.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name={`amount ${asked.id}`}
                checked={each === amount}
                onChange={() => setAmount(each)}
              />
              <span>{each}</span>
            </label>
          ))}
        </fieldset>
      ) : (
        <label>
          <span className="sr-only">{label}</span>
          <input
            type="range"
            min={min}
            max={max}
            value={amount}
            onChange={(event) => setAmount(Number(event.target.value))}
          />
          <output>{amount}</output>
        </label>
      )}
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
        {words.confirm} <b>{amount}</b> <Key act="main" />
      </button>
      {option !== null && (
        <button type="button" className="choice take-back" onClick={table.cancel}>
          {words.cancel} <Key act="cancel" />
        </button>
      )}
    </form>
  )
}
