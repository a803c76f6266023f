// A die that tumbles: six faces in space, turned until the rolled one is in front.

import { type ReactNode, useEffect, useRef } from "react"
import { useSettings } from "../../settings/settings.ts"
import { DieFace } from "./signs.tsx"

/** How the whole die is turned to show a face, in degrees about x and y. */
const turns: Readonly<Record<number, readonly [number, number]>> = {
  1: [0, 0],
  2: [0, -90],
  3: [-90, 0],
  4: [90, 0],
  5: [0, 90],
  6: [0, 180],
}

const turned = (value: number, more = 0): string => {
  const [x, y] = turns[value] ?? [0, 0]
  return `rotateX(${x + more}deg) rotateY(${y + more}deg)`
}

/** `rolls` counts the rolls: it tumbles anew with each. */
export function Die({ value, rolls }: { value: number; rolls: number }): ReactNode {
  const motion = useSettings((settings) => settings.motion)
  const cube = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (motion === "off" || rolls === 0) return
    const tumbling = cube.current?.animate(
      [
        { transform: `translateY(-120%) ${turned(value, 720)}` },
        { transform: `translateY(0) ${turned(value, 240)}`, offset: 0.55 },
        { transform: `translateY(-24%) ${turned(value, 90)}`, offset: 0.75 },
        { transform: `translateY(0) ${turned(value)}` },
      ],
      { duration: motion === "full" ? 900 : 520, easing: "cubic-bezier(.3,.7,.4,1)" },
    )
    return () => tumbling?.cancel()
  }, [value, rolls, motion])
  return (
    <span className="fs-die" role="img" aria-label={String(value)}>
      <span className="fs-cube" ref={cube} style={{ transform: turned(value) }}>
        {[1, 2, 3, 4, 5, 6].map((face) => (
          <span key={face} className={`fs-side fs-side-${face}`}>
            <DieFace value={face} />
          </span>
        ))}
      </span>
    </span>
  )
}
