// The automaton's little helper: a bronze ball with a shutter for an eye, two fins and a grabber that steals cards.

import type { ReactNode } from "react"
import { Eye, Glow, Lines, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

export default (): ReactNode => (
  <Puppet feet={122} shadow={44} foe ends="bursts">
    <Layer as="back" at={[122, 130]}>
      <Glow at={[122, 190]} r={44} colour="#6fe6ff" />
      <Part
        of="brass"
        small
        far={0.2}
        d="M168 96C190 84 212 88 226 104 214 116 194 122 176 118Z"
        seams="M182 104L216 102"
      />
      <Part
        of="brass"
        small
        far={0.2}
        d="M170 142C192 138 208 148 214 166 198 170 182 166 170 156Z"
        seams="M182 150L204 160"
      />
      <Layer as="body" at={[122, 130]}>
        <Part
          of="brass"
          d="M60 122A62 62 0 1 1 184 122A62 62 0 1 1 60 122Z"
          seams="M122 60C104 80 104 164 122 184M64 104C96 96 148 96 180 104M70 154C100 162 144 162 174 154M122 60C146 80 150 160 134 182"
          cuts={slivers({ from: [178, 106], step: [0, 10], many: 6, along: [-17, 2] })}
        />
        <Part
          of="ash"
          small
          d="M62 122A34 34 0 1 1 130 122A34 34 0 1 1 62 122Z"
          seams="M96 88L96 98M96 146L96 156M62 122L72 122M120 122L130 122"
        />
        <circle cx={96} cy={122} r={24} fill="#061018" />
        <Layer as="eyes" at={[96, 122]}>
          <Eye at={[96, 122]} r={17} colour="#6fe6ff" />
        </Layer>
        <Part of="gilt" small d="M112 50L132 50 136 66 108 66Z" />
        <Lines d="M122 50L122 32" width={6} />
        <Part of="ember" small d="M114 28A8 8 0 1 1 130 28A8 8 0 1 1 114 28Z" />
      </Layer>
      <Layer as="arm" at={[108, 178]}>
        <Lines d="M108 180L96 196L76 200" width={9} />
        <Lines d="M108 180L96 196L76 200" width={4} colour="#777c90" />
        <Part of="ash" small d="M78 190C64 186 52 194 48 208L58 204C60 214 66 218 76 216L70 206 80 206Z" />
      </Layer>
    </Layer>
  </Puppet>
)
