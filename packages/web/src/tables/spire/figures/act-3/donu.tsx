// The other half: a round ring of warm stone with a burning eye, that makes strong.

import type { ReactNode } from "react"
import { Eye, Glow, Lines, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

export default (): ReactNode => (
  <Puppet width={300} height={270} feet={150} shadow={80} foe ends="bursts">
    <Layer as="back" at={[150, 130]}>
      <Glow at={[150, 130]} r={140} colour="#ff9a3a" />
    </Layer>
    <Layer as="body" at={[150, 140]}>
      <Part
        of="ember"
        d="M40 128A110 110 0 1 1 260 128A110 110 0 1 1 40 128ZM98 128A52 52 0 1 0 202 128A52 52 0 1 0 98 128Z"
        seams="M150 18L150 76M226 50L188 92M260 128L202 128M226 206L188 164M150 238L150 180M74 206L112 164M40 128L98 128M74 50L112 92"
        cuts={slivers({ from: [250, 96], step: [0.4, 12], many: 6, along: [-22, 3] })}
      />
      <circle cx={150} cy={128} r={52} fill="#240a02" stroke="#080a13" strokeWidth={6} />
      <Part
        of="gilt"
        small
        d="M104 36A15 15 0 1 1 134 44A15 15 0 1 1 104 36ZM198 62A15 15 0 1 1 226 74A15 15 0 1 1 198 62ZM60 170A15 15 0 1 1 88 182A15 15 0 1 1 60 170ZM166 210A15 15 0 1 1 196 216A15 15 0 1 1 166 210Z"
      />
      <Layer as="cog" at={[150, 128]}>
        <Lines
          d="M150 82L150 92M150 164L150 174M104 128L114 128M186 128L196 128M117 95L124 102M176 154L183 161M117 161L124 154M176 102L183 95"
          width={6}
          colour="#ffd27a"
        />
      </Layer>
      <Layer as="eyes" at={[150, 128]}>
        <Eye at={[150, 128]} r={24} colour="#ffd27a" />
      </Layer>
    </Layer>
    <Layer as="orb" at={[250, 40]}>
      <Part of="ember" small d="M240 30A15 15 0 1 1 268 42A15 15 0 1 1 240 30Z" />
    </Layer>
    <Layer as="arm" at={[150, 140]}>
      <Part
        of="ember"
        small
        far={0.1}
        d="M18 46A13 13 0 1 1 44 52A13 13 0 1 1 18 46ZM250 216A13 13 0 1 1 274 226A13 13 0 1 1 250 216Z"
      />
    </Layer>
  </Puppet>
)
