// The saved games as a screen handles them: what is thrown away can be taken back for a while, and is gone only then; files
// come in and go out.

import type { Reason } from "@soulspire/kernel"
import { useCallback, useEffect, useRef, useState } from "react"
import { backstage, Denied } from "../play/backstage.ts"
import { bringPlans, lastPlans } from "../screens/setup/plan.ts"
import { bringSettings, useSettings } from "../settings/settings.ts"
import type { Brought, SavedMatch } from "../worker/messages.ts"
import { dayOf, download } from "./download.ts"
import { takeOut } from "./take-out.ts"

/** How long something thrown away can be taken back, in milliseconds. */
const REGRET = 8000

/** What becomes of a file: on its way, here, or refused. */
export type Arrival =
  | { is: "arriving"; name: string; share: number }
  | { is: "here"; brought: Brought }
  | { is: "refused"; reason: Reason }

export interface Library {
  /** Null until they are known, or while they cannot be read. */
  saved: readonly SavedMatch[] | null
  unreadable: boolean
  dropped: readonly SavedMatch[]
  /** What could not be thrown away. */
  stuck: readonly SavedMatch[]
  arrival: Arrival | null
  drop(saved: SavedMatch): void
  keep(saved: SavedMatch): void
  takeOut(saved: SavedMatch): void
  takeOutAll(): void
  bringIn(file: File): Promise<void>
}

/** Why a wish could not be granted is told over all screens. */
const quietly = (asked: Promise<unknown>): void => void asked.catch(() => {})

async function takeOutAll(): Promise<void> {
  const belongings = { settings: useSettings.getState(), tables: lastPlans() }
  const text = await backstage().wish({ want: "export-all", belongings })
  download(`soulspire-${dayOf(Date.now())}.everything`, text)
}

/** Settings and tables are the page's to keep. */
function unpack({ belongings }: Brought): void {
  if (belongings === null) return
  if (belongings.settings !== null) bringSettings(belongings.settings)
  bringPlans(belongings.tables)
}

export function useLibrary(): Library {
  const [all, setAll] = useState<readonly SavedMatch[] | null>(null)
  const [unreadable, setUnreadable] = useState(false)
  const [dropped, setDropped] = useState<readonly SavedMatch[]>([])
  const [stuck, setStuck] = useState<readonly SavedMatch[]>([])
  const [arrival, setArrival] = useState<Arrival | null>(null)
  const going = useRef(new Map<string, { saved: SavedMatch; timer: ReturnType<typeof setTimeout> }>())

  const list = useCallback(async () => {
    try {
      setAll(await backstage().wish({ want: "list" }))
      setUnreadable(false)
    } catch {
      setUnreadable(true)
    }
  }, [])
  const forget = useCallback((saved: SavedMatch): void => {
    const back = (): void => {
      setDropped((before) => before.filter(({ id }) => id !== saved.id))
      setStuck((before) => [...before, saved])
    }
    backstage().wish({ want: "forget", match: saved.id }).catch(back)
  }, [])
  useEffect(() => {
    void list()
    const leaving = going.current
    // Whoever leaves has made up their mind.
    return () => {
      for (const { saved, timer } of leaving.values()) {
        clearTimeout(timer)
        forget(saved)
      }
      leaving.clear()
    }
  }, [list, forget])

  return {
    saved: all?.filter(({ id }) => !dropped.some((each) => each.id === id)) ?? null,
    unreadable,
    dropped: dropped.filter(({ id }) => going.current.has(id)),
    stuck,
    arrival,
    drop(saved) {
      const timer = setTimeout(() => {
        going.current.delete(saved.id)
        forget(saved)
        // It stays out of the list; only the way back is gone.
        setDropped((before) => [...before])
      }, REGRET)
      going.current.set(saved.id, { saved, timer })
      setDropped((before) => [...before, saved])
      setStuck((before) => before.filter(({ id }) => id !== saved.id))
    },
    keep(saved) {
      clearTimeout(going.current.get(saved.id)?.timer)
      going.current.delete(saved.id)
      setDropped((before) => before.filter(({ id }) => id !== saved.id))
    },
    takeOut: ({ id, game, begun }) => quietly(takeOut(id, `${game}-${dayOf(begun)}`)),
    takeOutAll: () => quietly(takeOutAll()),
    async bringIn(file) {
      const arriving = (share: number): void => setArrival({ is: "arriving", name: file.name, share })
      arriving(0)
      try {
        const text = await file.text()
        const brought = await backstage().wish({ want: "import", text }, (done, of) => arriving(done / of))
        unpack(brought)
        setArrival({ is: "here", brought })
        await list()
      } catch (error) {
        setArrival({ is: "refused", reason: error instanceof Denied ? error.reason : { key: String(error) } })
      }
    },
  }
}
