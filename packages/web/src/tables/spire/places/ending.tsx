// Act IV: the top of the Spire from within. Ribs close over a light that beats.

import type { ReactNode } from "react"

/** Ribs that meet above, one pair behind the other. */
const ribs = [0, 1, 2, 3, 4].map((i) => {
  const side = 30 + i * 105
  const top = 40 + i * 26
  return `M${side} 900C${side + 10} ${560 - i * 10} ${side + 150} ${top + 130} 800 ${top} M${1600 - side} 900C${1590 - side} ${560 - i * 10} ${1450 - side} ${top + 130} 800 ${top}`
})

export const EndingFar = (): ReactNode => (
  <svg className="sp-far" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice">
    <defs>
      <radialGradient id="sp-core">
        <stop offset="0" stopColor="#ffe3c2" />
        <stop offset="0.16" stopColor="#ff8a62" />
        <stop offset="0.4" stopColor="#e02a36" stopOpacity="0.75" />
        <stop offset="1" stopColor="#7a0a1c" stopOpacity="0" />
      </radialGradient>
    </defs>
    <path
      className="sp-core-veins"
      d="M800 330Q760 250 690 214 640 190 560 210 M800 330Q850 240 930 220 1010 200 1070 150 M800 330Q700 350 640 420 590 480 500 500 M800 330Q900 350 960 430 1010 490 1110 500 M800 330Q790 430 740 500 700 560 690 640 M800 330Q820 430 870 510 910 570 900 660 M690 214Q660 160 600 140 M930 220Q960 270 1030 280 M640 420Q620 370 560 360 M960 430Q1000 400 1060 410"
    />
    <circle cx="800" cy="330" r="290" className="sp-core" />
    <g className="sp-ribs">
      {ribs.toReversed().map((d) => (
        <path key={d} d={d} />
      ))}
    </g>
  </svg>
)

/** Veins along the walls. */
export const EndingNear = (): ReactNode => (
  <svg className="sp-hall" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice">
    <path
      className="sp-flesh"
      d="M0 0H210Q150 160 196 320 232 470 168 640 128 760 190 900H0Z M1600 0H1390Q1452 150 1404 330 1366 480 1436 650 1474 770 1410 900H1600Z"
    />
    <path
      className="sp-veins"
      d="M40 0Q120 140 70 300 30 440 100 560 150 660 60 900 M70 300Q150 330 176 420 M100 560Q40 600 20 700 M1560 0Q1480 150 1532 310 1574 450 1500 570 1450 670 1540 900 M1532 310Q1450 340 1426 430 M1500 570Q1560 610 1584 700"
    />
  </svg>
)
