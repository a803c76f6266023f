// A watchman that is all shield: a sphere of dark glass in iron bands, one slot of light going round in it.

import type { ReactNode } from "react"
import { Eye, Glow, Lines, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

export default (): ReactNode => (
  <Puppet feet={122} shadow={64} foe ends="bursts">
    <Layer as="legs" at={[122, 190]}>
      <Part of="ash" small far={0.2} d="M150 178L172 172 184 206 192 220 164 220Z" seams="M158 190L176 184" />
      <Part of="ash" small d="M92 178L70 172 58 206 50 220 80 220Z" seams="M86 190L66 184" />
      <Part of="ash" small d="M110 186L134 186 138 220 106 220Z" seams="M109 198L135 198" />
    </Layer>
    <Layer as="body" at={[122, 188]}>
      <Glow at={[122, 116]} r={104} colour="#6a5cff" />
      <Part
        of="violet"
        d="M40 116A82 82 0 1 1 204 116A82 82 0 1 1 40 116Z"
        cuts={slivers({ from: [196, 92], step: [0, 12], many: 7, along: [-20, 3] })}
      >
        <path d="M74 70C84 58 98 50 112 48 100 60 92 70 88 84Z" fill="#e6d2ff" opacity="0.7" />
        <circle cx={80} cy={96} r={5} fill="#e6d2ff" opacity="0.6" />
      </Part>
      <Part
        of="ash"
        small
        d="M108 34L136 34 142 198 102 198Z"
        seams="M108 34L136 34M106 66L138 66M103 170L141 170"
      />
      <Part
        of="ash"
        small
        d="M38 98C66 92 178 92 206 98L206 134C178 140 66 140 38 134Z"
        seams="M58 96L58 136M186 96L186 136"
      />
      <Layer as="head" at={[116, 116]}>
        <path d="M70 104C94 100 150 100 170 104L168 128C148 132 94 132 72 128Z" fill="#070512" />
        <Layer as="eyes" at={[108, 116]}>
          <Eye at={[98, 116]} r={13} colour="#a8fbff" />
        </Layer>
        <Lines d="M126 110L160 110M126 122L158 122" width={2.4} colour="#6a5cff" />
      </Layer>
      <Part of="brass" small d="M104 20A18 18 0 1 1 140 20L136 38 108 38Z" seams="M112 26L132 26" />
    </Layer>
    <Layer as="arm" at={[36, 118]}>
      <Part
        of="ash"
        small
        d="M46 104C28 102 12 112 4 130L18 142C24 130 34 126 46 130Z"
        seams="M30 108L30 128M14 120L24 134"
      />
      <Part of="steel" small d="M6 128L22 144 8 176-6 160Z" />
    </Layer>
    <Layer as="off" at={[206, 118]}>
      <Part of="ash" small far={0.2} d="M200 104C218 102 232 112 240 130L228 142C222 130 212 126 200 130Z" />
      <Part of="steel" small far={0.2} d="M238 128L224 144 236 176 250 160Z" />
    </Layer>
  </Puppet>
)
