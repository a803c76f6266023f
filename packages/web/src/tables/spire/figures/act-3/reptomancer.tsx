// A serpent priestess: cobra's hood in gold and green, four arms with as many knives, a coil for a throne.

import type { ReactNode } from "react"
import { Eye, Lines, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

const knife = "M0 0L-10 -30 -4 -46 6 -30 8 0Z"

export default (): ReactNode => (
  <Puppet feet={126} shadow={94} foe>
    <Layer as="back" at={[184, 206]}>
      <Part
        of="moss"
        far={0.25}
        d="M154 202C188 210 214 196 216 170 216 156 206 150 198 152 212 138 232 152 232 174 232 208 196 228 150 222Z"
        seams="M196 196L206 212M212 174L230 182"
      />
    </Layer>
    <Layer as="body" at={[126, 214]}>
      <Part
        of="moss"
        d="M40 206C30 184 56 168 98 166 150 162 208 170 210 196 208 220 166 226 120 226 76 226 46 220 40 206Z"
        seams="M66 178L62 214M102 168L102 222M142 168L144 222M176 174L180 216"
        cuts={slivers({ from: [198, 184], step: [0, 7], many: 4, along: [-14, 2] })}
      />
      <Layer as="off" at={[156, 110]}>
        <Part
          of="moss"
          far={0.2}
          small
          d="M146 104C170 98 190 108 200 126L188 138C176 126 162 122 146 122Z"
        />
        <g transform="translate(200 124) rotate(40)">
          <Part of="steel" small d={knife} />
        </g>
        <Part
          of="moss"
          far={0.25}
          small
          d="M146 128C168 132 182 146 186 164L172 170C164 156 156 148 144 146Z"
        />
        <g transform="translate(184 164) rotate(80)">
          <Part of="steel" small d={knife} />
        </g>
      </Layer>
      <Part
        of="moss"
        d="M98 176C88 150 92 118 104 98L148 98C160 118 164 150 154 176 138 186 114 186 98 176Z"
        cuts={slivers({ from: [154, 116], step: [0.4, 10], many: 6, along: [-13, 2] })}
      />
      <Part
        of="bone"
        small
        d="M108 178C100 150 102 122 110 100L128 100C122 124 124 154 132 182Z"
        seams="M104 118L124 120M102 134L124 138M103 150L126 156M106 166L129 172"
      />
      <Part
        of="gilt"
        small
        d="M96 98C112 110 140 110 156 98L160 114C142 128 110 128 92 114Z"
        seams="M108 106L106 120M126 110L126 124M144 106L148 120"
      />
      <Layer as="head" at={[124, 98]}>
        <Part
          of="gilt"
          far={0.1}
          d="M124 108C84 112 58 84 62 44 70 20 96 8 124 8 152 8 178 20 186 44 190 84 164 112 124 108Z"
          seams="M70 50C80 46 90 46 98 50M178 50C168 46 158 46 150 50M72 70C82 66 90 68 96 72M176 70C166 66 158 68 152 72"
        />
        <Part
          of="moss"
          d="M88 54C90 32 106 22 126 22 146 22 160 34 160 56 160 78 146 90 128 94 108 98 84 100 70 92 76 82 86 74 88 54Z"
          seams="M78 92C98 92 120 88 140 78M76 84L82 82"
          cuts={slivers({ from: [154, 46], step: [0, 8], many: 4, along: [-11, 1] })}
        />
        <path d="M84 92l4 12 6-13ZM104 92l4 12 7-14Z" fill="#fdf6dd" stroke="#080a13" strokeWidth={2} />
        <Part of="crimson" small d="M124 20L134 6 140 22 132 32Z" />
        <Layer as="eyes" at={[118, 56]}>
          <Eye at={[102, 58]} r={9} colour="#ffd84a" />
          <Eye at={[134, 54]} r={9} colour="#ffd84a" />
          <path d="M86 46L116 54 112 60 90 54ZM152 42L122 53 126 60 150 50Z" fill="#10240f" />
        </Layer>
      </Layer>
      <Layer as="arm" at={[102, 114]}>
        <Part
          of="moss"
          small
          d="M106 104C82 98 60 106 48 124L58 138C72 128 88 124 106 124Z"
          seams="M84 104L84 122M64 112L72 128"
        />
        <g transform="translate(46 124) rotate(-34)">
          <Part of="steel" small d={knife} />
        </g>
        <Part
          of="moss"
          small
          d="M106 130C84 132 64 144 54 162L66 172C76 158 90 150 106 150Z"
          seams="M84 136L88 152M66 148L76 162"
        />
        <g transform="translate(54 164) rotate(-70)">
          <Part of="steel" small d={knife} />
        </g>
        <Lines d="M42 118L60 134M50 156L66 172" width={4} colour="#c98a26" />
      </Layer>
    </Layer>
  </Puppet>
)
