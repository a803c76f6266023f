// A statue with an engine in it: a bronze giant from the waist up on a drum of gears, a furnace for a belly, a crown of pipes.

import type { ReactNode } from "react"
import { Eye, Glow, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

export default (): ReactNode => (
  <Puppet width={300} height={270} feet={150} shadow={116} foe ends="bursts">
    <Layer as="back" at={[150, 80]}>
      <Part
        of="ash"
        far={0.2}
        small
        d="M108 58L92 8 112 4 124 54ZM190 58L206 6 188 2 176 54Z"
        seams="M98 22L114 18M202 22L186 18"
      />
      <Glow at={[102, 0]} r={24} colour="#ffb53a" />
      <Glow at={[197, 0]} r={24} colour="#ffb53a" />
    </Layer>
    <Layer as="legs" at={[150, 230]}>
      <Part
        of="ash"
        d="M84 212L216 212 236 250 64 250Z"
        seams="M92 224L208 224M104 212L96 250M130 212L126 250M170 212L174 250M198 212L206 250"
        cuts={slivers({ from: [212, 220], step: [4, 7], many: 4, along: [-16, 2] })}
      />
      <Part of="brass" small d="M96 200L204 200 212 216 88 216Z" />
    </Layer>
    <Layer as="body" at={[150, 210]}>
      <Layer as="off" at={[228, 110]}>
        <Part
          of="brass"
          far={0.2}
          d="M208 88C244 84 274 108 280 150L258 168C240 150 220 122 208 88Z"
          seams="M238 106L262 146"
        />
        <Part
          of="brass"
          far={0.2}
          d="M252 160C270 150 294 158 296 180 294 206 270 218 250 204 238 192 240 170 252 160Z"
          seams="M262 160L260 200M278 160L278 204"
        />
      </Layer>
      <Part
        of="brass"
        d="M76 90C108 68 194 66 226 88 236 124 228 166 208 206 180 216 120 216 94 206 72 166 66 126 76 90Z"
        seams="M150 74L150 112M96 104C112 116 132 120 150 118 170 120 190 114 206 102M86 132L112 138M214 130L188 138"
        cuts={slivers({ from: [224, 112], step: [-0.4, 11], many: 8, along: [-19, 3] })}
      />
      <Part
        of="ash"
        small
        d="M116 138C124 124 178 124 186 138 192 160 188 182 178 196 160 204 140 204 122 196 112 182 110 160 116 138Z"
      />
      <path
        d="M124 146C134 136 168 136 178 146 182 162 180 178 172 188 158 194 142 194 130 188 120 178 120 162 124 146Z"
        fill="#1c0602"
      />
      <Layer as="fx" at={[150, 186]}>
        <Glow at={[150, 166]} r={50} colour="#ff7a1c" />
        <path
          d="M130 186c-8-16 4-22 8-38 6 8 4 14 6 20 6-8 8-16 6-28 12 10 16 18 14 28 4-2 6-6 6-12 8 10 8 22 0 30-10 8-32 8-40 0Z"
          fill="#ffb13a"
        />
        <path d="M142 188c-4-8 2-14 6-22 6 8 12 14 6 22Z" fill="#fff0b0" />
      </Layer>
      <path d="M122 152L180 152M120 166L182 166M124 180L178 180" className="fig-line" strokeWidth={4.4} />
      <Layer as="head" at={[150, 86]}>
        <Part
          of="ash"
          small
          d="M126 72L174 72 178 90 122 90Z"
          seams="M138 72L136 90M150 72L150 90M162 72L164 90"
        />
        <Part
          of="brass"
          d="M108 50C108 24 126 10 150 10 174 10 194 26 192 52L184 78C170 86 128 86 116 78Z"
          seams="M150 10L150 34M112 44C126 36 140 34 150 36 162 34 178 36 190 44M130 66L134 82M166 66L162 82M150 62L150 84"
          cuts={slivers({ from: [188, 40], step: [-0.6, 8], many: 4, along: [-12, 1] })}
        />
        <Part
          of="gilt"
          small
          d="M106 40L112 18 124 30 132 10 144 26 152 4 162 26 174 10 180 30 192 18 196 40C168 30 132 30 106 40Z"
        />
        <path
          d="M116 48C126 42 140 44 144 52 138 62 122 62 116 48ZM156 52C162 44 176 42 184 48 180 62 162 62 156 52Z"
          fill="#1c0602"
        />
        <Layer as="eyes" at={[150, 52]}>
          <Eye at={[130, 52]} r={8} colour="#ffb53a" />
          <Eye at={[170, 52]} r={8} colour="#ffb53a" />
        </Layer>
      </Layer>
      <Layer as="arm" at={[74, 112]}>
        <Part
          of="brass"
          d="M92 90C56 84 24 110 16 152L40 172C58 152 82 124 92 90Z"
          seams="M62 104L34 148M28 130L54 142"
          cuts={slivers({ from: [74, 110], step: [-7, 9], many: 4, along: [-10, -8] })}
        />
        <Part
          of="brass"
          d="M4 168C14 152 40 156 48 174 54 196 42 214 24 214 4 212-4 188 4 168Z"
          seams="M4 186L50 184M8 200L46 198M20 160L18 184M34 162L34 184"
        />
      </Layer>
    </Layer>
  </Puppet>
)
