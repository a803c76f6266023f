// A thing that grew in the dark: a wide spotted cap over a thick stem, root feet, a drooping mouth that lets spores out.

import type { ReactNode } from "react"
import { Eye, Glow, Lines, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

export default (): ReactNode => (
  <Puppet feet={122} shadow={70} foe ends="sinks">
    <Layer as="legs" at={[122, 200]}>
      <Lines
        d="M96 194C84 200 72 206 62 220M116 200C112 208 106 214 100 220M136 200C138 208 144 214 152 220M152 192C166 198 178 206 186 220"
        width={15}
      />
      <Lines
        d="M96 194C84 200 72 206 62 220M116 200C112 208 106 214 100 220M136 200C138 208 144 214 152 220M152 192C166 198 178 206 186 220"
        width={8}
        colour="#b9a886"
      />
    </Layer>
    <Layer as="body" at={[122, 208]}>
      <Layer as="off" at={[158, 150]}>
        <Part
          of="bone"
          far={0.25}
          small
          d="M150 140C168 138 184 148 196 166 202 176 194 184 186 178 176 168 164 162 150 160Z"
        />
      </Layer>
      <Part
        of="bone"
        d="M88 116C104 108 142 108 156 118 158 146 164 172 172 192 152 208 94 208 76 194 84 170 88 144 88 116Z"
        seams="M104 150C102 168 98 184 92 198M146 150C148 168 154 184 160 196M126 176L126 202"
        cuts={slivers({ from: [156, 138], step: [1.4, 9], many: 6, along: [-13, 2] })}
      />
      <path d="M86 150C92 140 124 140 130 152 128 178 118 188 106 188 94 186 86 172 86 150Z" fill="#1a0a12" />
      <Lines d="M92 158L98 148M106 154L108 146M120 158L116 148" width={3} colour="#cbbf9d" />
      <Layer as="jaw" at={[106, 184]}>
        <Part of="rose" small d="M98 176C104 170 116 172 118 180 116 188 100 190 98 176Z" />
      </Layer>
      <Layer as="eyes" at={[108, 130]}>
        <Eye at={[94, 130]} r={8} colour="#c8ff5a" />
        <Eye at={[122, 130]} r={9} colour="#c8ff5a" />
      </Layer>
      <Layer as="head" at={[122, 116]}>
        <Part of="bone" small far={0.3} d="M70 112C90 124 156 126 180 112L166 122C140 132 104 132 80 122Z" />
        <Part
          of="violet"
          d="M34 106C38 60 78 28 124 28 172 28 208 62 212 106 190 122 160 112 124 114 88 112 58 122 34 106Z"
          seams="M48 98C60 102 76 102 92 100M150 100C168 102 186 102 200 98"
          cuts={slivers({ from: [196, 74], step: [1.4, 8], many: 4, along: [-15, 1] })}
        >
          <path
            d="M78 58a16 11 -20 1 0 30-8a16 11 -20 1 0-30 8ZM128 78a13 9 0 1 0 26 2a13 9 0 1 0-26-2ZM150 46a11 8 20 1 0 20 8a11 8 20 1 0-20-8ZM54 86a10 7 0 1 0 18 2a10 7 0 1 0-18-2ZM178 90a9 6 0 1 0 16 2a9 6 0 1 0-16-2Z"
            fill="#e6d2ff"
            opacity="0.85"
          />
        </Part>
        <Part
          of="violet"
          small
          far={0.1}
          d="M170 40C168 22 182 12 198 16 212 20 216 34 208 42 200 36 190 36 184 44Z"
        />
        <Lines d="M188 38L182 52" width={6} />
      </Layer>
      <Layer as="arm" at={[92, 150]}>
        <Part
          of="bone"
          small
          d="M96 142C78 142 58 152 44 170 36 182 46 192 56 184 66 174 80 166 98 164Z"
          seams="M88 148L86 162M68 156L72 168"
        />
      </Layer>
    </Layer>
    <Layer as="orb" at={[50, 60]}>
      <Glow at={[44, 62]} r={12} colour="#c8ff5a" />
      <Glow at={[24, 96]} r={8} colour="#c8ff5a" />
      <Glow at={[70, 22]} r={9} colour="#c8ff5a" />
    </Layer>
  </Puppet>
)
