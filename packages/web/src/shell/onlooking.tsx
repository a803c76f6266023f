// A word above the table where one cannot simply play on: it is played in another tab, or by other rules, or nothing is kept.

import type { ReactNode } from "react"
import { useStore } from "zustand"
import { useHealth } from "../play/health.ts"
import type { Table } from "../play/table.ts"
import { useTable } from "../play/use-table.ts"
import { Lent } from "./lend.tsx"
import { takeOut } from "../saved/take-out.ts"
import { useWords } from "../words/words.ts"

/** Says where it is played, with the way to play it here; nothing where it is played here. */
function Elsewhere({ table }: { table: Table }): ReactNode {
  const words = useWords()
  const place = useStore(table, (state) => state.place)
  if (place === "here" || place === "nowhere") return null
  return (
    <div className="onlooking" role="status">
      <p>{place === "free" ? words.otherLeft : words.elsewhere}</p>
      <button type="button" className="choice primary" onClick={table.client.takeOver}>
        {words.playHere}
      </button>
    </div>
  )
}

/** Says why it cannot go on here, how much of it is shown, and which version can finish it. */
function OtherRules({ table: { client } }: { table: Table }): ReactNode {
  const words = useWords()
  if (client.parted === null) return null
  const { saved, here, same, entries } = client.parted
  return (
    <div className="onlooking" role="status">
      <p>
        {words.otherRules(saved, here)} {words.asFarAs(same, entries)}
      </p>
      <button
        type="button"
        className="choice primary"
        onClick={() => void takeOut(client.id, client.game).catch(() => {})}
      >
        {words.saved.export}
      </button>
    </div>
  )
}

export function Onlooking(): ReactNode {
  const words = useWords()
  const table = useTable()
  const unsaved = useHealth((health) => health.unsaved)
  return (
    <>
      <Elsewhere table={table} />
      <OtherRules table={table} />
      <Lent />
      {unsaved && (
        <div className="onlooking" role="status">
          <p>{words.halt.unsavedNow}</p>
        </div>
      )}
    </>
  )
}

/** Where hands are hidden from each other, whoever looks on sees nothing but this. */
export function BehindTheCurtain({ table }: { table: Table }): ReactNode {
  return (
    <main className="curtain">
      <Elsewhere table={table} />
    </main>
  )
}
