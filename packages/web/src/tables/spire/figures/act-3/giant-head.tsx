// A head that fell off a god: mossy stone with a crack from brow to chin, a jaw that grinds, and an eye that counts.

import type { ReactNode } from "react"
import { Eye, Glow, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

export default (): ReactNode => (
  <Puppet feet={122} shadow={104} foe ends="bursts">
    <Layer as="body" at={[122, 218]}>
      <Layer as="jaw" at={[110, 176]}>
        <Part
          of="stone"
          d="M28 172C60 182 150 182 190 168L186 206C172 220 60 226 42 214Z"
          seams="M70 182L68 218M110 184L110 222M150 180L154 216"
          cuts={slivers({ from: [182, 178], step: [-1, 8], many: 4, along: [-14, 2] })}
        />
      </Layer>
      <path d="M30 160C70 174 150 174 192 158L190 182C150 192 70 192 32 182Z" fill="#0a0c14" />
      <path
        d="M38 168l22 5 0 16-22-3ZM64 174l24 2 0 16-24-2ZM92 177l26 0 0 15-26 0ZM122 177l26-2 0 15-26 2ZM152 174l26-5 0 15-26 4Z"
        fill="#a3aebd"
        stroke="#0a0c14"
        strokeWidth={3}
      />
      <Part
        of="stone"
        d="M18 150C14 116 22 70 60 40 100 14 170 16 206 54 232 84 234 140 222 180 212 190 200 188 194 164 150 178 66 178 26 164Z"
        seams="M60 40C72 52 78 64 78 74M206 54C190 62 184 74 184 86M150 24L140 50 156 66 146 88M222 110C206 112 200 122 202 134M40 108C60 98 84 100 96 110M128 108C146 98 172 98 186 108"
        cuts={slivers({ from: [214, 84], step: [1, 12], many: 7, along: [-20, 3] })}
      />
      <Part
        of="moss"
        small
        d="M60 44C84 18 140 8 180 28 168 34 160 44 148 40 136 36 128 48 112 46 98 44 86 58 72 56 64 54 60 50 60 44Z"
      />
      <Part
        of="stone"
        small
        d="M100 108L122 104 130 146 116 154 88 150C90 136 96 122 100 108Z"
        seams="M94 144L122 148"
      />
      <Part
        of="stone"
        small
        far={0.1}
        d="M206 108C222 100 234 112 232 130 230 146 216 152 206 144Z"
        seams="M214 116C220 122 220 130 214 138"
      />
      <Layer as="eyes" at={[104, 120]}>
        <path
          d="M40 116C54 104 84 106 92 118 86 134 54 136 40 116ZM136 118C146 106 176 104 186 116 176 136 146 134 136 118Z"
          fill="#0a0c14"
        />
        <Glow at={[66, 118]} r={26} colour="#ffb13a" />
        <Eye at={[66, 119]} r={11} colour="#ffb13a" />
        <Eye at={[162, 118]} r={8} colour="#ffb13a" />
      </Layer>
      <Part
        of="stone"
        small
        d="M32 98C54 84 90 88 98 104L92 112C76 102 54 104 36 112ZM132 104C142 88 176 84 194 98L190 112C174 104 152 102 138 112Z"
      />
    </Layer>
  </Puppet>
)
