// Things to be put in order, in a row that says at its ends what comes first: each is carried to its place, or moved by its
// buttons. The order as it is can be confirmed at once.

import type { CardView, Option, View } from "@soulspire/kernel"
import type { Asked } from "@soulspire/match"
import { plainText } from "@soulspire/text"
import { type ReactNode, useRef, useState } from "react"
import { Key } from "../app/key.tsx"
import { Face } from "../cards/face.tsx"
import { Sentence } from "../cards/line.tsx"
import { useBox, useNames, useSpeaker, useTable, useView } from "../play/use-table.ts"
import { useWords } from "../words/words.ts"

const moved = (keys: readonly string[], from: number, to: number): string[] => {
  const rest = keys.toSpliced(from, 1)
  return rest.toSpliced(to, 0, keys[from])
}

/** The card that an option is about, where its face is seen. */
function cardOf({ zones }: View, { refs }: Option): CardView | undefined {
  return refs.length === 0
    ? undefined
    : Object.values(zones)
        .flat()
        .find(({ ref, card }) => ref === refs[0] && card !== undefined)
}

/** Carries what is under the pointer over the others, which make way. */
function useCarrying(move: (from: number, to: number) => void): {
  carried: number | null
  begin(event: React.PointerEvent, at: number): void
  over(event: React.PointerEvent): void
  end(): void
} {
  const row = useRef<HTMLElement | null>(null)
  const [carried, setCarried] = useState<number | null>(null)
  return {
    carried,
    begin(event, at) {
      if (!event.isPrimary || event.button !== 0 || (event.target as Element).closest("button") !== null)
        return
      row.current = event.currentTarget.parentElement
      event.currentTarget.setPointerCapture(event.pointerId)
      setCarried(at)
    },
    over({ clientX, clientY }) {
      if (carried === null) return
      const at = [...(row.current?.children ?? [])].findIndex((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect()
        return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
      })
      if (at < 0 || at === carried) return
      move(carried, at)
      setCarried(at)
    },
    end: () => setCarried(null),
  }
}

export function OrderPicker({ asked }: { asked: Asked }): ReactNode {
  const table = useTable()
  const { lastComesFirst = {} } = useBox()
  const view = useView()
  const speaker = useSpeaker()
  const names = useNames()
  const words = useWords()
  const last = lastComesFirst[asked.prompt.key]
  const inTurn = (keys: readonly string[]): string[] => (last === undefined ? [...keys] : keys.toReversed())
  // What comes first is seen first, whichever way it is answered.
  const [keys, setKeys] = useState(() => inTurn(asked.options.map(({ key }) => key)))
  const move = (from: number, to: number): void => setKeys((before) => moved(before, from, to))
  const { carried, begin, over, end } = useCarrying(move)
  const [begins, ends] =
    last === "top" ? [words.order.top, words.order.bottom] : [words.order.first, words.order.last]
  return (
    <div className="order">
      <ol>
        {keys.map((key, i) => {
          const option = asked.options.find((each) => each.key === key)
          if (option === undefined) return null
          const line = speaker.option(option, asked, names)
          const card = cardOf(view, option)
          const name = plainText(line)
          return (
            <li
              key={key}
              className={carried === i ? "is-carried" : ""}
              onPointerDown={(event) => begin(event, i)}
              onPointerMove={over}
              onPointerUp={end}
              onPointerCancel={end}
            >
              <span className="order-place">{i === 0 ? begins : i === keys.length - 1 ? ends : i + 1}</span>
              {card !== undefined && <Face card={card} size="s" />}
              <span className="order-name">
                <Sentence line={line} />
              </span>
              <span className="order-moves">
                <button
                  type="button"
                  aria-label={words.order.earlier(name)}
                  disabled={i === 0}
                  onClick={() => move(i, i - 1)}
                >
                  ←
                </button>
                <button
                  type="button"
                  aria-label={words.order.later(name)}
                  disabled={i === keys.length - 1}
                  onClick={() => move(i, i + 1)}
                >
                  →
                </button>
              </span>
            </li>
          )
        })}
      </ol>
      <button type="button" className="choice primary" onClick={() => table.answer(asked, inTurn(keys))}>
        {words.inThisOrder} <Key act="main" />
      </button>
    </div>
  )
}
