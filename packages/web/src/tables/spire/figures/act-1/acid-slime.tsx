// A green puddle that stood up: a bent tip, half-swallowed bones, two holes with a light far behind them.

import type { ReactNode } from "react"
import { Eye, Glow, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

export default (): ReactNode => (
  <Puppet feet={122} shadow={82} foe ends="sinks">
    <Layer as="body" at={[122, 220]}>
      <Glow at={[122, 190]} r={96} colour="#3fdc6a" />
      <Part
        of="slime"
        d="M34 214C30 196 44 186 58 176 70 150 76 118 96 96 108 82 110 64 94 50 122 50 146 66 154 94 164 118 176 144 186 170 204 180 216 194 210 214 192 224 180 212 164 220 144 226 130 214 112 222 92 226 80 214 64 222 50 224 40 222 34 214Z"
        seams="M66 192C74 196 80 196 86 192M168 186C174 190 182 190 188 186"
        cuts={slivers({ from: [160, 116], step: [5, 10], many: 6, along: [-15, 4] })}
      >
        <path d="M140 178a16 14 0 1 1 30 6l-2 10-8 2-10-2-8-4Z" fill="#d9f5cf" opacity="0.7" />
        <path d="M148 182a4 4 0 1 0 8 1a4 4 0 1 0-8-1M160 184a3 4 0 1 0 7 1a3 4 0 1 0-7-1" fill="#0d3322" />
        <path d="M62 200l26-12 4 5-24 14Z" fill="#d9f5cf" opacity="0.55" />
        <circle cx={98} cy={88} r={6} fill="#cfffd0" opacity="0.6" />
        <circle cx={174} cy={164} r={5} fill="#cfffd0" opacity="0.5" />
        <circle cx={110} cy={70} r={3} fill="#cfffd0" opacity="0.7" />
      </Part>
      <Layer as="head" at={[112, 150]}>
        <Layer as="eyes" at={[110, 134]}>
          <path
            d="M78 134C80 118 98 116 102 130 102 146 82 150 78 134ZM118 130C122 116 142 118 144 134 140 150 120 146 118 130Z"
            fill="#062014"
          />
          <Eye at={[90, 134]} r={8} colour="#d8ff4a" />
          <Eye at={[131, 133]} r={8} colour="#d8ff4a" />
        </Layer>
        <Layer as="jaw" at={[108, 158]}>
          <path
            d="M76 160C92 170 124 172 144 160 142 178 128 186 110 186 92 186 80 176 76 160Z"
            fill="#062014"
          />
          <path d="M82 164L88 174 95 167ZM102 168L109 178 116 168ZM124 167L131 174 138 163Z" fill="#d9f5cf" />
        </Layer>
      </Layer>
    </Layer>
  </Puppet>
)
