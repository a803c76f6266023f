// Arrows from what waits on the stack to whom it is aimed at; the next one stands out.

import { type ReactNode, type RefObject, useEffect, useState } from "react"
import { useShown } from "../../play/use-table.ts"
import { centre, placeOf } from "./places.ts"
import { targetsOf, useBasementView } from "./shape.ts"

interface Arrow {
  key: string
  path: string
  next: boolean
}

/** A bow from one point to another, bent upwards. */
function bow(from: { x: number; y: number }, to: { x: number; y: number }): string {
  const lift = Math.min(90, Math.hypot(to.x - from.x, to.y - from.y) * 0.22)
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - lift }
  const at = ({ x, y }: { x: number; y: number }): string => `${x.toFixed(1)} ${y.toFixed(1)}`
  return `M${at(from)} Q${at(middle)} ${at(to)}`
}

function arrowsIn(root: Element, items: readonly { ref: number; targets: readonly number[] }[]): Arrow[] {
  return items.flatMap(({ ref, targets }, i) => {
    const from = placeOf(root, ref)
    if (from === null) return []
    return targets.flatMap((target) => {
      const to = placeOf(root, target)
      if (to === null) return []
      const start = { x: from.x + 6, y: from.y + from.height / 2 }
      return [{ key: `${ref}-${target}`, path: bow(start, centre(to)), next: i === items.length - 1 }]
    })
  })
}

/** Once things have come to rest, in milliseconds. */
const AT_REST = 320

export function Arrows({ root }: { root: RefObject<HTMLDivElement | null> }): ReactNode {
  const view = useBasementView()
  const beat = useShown((state) => state.beat)
  const [arrows, setArrows] = useState<readonly Arrow[]>([])
  useEffect(() => {
    const table = root.current
    if (table === null) return
    const items = (view.zones["stack"] ?? []).map((item) => ({
      ref: item.ref ?? -1,
      targets: targetsOf(item),
    }))
    const draw = (): void => setArrows(arrowsIn(table, items))
    draw()
    const later = setTimeout(draw, AT_REST)
    const watch = new ResizeObserver(draw)
    watch.observe(table)
    table.addEventListener("scroll", draw, { capture: true, passive: true })
    return () => {
      clearTimeout(later)
      watch.disconnect()
      table.removeEventListener("scroll", draw, { capture: true })
    }
  }, [view, beat, root])
  if (arrows.length === 0) return null
  return (
    <svg className="fs-arrows" aria-hidden>
      <defs>
        <marker
          id="fs-tip"
          viewBox="0 0 10 10"
          refX="8"
          refY="5"
          markerWidth="5"
          markerHeight="5"
          orient="auto"
        >
          <path d="M0 0L10 5L0 10L3 5z" />
        </marker>
      </defs>
      {arrows.map(({ key, path, next }) => (
        <g key={key} className={next ? "fs-arrow fs-arrow-next" : "fs-arrow"}>
          <path d={path} className="fs-arrow-shade" />
          <path d={path} markerEnd="url(#fs-tip)" />
        </g>
      ))}
    </svg>
  )
}
