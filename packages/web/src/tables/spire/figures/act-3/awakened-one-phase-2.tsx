// The god awake: wings thrown wide, one huge eye open over a split beak, the egg hatched into fire.

import type { ReactNode } from "react"
import { Eye, Glow, Lines, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

export default (): ReactNode => (
  <Puppet width={300} height={270} feet={150} shadow={100} foe ends="bursts">
    <Layer as="back" at={[150, 110]}>
      <Glow at={[150, 110]} r={160} colour="#ff4a8a" />
      <Part
        of="violet"
        far={0.15}
        d="M176 108C200 60 246 30 306 28L292 58 312 72 288 90 304 112 276 120 284 146 254 144 250 168C218 166 188 146 176 108Z"
        seams="M196 110C226 84 258 64 292 58M200 118C232 104 262 94 288 90M204 130C230 128 254 124 276 120"
        cuts={slivers({ from: [226, 96], step: [9, 2], many: 5, along: [-3, -16] })}
      />
    </Layer>
    <Layer as="legs" at={[146, 226]}>
      <Lines
        d="M126 210L118 238M118 238L92 250M118 238L118 252M118 238L136 250M176 210L184 238M184 238L160 250M184 238L186 252M184 238L206 250"
        width={12}
      />
      <Lines
        d="M126 210L118 238M118 238L92 250M118 238L118 252M118 238L136 250M176 210L184 238M184 238L160 250M184 238L186 252M184 238L206 250"
        width={5}
        colour="#ffb13a"
      />
    </Layer>
    <Layer as="body" at={[150, 220]}>
      <Part
        of="violet"
        d="M106 112C124 92 178 92 196 112 208 146 206 186 196 212 176 226 126 226 108 212 96 184 94 146 106 112Z"
        seams="M124 190L132 204 140 190M148 198L156 212 164 198M170 188L178 202 184 188"
        cuts={slivers({ from: [198, 128], step: [0, 11], many: 7, along: [-16, 3] })}
      />
      <Layer as="fx" at={[148, 190]}>
        <Glow at={[148, 160]} r={66} colour="#ff5ad0" />
        <path
          d="M124 188c-12-22 6-32 10-54 10 10 8 22 6 28 10-10 14-22 10-40 18 16 24 36 16 50 6-2 8-8 10-14 8 14 4 32-6 38-14 8-38 6-46-8Z"
          fill="#ff7ad8"
          stroke="#080a13"
          strokeWidth={5}
          strokeLinejoin="round"
        />
        <path d="M138 190c-6-12 4-20 8-34 10 12 16 24 8 36Z" fill="#fff0fa" />
      </Layer>
      <Layer as="head" at={[146, 98]}>
        <Part
          of="violet"
          small
          far={0.1}
          d="M126 30C112 14 110-4 116-22 128-10 136 0 142 14 146-6 158-22 176-32 176-12 170 4 160 18 176 6 192 2 210 4 198 22 184 34 166 42Z"
        />
        <Part
          of="violet"
          d="M98 66C98 40 118 24 146 24 176 24 194 44 192 72 190 98 170 112 144 112 116 112 98 92 98 66Z"
          cuts={slivers({ from: [186, 56], step: [-0.4, 9], many: 5, along: [-14, 1] })}
        />
        <Layer as="jaw" at={[110, 94]}>
          <Part of="bone" small d="M122 92C96 98 70 108 54 128 82 130 116 120 134 106Z" />
          <Lines d="M70 118C88 112 104 106 118 104" width={2.6} />
        </Layer>
        <Part
          of="bone"
          d="M116 50C88 44 54 54 26 88 56 80 88 82 116 92 138 88 146 68 138 56 132 50 124 50 116 50Z"
          seams="M38 82C64 70 92 70 118 74M84 60L76 64"
          cuts={slivers({ from: [84, 80], step: [9, 2], many: 4, along: [3, -9] })}
        />
        <Layer as="eyes" at={[150, 64]}>
          <path
            d="M122 64C132 42 168 42 180 64 168 86 132 86 122 64Z"
            fill="#fff4d8"
            stroke="#080a13"
            strokeWidth={5}
          />
          <Eye at={[148, 64]} r={15} colour="#ff4a8a" />
        </Layer>
        <Part of="gilt" small d="M112 34C126 20 166 20 184 34L180 44C164 34 130 34 116 44Z" />
      </Layer>
      <Layer as="arm" at={[112, 118]}>
        <Part
          of="violet"
          d="M124 112C104 62 60 30-4 24L10 54-12 70 12 88-4 112 24 120 16 148 46 146 52 170C86 168 114 148 124 112Z"
          seams="M104 112C74 84 42 62 10 54M100 122C70 106 38 94 12 88M98 134C72 132 46 126 24 120"
          cuts={slivers({ from: [40, 96], step: [10, -2], many: 5, along: [3, -16] })}
        />
      </Layer>
    </Layer>
  </Puppet>
)
