// It will not be here long: a pale tall ghost in tatters that grows clearer from the hem up, a cold sun where a heart was.

import type { ReactNode } from "react"
import { Eye, Glow, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

export default (): ReactNode => (
  <Puppet feet={124} shadow={54} foe ends="bursts">
    <Layer as="back" at={[124, 110]}>
      <Glow at={[124, 116]} r={116} colour="#b8d8ff" />
      <Part
        of="ice"
        far={0.35}
        small
        d="M154 92C188 90 214 110 228 142L206 140 214 166 190 154 186 176 166 156Z"
      />
    </Layer>
    <Layer as="body" at={[124, 190]}>
      <Layer as="off" at={[158, 118]}>
        <Part
          of="ice"
          far={0.2}
          small
          d="M150 104C172 106 188 126 190 152L206 168 190 166 192 184 178 168 168 180 166 158C156 146 150 126 150 104Z"
        />
      </Layer>
      <Part
        of="ice"
        d="M84 112C98 88 152 88 166 112 172 142 166 166 176 196L160 188 154 216 140 194 124 224 110 194 94 216 90 188 72 198C82 166 78 142 84 112Z"
        seams="M104 130C100 152 104 172 96 192M144 130C150 152 146 172 154 192M124 156L124 200"
        cuts={slivers({ from: [164, 130], step: [0, 10], many: 5, along: [-14, 2] })}
      />
      <Layer as="fx" at={[124, 132]}>
        <Glow at={[124, 132]} r={34} colour="#ffe9b0" />
        <path
          d="M124 114l5 11 12-4-5 11 11 6-12 4 3 12-11-6-8 9-1-12-12-1 9-8-7-10 12 1Z"
          fill="#fff6d8"
          stroke="#080a13"
          strokeWidth={4}
          strokeLinejoin="round"
        />
      </Layer>
      <Layer as="head" at={[122, 100]}>
        <Part
          of="bone"
          d="M76 58C76 30 98 12 124 12 152 12 172 32 170 60 168 84 152 100 148 106L104 108C92 98 76 84 76 58Z"
          seams="M124 12L120 30 130 38M154 26L146 38M104 92L104 106M118 94L118 108M132 93L133 107"
          cuts={slivers({ from: [164, 48], step: [-0.4, 9], many: 4, along: [-13, 1] })}
        />
        <path
          d="M88 62C90 44 114 44 116 60 114 78 90 80 88 62ZM130 60C134 44 156 44 158 60 156 78 132 78 130 60ZM116 78L122 72 128 78 122 86Z"
          fill="#0a1020"
        />
        <Layer as="eyes" at={[122, 60]}>
          <Eye at={[102, 62]} r={8} colour="#9fe0ff" />
          <Eye at={[144, 61]} r={8} colour="#9fe0ff" />
        </Layer>
      </Layer>
      <Layer as="arm" at={[88, 118]}>
        <Part
          of="ice"
          small
          d="M92 106C104 120 98 142 80 152 64 158 48 154 36 146L18 152 26 140 10 132 28 128 22 114 40 124C58 134 78 130 92 106Z"
          seams="M88 124C80 138 66 144 48 140"
        />
      </Layer>
    </Layer>
  </Puppet>
)
