// The saved games as a screen handles them: what is thrown away can be taken back for a while, and is gone only then.

import { useCallback, useEffect, useRef, useState } from "react"
import { backstage, Denied } from "../play/backstage.ts"
import type { SavedMatch } from "../worker/messages.ts"

/** How long something thrown away can be taken back, in milliseconds. */
const REGRET = 8000

export interface Library {
  /** Null until they are known. */
  saved: readonly SavedMatch[] | null
  dropped: readonly SavedMatch[]
  /** Why a file could not be opened, if it could not; with its line where that is known. */
  failed: { line: number | null } | null
  drop(saved: SavedMatch): void
  keep(saved: SavedMatch): void
  takeOut(saved: SavedMatch): Promise<void>
  bringIn(file: File): Promise<void>
}

const forget = ({ id }: SavedMatch): void => void backstage().wish({ want: "forget", match: id })

/** Lets the browser keep a text as a file. */
function download(name: string, text: string): void {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

export function useLibrary(): Library {
  const [all, setAll] = useState<readonly SavedMatch[] | null>(null)
  const [dropped, setDropped] = useState<readonly SavedMatch[]>([])
  const [failed, setFailed] = useState<Library["failed"]>(null)
  const going = useRef(new Map<string, { saved: SavedMatch; timer: ReturnType<typeof setTimeout> }>())

  const list = useCallback(async () => {
    try {
      setAll(await backstage().wish({ want: "list" }))
    } catch {
      setAll([])
    }
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
  }, [list])

  return {
    saved: all?.filter(({ id }) => !dropped.some((each) => each.id === id)) ?? null,
    dropped: dropped.filter(({ id }) => going.current.has(id)),
    failed,
    drop(saved) {
      const timer = setTimeout(() => {
        going.current.delete(saved.id)
        forget(saved)
        // It stays out of the list; only the way back is gone.
        setDropped((before) => [...before])
      }, REGRET)
      going.current.set(saved.id, { saved, timer })
      setDropped((before) => [...before, saved])
    },
    keep(saved) {
      clearTimeout(going.current.get(saved.id)?.timer)
      going.current.delete(saved.id)
      setDropped((before) => before.filter(({ id }) => id !== saved.id))
    },
    async takeOut({ id, game, begun }) {
      const text = await backstage().wish({ want: "export", match: id })
      download(`${game}-${new Date(begun).toISOString().slice(0, 10)}.match`, text)
    },
    async bringIn(file) {
      setFailed(null)
      try {
        await backstage().wish({ want: "import", text: await file.text() })
        await list()
      } catch (error) {
        const line = error instanceof Denied ? error.reason.params?.["line"] : null
        setFailed({ line: typeof line === "number" ? line : null })
      }
    },
  }
}
