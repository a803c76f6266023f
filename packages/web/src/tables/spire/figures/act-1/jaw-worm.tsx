// A worm that is mostly mouth: a blind blue-green coil in plates, a split lower jaw, teeth like broken slate.

import type { ReactNode } from "react"
import { Eye, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

export default (): ReactNode => (
  <Puppet feet={128} shadow={82} foe>
    <Layer as="back" at={[190, 200]}>
      <Part
        of="teal"
        far={0.3}
        d="M150 196C176 204 206 196 212 172 216 158 208 148 200 146 222 144 236 162 230 186 222 214 184 224 150 218Z"
        seams="M208 156L226 164M206 180L226 190M190 194L198 212"
      />
    </Layer>
    <Layer as="body" at={[130, 214]}>
      <Part
        of="teal"
        d="M80 216C66 190 76 148 106 128 140 108 188 124 198 164 204 190 192 210 172 220Z"
        seams="M110 132C100 156 100 190 110 216M140 122C132 150 134 188 144 218M170 130C166 156 168 190 174 216"
        cuts={slivers({ from: [186, 150], step: [0.6, 10], many: 5, along: [-15, 3] })}
      />
      <Part
        of="stone"
        small
        d="M118 124C124 108 132 100 144 96 144 108 144 116 146 122ZM150 122C158 110 168 104 180 104 178 114 176 124 174 132ZM178 138C188 130 198 128 208 132 204 142 198 150 192 154Z"
        seams="M136 104L132 120M170 110L164 124M200 134L190 146"
      />
      <Layer as="head" at={[124, 150]}>
        <Layer as="jaw" at={[110, 168]}>
          <Part of="flesh" d="M122 152C96 160 60 164 34 158 36 186 58 206 92 206 116 204 132 190 136 170Z" />
          <Part of="bone" small d="M42 168L52 148 60 172ZM62 174L72 152 80 176ZM84 176L94 154 102 174Z" />
          <Part
            of="teal"
            d="M28 160C40 176 62 182 88 180 110 178 128 170 140 160 146 186 132 212 96 216 56 218 26 196 28 160Z"
            seams="M44 186C58 196 74 200 92 198M70 182L66 204M104 180L106 206"
            cuts={slivers({ from: [112, 192], step: [5, -5], many: 4, along: [-4, 13] })}
          />
        </Layer>
        <Part
          of="teal"
          d="M148 176C128 166 96 160 66 162 46 162 30 154 24 138 40 136 50 132 60 118 76 92 112 82 140 94 166 106 174 140 160 166Z"
          seams="M72 114C92 102 118 100 138 110M62 130C84 122 112 120 136 128"
          cuts={slivers({ from: [146, 116], step: [2, 9], many: 4, along: [-14, 1] })}
        />
        <Part
          of="bone"
          small
          d="M34 150L42 174 54 156ZM58 158L68 182 80 160ZM84 160L94 182 104 162ZM108 164L116 180 124 168Z"
        />
        <Layer as="eyes" at={[94, 126]}>
          <Eye at={[78, 134]} r={8} colour="#ff6a4a" />
          <Eye at={[104, 122]} r={6} colour="#ff6a4a" />
          <Eye at={[126, 122]} r={5} colour="#ff6a4a" />
        </Layer>
        <Part
          of="stone"
          small
          d="M58 116C64 100 76 88 94 82 90 92 88 100 88 108ZM100 100C108 86 122 78 140 78 134 88 130 94 128 102Z"
          seams="M82 92L76 106M126 84L116 96"
        />
      </Layer>
    </Layer>
  </Puppet>
)
