// What is around every table: the bar above it, what is asked below it, the log beside it, and a card shown large.

import { type ReactNode, type RefObject, Suspense, useEffect, useMemo, useRef, useState } from "react"
import { useKeys } from "../app/keys.ts"
import { Inspector } from "../cards/inspector.tsx"
import { mainButton } from "../app/main-button.ts"
import { Banner } from "../decide/banner.tsx"
import { carryOn } from "../decide/drag.ts"
import { Heard } from "../log/heard.tsx"
import { Log } from "../log/log.tsx"
import { useDirector } from "../director/use-director.ts"
import { useFlights } from "../motion/use-flights.ts"
import type { TableState } from "../play/table.ts"
import { useBox, useShown, useTable } from "../play/use-table.ts"
import { playEvents } from "../sound/sounds.ts"
import { tableFor } from "../tables/tables.ts"
import { useWords } from "../words/words.ts"
import { Ending } from "./ending.tsx"
import { ExampleSteps } from "./example-steps.tsx"
import { LookBack } from "./look-back.tsx"
import { Onlooking } from "./onlooking.tsx"
import { RefusalNote } from "./refusal.tsx"
import { TopBar } from "./top-bar.tsx"
import { closeMenusOutside, goBack } from "./way-back.ts"
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

/** The card that has the focus or is pointed to, to be shown large; nothing if it is already. */
function underHand(shown: TableState["inspected"]): TableState["inspected"] {
  const { ref, card } = document.querySelector<HTMLElement>(".thing:hover, .thing:focus")?.dataset ?? {}
  const isShown = shown !== null && "ref" in shown && shown.noted !== true && String(shown.ref) === ref
  return ref === undefined || card === undefined || isShown ? null : { ref: Number(ref) }
}

function useMatchKeys(onLog: () => void): void {
  const table = useTable()
  const acts = useMemo(
    () => ({
      main: () => mainButton()?.click(),
      undo: () => table.undo(),
      hint: table.askHint,
      log: onLog,
      inspect: () => table.inspect(underHand(table.getState().inspected)),
      cancel: () => goBack(table),
    }),
    [table, onLog],
  )
  useKeys(acts)
  useDigits()
  useEffect(() => {
    document.addEventListener("pointerdown", closeMenusOutside)
    return () => document.removeEventListener("pointerdown", closeMenusOutside)
  }, [])
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
      <div className="shell-side">{logOpen ? <Log /> : <Heard />}</div>
      <div className="shell-asked">
        <RefusalNote />
        {client.example === null ? <Banner /> : <ExampleSteps />}
      </div>
      <Inspector />
      <Ending />
    </div>
  )
}
