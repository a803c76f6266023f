// Does what is asked need more room than the banner has of its own? Then it can be folded down, to look at what lies behind.

import { type RefObject, useEffect, useState } from "react"

interface Rising {
  rises: boolean
  folded: boolean
  fold(): void
}

/** Whoever folds it down does so for what is asked now: the next thing is seen. */
export function useRises(panel: RefObject<HTMLElement | null>, asked: unknown): Rising {
  const [rises, setRises] = useState(false)
  const [foldedAt, setFoldedAt] = useState<unknown>(null)
  const folded = rises && foldedAt === asked
  useEffect(() => {
    const banner = panel.current
    const room = banner?.parentElement
    // Folded, it needs what it would need unfolded.
    if (banner === null || room === null || room === undefined || folded) return undefined
    const measure = (): void => setRises(banner.offsetHeight > room.clientHeight + 1)
    const watch = new ResizeObserver(measure)
    watch.observe(banner)
    watch.observe(room)
    return () => watch.disconnect()
  }, [panel, folded])
  return { rises, folded, fold: () => setFoldedAt(folded ? null : asked) }
}
