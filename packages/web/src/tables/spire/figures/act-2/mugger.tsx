// The looter's big brother: a coat with too many pockets, a brass knuckle on each fist, a stocking over the face.

import type { ReactNode } from "react"
import { LiddedEye, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

export default (): ReactNode => (
  <Puppet feet={126} shadow={80} foe>
    <Layer as="legs" at={[126, 190]}>
      <Part
        of="pitch"
        far={0.2}
        small
        d="M138 184L166 182C170 194 172 204 170 208 178 210 182 216 180 220L140 220C138 212 140 206 142 204Z"
      />
      <Part
        of="pitch"
        small
        d="M90 184L118 186 114 204C118 210 118 216 116 220L72 220C70 212 80 206 90 204Z"
        seams="M90 204L114 206"
      />
    </Layer>
    <Layer as="body" at={[126, 188]}>
      <Layer as="off" at={[172, 116]}>
        <Part of="olive" far={0.2} d="M158 104C182 106 200 124 204 150L186 160C174 146 162 128 158 104Z" />
        <Part of="skin" small far={0.15} d="M182 154C194 146 210 154 208 170 204 182 188 180 184 172Z" />
        <Part of="gilt" small far={0.1} d="M196 150L210 160 206 180 196 176Z" seams="M200 158L206 172" />
      </Layer>
      <Part
        of="olive"
        d="M76 112C96 92 156 92 174 112 186 140 186 172 182 202L162 196 150 206 128 198 106 206 92 196 72 202C66 172 66 140 76 112Z"
        seams="M126 100L124 198M90 124L112 126 112 146 90 146ZM140 126L164 124 164 146 140 146ZM84 162L108 164 108 184 84 182ZM142 164L168 162 168 182 142 184Z"
        cuts={slivers({ from: [176, 126], step: [0.6, 10], many: 6, along: [-14, 2] })}
      />
      <Part of="leather" small d="M106 96L126 132 146 96 156 102 132 148 120 148 96 102Z" />
      <Part of="gilt" small d="M120 148a8 8 0 1 1 14 2a8 8 0 1 1-14-2Z" />
      <Layer as="head" at={[122, 102]}>
        <Part
          of="pitch"
          small
          d="M76 44C78 16 100 4 124 4 150 4 170 20 170 46 144 36 102 36 76 44Z"
          seams="M124 4L124 30M92 18L100 34M156 18L150 34"
        />
        <Part of="pitch" small far={0.1} d="M66 46C94 34 152 34 182 46L176 56C148 46 100 46 72 56Z" />
        <Part
          of="flesh"
          d="M80 66C80 46 100 38 124 38 148 38 166 48 166 68 166 94 148 110 124 110 98 110 80 92 80 66Z"
          seams="M84 58L162 52M80 72L164 70M84 88L160 92M96 44L108 106M136 40L140 106"
          cuts={slivers({ from: [162, 62], step: [0, 8], many: 4, along: [-11, 1] })}
        />
        <path
          d="M84 66C92 58 108 58 114 66 110 78 90 78 84 66ZM124 66C130 56 148 56 154 64 152 76 130 78 124 66ZM92 92C106 86 130 86 142 92 136 102 102 102 92 92Z"
          fill="#1a0a0c"
        />
        <path d="M98 90l4 8 6-8ZM112 89l4 8 6-8ZM126 89l4 8 5-7Z" fill="#fdf6dd" />
        <Layer as="eyes" at={[118, 67]}>
          <LiddedEye at={[98, 67]} r={7} look={[-2, 1]} lid="M88 60L110 66 106 70 90 66Z" />
          <LiddedEye at={[138, 66]} r={7} look={[-2, 1]} lid="M150 58L126 65 130 70 148 64Z" />
        </Layer>
      </Layer>
      <Layer as="arm" at={[82, 124]}>
        <Part
          of="olive"
          d="M80 112C100 120 104 142 92 158 74 172 54 174 40 166L42 146C58 146 72 134 80 112Z"
          seams="M84 130C76 148 62 156 50 158M60 146L62 168"
        />
        <Part of="skin" small d="M26 146C38 138 54 146 54 162 52 176 36 180 26 172 18 166 18 152 26 146Z" />
        <Part
          of="gilt"
          small
          d="M14 148C22 142 30 144 32 150L34 174C30 180 20 180 14 174 10 166 10 156 14 148Z"
          seams="M14 156L32 156M14 164L33 164"
        />
      </Layer>
    </Layer>
  </Puppet>
)
