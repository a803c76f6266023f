// Where it happens, behind everything: each Act is a place with a light of its own, and each scene is lit in its own way. It
// shifts a little as the pointer moves, layer by layer.

import { type ReactNode, useEffect, useRef } from "react"
import { useSettings } from "../../settings/settings.ts"
import { placeOf } from "./places/index.ts"
import type { Scene } from "./scene.ts"

/** Sparks that rise. */
const SPARKS = Array.from({ length: 14 }, (_, i) => i)

/** Moves the layers with the pointer. */
function useParallax(): React.RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  const motion = useSettings((settings) => settings.motion)
  useEffect(() => {
    if (motion === "off") return undefined
    let frame = 0
    const move = ({ clientX, clientY }: PointerEvent): void => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        box.current?.style.setProperty("--px", String(clientX / innerWidth - 0.5))
        box.current?.style.setProperty("--py", String(clientY / innerHeight - 0.5))
      })
    }
    addEventListener("pointermove", move, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener("pointermove", move)
    }
  }, [motion])
  return box
}

export function Backdrop({ scene, room, act }: { scene: Scene; room: string; act: number }): ReactNode {
  const box = useParallax()
  const { name, Far, Near } = placeOf(act)
  return (
    <div
      ref={box}
      className={`sp-backdrop sp-backdrop-${scene} sp-backdrop-in-${room} sp-place-${name}`}
      aria-hidden="true"
    >
      <div className="sp-layer sp-layer-far">
        <Far />
      </div>
      <div className="sp-layer sp-layer-hall">
        <Near />
      </div>
      <div className="sp-layer sp-layer-floor" />
      <div className="sp-glow sp-glow-left" />
      <div className="sp-glow sp-glow-right" />
      <div className="sp-sparks">
        {SPARKS.map((i) => (
          <i key={i} style={{ left: `${(i * 37) % 100}%`, animationDelay: `${-(i * 1.7)}s` }} />
        ))}
      </div>
      <div className="sp-vignette" />
    </div>
  )
}
