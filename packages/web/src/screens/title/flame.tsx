// A flame that flickers, with the light it throws.

import type { ReactNode } from "react"
import { Bit } from "./stage.tsx"

export function Flame({
  x,
  y,
  size = 1,
  late = 0,
}: {
  x: number
  y: number
  size?: number
  late?: number
}): ReactNode {
  return (
    <>
      <Bit x={x} y={y} reach={130} size={size} moves="glow" late={late}>
        <radialGradient id="flame-light">
          <stop offset="0" stopColor="#ffb454" stopOpacity=".75" />
          <stop offset=".35" stopColor="#ff8a2b" stopOpacity=".26" />
          <stop offset="1" stopColor="#ff7a1a" stopOpacity="0" />
        </radialGradient>
        <circle r="130" fill="url(#flame-light)" />
      </Bit>
      <Bit x={x} y={y} reach={50} size={size} moves="flame" late={late}>
        <path d="M0 12C-17 12-20-6-11-19-6-26-6-36 0-46 3-34 16-28 15-8 15 5 9 12 0 12Z" fill="#e8642a" />
        <path d="M0 11C-10 11-12-3-7-12-4-18-3-24 0-32 3-22 10-18 9-5 9 4 6 11 0 11Z" fill="#ffb340" />
        <path d="M0 10C-5 10-6 2-3-4-1-8 0-12 1-15 3-9 5-6 4 1 4 6 3 10 0 10Z" fill="#fff3c4" />
      </Bit>
    </>
  )
}
