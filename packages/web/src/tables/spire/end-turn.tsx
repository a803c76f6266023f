// The end of one's turn: quiet while something can still be done, the one main button when nothing is left.

import type { ReactNode } from "react"
import { useAsked, useShown, useTable } from "../../play/use-table.ts"
import { useSpireWords } from "./words.ts"
import { Key } from "../../app/key.tsx"

export function EndTurn(): ReactNode {
  const table = useTable()
  const words = useSpireWords()
  const asked = useAsked().find(({ prompt, pass }) => prompt.key === "play" && pass !== "")
  const pass = asked?.options.find(({ key }) => key === asked.pass)
  const hinted = useShown(({ hint }) => pass !== undefined && hint?.includes(pass.key) === true)
  if (asked === undefined || pass === undefined)
    return (
      <button type="button" className="choice sp-end-turn" disabled>
        {words.endTurn}
      </button>
    )
  const nothingElse = asked.options.length === 1
  return (
    <button
      type="button"
      className={`choice sp-end-turn ${nothingElse ? "primary" : ""} ${hinted ? "hinted" : ""}`}
      data-key={pass.key}
      onClick={() => table.choose(asked, pass)}
    >
      {words.endTurn} <Key act="main" />
    </button>
  )
}
