// A blade with a mind of its own: curved, one eye in the hilt, a snake's tail where a hand would be.

import type { ReactNode } from "react"
import { Eye, Glow, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

export default (): ReactNode => (
  <Puppet feet={122} shadow={34} foe>
    <Layer as="body" at={[134, 140]}>
      <Glow at={[110, 110]} r={70} colour="#9b5cff" />
      <Layer as="back" at={[150, 160]}>
        <Part
          of="moss"
          small
          far={0.1}
          d="M140 156C166 168 186 186 180 204 174 216 156 212 158 200 146 214 160 226 178 222 202 212 200 178 160 148Z"
          seams="M160 168L172 160M174 184L188 178"
        />
      </Layer>
      <Part
        of="steel"
        d="M124 142C88 130 56 96 46 40 84 58 126 86 148 122Z"
        seams="M58 56C74 84 100 112 134 132"
        cuts={slivers({ from: [92, 72], step: [9, 8], many: 5, along: [-8, 10] })}
      />
      <Part
        of="gilt"
        small
        d="M104 160C112 146 134 122 156 108 164 112 164 120 158 126 140 136 124 152 118 164 112 170 104 168 104 160Z"
      />
      <Part of="violet" small d="M122 128A18 18 0 1 1 156 142A18 18 0 1 1 122 128Z" />
      <Layer as="eyes" at={[138, 136]}>
        <Eye at={[138, 136]} r={11} colour="#ffe14a" />
      </Layer>
      <Part
        of="leather"
        small
        d="M140 150L156 138 172 158 156 170Z"
        seams="M146 156L162 144M152 164L168 152"
      />
    </Layer>
  </Puppet>
)
