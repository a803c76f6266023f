// The basement: a hatch stands open, light falls in, and four small souls are at home.

import type { ReactNode } from "react"
import { Flame } from "../../screens/title/flame.tsx"
import { Soul } from "./soul.tsx"
import { Bit, Drawing, Layer, Stage } from "../../screens/title/stage.tsx"

const planks = [40, 128, 214, 306, 398, 486, 574, 662]
const boards = [-520, -330, -170, -40, 90, 230, 390, 590]

const Eyes = ({ x, y, fill, late }: { x: number; y: number; fill: string; late: number }): ReactNode => (
  <Bit x={x} y={y} reach={26} moves="eyes" late={late}>
    <ellipse cx="-14" rx="8" ry="5" fill={fill} />
    <ellipse cx="14" cy="-2" rx="8" ry="5" fill={fill} />
    <circle cx="-12" r="2.5" />
    <circle cx="16" cy="-2" r="2.5" />
  </Bit>
)

function Wall(): ReactNode {
  return (
    <g>
      <linearGradient id="wall" x2="0" y2="1">
        <stop stopColor="#4a301c" />
        <stop offset=".6" stopColor="#2d1c12" />
        <stop offset="1" stopColor="#150d08" />
      </linearGradient>
      <rect x="-60" y="-60" width="840" height="1020" fill="url(#wall)" />
      {planks.map((x, i) => (
        <g key={x} fill="none">
          <path d={`M${x} -60V560`} stroke="#0d0805" strokeWidth="5" opacity=".75" />
          <path d={`M${x + 4} -60V560`} stroke="#7a5230" strokeWidth="1.5" opacity=".35" />
          <path
            d={`M${x + 18} ${90 + ((i * 97) % 260)}q22 30 2 74t6 90M${x + 50} ${20 + ((i * 71) % 300)}q-14 40 4 90`}
            stroke="#160d07"
            strokeWidth="2.5"
            opacity=".6"
          />
        </g>
      ))}
      <path d="M-60 334H780" stroke="#0e0805" strokeWidth="12" opacity=".75" />
      <path d="M-60 328H780" stroke="#7a5230" strokeWidth="2" opacity=".3" />
      <path
        d="M-20-20 150 60M-20-20 120 150M-20-20 50 200M-20-20 190-10M92-8Q70 40 34 44 38 90 0 118M140 0Q116 84 64 74 66 140 12 168"
        stroke="#e5d3ae"
        strokeWidth="2"
        opacity=".2"
        fill="none"
      />
      <path d="M-60 560H780V980H-60Z" fill="#20130b" />
      {boards.map((x) => (
        <path
          key={x}
          d={`M${360 + x * 0.48} 560 ${360 + x * 1.9} 980`}
          stroke="#090503"
          strokeWidth="4"
          opacity=".8"
        />
      ))}
      <path d="M-60 566H780V526Q360 550-60 526Z" fill="#150d08" />
    </g>
  )
}

function Hatch(): ReactNode {
  return (
    <g>
      <radialGradient id="pool">
        <stop stopColor="#ffd78a" stopOpacity=".8" />
        <stop offset=".55" stopColor="#d98f3c" stopOpacity=".3" />
        <stop offset="1" stopColor="#8a4a14" stopOpacity="0" />
      </radialGradient>
      <ellipse cx="360" cy="650" rx="310" ry="92" fill="url(#pool)" />
      <path d="M270 62 450 62 470 128 250 128Z" fill="#fff6d8" />
      <path
        d="M262 50H458L486 140H234Z"
        fill="none"
        stroke="#0d0704"
        strokeWidth="22"
        strokeLinejoin="round"
      />
      <path
        d="M262 50H458L486 140H234Z"
        fill="none"
        stroke="#8a5d36"
        strokeWidth="10"
        strokeLinejoin="round"
      />
      <path d="M486 140 560 30 520 -60 458 50Z" fill="#5a3820" stroke="#0d0704" strokeWidth="6" />
      <path d="M492 98 532 8M512 120 552 24" stroke="#231409" strokeWidth="4" />
      <circle cx="530" cy="44" r="12" fill="none" stroke="#d9a441" strokeWidth="5" />
      <path d="M404 132 436 640M340 132 330 640" stroke="#1c1008" strokeWidth="13" />
      <path d="M402 132 434 640M338 132 328 640" stroke="#6d4627" strokeWidth="6" />
      {[190, 255, 322, 392, 466, 545, 615].map((y, i) => (
        <path
          key={y}
          d={`M${337 - i} ${y}H${408 + i * 4}`}
          stroke="#5a3820"
          strokeWidth="10"
          strokeLinecap="round"
        />
      ))}
    </g>
  )
}

