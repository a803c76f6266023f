// The gate: high up, in the cold, with fire on both sides of the stairs and the spire above.

import type { ReactNode } from "react"
import { Flame } from "../../screens/title/flame.tsx"
import { Bit, Drawing, Layer, Stage } from "../../screens/title/stage.tsx"

const stars = Array.from({ length: 46 }, (_, i) => ({
  x: (i * 163.7) % 760,
  y: (i * 97.3) % 430,
  r: 0.7 + ((i * 37) % 10) / 7,
}))

/** Lit windows of the spire: where, and how big. */
const lit: readonly (readonly [number, number, number])[] = [
  [356, 176, 5],
  [374, 236, 6],
  [346, 300, 7],
  [388, 330, 6],
]

const Sky = (): ReactNode => (
  <g>
    <linearGradient id="sky" x2="0" y2="1">
      <stop stopColor="#0b1530" />
      <stop offset=".38" stopColor="#24406e" />
      <stop offset=".62" stopColor="#5d6a94" />
      <stop offset="1" stopColor="#1a1622" />
    </linearGradient>
    <radialGradient id="moon">
      <stop stopColor="#fdf7e6" />
      <stop offset=".3" stopColor="#e9eaf0" />
      <stop offset=".32" stopColor="#aec3e6" stopOpacity=".45" />
      <stop offset="1" stopColor="#7fa1d8" stopOpacity="0" />
    </radialGradient>
    <rect x="-60" y="-60" width="840" height="1020" fill="url(#sky)" />
    {stars.map(({ x, y, r }) => (
      <circle key={x} cx={x} cy={y} r={r} fill="#eaf2ff" opacity={0.35 + r / 4} />
    ))}
    <circle cx="508" cy="190" r="240" fill="url(#moon)" />
    <path
      d="M482 152a12 9 0 1 0 24-2 12 9 0 1 0-24 2M520 210a16 12 0 1 0 32-2 16 12 0 1 0-32 2M470 214a7 6 0 1 0 14 0 7 6 0 1 0-14 0"
      fill="#c6cbdc"
      opacity=".6"
    />
  </g>
)

const Mountains = (): ReactNode => (
  <g>
    <path
      d="M-60 520 40 420 110 470 190 360 268 462 330 420 400 470 500 380 590 480 660 420 780 520V760H-60Z"
      fill="#2f4470"
    />
    <path
      d="M190 360 214 392 196 400 178 388ZM500 380 528 408 504 416 482 402ZM40 420 60 436 38 446 22 438Z"
      fill="#c9d8f0"
      opacity=".8"
    />
    <path
      d="M-60 600 30 500 120 560 210 500 300 560 420 520 520 576 620 508 780 600V780H-60Z"
      fill="#1f2d4e"
    />
  </g>
)

const Clouds = (): ReactNode => (
  <g>
    <g fill="#b9cbec" opacity=".22">
      <ellipse cx="120" cy="430" rx="190" ry="24" />
      <ellipse cx="60" cy="414" rx="90" ry="24" />
      <ellipse cx="590" cy="392" rx="220" ry="20" />
      <ellipse cx="380" cy="486" rx="260" ry="22" />
    </g>
  </g>
)

const Tower = (): ReactNode => (
  <g>
    <linearGradient id="tower">
      <stop stopColor="#0d1426" />
      <stop offset=".5" stopColor="#1b2740" />
      <stop offset="1" stopColor="#4d6291" />
    </linearGradient>
    <path
      d="M362 8 370 120 392 138 384 190 404 206 398 262 424 282 416 330 446 350 438 410 470 436 466 600H256L258 436 288 414 284 352 312 330 306 284 330 264 326 206 344 190 338 138 354 120Z"
      fill="url(#tower)"
      stroke="#070b16"
      strokeWidth="4"
    />
    <path
      d="M338 150Q366 168 392 140M326 220Q366 242 402 208M306 296Q366 326 424 284M284 368Q362 402 446 352M258 450Q362 486 470 438"
      stroke="#7a90c2"
      strokeWidth="3"
      fill="none"
      opacity=".55"
    />
    <path d="M362 8 414 30 364 46Z" fill="#d2503f" stroke="#070b16" strokeWidth="3" />
    <path d="M-60 620Q60 540 170 580T360 540 560 586 780 620V980H-60Z" fill="#161b2b" />
  </g>
)

