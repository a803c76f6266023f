// What is around every table: the bar above it, what is asked below it, the log beside it, and a card shown large.

import { type ReactNode, type RefObject, Suspense, useEffect, useMemo, useRef, useState } from "react"
import { useKeys } from "../app/keys.ts"
import { Inspector } from "../cards/inspector.tsx"
import { DecisionPanel } from "../decide/panel.tsx"
import { carryOn } from "../decide/drag.ts"
import { isMany } from "../decide/lit.ts"
import { Heard } from "../log/heard.tsx"
import { Log } from "../log/log.tsx"
import { useDirector } from "../director/use-director.ts"
import { useFlights } from "../motion/use-flights.ts"
import type { TableState } from "../play/table.ts"
import { useAsked, useBox, useShown, useTable } from "../play/use-table.ts"
import { playEvents } from "../sound/sounds.ts"
import { tableFor } from "../tables/tables.ts"
import { useWords } from "../words/words.ts"
import { Ending } from "./ending.tsx"
import { ExampleSteps } from "./example-steps.tsx"
import { LookBack } from "./look-back.tsx"
import { Onlooking } from "./onlooking.tsx"
import { RefusalNote } from "./refusal.tsx"
import { TopBar } from "./top-bar.tsx"
import "../styles/shell.css"
import "../styles/decide.css"
import "../styles/log.css"
import "../styles/cards.css"

/** Heard as it is shown. */
function useSounds(): void {
  const { noticed } = useBox()
  const happening = useShown((state) => state.happening)
  useEffect(
    () =>
      playEvents(
        happening.map(({ k }) => k),
        noticed?.sounds,
      ),
    [happening, noticed],
  )
}

/** Is there a button for it in sight, not only in the list of everything? */
const isOffered = (key: string): boolean =>
  [...document.querySelectorAll(`.shell [data-key="${key}"]`)].some(
    (button) => button.closest("details") === null,
  )

/** The card that has the focus or is pointed to, to be shown large; nothing if it is already. */
function underHand(shown: TableState["inspected"]): TableState["inspected"] {
  const { ref, card } = document.querySelector<HTMLElement>(".thing:hover, .thing:focus")?.dataset ?? {}
  const isShown = shown !== null && "ref" in shown && shown.noted !== true && String(shown.ref) === ref
  return ref === undefined || card === undefined || isShown ? null : { ref: Number(ref) }
}

function useMatchKeys(onLog: () => void): void {
  const table = useTable()
  const asked = useAsked()
  const acts = useMemo(() => {
    const [first] = asked
    return {
      pass() {
        const passable = asked.find(
          ({ pass, options }) => pass !== "" && options.some(({ key }) => key === pass) && isOffered(pass),
        )
        if (passable !== undefined) table.answer(passable, [passable.pass])
      },
      confirm() {
        if (first === undefined || first.standing) return
        const { picking } = table.getState()
        const keys = picking.decision === first.id ? picking.keys : []
        if (isMany(first) && first.kind !== "order" && keys.length >= first.min) table.answer(first, keys)
        else if (first.options.length === 1 && first.options[0].range === undefined)
          table.answer(first, [first.options[0].key])
      },
      undo: table.undo,
      hint: table.askHint,
      log: onLog,
      inspect: () => table.inspect(underHand(table.getState().inspected)),
      cancel: table.cancel,
    }
  }, [table, asked, onLog])
  useKeys(acts)
  useDigits()
}

/** A number presses the button that bears it. */
function useDigits(): void {
  useEffect(() => {
    function onKey({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): void {
      if (ctrlKey || metaKey || altKey || !/^[1-9]$/.test(key) || target instanceof HTMLInputElement) return
      document.querySelector<HTMLElement>(`.decision-panel .choice[data-digit="${key}"]`)?.click()
    }
    document.addEventListener("keydown", onKey)
    return () => document.removeEventListener("keydown", onKey)
  }, [])
}

/** Things on the board can be carried to where they are to go. */
function useDrag(board: RefObject<HTMLElement | null>): void {
  const table = useTable()
  useEffect(() => (board.current === null ? undefined : carryOn(board.current, table)), [board, table])
}

export function Shell(): ReactNode {
  const { client } = useTable()
  const words = useWords()
  const board = useRef<HTMLDivElement>(null)
  const [logOpen, setLogOpen] = useState(() => matchMedia("(min-width: 1100px)").matches)
  const toggleLog = useMemo(() => () => setLogOpen((open) => !open), [])
  const GameTable = tableFor(client.game)
  useFlights(board)
  useDirector(board)
  useDrag(board)
  useSounds()
  useMatchKeys(toggleLog)
  return (
    <div className="shell" data-mood={client.game}>
      <div className="shell-top">
        <TopBar logOpen={logOpen} onLog={toggleLog} />
        <Onlooking />
      </div>
      <main className="shell-board" ref={board}>
        <Suspense fallback={<p className="loading">{words.loading}</p>}>
          <GameTable />
        </Suspense>
        <LookBack />
      </main>
      <div className="shell-side">
        {logOpen ? <Log /> : <Heard />}
        <div className="shell-asked">
          <RefusalNote />
          {client.example === null ? <DecisionPanel /> : <ExampleSteps />}
        </div>
      </div>
      <Inspector />
      <Ending />
    </div>
  )
}
