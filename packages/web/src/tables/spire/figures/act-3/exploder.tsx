// A shape with a fuse: red glass facets about a heart that swells, and a tail of sparks that counts down.

import type { ReactNode } from "react"
import { Eye, Glow, Lines, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

export default (): ReactNode => (
  <Puppet feet={122} shadow={44} foe ends="bursts">
    <Layer as="body" at={[122, 130]}>
      <Glow at={[122, 124]} r={96} colour="#ff4a2a" />
      <Layer as="back" at={[146, 70]}>
        <Lines d="M138 74C150 52 172 56 176 38" width={9} />
        <Lines d="M138 74C150 52 172 56 176 38" width={4} colour="#a9804c" />
      </Layer>
      <Layer as="fx" at={[178, 30]}>
        <Glow at={[178, 28]} r={26} colour="#ffd27a" />
        <path
          d="M178 10l4 13 13-4-8 11 8 10-13-3-4 13-5-13-13 3 9-10-9-11 13 4Z"
          fill="#fff0b0"
          stroke="#080a13"
          strokeWidth={4}
          strokeLinejoin="round"
        />
      </Layer>
      <Part
        of="crimson"
        d="M122 56L168 78 190 124 166 172 122 196 76 172 54 124 78 78Z"
        seams="M78 78L122 100 168 78M54 124L122 100 190 124M76 172L122 150 166 172M122 100L122 150M54 124L122 150 190 124M122 150L122 196"
        cuts={slivers({ from: [176, 110], step: [-1, 10], many: 5, along: [-15, 2] })}
      />
      <Part of="ember" small d="M122 88L150 112 146 146 122 162 98 146 94 112Z" />
      <Layer as="eyes" at={[118, 122]}>
        <Eye at={[104, 122]} r={11} colour="#fff0b0" />
        <Eye at={[138, 121]} r={11} colour="#fff0b0" />
        <path d="M86 106L118 116 114 123 90 114ZM156 104L126 115 130 123 154 113Z" fill="#330a06" />
      </Layer>
      <path d="M102 142L110 150 118 142 126 150 134 142 142 149" className="fig-line" strokeWidth={5} />
      <Part
        of="crimson"
        small
        far={0.1}
        d="M44 112L16 98 40 130ZM46 152L22 168 56 168ZM200 112L226 96 204 132ZM198 152L222 170 188 168Z"
      />
    </Layer>
  </Puppet>
)
