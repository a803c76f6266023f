// A blue slime that froze into thorns: low, wide, a crown of spikes, one brow over both eyes.

import type { ReactNode } from "react"
import { Eye, Glow, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

export default (): ReactNode => (
  <Puppet feet={122} shadow={84} foe ends="sinks">
    <Layer as="body" at={[122, 220]}>
      <Glow at={[122, 190]} r={92} colour="#4a9aff" />
      <Part
        of="ice"
        small
        far={0.2}
        d="M66 150L42 104 84 134ZM100 126L96 66 120 120ZM138 122L160 62 160 128ZM172 140L216 104 190 158ZM192 172L228 158 200 190ZM52 176L14 158 50 192Z"
        seams="M52 116L70 142M102 82L106 122M154 78L148 122M206 112L184 148"
      />
      <Part
        of="indigo"
        d="M30 214C30 190 46 160 72 140 100 118 150 116 178 142 202 162 216 190 212 214 196 224 180 214 162 221 142 226 128 216 112 222 92 226 78 216 62 222 46 226 36 222 30 214Z"
        seams="M56 196C64 200 72 200 78 196M176 192C184 196 192 196 198 192"
        cuts={slivers({ from: [186, 156], step: [3, 9], many: 6, along: [-15, 4] })}
      >
        <path
          d="M150 190l24-4 4 12-22 6ZM160 176l4 34"
          fill="#a9bad6"
          stroke="#0f1430"
          strokeWidth={2}
          opacity="0.6"
        />
        <circle cx={80} cy={154} r={7} fill="#cfeaff" opacity="0.5" />
        <circle cx={100} cy={140} r={4} fill="#cfeaff" opacity="0.6" />
      </Part>
      <Layer as="head" at={[112, 170]}>
        <Layer as="eyes" at={[112, 168]}>
          <path
            d="M72 172C76 156 96 154 100 168 98 182 76 186 72 172ZM118 168C122 154 144 156 146 172 142 186 120 182 118 168Z"
            fill="#060a20"
          />
          <Eye at={[86, 171]} r={8} colour="#8fe8ff" />
          <Eye at={[132, 171]} r={8} colour="#8fe8ff" />
          <path d="M66 158L110 166 152 156 150 164 110 174 70 168Z" fill="#0f1430" />
        </Layer>
        <Layer as="jaw" at={[110, 190]}>
          <path
            d="M84 194L92 188 100 196 108 189 116 196 124 188 132 195"
            className="fig-line"
            strokeWidth={4}
          />
        </Layer>
      </Layer>
    </Layer>
  </Puppet>
)