const Gate = (): ReactNode => (
  <g>
    <linearGradient id="stone" x2="0" y2="1">
      <stop stopColor="#5a6a8c" />
      <stop offset="1" stopColor="#181c2a" />
    </linearGradient>
    <radialGradient id="inside" cy=".75" r=".8">
      <stop stopColor="#fff0bd" />
      <stop offset=".35" stopColor="#ffb347" />
      <stop offset=".75" stopColor="#a2401a" />
      <stop offset="1" stopColor="#3a150c" />
    </radialGradient>
    <path
      d="M170 670V500C170 380 260 330 360 330S550 380 550 500V670Z"
      fill="url(#stone)"
      stroke="#060810"
      strokeWidth="6"
    />
    <path
      d="M174 500C174 384 262 335 360 335S546 384 546 500"
      fill="none"
      stroke="#a9bbdf"
      strokeWidth="3"
      opacity=".7"
    />
    {[-80, -60, -42, -25, -9, 9, 25, 42, 60, 80].map((turn) => (
      <path
        key={turn}
        d="M360 334V394"
        stroke="#0a0d17"
        strokeWidth="4"
        transform={`rotate(${turn} 360 512)`}
      />
    ))}
    <path d="M172 560H234M172 615H234M486 560H548M486 615H548" stroke="#0a0d17" strokeWidth="4" />
    <path
      d="M232 670V508C232 424 296 392 360 392S488 424 488 508V670Z"
      fill="url(#inside)"
      stroke="#060810"
      strokeWidth="8"
    />
    <path d="M232 670V508C232 456 256 424 288 406L304 670Z" fill="#3a2519" stroke="#060810" strokeWidth="5" />
    <path d="M488 670V508C488 456 464 424 432 406L416 670Z" fill="#3a2519" stroke="#060810" strokeWidth="5" />
    <path d="M247 480H291M243 570H297M429 480H473M423 570H477" stroke="#a58a5f" strokeWidth="7" />
    <path d="M360 296 386 330 360 364 334 330Z" fill="#d2503f" stroke="#060810" strokeWidth="6" />
    <path d="M360 308 372 330 360 340Z" fill="#ff9a80" />
    {[0, 1, 2, 3, 4, 5, 6].map((step) => (
      <path
        key={step}
        d={`M${236 - step * 26} ${660 + step * 34}H${484 + step * 26}L${496 + step * 26} ${696 + step * 34}H${224 - step * 26}Z`}
        fill={`hsl(222 24% ${30 - step * 3}%)`}
        stroke="#060810"
        strokeWidth="3"
      />
    ))}
    <g fill="#0d111c" stroke="#5a6a8c" strokeWidth="3">
      <path d="M108 560H172L156 606H124ZM134 606h12v110h-12ZM114 716h52l12 18h-76Z" />
      <path d="M548 560H612L596 606H564ZM574 606h12v110h-12ZM554 716h52l12 18h-76Z" />
    </g>
  </g>
)

const Climber = (): ReactNode => (
  <g>
    <linearGradient id="carpet" x2="0" y2="1">
      <stop stopColor="#ffb347" stopOpacity=".5" />
      <stop offset="1" stopColor="#ffb347" stopOpacity="0" />
    </linearGradient>
    <path d="M304 664H416L480 880H240Z" fill="url(#carpet)" />
    <g fill="#080b13">
      <path d="M346 642C340 616 346 604 360 602 374 604 380 616 374 642L396 716Q378 708 372 728 360 714 348 728 342 708 324 716Z" />
      <path d="M346 594Q346 574 360 574T374 594L368 606H352Z" />
      <path d="M384 676 428 566 434 564 435 572 394 682Z" />
      <path d="M372 622 404 652 398 664 370 646ZM388 656 408 666 405 672 385 662Z" />
    </g>
    <path
      d="M346 642C341 620 345 606 356 602M375 590Q374 576 364 574"
      stroke="#ffb347"
      strokeWidth="3"
      fill="none"
    />
  </g>
)

export const Scene = (): ReactNode => (
  <Stage>
    <Layer depth={14}>
      <Drawing>
        <Sky />
        <Mountains />
        <Clouds />
        <Tower />
      </Drawing>
      {lit.map(([x, y, size], i) => (
        <Bit key={y} x={x} y={y} reach={30} size={size / 8} moves="glow" late={i * 0.9}>
          <path d="M-10 20V0Q-10-12 0-16 10-12 10 0V20Z" fill="#ffc766" />
          <circle r="30" fill="#ffb347" opacity=".18" />
        </Bit>
      ))}
    </Layer>
    <Layer depth={40}>
      <Drawing>
        <g transform="translate(36 -24) scale(.9)">
          <Gate />
          <Climber />
        </g>
      </Drawing>
      <Flame x={162} y={472} size={1.35} late={0.2} />
      <Flame x={558} y={472} size={1.35} late={0.9} />
    </Layer>
  </Stage>
)
