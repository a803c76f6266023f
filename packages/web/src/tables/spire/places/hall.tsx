// Act I: a hall that is open to the night, with the Spire far off.

import type { ReactNode } from "react"

export const HallFar = (): ReactNode => (
  <svg className="sp-far" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice">
    <circle cx="330" cy="170" r="44" className="sp-moon" />
    <g className="sp-stars">
      <path d="M90 90h3v3h-3zM210 40h2v2h-2zM520 70h3v3h-3zM640 150h2v2h-2zM820 60h2v2h-2zM980 120h3v3h-3zM1180 50h2v2h-2zM1330 140h3v3h-3zM1500 80h2v2h-2zM140 240h2v2h-2zM720 260h2v2h-2zM1080 230h2v2h-2zM1430 260h2v2h-2z" />
    </g>
    <path
      className="sp-peaks-far"
      d="M0 620 90 520 150 560 240 430 310 520 420 380 500 500 600 440 690 540 800 420 880 500 990 360 1080 480 1190 430 1290 540 1390 420 1490 520 1600 450V900H0Z"
    />
    <path
      className="sp-spire-far"
      d="M1010 900 1040 500 1052 330 1046 325 1062 190 1068 110 1074 190 1090 325 1084 330 1096 500 1126 900Z M960 900 978 640 986 560 994 640 1012 900Z M1128 900 1142 690 1149 620 1156 690 1172 900Z"
    />
    <path
      className="sp-peaks"
      d="M0 760 130 640 230 710 360 590 470 700 590 630 720 740 860 640 1010 730 1150 610 1270 720 1400 640 1600 740V900H0Z"
    />
  </svg>
)

/** Pillars and arches. */
export const HallNear = (): ReactNode => (
  <svg className="sp-hall" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice">
    <path
      className="sp-arch"
      fillRule="evenodd"
      d="M0 0H1600V900H0Z M90 900V360C90 190 220 110 340 60 460 110 590 190 590 360V900Z M690 900V330C690 170 760 100 800 60 840 100 910 170 910 330V900Z M1010 900V360C1010 190 1140 110 1260 60 1380 110 1510 190 1510 360V900Z"
    />
    <path
      className="sp-arch-edge"
      d="M90 900V360C90 190 220 110 340 60 460 110 590 190 590 360V900 M690 900V330C690 170 760 100 800 60 840 100 910 170 910 330V900 M1010 900V360C1010 190 1140 110 1260 60 1380 110 1510 190 1510 360V900"
    />
    <path
      className="sp-pillar"
      d="M0 0H60V900H0Z M620 250H660V900H620Z M940 250H980V900H940Z M1540 0H1600V900H1540Z M606 225H674V255H606Z M926 225H994V255H926Z"
    />
  </svg>
)
