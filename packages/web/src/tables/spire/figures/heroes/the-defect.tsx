// A machine put together from a boiler and a lamp: one round lens, a cracked brass chest with a coil, two claws, orbs about it.

import type { ReactNode } from "react"
import { Eye, Glow, Lines, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

export default (): ReactNode => (
  <Puppet feet={116} shadow={66} ends="bursts">
    <Layer as="back" at={[70, 150]}>
      <Part of="brass" far={0.3} small d="M44 84L62 78 70 150 54 154Z" seams="M48 98L64 94M50 112L66 108" />
      <Part of="brass" far={0.3} small d="M38 74L66 64 70 78 42 88Z" />
    </Layer>
    <Layer as="legs" at={[116, 186]}>
      <Part of="ash" small far={0.2} d="M84 180L98 180 98 204 84 204Z" seams="M84 188L98 188M84 196L98 196" />
      <Part of="brass" small far={0.2} d="M70 204C74 196 100 196 106 204L108 220 68 220Z" />
      <Part of="ash" small d="M132 180L146 180 146 204 132 204Z" seams="M132 188L146 188M132 196L146 196" />
      <Part of="brass" small d="M122 204C126 196 152 196 160 204L162 220 120 220Z" />
    </Layer>
    <Layer as="body" at={[116, 190]}>
      <Layer as="off" at={[70, 130]}>
        <Part
          of="ash"
          small
          far={0.2}
          d="M72 122C56 122 46 132 44 148L56 152C58 142 64 138 74 138Z"
          seams="M60 126L64 138M50 136L58 144"
        />
        <Part
          of="teal"
          small
          far={0.15}
          d="M50 146C62 148 66 160 60 170L52 160 48 176C38 172 34 160 38 152 42 146 46 146 50 146Z"
        />
      </Layer>
      <Part
        of="teal"
        d="M70 118C72 104 160 104 164 118 172 144 170 168 158 186 134 196 100 196 76 186 64 166 62 142 70 118Z"
        seams="M72 130C98 138 136 138 164 130M78 176C100 186 134 186 156 176"
        cuts={slivers({ from: [154, 136], step: [0.6, 8], many: 5, along: [-14, 2] })}
      />
      <Part of="brass" small d="M88 142C100 136 132 136 146 142L144 174C130 180 102 180 90 174Z" />
      <circle cx={117} cy={158} r={14} fill="#080a13" />
      <Layer as="cog" at={[117, 158]}>
        <Glow at={[117, 158]} r={20} colour="#ffb53a" />
        <path
          d="M117 146L120 151 126 150 126 156 131 159 126 163 126 168 120 167 117 171 114 167 108 168 108 163 103 159 108 156 108 150 114 151Z"
          fill="#ffd27a"
        />
      </Layer>
      <path
        d="M84 124m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0M150 124m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0"
        fill="#080a13"
      />
      <Layer as="head" at={[116, 108]}>
        <Lines d="M116 26L116 10" width={6} />
        <Lines d="M116 26L116 10" width={3} colour="#c98a26" />
        <Part of="ember" small d="M108 10A8 8 0 1 1 124 10A8 8 0 1 1 108 10Z" />
        <Part of="ash" small d="M98 98L134 98 138 112 94 112Z" seams="M96 105L136 105" />
        <Part
          of="brass"
          d="M70 68C70 38 92 22 116 22 142 22 164 38 164 68L160 94C144 104 90 104 74 94Z"
          seams="M78 50C98 38 136 38 156 50M84 36L92 46"
          cuts={slivers({ from: [154, 60], step: [0.2, 8], many: 4, along: [-11, 1] })}
        />
        <Part
          of="steel"
          small
          d="M96 70A28 26 0 1 1 152 70A28 26 0 1 1 96 70Z"
          seams="M100 58L106 62M148 58L142 62M124 44L124 50M124 96L124 90"
        />
        <Layer as="eyes" at={[124, 70]}>
          <Eye at={[124, 70]} r={15} colour="#6fe6ff" />
        </Layer>
        <Part of="steel" small d="M66 64L76 60 78 84 66 82C60 78 60 68 66 64Z" seams="M70 66L71 80" />
      </Layer>
      <Layer as="arm" at={[162, 130]}>
        <Part
          of="ash"
          small
          d="M158 122C176 120 188 132 190 150L178 154C176 144 170 138 158 138Z"
          seams="M168 124L166 138M182 134L174 144"
        />
        <Part
          of="teal"
          small
          d="M178 148C192 146 202 158 198 172L188 162 186 180C174 178 168 166 172 156 174 150 176 148 178 148Z"
        />
      </Layer>
    </Layer>
    <Layer as="orb" at={[196, 92]}>
      <Glow at={[198, 92]} r={34} colour="#b06bff" />
      <Part of="violet" small d="M184 92A14 14 0 1 1 212 92A14 14 0 1 1 184 92Z" />
      <Lines d="M192 92C196 84 204 88 202 94 200 98 196 96 197 93" width={2.4} colour="#e6d2ff" />
    </Layer>
    <Layer as="orb" at={[30, 118]}>
      <Glow at={[28, 116]} r={28} colour="#6fc8ff" />
      <Part of="ice" small d="M16 116A12 12 0 1 1 40 116A12 12 0 1 1 16 116Z" />
      <Lines d="M28 108L28 124M21 112L35 120M35 112L21 120" width={2} colour="#fff" />
    </Layer>
  </Puppet>
)
