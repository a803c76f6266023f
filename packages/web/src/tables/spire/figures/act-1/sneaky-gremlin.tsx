// A gremlin on tiptoe: green, thin, one ear up and one down, a grin, a bent dagger held where it is not looked for.

import type { ReactNode } from "react"
import { LiddedEye, Lines, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

export default (): ReactNode => (
  <Puppet feet={122} shadow={48} foe>
    <Layer as="legs" at={[122, 190]}>
      <Part
        of="olive"
        far={0.3}
        small
        d="M130 178L144 176C156 190 160 202 158 208 166 212 168 216 166 220L142 220C140 212 144 208 146 204Z"
      />
      <Part
        of="olive"
        small
        d="M104 180L120 180 108 204C110 210 108 216 104 220L76 220C76 214 84 210 92 206Z"
        seams="M82 214L84 220M90 213L91 220"
      />
    </Layer>
    <Layer as="body" at={[122, 188]}>
      <Layer as="off" at={[140, 146]}>
        <Part
          of="olive"
          far={0.2}
          small
          d="M134 138C152 136 168 144 176 156L168 166C158 158 146 154 134 154Z"
        />
        <Part of="steel" small d="M172 160L204 128C204 144 194 164 180 172Z" seams="M178 162L198 140" />
        <Part of="olive" far={0.1} small d="M166 154C174 150 184 156 182 166 178 174 166 172 164 164Z" />
      </Layer>
      <Part
        of="violet"
        d="M100 138C110 130 134 130 144 140 148 156 146 174 140 188 128 194 112 194 102 186 96 170 96 152 100 138Z"
        seams="M120 140L118 190M104 154L114 158"
        cuts={slivers({ from: [142, 150], step: [0, 8], many: 4, along: [-11, 2] })}
      />
      <Part of="leather" small d="M96 170C112 180 130 180 146 170L146 182C130 192 112 192 98 182Z" />
      <Layer as="head" at={[120, 142]}>
        <Part
          of="olive"
          small
          far={0.1}
          d="M150 88C160 64 178 48 200 40 200 64 190 90 166 108Z"
          seams="M162 94C170 74 182 60 192 52"
        />
        <Part
          of="olive"
          small
          d="M84 92C62 92 42 104 28 124 48 126 72 122 88 112Z"
          seams="M78 100C62 104 50 112 40 118"
        />
        <Part
          of="olive"
          d="M74 98C76 72 96 56 122 58 148 60 164 78 162 104 160 128 142 144 118 146 106 150 90 152 78 148 84 140 74 122 74 98Z"
          seams="M116 66C118 72 116 76 114 80"
          cuts={slivers({ from: [156, 92], step: [-0.2, 9], many: 5, along: [-13, 2] })}
        />
        <path
          d="M76 122C90 132 124 132 146 114 146 132 130 142 110 142 94 142 82 136 76 122Z"
          fill="#12160a"
        />
        <path
          d="M80 126L86 136 92 129 98 139 104 131 112 140 118 130 126 137 130 127 138 131 143 118C124 132 94 132 80 126Z"
          fill="#fdf6dd"
          stroke="#080a13"
          strokeWidth={1.8}
          strokeLinejoin="round"
        />
        <Part of="olive" small d="M86 104C76 104 60 112 52 122 64 126 84 124 96 114Z" />
        <Layer as="eyes" at={[114, 94]}>
          <LiddedEye at={[98, 94]} r={10} look={[-4, -1]} lid="M86 86C94 80 104 82 110 90L96 90Z" />
          <LiddedEye at={[130, 92]} r={12} look={[-4, -1]} lid="M144 82C134 76 122 80 117 88L130 88Z" />
        </Layer>
      </Layer>
      <Layer as="arm" at={[102, 148]}>
        <Part
          of="olive"
          small
          d="M102 140C112 146 112 158 104 166 92 172 78 168 68 160L72 150C84 154 94 150 102 140Z"
        />
        <Part
          of="olive"
          small
          d="M58 148C66 142 78 148 78 158 76 166 66 168 60 164L48 170 52 160 42 158 52 152 46 144Z"
        />
        <Lines d="M62 152L54 158" width={2.4} />
      </Layer>
    </Layer>
  </Puppet>
)
