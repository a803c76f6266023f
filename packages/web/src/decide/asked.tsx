// One decision in the banner: what is asked and for what, with the common answers as buttons, pickers where a click on the
// table is not enough, and a plain list of all there is.

import { type Asked, withoutTwins } from "@soulspire/match"
import { plainText } from "@soulspire/text"
import type { ReactNode } from "react"
import { Key } from "../app/key.tsx"
import { Sentence } from "../cards/line.tsx"
import { entryOf, useBox, useNames, useShown, useSpeaker, useTable, useView } from "../play/use-table.ts"
import { useWords } from "../words/words.ts"
import { AmountPicker } from "./amount.tsx"
import { Choice } from "./choice.tsx"
import { Hinted } from "./hint.tsx"
import { candidates, isMany } from "./lit.ts"
import { mainOf, withoutIdlePass } from "./main.ts"
import { isResponse, NextUp, PassOn } from "./next-up.tsx"
import { OrderPicker } from "./order.tsx"
import { Spoken } from "./spoken.tsx"

/** Several picks are confirmed together. */
function ConfirmMany({ asked }: { asked: Asked }): ReactNode {
  const table = useTable()
  const words = useWords()
  const keys = useShown(({ picking }) => (picking.decision === asked.id ? picking.keys : none))
  const fits = keys.length >= asked.min && keys.length <= asked.max
  return (
    <button
      type="button"
      className="choice primary"
      disabled={!fits}
      onClick={() => table.answer(asked, keys)}
    >
      {words.confirm} <span className="count">{words.picked(keys.length, asked.max)}</span> <Key act="main" />
    </button>
  )
}
const none: readonly never[] = []

/** What was begun by a click is left alone again. */
function TakeBack(): ReactNode {
  const table = useTable()
  const words = useWords()
  return (
    <button type="button" className="choice take-back" onClick={table.cancel}>
      {words.cancel} <Key act="cancel" />
    </button>
  )
}

/** More targets than this are clicked on the table, or found in the list of everything. */
const FEW = 3

/** So many short answers are shown at once; more are behind the list. */
const AT_ONCE = 6

interface AskedProps {
  asked: Asked
  /** Is everything listed? Who wants that wants it the next time too. */
  listed: boolean
  onList: (listed: boolean) => void
}

export function AskedPanel({ asked, listed, onList }: AskedProps): ReactNode {
  const speaker = useSpeaker()
  const names = useNames()
  const view = useView()
  const words = useWords()
  const box = useBox()
  const picking = useShown((state) => state.picking)
  const menu = useShown((state) => state.menu)
  const prompt = speaker.prompt(asked, names, asked.options)
  const card = entryOf(box, asked.by.split("/")[0])
  const by = card === undefined || plainText(prompt).includes(card.name) ? null : card
  const begun = picking.decision === asked.id && picking.refs.length > 0
  const many = isMany(asked)
  const options = many ? asked.options : withoutTwins(asked.options, view)
  const inMenu = menu?.asked.id === asked.id ? menu.options : null
  const ranged = inMenu?.length === 1 && inMenu[0].range !== undefined ? inMenu[0] : null
  // Answers that no thing on the table stands for, and those that are left of what was begun.
  const loose = options.filter(({ refs }) => refs.length === 0)
  const left = begun ? candidates(asked, picking.refs) : none
  // Many targets are lit on the table: a long list of them says no more.
  const near =
    inMenu ??
    (begun ? (left.length > FEW ? none : left) : withoutIdlePass(asked, view, box.game.enough, loose))
  const carried = begun && inMenu === null ? picking.refs[0] : undefined
  const shown = near.length <= AT_ONCE || many || inMenu !== null ? near : near.slice(0, AT_ONCE)
  const isOrder = asked.kind === "order"
  const isNumber = asked.kind === "number"
  const main = many || inMenu !== null || begun ? null : mainOf(asked, options, loose)
  // Nothing is given away by what was only begun.
  const cancellable =
    begun || inMenu !== null || (many && picking.decision === asked.id && picking.keys.length > 0)
  const answers = isResponse(asked) && asked.pass !== box.game.enough
  // One button alone needs no number; several picks are clicked.
  const digits = !many && !asked.standing && shown.length > 1 && shown.length < 10
  return (
    <section
      className={`asked ${asked.standing ? "standing" : ""}`}
      aria-label={plainText(prompt)}
      tabIndex={-1}
    >
      <div className="asked-says">
        <p className="prompt">
          {by !== null && <span className="by">{by.name}: </span>}
          {carried === undefined ? (
            <Sentence line={prompt} />
          ) : (
            words.goOn(plainText(speaker.thing(carried, names)))
          )}
        </p>
        <Spoken asked={asked} />
        {answers && <NextUp />}
      </div>
      <Hinted asked={asked} />
      {ranged !== null && <AmountPicker key={ranged.key} asked={asked} option={ranged} />}
      {isNumber && <AmountPicker asked={asked} option={null} />}
      {isOrder && <OrderPicker asked={asked} />}
      {!isOrder && !isNumber && ranged === null && (
        <div className="choices">
          {shown.map((option, i) => (
            <Choice
              key={option.key}
              asked={asked}
              option={option}
              primary={option === main}
              {...(digits && { digit: i + 1 })}
            />
          ))}
          {many && <ConfirmMany asked={asked} />}
          {cancellable && <TakeBack />}
        </div>
      )}
      <div className="asked-more">
        {answers && !begun && inMenu === null && <PassOn asked={asked} />}
        {!isOrder && !isNumber && options.length > shown.length && (
          <details
            className="all-options"
            open={listed}
            onToggle={(event) => onList(event.currentTarget.open)}
          >
            <summary>
              {words.allOptions} ({options.length})
            </summary>
            {listed && (
              <div className="choices above">
                {options.map((option) => (
                  <Choice key={option.key} asked={asked} option={option} />
                ))}
              </div>
            )}
          </details>
        )}
      </div>
    </section>
  )
}
