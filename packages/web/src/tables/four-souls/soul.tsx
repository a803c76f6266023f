// A small soul that floats; a sad one cries.

import type { ReactNode } from "react"
import { Bit } from "../../screens/title/stage.tsx"

interface SoulProps {
  x: number
  y: number
  size: number
  late: number
  sad?: boolean
}

export function Soul({ x, y, size, late, sad = false }: SoulProps): ReactNode {
  return (
    <Bit x={x} y={y} reach={110} size={size} moves="soul" late={late}>
      <radialGradient id="soul-light">
        <stop stopColor="#a9e4ff" stopOpacity=".5" />
        <stop offset="1" stopColor="#6fc0ff" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="soul-body" x2="0" y2="1">
        <stop stopColor="#fbffff" />
        <stop offset=".7" stopColor="#bfe6f5" />
        <stop offset="1" stopColor="#7fb6d9" stopOpacity=".75" />
      </linearGradient>
      <circle r="108" fill="url(#soul-light)" />
      <path
        d="M-42 40C-46-4-38-58 0-58S46-4 42 40C40 56 30 44 24 56 18 66 8 50 0 60-8 50-18 66-24 56-30 44-40 56-42 40Z"
        fill="url(#soul-body)"
      />
      <path
        d="M-30-26C-22-46-8-50 2-51"
        stroke="#fff"
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
        opacity=".8"
      />
      <ellipse cx="-15" cy="-14" rx="9" ry="12" fill="#1b2733" />
      <ellipse cx="15" cy="-14" rx="9" ry="12" fill="#1b2733" />
      <circle cx="-12" cy="-18" r="3" fill="#fff" />
      <circle cx="18" cy="-18" r="3" fill="#fff" />
      <path
        d={sad ? "M-8 14Q0 6 8 14" : "M-8 8Q0 16 8 8"}
        stroke="#1b2733"
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
      />
      {sad && <path d="M19 2C24 11 26 18 19 20 12 18 14 11 19 2Z" fill="#5fb8f0" />}
    </Bit>
  )
}
