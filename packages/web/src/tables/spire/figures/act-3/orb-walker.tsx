// A ball of captured fire that grew legs to carry it off: four brass stilts, a cage, and no other plan.

import type { ReactNode } from "react"
import { Eye, Glow, Lines, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

export default (): ReactNode => (
  <Puppet feet={122} shadow={88} foe ends="bursts">
    <Layer as="legs" at={[122, 130]}>
      <Lines d="M150 120L196 84 222 220M96 124L46 90 18 220" width={15} />
      <Lines d="M150 120L196 84 222 220M96 124L46 90 18 220" width={7} colour="#6e4a18" />
      <Lines d="M140 136L166 128 172 220M106 136L80 130 70 220" width={15} />
      <Lines d="M140 136L166 128 172 220M106 136L80 130 70 220" width={7} colour="#c49a44" />
      <Part
        of="gilt"
        small
        d="M190 76A10 10 0 1 1 206 90A10 10 0 1 1 190 76ZM38 82A10 10 0 1 1 54 96A10 10 0 1 1 38 82Z"
      />
    </Layer>
    <Layer as="body" at={[122, 120]}>
      <Layer as="fx" at={[122, 92]}>
        <Glow at={[122, 92]} r={100} colour="#ff8a2a" />
      </Layer>
      <Part
        of="ember"
        d="M66 94A56 56 0 1 1 178 94A56 56 0 1 1 66 94Z"
        cuts={slivers({ from: [172, 80], step: [0, 10], many: 5, along: [-16, 2] })}
      >
        <path
          d="M82 110C92 92 104 104 110 84 122 98 134 82 146 100 152 88 160 84 166 76 174 110 152 140 122 142 98 142 84 128 82 110Z"
          fill="#ffd27a"
          opacity="0.8"
        />
      </Part>
      <Layer as="eyes" at={[106, 90]}>
        <Eye at={[104, 92]} r={16} colour="#fff0b0" />
      </Layer>
      <Lines
        d="M92 42C74 70 74 118 92 146M152 42C170 70 170 118 152 146M66 94C90 106 154 106 178 94M122 36L122 40"
        width={9}
      />
      <Lines
        d="M92 42C74 70 74 118 92 146M152 42C170 70 170 118 152 146M66 94C90 106 154 106 178 94"
        width={4}
        colour="#c49a44"
      />
      <Part
        of="brass"
        small
        d="M92 32C108 24 136 24 152 32L150 46C134 40 110 40 94 46ZM90 142C108 150 136 150 154 142L148 160C132 166 112 166 96 160Z"
      />
      <Part of="brass" small d="M114 6L130 6 134 28 110 28Z" />
    </Layer>
  </Puppet>
)
