// The biggest of the gremlins: a grey-blue mountain in a bone collar, one tusk gone, a club that was somebody's door post.

import type { ReactNode } from "react"
import { LiddedEye, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

export default (): ReactNode => (
  <Puppet feet={130} shadow={96} foe>
    <Layer as="legs" at={[130, 186]}>
      <Part
        of="stone"
        far={0.25}
        small
        d="M144 178L180 176C182 190 186 202 192 220L146 220C142 206 142 192 144 178Z"
      />
      <Part
        of="stone"
        small
        d="M80 178L116 180C116 196 116 208 112 220L62 220C66 204 74 192 80 178Z"
        seams="M72 212L74 220M84 210L86 220M96 210L97 220"
      />
    </Layer>
    <Layer as="body" at={[130, 188]}>
      <Layer as="off" at={[190, 108]}>
        <Part
          of="stone"
          far={0.25}
          d="M178 98C204 96 224 116 226 146 226 164 210 170 198 160 188 146 178 126 178 98Z"
          seams="M206 120L200 140"
        />
        <Part
          of="stone"
          far={0.2}
          small
          d="M196 154C208 148 226 154 226 170 224 184 206 186 198 178 192 170 192 160 196 154Z"
        />
      </Layer>
      <Part
        of="stone"
        d="M66 98C88 74 170 72 194 98 212 126 206 160 188 184 160 200 100 200 74 186 54 160 50 124 66 98Z"
        seams="M128 112C124 132 124 156 128 184M92 126C104 136 116 136 124 128M166 126C154 136 142 136 132 128M116 150L112 158M142 150L146 158"
        cuts={slivers({ from: [190, 112], step: [1, 10], many: 7, along: [-17, 3] })}
      />
      <Part
        of="leather"
        small
        d="M66 168C98 190 162 190 194 166L192 190 172 184 160 214 140 190 124 216 108 190 92 212 82 188 66 188Z"
        seams="M90 184L92 204M124 188L124 206M158 186L160 204"
      />
      <Part
        of="bone"
        small
        d="M62 92C90 112 170 112 198 92L194 110 180 104 174 120 162 110 152 124 140 112 128 126 118 112 106 124 96 110 84 120 78 106 64 112Z"
      />
      <Layer as="head" at={[124, 100]}>
        <Part of="stone" small far={0.1} d="M164 52C180 44 196 46 206 56 200 70 184 76 168 72Z" />
        <Part of="stone" small d="M76 56C62 46 46 46 38 56 44 70 60 78 76 74Z" />
        <Part
          of="stone"
          d="M72 66C72 36 92 16 122 16 152 16 172 38 170 68 174 90 158 108 122 110 88 108 68 92 72 66Z"
          seams="M108 24C112 32 112 38 110 44M128 22C124 30 126 38 130 42M88 98C100 104 112 106 122 106"
          cuts={slivers({ from: [164, 52], step: [0.4, 9], many: 5, along: [-14, 2] })}
        />
        <Part
          of="crimson"
          small
          d="M110 18C108 2 118-8 132-10 128-2 132 6 138 10 144 4 150 4 156 6 150 14 144 22 134 26Z"
        />
        <path d="M74 82C96 72 144 72 164 82 160 100 144 106 120 106 96 106 80 98 74 82Z" fill="#0e1016" />
        <Part
          of="bone"
          small
          d="M84 96C78 84 78 70 86 58 92 70 98 82 100 94ZM144 96C144 88 148 82 154 76 158 84 158 92 156 98Z"
        />
        <path
          d="M104 94l6-10 6 12 6-12 6 11 6-10 4 10-4 6-26 0Z"
          fill="#fdf6dd"
          stroke="#0e1016"
          strokeWidth={2}
        />
        <Layer as="eyes" at={[116, 60]}>
          <LiddedEye at={[96, 60]} r={10} look={[-3, 2]} lid="M82 50L112 58 106 66 84 58Z" />
          <LiddedEye at={[136, 59]} r={10} look={[-3, 2]} lid="M152 47L120 58 126 66 150 57Z" />
        </Layer>
      </Layer>
      <Layer as="arm" at={[72, 112]}>
        <Part
          of="wood"
          d="M20 178L10 60C8 40 24 28 40 34 54 40 56 56 54 70L48 176Z"
          seams="M24 54L20 100M38 48L38 110M30 120L32 160"
          cuts={slivers({ from: [50, 60], step: [-0.3, 10], many: 5, along: [-12, 2] })}
        />
        <Part of="steel" small d="M8 66L56 60 56 76 9 82ZM11 100L54 96 53 110 12 114Z" />
        <Part of="steel" small d="M10 72L-8 66 10 82ZM54 64L72 58 56 76ZM30 36L28 16 42 34Z" />
        <Part
          of="stone"
          d="M66 102C90 108 94 134 82 154 68 172 50 180 32 178L26 158C42 154 56 132 66 102Z"
          seams="M70 122C64 146 52 162 40 168"
          cuts={slivers({ from: [80, 132], step: [-3, 9], many: 4, along: [-12, -2] })}
        />
        <Part
          of="stone"
          small
          d="M14 154C26 144 46 150 48 166 48 182 30 190 16 182 6 174 6 160 14 154Z"
          seams="M22 152L20 180M32 154L32 182M40 160L40 178"
        />
      </Layer>
    </Layer>
  </Puppet>
)
