// A fat green bug on its toes: a single domed shell with a ridge, long feelers, a needle for a mouth that spits thread.

import type { ReactNode } from "react"
import { Eye, Lines, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

export default (): ReactNode => (
  <Puppet feet={128} shadow={78} foe ends="bursts">
    <Layer as="legs" at={[128, 196]}>
      <Lines
        d="M176 188C194 186 206 200 208 220M150 194C162 194 174 204 178 220M120 194C112 200 108 210 108 220M96 188C82 190 72 204 70 220"
        width={12}
      />
      <Lines
        d="M176 188C194 186 206 200 208 220M150 194C162 194 174 204 178 220M120 194C112 200 108 210 108 220M96 188C82 190 72 204 70 220"
        width={5.5}
        colour="#4d7a2c"
      />
    </Layer>
    <Layer as="body" at={[130, 206]}>
      <Part
        of="moss"
        d="M82 186C72 140 100 96 150 96 200 98 226 140 214 186 196 204 104 206 82 186Z"
        seams="M150 96C142 126 142 168 150 200M116 106C106 132 104 164 110 196M184 106C194 134 194 168 186 196M88 152C120 142 180 142 212 152"
        cuts={slivers({ from: [206, 132], step: [0.6, 9], many: 6, along: [-16, 2] })}
      />
      <Part of="moss" small d="M140 100L146 78 156 98ZM168 102L180 84 184 108ZM114 108L114 86 128 100Z" />
      <Part
        of="bone"
        small
        far={0.2}
        d="M92 184C116 198 184 198 206 184L200 200C170 212 120 212 98 200Z"
        seams="M120 192L122 208M148 194L148 210M176 192L174 208"
      />
      <Layer as="head" at={[104, 168]}>
        <Lines d="M66 136C52 118 38 112 20 118M82 130C78 108 66 94 48 90" width={7.4} />
        <Lines d="M66 136C52 118 38 112 20 118M82 130C78 108 66 94 48 90" width={3} colour="#86b45a" />
        <Part
          of="olive"
          d="M54 160C56 136 80 124 102 132 122 142 126 168 116 186 100 200 74 200 60 188 52 180 52 170 54 160Z"
          seams="M70 142C84 138 98 142 108 150"
          cuts={slivers({ from: [112, 156], step: [0, 8], many: 4, along: [-11, 1] })}
        />
        <Layer as="jaw" at={[64, 184]}>
          <Part
            of="bone"
            small
            d="M70 178C54 182 34 192 18 210 40 208 62 202 80 192Z"
            seams="M32 202C46 194 58 190 70 186"
          />
          <Lines d="M18 210C12 214 10 218 12 224" width={2.4} colour="#d8ffd0" />
        </Layer>
        <Layer as="eyes" at={[82, 162]}>
          <Eye at={[70, 164]} r={10} colour="#ff5a5a" />
          <Eye at={[98, 160]} r={8} colour="#ff5a5a" />
          <Eye at={[84, 146]} r={5} colour="#ff5a5a" />
        </Layer>
      </Layer>
    </Layer>
  </Puppet>
)
