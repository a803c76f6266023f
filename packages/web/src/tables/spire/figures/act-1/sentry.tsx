// A guard of three floating stones: a wedge of carved rock with a slit of light, between two hooks that turn about it.

import type { ReactNode } from "react"
import { Eye, Glow, Lines, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

export default (): ReactNode => (
  <Puppet feet={120} shadow={54} foe ends="bursts">
    <Layer as="back" at={[120, 110]}>
      <Glow at={[120, 110]} r={90} colour="#39c6ff" />
    </Layer>
    <Layer as="orb" at={[120, 110]}>
      <Part
        of="stone"
        far={0.2}
        d="M172 52C204 70 214 110 200 150L184 144C194 112 186 84 162 68Z"
        seams="M190 82L200 78M196 118L206 120"
      />
    </Layer>
    <Layer as="body" at={[120, 130]}>
      <Part
        of="stone"
        d="M86 46L154 40 172 92 158 162 122 204 84 166 68 96Z"
        seams="M86 46L104 74 154 40M104 74L98 150 122 204M104 74L142 84 172 92M98 150L158 162M142 84L138 156"
        cuts={slivers({ from: [162, 100], step: [-1.6, 11], many: 6, along: [-14, 2] })}
      />
      <Part of="brass" small d="M88 24L120 10 150 20 154 40 86 46Z" seams="M120 10L120 42M98 34L142 30" />
      <Layer as="head" at={[116, 112]}>
        <path d="M78 104L106 88 142 98 152 112 138 128 104 134 84 122Z" fill="#070a14" />
        <Layer as="eyes" at={[114, 112]}>
          <Eye at={[112, 112]} r={17} colour="#58dcff" />
        </Layer>
        <Lines d="M78 104L106 88 142 98 152 112 138 128 104 134 84 122Z" width={4} colour="#a3aebd" />
      </Layer>
      <Lines d="M110 152L114 172M126 152L124 176" width={4} colour="#58dcff" />
    </Layer>
    <Layer as="arm" at={[120, 110]}>
      <Part
        of="stone"
        d="M68 54C36 70 22 112 38 156L56 150C44 114 52 86 78 70Z"
        seams="M48 84L38 80M42 120L32 122"
        cuts={slivers({ from: [44, 100], step: [-1, 9], many: 4, along: [8, 2] })}
      />
      <Part of="brass" small d="M66 50L80 44 86 62 74 74ZM34 152L56 146 58 160 42 168Z" />
    </Layer>
    <Layer as="orb" at={[120, 214]}>
      <Part of="stone" small far={0.1} d="M104 212L120 206 134 212 122 228Z" />
    </Layer>
  </Puppet>
)
