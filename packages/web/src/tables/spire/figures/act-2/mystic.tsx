// The soldier's healer: a hunched old woman in rose cloth, a veil of beads before her face, a flask that glows in each sleeve.

import type { ReactNode } from "react"
import { Eye, Glow, Lines, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

export default (): ReactNode => (
  <Puppet feet={124} shadow={64} foe>
    <Layer as="body" at={[124, 210]}>
      <Layer as="off" at={[162, 130]}>
        <Part of="rose" far={0.25} d="M152 118C176 122 194 140 200 164L178 176C166 160 154 142 152 118Z" />
        <Part
          of="ice"
          small
          far={0.1}
          d="M186 164L198 164 198 174C206 178 208 190 200 196 190 200 180 194 180 184 180 178 184 174 186 174Z"
        />
      </Layer>
      <Part
        of="rose"
        d="M90 116C106 100 150 100 166 118 176 146 184 180 194 212 174 222 158 212 142 220 124 212 108 222 92 212 78 222 68 220 60 212 74 180 80 146 90 116Z"
        seams="M104 140C96 168 90 190 84 210M152 140C160 168 166 190 172 210M126 132L126 216"
        cuts={slivers({ from: [166, 142], step: [2.6, 11], many: 6, along: [-15, 2] })}
      />
      <Part
        of="gilt"
        small
        d="M96 132C114 144 142 144 160 132L163 144C142 156 114 156 93 144Z"
        seams="M108 138L106 150M128 142L128 154M148 138L150 150"
      />
      <Layer as="head" at={[118, 118]}>
        <Part
          of="rose"
          d="M72 84C66 48 90 22 124 22 160 22 182 52 174 92 170 112 156 122 140 124 116 128 92 122 80 108 74 100 72 92 72 84Z"
          seams="M124 22C116 36 112 46 112 56M150 30C148 44 150 56 156 66"
          cuts={slivers({ from: [170, 64], step: [0, 9], many: 5, along: [-14, 1] })}
        />
        <path d="M80 78C90 62 134 60 146 76 150 98 140 114 116 116 94 116 80 100 80 78Z" fill="#180812" />
        <Layer as="eyes" at={[112, 80]}>
          <Eye at={[98, 80]} r={8} colour="#ffe08a" />
          <Eye at={[127, 79]} r={8} colour="#ffe08a" />
        </Layer>
        <Lines d="M84 92C100 98 128 98 144 90" width={5} colour="#c98a26" />
        <Lines
          d="M90 94L90 112M98 96L97 118M106 97L106 122M114 97L115 124M122 97L123 122M130 96L132 118M138 93L140 112"
          width={3.4}
          colour="#ffe9b0"
        />
        <Part of="gilt" small d="M112 36L120 48 112 60 104 48Z" />
      </Layer>
      <Layer as="arm" at={[94, 134]}>
        <Part
          of="rose"
          d="M92 120C108 130 110 148 98 160 82 172 62 174 46 166L50 146C66 148 82 140 92 120Z"
          seams="M92 136C84 152 70 160 56 160"
        />
        <Part of="pale" small d="M42 148C50 142 60 148 60 158 58 168 46 168 42 162 38 156 38 152 42 148Z" />
        <Layer as="fx" at={[38, 128]}>
          <Glow at={[38, 126]} r={38} colour="#7dffb0" />
        </Layer>
        <Part
          of="slime"
          small
          d="M30 104L46 104 46 118C58 124 62 140 52 150 42 156 28 154 22 146 16 134 20 122 30 118Z"
          seams="M26 134C36 138 46 138 54 134"
        />
        <Part of="wood" small d="M30 94L46 94 46 106 30 106Z" />
      </Layer>
    </Layer>
  </Puppet>
)
