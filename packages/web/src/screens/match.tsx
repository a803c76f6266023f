// A match on the screen: opened from what is saved, closed when one leaves it.

import { type ReactNode, useEffect, useState } from "react"
import { Link } from "wouter"
import { fetchBox } from "../boxes/boxes.ts"
import { Curtain } from "../frame/curtain.tsx"
import { Frame } from "../frame/frame.tsx"
import { useNextHere } from "../frame/seat.ts"
import { fetchGlyphs } from "../glyphs/fetch.ts"
import { backstage, Denied } from "../play/backstage.ts"
import { newTable, type Table } from "../play/table.ts"
import { BoxContext, TableContext, useSurroundings } from "../play/use-table.ts"
import { clientOf } from "../play/worker-client.ts"
import { useWords } from "../words/words.ts"

interface Opened {
  table: Table | null
  failed: string | null
}

function useMatch(id: string): Opened {
  const [opened, setOpened] = useState<Opened>({ table: null, failed: null })
  useEffect(() => {
    let left = false
    let table: Table | null = null
    async function open(): Promise<void> {
      const saved = await backstage().wish({ want: "open", match: id, seat: 0 })
      const [box] = await Promise.all([fetchBox(saved.game), fetchGlyphs(saved.game)])
      if (left) return
      table = newTable(clientOf(saved), box)
      setOpened({ table, failed: null })
    }
    open().catch((error: unknown) => {
      if (!left)
        setOpened({ table: null, failed: error instanceof Denied ? error.reason.key : String(error) })
    })
    return () => {
      left = true
      table?.close()
    }
  }, [id])
  return opened
}

function Match({ table }: { table: Table }): ReactNode {
  const around = useSurroundings(table)
  const words = useWords()
  const next = useNextHere(table)
  const { client } = table
  useEffect(() => {
    if (next !== null && !client.curtain) client.sit(next)
  }, [client, next])
  if (around === null) return <p className="loading">{words.loading}</p>
  if (next !== null && client.curtain)
    return <Curtain name={around.names.seat(next)} onReady={() => client.sit(next)} />
  return (
    <BoxContext value={table.box}>
      <TableContext value={around}>
        <Frame />
      </TableContext>
    </BoxContext>
  )
}

export default function MatchScreen({ id }: { id: string }): ReactNode {
  const { table, failed } = useMatch(id)
  const words = useWords()
  if (table !== null) return <Match table={table} />
  if (failed === null) return <p className="loading">{words.loading}</p>
  return (
    <main className="loading" role="alert">
      <p>{words.cannotOpen}</p>
      <p>
        <code>{failed}</code>
      </p>
      <Link href="/" className="choice primary">
        {words.toTitle}
      </Link>
    </main>
  )
}
