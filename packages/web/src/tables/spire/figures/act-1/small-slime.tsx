// A slime too young to be afraid of: a drop with a bubble in it, all eyes and no plan.

import type { ReactNode } from "react"
import { Glow, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

export default (): ReactNode => (
  <Puppet feet={122} shadow={56} foe ends="sinks">
    <Layer as="body" at={[122, 220]}>
      <Glow at={[122, 196]} r={66} colour="#49e0c0" />
      <Part
        of="teal"
        d="M66 214C62 194 80 180 88 160 96 142 108 136 108 122 106 112 112 104 122 102 120 112 130 118 136 130 146 148 158 162 164 184 172 194 182 204 178 216 162 224 150 215 134 221 116 225 104 216 88 221 76 224 68 220 66 214Z"
        cuts={slivers({ from: [150, 158], step: [4, 8], many: 5, along: [-12, 3] })}
      >
        <circle cx={146} cy={196} r={8} fill="none" stroke="#bff5ea" strokeWidth={2.4} opacity="0.8" />
        <circle cx={110} cy={138} r={4} fill="#bff5ea" opacity="0.7" />
        <circle cx={84} cy={200} r={4} fill="#bff5ea" opacity="0.5" />
      </Part>
      <Layer as="head" at={[116, 180]}>
        <Layer as="eyes" at={[114, 174]}>
          <path
            d="M88 176C88 164 108 162 109 176 108 190 89 189 88 176ZM120 174C121 160 143 162 143 175 142 189 121 188 120 174Z"
            fill="#031a1c"
          />
          <circle cx={96} cy={176} r={4.6} fill="#fff3a0" />
          <circle cx={129} cy={174} r={5.4} fill="#fff3a0" />
        </Layer>
        <path d="M102 198C106 202 114 202 120 197L116 206 111 200Z" fill="#031a1c" />
      </Layer>
    </Layer>
  </Puppet>
)
