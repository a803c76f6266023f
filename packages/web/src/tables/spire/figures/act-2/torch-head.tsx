// One of the collected: a charred little body walking about under its own flame.

import type { ReactNode } from "react"
import { Eye, Glow, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

export default (): ReactNode => (
  <Puppet feet={122} shadow={46} foe>
    <Layer as="legs" at={[122, 190]}>
      <Part of="pitch" small far={0.2} d="M128 182L144 182 144 206C152 210 154 216 152 220L124 220Z" />
      <Part
        of="pitch"
        small
        d="M100 182L116 182 114 206C118 212 118 216 116 220L86 220C86 212 92 208 98 206Z"
      />
    </Layer>
    <Layer as="body" at={[122, 190]}>
      <Layer as="off" at={[144, 146]}>
        <Part
          of="pitch"
          small
          far={0.2}
          d="M138 138C154 140 166 154 168 172L156 178C148 168 140 156 138 138Z"
        />
      </Layer>
      <Part
        of="pitch"
        d="M98 138C106 130 138 130 146 140 152 156 150 176 144 190 132 196 112 196 100 190 94 174 92 154 98 138Z"
        seams="M104 150L116 158 108 168M138 146L130 160 140 172M118 176L128 184"
        cuts={slivers({ from: [144, 150], step: [0, 8], many: 4, along: [-11, 2] })}
      >
        <path
          d="M104 150L116 158 108 168M138 146L130 160 140 172M118 176L128 184"
          stroke="#ff8a2a"
          strokeWidth={1.6}
          fill="none"
        />
      </Part>
      <Layer as="head" at={[122, 140]}>
        <Layer as="fx" at={[122, 120]}>
          <Glow at={[122, 76]} r={84} colour="#5adf4a" />
          <path
            d="M82 112C62 78 90 58 96 20 112 34 114 50 110 66 124 50 130 30 124 4 152 28 160 56 152 78 160 72 164 62 164 52 182 76 178 102 160 118Z"
            fill="#3fae3a"
            stroke="#080a13"
            strokeWidth={7}
            strokeLinejoin="round"
          />
          <path
            d="M94 112C84 88 102 74 108 52 116 64 114 76 112 84 124 74 130 60 130 44 144 62 146 84 140 96 146 92 150 86 152 80 158 96 154 108 146 116Z"
            fill="#b9f56a"
          />
          <path d="M106 114C102 98 114 92 118 78 128 90 132 104 128 116Z" fill="#f8ffd8" />
        </Layer>
        <Part
          of="pitch"
          d="M80 112C92 100 152 100 164 112 166 132 148 148 122 148 96 148 78 132 80 112Z"
          cuts={slivers({ from: [158, 114], step: [-1.6, 8], many: 3, along: [-12, 1] })}
        />
        <Layer as="eyes" at={[118, 122]}>
          <Eye at={[102, 122]} r={9} colour="#b9f56a" />
          <Eye at={[136, 121]} r={9} colour="#b9f56a" />
        </Layer>
        <path
          d="M102 138L110 134 118 140 126 134 134 139"
          className="fig-line"
          stroke="#b9f56a"
          strokeWidth={2.6}
        />
      </Layer>
      <Layer as="arm" at={[100, 146]}>
        <Part
          of="pitch"
          small
          d="M100 138C112 144 112 158 102 168 90 176 78 176 68 170L70 158C82 160 92 154 100 138Z"
        />
        <Part of="ember" small d="M56 160C64 152 76 158 76 168 72 178 58 178 54 170Z" />
      </Layer>
    </Layer>
  </Puppet>
)
