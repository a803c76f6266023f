// A match on the screen: opened from what is saved, closed when one leaves it.

import { type ReactNode, useEffect, useState } from "react"
import { Inspector } from "../cards/inspector.tsx"
import { fetchBox } from "../boxes/boxes.ts"
import { DecisionPanel } from "../decide/panel.tsx"
import { Log } from "../log/log.tsx"
import { backstage } from "../play/backstage.ts"
import { newTable, type Table } from "../play/table.ts"
import { TableContext, useSurroundings } from "../play/use-table.ts"
import { clientOf } from "../play/worker-client.ts"
import { PlainTable } from "../tables/shared/plain-table.tsx"
import { useWords } from "../words/words.ts"

function useMatch(id: string): Table | null {
  const [table, setTable] = useState<Table | null>(null)
  useEffect(() => {
    let left = false
    let opened: Table | null = null
    async function open(): Promise<void> {
      const saved = await backstage().wish({ want: "open", match: id, seat: 0 })
      const box = await fetchBox(saved.game)
      if (left) return
      opened = newTable(clientOf(saved), box)
      setTable(opened)
    }
    void open()
    return () => {
      left = true
      opened?.close()
    }
  }, [id])
  return table
}

function Match({ table }: { table: Table }): ReactNode {
  const around = useSurroundings(table)
  const words = useWords()
  if (around === null) return <p className="loading">{words.loading}</p>
  return (
    <TableContext value={around}>
      <main className={`match match-${table.client.game}`}>
        <PlainTable />
        <DecisionPanel />
        <Log />
        <Inspector />
      </main>
    </TableContext>
  )
}

export default function MatchScreen({ id }: { id: string }): ReactNode {
  const table = useMatch(id)
  const words = useWords()
  return table === null ? <p className="loading">{words.loading}</p> : <Match table={table} />
}
