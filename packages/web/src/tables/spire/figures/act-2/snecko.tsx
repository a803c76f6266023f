// A serpent whose eyes never point the same way: coiled high, in teal with red fins, a tongue in two, rings that turn.

import type { ReactNode } from "react"
import { Glow, Lines, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

const Swirl = ({
  at: [x, y],
  r,
  colour,
}: {
  at: readonly [number, number]
  r: number
  colour: string
}): ReactNode => (
  <>
    <Glow at={[x, y]} r={r * 1.8} colour={colour} />
    <circle cx={x} cy={y} r={r} fill="#f6eeb4" stroke="#080a13" strokeWidth={4} />
    <path
      d={`M${x} ${y}c${r * 0.3} ${-r * 0.2} ${r * 0.5} ${r * 0.2} ${r * 0.2} ${r * 0.45} ${-r * 0.4} ${r * 0.3} ${-r * 0.8} 0 ${-r * 0.7} ${-r * 0.5} ${r * 0.1} ${-r * 0.6} ${r * 0.8} ${-r * 0.7} ${r * 1.2} ${-r * 0.1}`}
      fill="none"
      stroke={colour}
      strokeWidth={r * 0.24}
      strokeLinecap="round"
    />
  </>
)

export default (): ReactNode => (
  <Puppet feet={128} shadow={90} foe>
    <Layer as="back" at={[180, 206]}>
      <Part
        of="teal"
        far={0.2}
        d="M150 206C186 216 220 204 224 178 224 164 216 156 206 156 220 146 236 156 238 176 240 204 206 226 156 222Z"
        seams="M196 200L204 216M218 184L234 190"
      />
    </Layer>
    <Layer as="body" at={[128, 214]}>
      <Part
        of="teal"
        d="M40 208C28 186 52 170 92 168 140 164 204 170 210 196 210 216 170 224 122 224 80 224 48 220 40 208Z"
        seams="M64 178L60 214M98 170L98 222M136 168L138 222M172 174L176 218"
        cuts={slivers({ from: [196, 184], step: [0, 7], many: 4, along: [-14, 2] })}
      />
      <Part of="crimson" small d="M74 172L92 186 108 168ZM140 168L156 184 174 174Z" />
      <Part
        of="teal"
        d="M74 172C58 150 84 132 118 132 156 130 188 142 184 162 178 182 146 184 118 184 96 184 80 180 74 172Z"
        seams="M98 138L96 180M130 132L132 184M160 138L162 180"
      />
      <Part
        of="teal"
        d="M108 148C96 122 96 96 112 78L150 84C140 104 144 128 154 150 140 160 120 160 108 148Z"
        seams="M104 116L146 118M104 132L150 136M108 100L144 102"
      />
      <Part
        of="bone"
        small
        far={0.1}
        d="M108 146C98 122 98 98 110 82L120 84C110 104 112 128 122 152Z"
        seams="M102 108L114 108M102 122L114 124M106 136L118 138"
      />
      <Layer as="head" at={[124, 92]}>
        <Part
          of="crimson"
          small
          d="M150 24C166 8 186 4 202 10 196 26 180 38 162 40ZM164 52C182 44 200 48 210 60 196 70 178 72 164 68Z"
        />
        <Layer as="jaw" at={[110, 84]}>
          <Lines d="M72 92C54 100 40 100 24 96M24 96L10 88M24 96L12 108" width={7} />
          <Lines d="M72 92C54 100 40 100 24 96M24 96L10 88M24 96L12 108" width={3} colour="#e0567a" />
          <Part of="flesh" small d="M128 84C104 92 78 98 54 94 66 112 100 116 130 104Z" />
          <Part
            of="teal"
            small
            d="M52 92C80 104 112 100 140 84 142 104 124 116 100 118 76 118 58 108 52 92Z"
          />
        </Layer>
        <Part
          of="teal"
          d="M166 64C164 86 138 92 108 92 82 92 56 94 40 82 42 64 62 58 78 42 96 22 134 18 154 34 164 42 168 52 166 64Z"
          seams="M54 82C84 76 118 76 156 72M70 66L64 70M80 62L76 68"
          cuts={slivers({ from: [158, 44], step: [0.4, 8], many: 4, along: [-12, 1] })}
        />
        <path d="M56 92l5 13 6-12ZM104 92l5 12 6-13Z" fill="#fdf6dd" stroke="#080a13" strokeWidth={2} />
        <Layer as="eyes" at={[112, 44]}>
          <Swirl at={[90, 44]} r={16} colour="#2a9ad0" />
          <Swirl at={[134, 38]} r={20} colour="#c0307a" />
        </Layer>
      </Layer>
    </Layer>
  </Puppet>
)
