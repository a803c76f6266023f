// One whom the birds' cult took for better things: a tall figure wrapped in dark bands, a crescent mask, a hand of pale fire.

import type { ReactNode } from "react"
import { Eye, Glow, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

export default (): ReactNode => (
  <Puppet feet={128} shadow={58} foe>
    <Layer as="back" at={[148, 90]}>
      <Part
        of="pitch"
        far={0.2}
        d="M140 86C176 92 204 116 220 152L202 148 212 178 192 166 196 200 172 186 166 212 148 196Z"
        seams="M150 98C176 116 194 136 204 152M148 112C166 134 180 158 192 176"
      />
    </Layer>
    <Layer as="body" at={[128, 208]}>
      <Layer as="off" at={[156, 116]}>
        <Part
          of="pitch"
          far={0.15}
          small
          d="M148 106C166 112 178 130 178 152L164 158C156 144 148 128 148 106Z"
          seams="M152 122L168 118M156 138L174 136"
        />
        <Part
          of="pale"
          small
          far={0.2}
          d="M162 152C170 148 182 152 182 162L178 182 172 168 168 184 162 168Z"
        />
      </Layer>
      <Part
        of="pitch"
        d="M100 104C114 94 142 94 156 106 160 140 164 176 174 214 158 222 146 212 132 220 118 212 104 222 86 214 96 178 98 140 100 104Z"
        seams="M98 128L158 120M98 144L160 138M96 162L162 156M94 180L166 174M90 198L170 192M128 104L126 218"
        cuts={slivers({ from: [154, 130], step: [1.4, 10], many: 6, along: [-13, 2] })}
      />
      <Part
        of="crimson"
        small
        d="M96 100C114 112 142 112 160 100L166 122C142 134 114 134 90 122Z"
        seams="M110 108L106 126M128 110L128 130M146 108L152 124"
      />
      <Layer as="head" at={[126, 104]}>
        <Part
          of="teal"
          small
          d="M116 34C98 28 80 30 64 40 78 48 96 52 112 50ZM142 34C160 26 180 28 196 38 182 46 164 52 146 50Z"
          seams="M76 40L108 44M184 38L150 44"
        />
        <Part
          of="pitch"
          d="M90 66C90 40 108 26 128 26 150 26 166 42 164 68 162 94 148 108 128 108 108 108 90 92 90 66Z"
          seams="M94 50L160 46M92 88L158 92"
        />
        <Part
          of="gilt"
          d="M98 36C76 52 74 88 100 108 116 116 138 114 150 102 126 104 106 92 104 70 104 56 108 44 118 34 110 32 104 32 98 36Z"
          seams="M90 52C84 68 88 88 100 100"
          cuts={slivers({ from: [96, 60], step: [-1, 9], many: 4, along: [10, 1] })}
        />
        <Layer as="eyes" at={[126, 68]}>
          <Eye at={[124, 68]} r={10} colour="#9dffd0" />
          <Eye at={[148, 66]} r={7} colour="#9dffd0" />
        </Layer>
      </Layer>
      <Layer as="arm" at={[102, 116]}>
        <Part
          of="pitch"
          d="M102 106C112 114 112 132 102 144 88 154 72 156 58 152L56 138C72 138 88 128 102 106Z"
          seams="M96 122L108 134M82 132L90 148M68 138L70 154"
        />
        <Part
          of="pale"
          small
          d="M58 136C50 128 38 124 30 126L38 134 24 136 36 142 26 150 42 150C48 156 56 154 60 150Z"
        />
        <Layer as="fx" at={[30, 118]}>
          <Glow at={[30, 112]} r={36} colour="#5dffc0" />
          <path
            d="M18 128c-10-16 4-24 8-44 8 8 8 16 6 22 6-4 8-10 8-18 12 12 14 28 4 40-6 6-20 6-26 0Z"
            fill="#7dffd0"
            stroke="#080a13"
            strokeWidth={4}
            strokeLinejoin="round"
          />
          <ellipse cx={32} cy={120} rx={6} ry={8} fill="#effff8" />
        </Layer>
      </Layer>
    </Layer>
  </Puppet>
)
