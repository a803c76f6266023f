// A gremlin that has had enough: brick-red, ears laid back, teeth bared to the gums, a spiked club over its head.

import type { ReactNode } from "react"
import { LiddedEye, Lines, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

export default (): ReactNode => (
  <Puppet feet={120} shadow={52} foe>
    <Layer as="legs" at={[120, 192]}>
      <Part
        of="crimson"
        far={0.3}
        small
        d="M128 184L144 182 144 204C152 206 156 214 154 220L124 220C122 212 126 206 130 204Z"
      />
      <Part
        of="crimson"
        small
        d="M98 184L116 184 114 204C118 208 118 216 116 220L80 220C78 212 86 206 96 204Z"
        seams="M86 214L88 220M94 212L95 220"
      />
    </Layer>
    <Layer as="body" at={[120, 192]}>
      <Layer as="off" at={[142, 152]}>
        <Part
          of="crimson"
          far={0.2}
          small
          d="M136 146C150 148 160 158 164 172L154 180C146 172 138 164 136 146Z"
        />
        <Part of="crimson" far={0.15} small d="M152 172C160 168 170 174 168 184 164 192 152 190 150 182Z" />
      </Layer>
      <Part
        of="crimson"
        d="M98 144C108 138 134 138 144 146 148 162 148 176 142 190 130 198 112 198 100 190 94 176 94 158 98 144Z"
        seams="M112 166C118 170 126 170 132 166"
        cuts={slivers({ from: [142, 158], step: [0, 8], many: 4, along: [-11, 2] })}
      />
      <Part
        of="leather"
        small
        d="M92 176C110 188 132 188 150 176L154 200 140 194 128 204 116 194 102 202 90 196Z"
        seams="M104 184L104 196M136 186L138 194"
      />
      <Layer as="head" at={[120, 148]}>
        <Part
          of="crimson"
          small
          far={0.1}
          d="M156 96C176 82 200 76 224 80 212 98 192 114 166 120Z"
          seams="M170 104C186 94 200 88 212 86"
        />
        <Part
          of="crimson"
          small
          d="M82 94C64 78 44 70 22 72 32 92 54 110 80 118Z"
          seams="M74 104C60 92 48 84 36 80"
        />
        <Part
          of="crimson"
          d="M72 104C72 76 92 58 120 58 150 58 168 78 168 106 166 136 146 154 118 154 90 152 72 134 72 104Z"
          seams="M110 66C114 72 114 76 112 82M126 66C124 72 126 76 128 80"
          cuts={slivers({ from: [162, 94], step: [0, 9], many: 5, along: [-13, 2] })}
        />
        <path
          d="M80 118C92 110 132 108 148 116 148 138 132 148 112 148 92 146 80 136 80 118Z"
          fill="#1a0608"
        />
        <path
          d="M82 118L90 130 98 115 106 131 114 113 122 130 130 113 138 128 146 116 146 113C130 108 96 110 82 118ZM90 142L98 132 104 147 112 134 120 148 126 134 134 143 138 136 134 146C120 150 100 150 90 142Z"
          fill="#fdf6dd"
          stroke="#080a13"
          strokeWidth={2}
          strokeLinejoin="round"
        />
        <Layer as="eyes" at={[112, 98]}>
          <LiddedEye at={[95, 98]} r={11} look={[-3, 2]} lid="M80 86L112 98 104 104 82 98Z" />
          <LiddedEye at={[132, 97]} r={11} look={[-3, 2]} lid="M150 84L116 97 122 104 146 96Z" />
        </Layer>
        <Lines d="M106 106C108 112 114 112 116 106" width={3} />
      </Layer>
      <Layer as="arm" at={[100, 152]}>
        <Part
          of="wood"
          small
          d="M56 166L28 118C20 100 28 84 44 82 60 82 66 96 62 112L70 158Z"
          seams="M36 100L56 98M34 114L58 110M54 128L62 150"
          cuts={slivers({ from: [58, 96], step: [0, 7], many: 3, along: [-9, 1] })}
        />
        <Part of="steel" small d="M30 92L14 84 28 102ZM44 84L42 66 54 84ZM62 98L80 92 64 110Z" />
        <Part
          of="crimson"
          small
          d="M100 144C112 148 114 160 106 170 92 178 78 178 66 172L68 158C80 162 92 156 100 144Z"
          seams="M100 156C94 166 84 168 74 166"
        />
        <Part
          of="crimson"
          small
          d="M56 156C66 150 78 158 76 168 74 178 62 180 54 172 50 166 50 160 56 156Z"
          seams="M62 156L60 176M70 160L68 176"
        />
      </Layer>
    </Layer>
  </Puppet>
)
