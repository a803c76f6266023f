// A book nobody returned: a cover of crimson hide with an eye in its clasp, pages for teeth, and a fan of knives.

import type { ReactNode } from "react"
import { Eye, Glow, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

const knife = (turn: number): ReactNode => (
  <g key={turn} transform={`rotate(${turn} 126 150)`}>
    <Part of="steel" small d="M118 76L120 20 128 2 134 22 134 76Z" seams="M127 18L127 70" />
    <Part of="gilt" small d="M108 74L144 74 144 82 108 82Z" />
    <Part of="leather" small d="M119 82L133 82 132 104 120 104Z" />
  </g>
)

export default (): ReactNode => (
  <Puppet feet={126} shadow={78} foe ends="bursts">
    <Layer as="back" at={[126, 150]}>
      <Glow at={[126, 120]} r={112} colour="#c0202a" />
    </Layer>
    <Layer as="arm" at={[126, 150]}>
      {[-96, -58, -20].map(knife)}
    </Layer>
    <Layer as="off" at={[126, 150]}>
      {[18, 56, 94].map(knife)}
    </Layer>
    <Layer as="body" at={[126, 210]}>
      <Part of="crimson" far={0.2} d="M66 96L190 84 204 200 74 216Z" />
      <Layer as="jaw" at={[120, 200]}>
        <Part
          of="bone"
          small
          d="M60 168L186 156 192 202 66 214Z"
          seams="M62 180L188 168M63 190L189 180M64 202L191 192"
        />
        <path
          d="M62 170l12 22 12-24 12 24 12-26 12 25 12-26 12 24 12-26 12 24 12-25Z"
          fill="#fdf6dd"
          stroke="#080a13"
          strokeWidth={3}
          strokeLinejoin="round"
        />
      </Layer>
      <Layer as="head" at={[176, 170]}>
        <Part
          of="crimson"
          d="M48 88C88 76 140 70 184 74 190 102 192 130 192 158L56 172C48 146 46 116 48 88Z"
          seams="M60 98C96 88 140 84 174 86L180 148M60 98C58 120 60 140 64 160M172 74L180 158"
          cuts={slivers({ from: [176, 98], step: [0.8, 10], many: 5, along: [-15, 2] })}
        />
        <Part
          of="gilt"
          small
          d="M46 86L74 82 72 104 50 108ZM166 74L186 74 190 96 170 96ZM52 150L72 146 76 168 56 172ZM172 138L192 136 192 158 174 160Z"
        />
        <Part of="leather" small d="M88 118C96 98 142 94 152 112 148 138 100 146 88 118Z" />
        <Layer as="eyes" at={[118, 120]}>
          <Eye at={[118, 119]} r={17} colour="#ff5a4a" core="#ffe08a" />
        </Layer>
        <path
          d="M56 172L70 188 80 170 92 186 102 168 116 184 126 166 140 182 150 164 164 178 174 161 186 174 192 158Z"
          fill="#fdf6dd"
          stroke="#080a13"
          strokeWidth={3}
          strokeLinejoin="round"
        />
      </Layer>
    </Layer>
  </Puppet>
)
