// A tick as big as a dog: overlapping red plates, too many legs, pincers, and two mean eyes in the dark under its shell.

import type { ReactNode } from "react"
import { Eye, Lines, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

export default (): ReactNode => (
  <Puppet feet={124} shadow={84} foe ends="bursts">
    <Layer as="legs" at={[124, 200]}>
      <Lines
        d="M168 192C184 194 198 204 204 220M146 196C158 200 166 208 168 220M118 198C118 206 112 214 106 220M92 196C84 202 76 210 72 220"
        width={12}
      />
      <Lines
        d="M168 192C184 194 198 204 204 220M146 196C158 200 166 208 168 220M118 198C118 206 112 214 106 220M92 196C84 202 76 210 72 220"
        width={5.5}
        colour="#6e2420"
      />
    </Layer>
    <Layer as="body" at={[124, 210]}>
      <Part
        of="crimson"
        far={0.1}
        d="M166 130C196 130 222 152 224 184 214 202 190 206 170 202Z"
        seams="M196 140C206 158 208 180 202 200"
        cuts={slivers({ from: [210, 160], step: [0, 9], many: 4, along: [-13, 2] })}
      />
      <Part
        of="crimson"
        d="M134 114C166 112 194 136 196 176 192 200 164 210 136 206Z"
        seams="M164 126C176 146 178 178 170 204"
        cuts={slivers({ from: [184, 150], step: [0.4, 9], many: 5, along: [-14, 2] })}
      />
      <Part
        of="crimson"
        d="M98 112C134 104 164 130 164 170 162 200 132 212 100 206Z"
        seams="M134 120C146 142 148 178 138 206M112 120C108 132 108 140 112 150"
        cuts={slivers({ from: [152, 146], step: [0.4, 9], many: 5, along: [-14, 2] })}
      />
      <Lines
        d="M112 110C116 96 126 88 138 86M140 114C148 100 158 94 170 94M170 128C178 118 190 114 200 116"
        width={4}
      />
      <Layer as="head" at={[112, 176]}>
        <Lines d="M62 136C50 124 40 120 26 122M74 124C68 108 58 98 46 94" width={8} />
        <Lines d="M62 136C50 124 40 120 26 122M74 124C68 108 58 98 46 94" width={3.4} colour="#a8403a" />
        <Part
          of="crimson"
          d="M60 150C62 124 88 110 114 118 134 126 140 158 132 186 122 204 92 208 74 198 60 188 56 168 60 150Z"
          seams="M70 138C86 130 106 130 122 138"
          cuts={slivers({ from: [124, 148], step: [0.4, 8], many: 4, along: [-12, 1] })}
        />
        <path
          d="M58 158C70 146 108 146 122 160 124 184 110 196 90 198 70 196 56 180 58 158Z"
          fill="#14060a"
        />
        <Layer as="jaw" at={[80, 194]}>
          <Part
            of="bone"
            small
            d="M64 186C54 190 46 200 48 214 58 212 68 204 74 194ZM104 192C104 202 96 212 84 216 80 206 84 196 92 190Z"
          />
        </Layer>
        <Layer as="eyes" at={[88, 170]}>
          <Eye at={[74, 170]} r={9} colour="#ffd84a" />
          <Eye at={[104, 168]} r={10} colour="#ffd84a" />
          <path d="M60 158L86 164 84 168 62 166ZM118 154L92 162 94 167 118 162Z" fill="#14060a" />
        </Layer>
      </Layer>
    </Layer>
  </Puppet>
)
