// The die of the round: a cube that tumbles to the face that was rolled.

import { type CSSProperties, type ReactNode, useRef } from "react"
import { useSpeaker } from "../../play/use-table.ts"

/** How the cube is turned so that a face looks at us. */
const turns: Readonly<Record<number, readonly [number, number]>> = {
  1: [0, 0],
  2: [0, -90],
  3: [-90, 0],
  4: [90, 0],
  5: [0, 90],
  6: [0, 180],
}

/** Where pips are, on a grid of nine. */
const pips: Readonly<Record<number, readonly number[]>> = {
  1: [5],
  2: [1, 9],
  3: [1, 5, 9],
  4: [1, 3, 7, 9],
  5: [1, 3, 5, 7, 9],
  6: [1, 3, 4, 6, 7, 9],
}

const FACES = [1, 2, 3, 4, 5, 6]

export function Die({ face, roll }: { face: number; roll: string }): ReactNode {
  const speaker = useSpeaker()
  const rolled = useRef({ roll, times: 0 })
  // Every roll is a whole turn more, so that the same face is seen to be rolled again.
  if (rolled.current.roll !== roll) rolled.current = { roll, times: rolled.current.times + 1 }
  const [x, y] = turns[face] ?? [-24, 32]
  const spin = rolled.current.times * 360
  const style = { transform: `rotateX(${x + spin}deg) rotateY(${y + spin}deg)` } satisfies CSSProperties
  return (
    <span
      className={`sp-die ${face === 0 ? "sp-die-waits" : ""}`}
      role="img"
      aria-label={`${speaker.word("stat.die")} ${face === 0 ? "–" : face}`}
    >
      <span className="sp-die-cube" style={style}>
        {FACES.map((each) => (
          <span key={each} className={`sp-die-face sp-die-face-${each}`}>
            {pips[each].map((at) => (
              <i key={at} style={{ gridArea: `${Math.ceil(at / 3)} / ${((at - 1) % 3) + 1}` }} />
            ))}
          </span>
        ))}
      </span>
    </span>
  )
}
