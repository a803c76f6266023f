// As much slime as a cellar holds: a hill with two mouths that have not agreed which is the upper one, full of what it ate.

import type { ReactNode } from "react"
import { Eye, Glow, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

export default (): ReactNode => (
  <Puppet feet={122} shadow={104} foe ends="sinks">
    <Layer as="body" at={[122, 220]}>
      <Glow at={[122, 150]} r={128} colour="#49c06a" />
      <Part
        of="olive"
        d="M6 214C2 186 22 160 38 134 44 92 66 50 104 44 112 30 130 26 144 34 138 40 138 46 142 50 180 60 200 96 206 132 224 160 242 188 236 214 216 226 198 214 180 221 158 227 142 215 122 222 102 227 86 215 66 222 46 226 20 226 6 214Z"
        seams="M40 190C50 196 62 196 72 190M170 194C182 200 196 198 204 190"
        cuts={slivers({ from: [196, 108], step: [5, 12], many: 7, along: [-20, 4] })}
      >
        <path d="M170 150l34-10 4 9-12 4 4 14-9 3-4-14-14 4Z" fill="#e6efb0" opacity="0.55" />
        <path d="M44 168a14 13 0 1 1 27 4l-1 10-8 2-9-2-8-5Z" fill="#e6efb0" opacity="0.6" />
        <path d="M50 170a4 4 0 1 0 8 1a4 4 0 1 0-8-1M61 172a3 4 0 1 0 7 1a3 4 0 1 0-7-1" fill="#1f2410" />
        <circle cx={92} cy={66} r={8} fill="#e6efb0" opacity="0.5" />
        <circle cx={178} cy={96} r={6} fill="#e6efb0" opacity="0.4" />
        <circle cx={60} cy={140} r={5} fill="#e6efb0" opacity="0.4" />
      </Part>
      <Layer as="head" at={[112, 120]}>
        <Layer as="eyes" at={[112, 96]}>
          <path
            d="M68 98C70 78 98 76 102 94 102 112 72 118 68 98ZM122 94C126 76 154 78 156 98 152 118 124 112 122 94Z"
            fill="#12160a"
          />
          <Eye at={[85, 97]} r={10} colour="#ffe14a" />
          <Eye at={[139, 97]} r={10} colour="#ffe14a" />
          <path d="M60 80L104 90 102 98 66 92ZM164 78L120 90 122 98 160 92Z" fill="#12160a" />
        </Layer>
        <Layer as="jaw" at={[112, 132]}>
          <path
            d="M50 132C84 120 146 120 176 134 176 170 150 190 112 190 76 190 50 168 50 132Z"
            fill="#12160a"
          />
          <path
            d="M54 132L64 154 74 127ZM86 125L96 148 108 122ZM120 122L132 148 142 125ZM154 128L162 152 172 134Z"
            fill="#fdf6dd"
            stroke="#12160a"
            strokeWidth={2}
          />
          <path
            d="M76 184L84 164 94 188ZM104 190L112 168 122 190ZM134 186L142 166 150 180Z"
            fill="#d8d3a0"
            stroke="#12160a"
            strokeWidth={2}
          />
        </Layer>
      </Layer>
    </Layer>
  </Puppet>
)
