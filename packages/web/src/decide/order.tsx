// Things to be put in order: each can be moved up and down; the order as it is can be confirmed at once.

import type { Asked } from "@soulspire/match"
import { plainText } from "@soulspire/text"
import { type ReactNode, useState } from "react"
import { Sentence } from "../cards/line.tsx"
import { useNames, useSpeaker, useTable } from "../play/use-table.ts"
import { useWords } from "../words/words.ts"

const moved = (keys: readonly string[], from: number, to: number): string[] => {
  const rest = keys.toSpliced(from, 1)
  return rest.toSpliced(to, 0, keys[from])
}

export function OrderPicker({ asked }: { asked: Asked }): ReactNode {
  const table = useTable()
  const speaker = useSpeaker()
  const names = useNames()
  const words = useWords()
  const [keys, setKeys] = useState(() => asked.options.map(({ key }) => key))
  const option = (key: string) => asked.options.find((each) => each.key === key)
  return (
    <div className="order">
      <ol>
        {keys.map((key, i) => {
          const each = option(key)
          if (each === undefined) return null
          const line = speaker.option(each, asked, names)
          return (
            <li key={key}>
              <Sentence line={line} />
              <button
                type="button"
                aria-label={`${words.moveUp}: ${plainText(line)}`}
                disabled={i === 0}
                onClick={() => setKeys(moved(keys, i, i - 1))}
              >
                ↑
              </button>
              <button
                type="button"
                aria-label={`${words.moveDown}: ${plainText(line)}`}
                disabled={i === keys.length - 1}
                onClick={() => setKeys(moved(keys, i, i + 1))}
              >
                ↓
              </button>
            </li>
          )
        })}
      </ol>
      <button type="button" className="choice primary" onClick={() => table.answer(asked, keys)}>
        {words.inThisOrder}
      </button>
    </div>
  )
}
