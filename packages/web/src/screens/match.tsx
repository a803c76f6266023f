// A match on the screen: opened from what is saved, closed when one leaves it.

import type { Reason } from "@soulspire/kernel"
import { type ReactNode, useEffect, useState } from "react"
import { Link } from "wouter"
import { useStore } from "zustand"
import { fetchBox } from "../boxes/boxes.ts"
import { Curtain } from "../shell/curtain.tsx"
import { Shell } from "../shell/shell.tsx"
import { BehindTheCurtain } from "../shell/onlooking.tsx"
import { useNextHere } from "../shell/seat.ts"
import { fetchGlyphs } from "../glyphs/fetch.ts"
import { backstage, Denied } from "../play/backstage.ts"
import { newTable, type Table } from "../play/table.ts"
import { BoxContext, TableContext, useSurroundings } from "../play/use-table.ts"
import { clientOf } from "../play/worker-client.ts"
import { Problem } from "../saved/problem.tsx"
import { takeOut } from "../saved/take-out.ts"
import { useWords } from "../words/words.ts"

interface Opened {
  table: Table | null
  /** How much of it has been played again, from 0 to 1. */
  share: number
  failed: Reason | null
}

const notYet: Opened = { table: null, share: 0, failed: null }

function useMatch(id: string): Opened {
  const [opened, setOpened] = useState<Opened>(notYet)
  useEffect(() => {
    let left = false
    let table: Table | null = null
    async function open(): Promise<void> {
      const there = await backstage().wish({ want: "open", match: id, seat: 0 }, (done, all) => {
        if (!left) setOpened({ ...notYet, share: done / all })
      })
      const [box] = await Promise.all([fetchBox(there.saved.game), fetchGlyphs(there.saved.game)])
      if (left) return
      table = newTable(clientOf(there), box)
      setOpened({ ...notYet, table })
    }
    open().catch((error: unknown) => {
      const failed = error instanceof Denied ? error.reason : { key: String(error) }
      if (!left) setOpened({ ...notYet, failed })
    })
    return () => {
      left = true
      if (table !== null) table.close()
      // Whoever leaves while it is still being opened has left it, too.
      else
        backstage()
          .wish({ want: "close" })
          .catch(() => {})
    }
  }, [id])
  return opened
}

function Match({ table }: { table: Table }): ReactNode {
  const around = useSurroundings(table)
  const words = useWords()
  const next = useNextHere(table)
  const { client } = table
  const playing = useStore(table, ({ place }) => place === "here")
  useEffect(() => {
    if (next !== null && !client.curtain) client.sit(next)
  }, [client, next])
  // What only can be looked at is seen as a watcher sees it, with nobody's hand.
  if (client.curtain && !playing && client.parted === null) return <BehindTheCurtain table={table} />
  if (around === null) return <p className="loading">{words.loading}</p>
  if (next !== null && client.curtain)
    return <Curtain name={around.names.seat(next)} onReady={() => client.sit(next)} />
  return (
    <BoxContext value={table.box}>
      <TableContext value={around}>
        <Shell />
      </TableContext>
    </BoxContext>
  )
}

export default function MatchScreen({ id }: { id: string }): ReactNode {
  const { table, share, failed } = useMatch(id)
  const words = useWords()
  if (table !== null) return <Match table={table} />
  if (failed === null) return <Opening share={share} />
  return (
    <main className="loading" role="alert">
      <p>{failed.key === "no-such-match" ? words.noSuchMatch : words.cannotOpen}</p>
      {failed.key !== "no-such-match" && (
        <p>
          <Problem reason={failed} />
        </p>
      )}
      <p className="choices">
        <Link href="/saved" className="choice primary">
          {words.saved.title}
        </Link>{" "}
        {failed.key !== "no-such-match" && (
          <button
            type="button"
            className="choice"
            onClick={() => void takeOut(id, "soulspire").catch(() => {})}
          >
            {words.saved.export}
          </button>
        )}{" "}
        <Link href="/" className="choice">
          {words.toTitle}
        </Link>
      </p>
    </main>
  )
}

/** A long game takes a moment to be played again. */
function Opening({ share }: { share: number }): ReactNode {
  const words = useWords()
  if (share === 0) return <p className="loading">{words.loading}</p>
  const said = words.opening(words.set.percent(share))
  return (
    <p className="loading">
      {said}
      <progress value={share} aria-label={said} />
    </p>
  )
}
