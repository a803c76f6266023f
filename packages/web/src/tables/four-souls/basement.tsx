// The room around the table: planks, a candle whose light follows whoever is on turn, dust in it.

import { type ReactNode, type RefObject, useEffect, useRef } from "react"
import { grain } from "./grain.ts"
import { centre, placeOf } from "./places.ts"
import { useBasementView } from "./shape.ts"

const motes = Array.from({ length: 14 }, (_, i) => i)

export function Basement({ root }: { root: RefObject<HTMLDivElement | null> }): ReactNode {
  const { active } = useBasementView().moment
  const light = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const table = root.current
    if (table === null) return
    const follow = (): void => {
      const place = active < 0 ? null : placeOf(table, active)
      const at = place === null ? { x: table.clientWidth / 2, y: table.clientHeight / 2 } : centre(place)
      light.current?.style.setProperty("transform", `translate(${at.x.toFixed()}px, ${at.y.toFixed()}px)`)
    }
    follow()
    const watch = new ResizeObserver(follow)
    watch.observe(table)
    return () => watch.disconnect()
  }, [active, root])
  return (
    <div className="fs-basement" aria-hidden>
      <div className="fs-planks" style={{ "--grain": `url(${grain()})` }} />
      <div className="fs-felt" />
      <div className="fs-candle" ref={light}>
        <i />
      </div>
      <div className="fs-dust">
        {motes.map((i) => (
          <i key={i} />
        ))}
      </div>
      <div className="fs-dark" />
    </div>
  )
}
