// A number that runs to its new value, as coins are counted.

import { type ReactNode, useEffect, useRef, useState } from "react"
import { useSettings } from "../../settings/settings.ts"

/** How long the counting takes, in milliseconds. */
const COUNTING = 500

export function Count({ to }: { to: number }): ReactNode {
  const still = useSettings(({ motion }) => motion === "off")
  const [shown, setShown] = useState(to)
  const from = useRef(to)
  useEffect(() => {
    const start = from.current
    from.current = to
    if (still || start === to) {
      setShown(to)
      return
    }
    const began = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, Math.max(0, (now - began) / COUNTING))
      setShown(Math.round(start + (to - start) * part))
      if (part < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [to, still])
  const way = shown < to ? "up" : shown > to ? "down" : "still"
  return <span className={`fs-count fs-count-${way}`}>{shown}</span>
}
