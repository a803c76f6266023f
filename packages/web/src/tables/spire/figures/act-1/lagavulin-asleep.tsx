// Asleep: the bronze shell shut but for a line of dark, moss on it, a bird's nest, one claw let out.

import type { ReactNode } from "react"
import { Lines, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

export default (): ReactNode => (
  <Puppet feet={126} shadow={104} foe ends="bursts">
    <Layer as="body" at={[126, 216]}>
      <Part
        of="brass"
        far={0.15}
        d="M190 94C214 106 230 134 234 166 234 192 224 210 206 218L176 214Z"
        seams="M206 116C216 138 218 172 208 204"
      />
      <Part
        of="brass"
        d="M22 216C8 176 26 104 78 74 126 48 186 66 204 108 220 146 216 190 200 218Z"
        seams="M78 74C70 108 66 150 70 216M128 60C124 96 126 160 132 218M176 80C172 110 174 160 186 216M30 150C70 134 160 134 210 150"
        cuts={slivers({ from: [200, 126], step: [2, 12], many: 7, along: [-20, 3] })}
      >
        <path d="M20 196C70 186 150 186 206 196" stroke="#07080f" strokeWidth={9} fill="none" />
        <path d="M150 84a16 16 0 1 1 22 22M156 90a8 8 0 1 1 10 10" className="fig-line" strokeWidth={4} />
      </Part>
      <Part
        of="moss"
        small
        d="M60 88C76 66 118 52 150 60 144 70 132 70 124 80 112 90 96 80 88 92 78 100 64 98 60 88ZM188 88C200 92 208 104 212 118 200 118 192 108 188 100Z"
      />
      <Part
        of="wood"
        small
        d="M92 62C104 72 128 70 138 58L134 48C122 54 106 56 96 52Z"
        seams="M98 58L132 54M104 64L128 60"
      />
      <path
        d="M108 48a6 7 0 1 1 12 0ZM120 46a5 6 0 1 1 10 0Z"
        fill="#cfeaff"
        stroke="#080a13"
        strokeWidth={3}
      />
      <Layer as="arm" at={[50, 204]}>
        <Part
          of="bone"
          small
          d="M60 198C42 194 22 200 10 216L12 222C26 214 42 212 56 214Z"
          seams="M44 198L42 212M26 204L26 214"
        />
      </Layer>
      <Layer as="eyes" at={[96, 176]}>
        <Lines d="M74 172C80 178 90 178 96 172M112 172C118 178 128 178 134 172" width={5} />
      </Layer>
    </Layer>
  </Puppet>
)
