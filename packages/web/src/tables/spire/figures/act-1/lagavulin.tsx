// Awake: a shell of old bronze, cracked open at the front; out of the dark in it two cold eyes look up, and six claws come.

import type { ReactNode } from "react"
import { Eye, Glow, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

export default (): ReactNode => (
  <Puppet feet={126} shadow={104} foe ends="bursts">
    <Layer as="body" at={[126, 216]}>
      <Part
        of="brass"
        far={0.15}
        d="M190 80C216 92 232 124 234 160 234 190 224 210 206 218L176 214Z"
        seams="M206 104C216 130 218 170 208 204"
      />
      <Part
        of="brass"
        d="M24 214C8 160 26 84 78 52 126 24 186 46 204 92 220 136 216 186 200 218Z"
        seams="M78 52C70 90 70 120 74 140M128 38C124 70 126 100 132 122M176 60C172 90 174 130 186 216M34 116C60 104 84 100 104 104M150 108C172 108 192 114 208 124"
        cuts={slivers({ from: [200, 112], step: [2, 13], many: 7, along: [-20, 3] })}
      >
        <path d="M150 62a16 16 0 1 1 22 22M156 68a8 8 0 1 1 10 10" className="fig-line" strokeWidth={4} />
        <path d="M180 40c10 0 22 8 28 20-12 2-22 0-30-6Z" fill="#35662f" />
      </Part>
      <Part of="moss" small d="M70 58C80 44 100 36 118 38 112 48 104 50 98 58 92 64 80 66 70 58Z" />
      <path
        d="M26 206C22 168 38 132 78 126 116 122 150 140 156 178 158 196 152 210 146 218L34 218Z"
        fill="#07080f"
      />
      <Glow at={[88, 174]} r={62} colour="#3a8cff" />
      <Layer as="head" at={[88, 190]}>
        <Layer as="eyes" at={[86, 170]}>
          <Eye at={[68, 172]} r={13} colour="#7fd0ff" />
          <Eye at={[108, 168]} r={13} colour="#7fd0ff" />
          <path d="M50 156L84 164 80 170 54 166ZM128 150L94 162 98 168 126 160Z" fill="#07080f" />
        </Layer>
        <path
          d="M62 198L70 190 78 199 86 190 94 199 102 189 112 198"
          className="fig-line"
          stroke="#7fd0ff"
          strokeWidth={3}
        />
      </Layer>
      <Part
        of="brass"
        small
        d="M20 210C16 164 36 124 78 116 122 110 160 134 164 178L152 176C146 146 120 130 82 132 48 136 32 168 36 212Z"
        seams="M34 160L46 164M52 130L60 142M84 116L86 132M120 122L114 136M150 148L138 152"
      />
      <Layer as="off" at={[150, 196]}>
        <Part
          of="bone"
          small
          far={0.1}
          d="M140 190C158 184 174 190 184 208L182 220C174 208 160 204 146 208ZM128 202C144 200 156 206 164 220L152 220C146 212 138 210 130 212Z"
        />
      </Layer>
      <Layer as="arm" at={[44, 196]}>
        <Part
          of="bone"
          small
          d="M56 184C36 176 14 182 0 204L2 220C14 206 32 202 50 204Z"
          seams="M44 182L42 202M24 184L24 202"
        />
        <Part of="bone" small d="M64 198C48 196 34 202 26 220L38 220C44 212 54 210 64 212Z" />
      </Layer>
    </Layer>
  </Puppet>
)
