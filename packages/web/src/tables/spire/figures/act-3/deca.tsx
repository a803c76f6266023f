// One half of a pair: a ring of square-cut stone with an angled eye, that builds.

import type { ReactNode } from "react"
import { Eye, Glow, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

export default (): ReactNode => (
  <Puppet width={300} height={270} feet={150} shadow={80} foe ends="bursts">
    <Layer as="back" at={[150, 130]}>
      <Glow at={[150, 130]} r={140} colour="#3ac8ff" />
    </Layer>
    <Layer as="body" at={[150, 140]}>
      <Part
        of="teal"
        d="M104 18L196 18 254 76 254 180 200 236 100 236 46 180 46 76ZM122 84L100 106 100 152 122 172 178 172 200 152 200 106 178 84Z"
        seams="M104 18L122 84M196 18L178 84M254 76L200 106M254 180L200 152M200 236L178 172M100 236L122 172M46 180L100 152M46 76L100 106"
        cuts={slivers({ from: [246, 96], step: [0, 13], many: 6, along: [-22, 3] })}
      />
      <path
        d="M122 84L100 106 100 152 122 172 178 172 200 152 200 106 178 84Z"
        fill="#04141c"
        stroke="#080a13"
        strokeWidth={6}
      />
      <Part
        of="gilt"
        small
        d="M150 26L166 42 150 60 134 42ZM62 128L78 112 94 128 78 144ZM206 128L222 112 238 128 222 144ZM150 194L166 210 150 228 134 210Z"
      />
      <Layer as="eyes" at={[150, 128]}>
        <Part of="ice" small d="M150 96L182 128 150 160 118 128Z" />
        <Eye at={[150, 128]} r={17} colour="#5ae8ff" />
      </Layer>
    </Layer>
    <Layer as="orb" at={[40, 50]}>
      <Part of="teal" small d="M24 32L56 26 62 56 30 64Z" seams="M24 32L40 46 62 56M40 46L30 64" />
    </Layer>
    <Layer as="arm" at={[150, 140]}>
      <Part
        of="teal"
        small
        far={0.1}
        d="M244 24L272 36 262 62 236 52ZM22 206L48 200 54 226 28 234Z"
        seams="M244 24L250 42 262 62M22 206L36 214 54 226"
      />
    </Layer>
  </Puppet>
)
