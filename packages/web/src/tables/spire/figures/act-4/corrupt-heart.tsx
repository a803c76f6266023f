// What beats at the top of the tower: a black-red heart as big as a house, cracked with light, hung from the stones by its veins.

import type { ReactNode } from "react"
import { Eye, Glow, Lines, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

const vein = (d: string): ReactNode => (
  <g key={d}>
    <Lines d={d} width={24} />
    <Lines d={d} width={14} colour="#5a1420" />
    <Lines d={d} width={4} colour="#b8384a" />
  </g>
)

export default (): ReactNode => (
  <Puppet width={300} height={270} feet={150} shadow={90} foe ends="bursts">
    <Layer as="back" at={[150, 110]}>
      <Glow at={[150, 130]} r={160} colour="#d0203a" />
      {vein("M110 60C84 36 60 30 22 34")}
      {vein("M190 60C216 34 244 26 284 32")}
      {vein("M228 150C254 160 270 180 290 186")}
      {vein("M72 160C48 172 34 196 10 204")}
    </Layer>
    <Layer as="body" at={[150, 130]}>
      <Part
        of="crimson"
        small
        far={0.15}
        d="M126 66L110 10 134 2 148 52ZM166 60L176-2 200 6 188 66Z"
        seams="M114 22L138 14M174 12L198 18"
      />
      <Part of="crimson" d="M142 62C138 34 146 18 164 8L172 28C164 36 162 48 164 64Z" />
      <Part
        of="crimson"
        d="M150 74C176 40 236 48 246 102 252 154 202 212 152 250 98 214 46 158 52 104 62 50 122 40 150 74Z"
        seams="M92 66C82 92 88 116 104 128M212 62C222 92 214 120 196 134M150 74C142 100 148 116 138 132"
        cuts={slivers({ from: [238, 108], step: [-5, 14], many: 7, along: [-22, 2] })}
      >
        <path
          d="M70 120L96 132 90 154 122 168 116 196 150 214M236 110L206 126 212 148 182 164 190 188 158 200M118 70L132 96 122 110M186 66L176 92"
          stroke="#080a13"
          strokeWidth={9}
          fill="none"
          strokeLinejoin="round"
        />
        <path
          d="M70 120L96 132 90 154 122 168 116 196 150 214M236 110L206 126 212 148 182 164 190 188 158 200M118 70L132 96 122 110M186 66L176 92"
          stroke="#ff7a5a"
          strokeWidth={3.6}
          fill="none"
          strokeLinejoin="round"
        />
      </Part>
      <Layer as="fx" at={[150, 140]}>
        <Glow at={[150, 138]} r={60} colour="#ff5a4a" />
      </Layer>
      <Layer as="eyes" at={[150, 138]}>
        <path
          d="M98 138C118 104 182 104 204 138 182 172 118 172 98 138Z"
          fill="#14030a"
          stroke="#080a13"
          strokeWidth={6}
        />
        <Eye at={[150, 138]} r={26} colour="#ff5a4a" core="#fff0c0" />
      </Layer>
      <Part of="crimson" small far={0.05} d="M98 138C118 104 182 104 204 138 182 118 118 118 98 138Z" />
    </Layer>
    <Layer as="arm" at={[80, 200]}>
      {vein("M98 200C70 214 60 238 36 250")}
    </Layer>
    <Layer as="off" at={[210, 200]}>
      {vein("M206 198C230 212 240 234 264 250")}
    </Layer>
  </Puppet>
)