const Shaft = (): ReactNode => (
  <g>
    <linearGradient id="shaft" x2="0" y2="1">
      <stop stopColor="#ffe9b0" stopOpacity=".7" />
      <stop offset=".5" stopColor="#ffcf7a" stopOpacity=".24" />
      <stop offset="1" stopColor="#ffb650" stopOpacity=".04" />
    </linearGradient>
    <path d="M250 128H470L640 660Q360 730 80 660Z" fill="url(#shaft)" />
    <path d="M300 128H420L500 668Q360 700 230 668Z" fill="url(#shaft)" opacity=".7" />
  </g>
)

const Things = (): ReactNode => (
  <g>
    <ellipse cx="560" cy="620" rx="110" ry="14" fill="#000" opacity=".6" />
    <g transform="translate(560 544) scale(.9)">
      <path d="M-86 12H86V84H-86Z" fill="#6d4224" stroke="#0d0704" strokeWidth="6" />
      <path d="M-86 12C-86-44 86-44 86 12Z" fill="#8a5a30" stroke="#0d0704" strokeWidth="6" />
      <path d="M-86 12H86M-50-26V84M50-26V84" stroke="#d9a441" strokeWidth="8" />
      <path d="M-70-8C-60-26-20-30 0-30" stroke="#ffe1a6" strokeWidth="3" fill="none" opacity=".6" />
      <rect x="-15" y="0" width="30" height="34" rx="5" fill="#f0c050" stroke="#0d0704" strokeWidth="5" />
      <path d="M0 12v10" stroke="#2a1a05" strokeWidth="6" strokeLinecap="round" />
    </g>
    <g fill="#efe1c6" stroke="#0d0704" strokeWidth="4">
      <path d="M66 560H96V650H66Z" />
      <path d="M40 590H62V650H40Z" />
      <path d="M652 540H680V640H652Z" />
    </g>
    <path
      d="M66 566q6 22 10 4t8 14 12-16M652 546q8 24 12 6t16 6"
      stroke="#efe1c6"
      strokeWidth="5"
      fill="none"
    />
    <g transform="translate(268 596) rotate(-9) scale(.8)" stroke="#0d0704" strokeWidth="4">
      <rect x="-26" y="-26" width="52" height="52" rx="9" fill="#f6ecd6" />
      <g fill="#c2463a" stroke="none">
        <circle r="6" />
        <circle cx="-14" cy="-14" r="5" />
        <circle cx="14" cy="14" r="5" />
        <circle cx="14" cy="-14" r="5" />
        <circle cx="-14" cy="14" r="5" />
      </g>
    </g>
  </g>
)

export const Scene = (): ReactNode => (
  <Stage>
    <Layer depth={14}>
      <Drawing>
        <Wall />
        <Hatch />
        <Shaft />
      </Drawing>
      <Eyes x={104} y={474} fill="#ffdf8a" late={0} />
      <Eyes x={622} y={404} fill="#ff8f6b" late={3.2} />
    </Layer>
    <Layer depth={40}>
      <Drawing>
        <Things />
      </Drawing>
      <Soul x={176} y={300} size={0.46} late={2.6} />
      <Soul x={470} y={300} size={0.36} late={3.7} />
      <Soul x={520} y={420} size={0.62} late={1.4} />
      <Soul x={140} y={520} size={0.98} late={0} sad />
      <Flame x={81} y={548} size={0.9} late={0.3} />
      <Flame x={51} y={580} size={0.62} late={1.1} />
      <Flame x={666} y={528} size={0.86} late={0.7} />
    </Layer>
  </Stage>
)
