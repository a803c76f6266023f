// The exploder's cold brother: a blue prism on its point with a ring that pushes everything away.

import type { ReactNode } from "react"
import { Eye, Glow, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

export default (): ReactNode => (
  <Puppet feet={122} shadow={40} foe ends="bursts">
    <Layer as="body" at={[122, 130]}>
      <Glow at={[122, 120]} r={100} colour="#4a9aff" />
      <Layer as="back" at={[122, 118]}>
        <path d="M24 118A98 26 0 0 1 220 118" fill="none" stroke="#080a13" strokeWidth={14} />
        <path
          d="M24 118A98 26 0 0 1 220 118"
          fill="none"
          stroke="#4f8fd0"
          strokeWidth={7}
          strokeDasharray="18 7"
        />
      </Layer>
      <Part
        of="ice"
        d="M122 30L164 70 158 150 122 206 86 150 80 70Z"
        seams="M122 30L122 206M80 70L122 92 164 70M86 150L122 130 158 150M122 92L122 130"
        cuts={slivers({ from: [158, 90], step: [-0.8, 11], many: 6, along: [-14, 2] })}
      >
        <path d="M96 66L110 54 108 82 94 88Z" fill="#fff" opacity="0.6" />
      </Part>
      <Layer as="eyes" at={[114, 108]}>
        <Eye at={[104, 110]} r={10} colour="#effaff" />
        <Eye at={[136, 108]} r={10} colour="#effaff" />
      </Layer>
      <path d="M100 134C110 128 128 128 138 132" className="fig-line" strokeWidth={5} />
      <Layer as="arm" at={[122, 118]}>
        <path d="M24 118A98 26 0 0 0 220 118" fill="none" stroke="#080a13" strokeWidth={15} />
        <path
          d="M24 118A98 26 0 0 0 220 118"
          fill="none"
          stroke="#9fd2ff"
          strokeWidth={8}
          strokeDasharray="18 7"
        />
        <Part
          of="steel"
          small
          d="M10 108L34 104 38 128 14 132ZM208 104L232 108 228 132 206 128ZM108 136L136 136 138 154 106 154Z"
        />
      </Layer>
    </Layer>
  </Puppet>
)
