// A gremlin with a plan for others: moss-green, one torn ear, a commander's coat that was a curtain, a horn and a long spear.

import type { ReactNode } from "react"
import { LiddedEye, Lines, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

export default (): ReactNode => (
  <Puppet feet={126} shadow={76} foe>
    <Layer as="back" at={[150, 100]}>
      <Part
        of="gilt"
        far={0.3}
        d="M138 96C176 104 210 144 222 208L202 198 192 214 172 200 156 212C150 176 142 136 138 96Z"
        seams="M152 112C178 136 194 168 200 198M146 120C158 148 168 176 172 200"
      />
    </Layer>
    <Layer as="legs" at={[124, 186]}>
      <Part
        of="moss"
        far={0.25}
        small
        d="M134 178L158 176C160 190 162 200 164 206 170 210 172 216 170 220L134 220C132 212 136 208 138 204Z"
      />
      <Part
        of="moss"
        small
        d="M92 178L118 180 114 204C118 208 118 216 116 220L70 220C70 212 80 208 92 204Z"
        seams="M80 212L82 220M92 210L93 220"
      />
    </Layer>
    <Layer as="body" at={[124, 186]}>
      <Layer as="off" at={[158, 116]}>
        <Part
          of="moss"
          far={0.2}
          small
          d="M150 108C170 108 184 122 188 142L172 154C160 144 152 128 150 108Z"
        />
        <Part
          of="bone"
          small
          d="M166 152C176 140 196 136 210 140 218 130 226 128 232 134 230 152 206 170 178 170Z"
          seams="M186 146L190 164M204 142L210 156"
        />
        <Part of="moss" small far={0.1} d="M164 146C174 140 186 148 184 160 180 170 166 168 162 160Z" />
      </Layer>
      <Part
        of="crimson"
        d="M86 108C102 94 146 94 162 110 170 138 166 166 162 196L144 190 126 202 108 190 90 196C84 164 78 136 86 108Z"
        seams="M124 102L124 198M98 120C106 128 114 132 124 132 134 132 144 128 152 120"
        cuts={slivers({ from: [160, 122], step: [0.4, 10], many: 6, along: [-13, 2] })}
      />
      <path
        d="M112 142a4 4 0 1 0 .1 0M136 142a4 4 0 1 0 .1 0M112 160a4 4 0 1 0 .1 0M136 160a4 4 0 1 0 .1 0"
        fill="#ffe08a"
        stroke="#080a13"
        strokeWidth={2}
      />
      <Part
        of="gilt"
        small
        d="M70 108C80 94 98 92 110 100L104 118C94 110 84 112 74 122ZM178 108C168 94 150 92 138 100L144 118C154 110 164 112 174 122Z"
        seams="M82 104L84 116M94 100L96 112M166 104L164 116"
      />
      <Part of="leather" small d="M86 162C108 174 142 174 164 162L164 176C142 188 108 188 86 176Z" />
      <Layer as="head" at={[122, 104]}>
        <Part
          of="moss"
          small
          far={0.1}
          d="M158 58C180 44 202 42 222 50 214 58 216 66 206 72 192 82 174 84 162 80Z"
          seams="M170 66C184 56 198 54 210 56"
        />
        <Part
          of="moss"
          small
          d="M86 60C66 44 44 40 22 46 34 66 58 80 82 80Z"
          seams="M76 66C60 56 48 52 36 52"
        />
        <Part
          of="moss"
          d="M76 70C76 42 96 26 124 26 150 26 168 44 168 72 166 98 146 112 122 112 96 112 76 96 76 70Z"
          seams="M142 40L152 62M136 46L148 56"
          cuts={slivers({ from: [164, 60], step: [-0.4, 9], many: 4, along: [-13, 1] })}
        />
        <Part
          of="steel"
          small
          d="M84 40C94 20 154 20 164 40L160 50C140 38 108 38 88 50Z"
          seams="M124 26L124 38"
        />
        <Part of="crimson" small d="M116 24C106 8 118-6 138-8 130 2 136 10 132 22Z" />
        <path d="M82 86C98 80 138 80 154 86 150 102 138 106 120 106 102 106 88 100 82 86Z" fill="#0a1408" />
        <path
          d="M84 87l8 11 8-13 9 12 9-13 9 13 9-12 9 11 7-10ZM98 104l6-8 7 10ZM128 105l6-9 7 7Z"
          fill="#fdf6dd"
          stroke="#0a1408"
          strokeWidth={2}
        />
        <Layer as="eyes" at={[116, 68]}>
          <LiddedEye at={[98, 68]} r={10} look={[-3, 0]} lid="M84 58L114 66 108 72 86 66Z" />
          <Part of="leather" small d="M122 60C130 54 146 54 152 60 150 76 128 78 122 60Z" />
          <Lines d="M120 56L106 44M152 58L164 48" width={4} />
        </Layer>
      </Layer>
      <Layer as="arm" at={[90, 118]}>
        <Lines d="M60 216L36 44" width={10} />
        <Lines d="M60 216L36 44" width={4.6} colour="#8a6232" />
        <Part of="steel" small d="M36 52C24 40 22 22 32 2 44 18 48 36 44 50Z" seams="M33 12L38 46" />
        <Part of="crimson" small d="M38 58L62 64 56 72 66 82 42 80Z" />
        <Part
          of="moss"
          d="M88 110C104 116 108 136 96 150 84 160 68 162 54 156L54 138C68 138 80 130 88 110Z"
          seams="M90 124C84 140 74 148 62 150"
        />
        <Part
          of="moss"
          small
          d="M42 136C52 130 64 138 64 150 62 162 48 162 42 154 36 148 36 140 42 136Z"
          seams="M48 136L47 156M56 138L55 158"
        />
      </Layer>
    </Layer>
  </Puppet>
)
