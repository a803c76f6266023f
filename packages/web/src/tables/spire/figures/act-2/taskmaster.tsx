// Whoever drives the slavers: a big woman in studded leather, an iron mask with no mouth, a whip that never lies still.

import type { ReactNode } from "react"
import { Eye, Lines, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

export default (): ReactNode => (
  <Puppet feet={130} shadow={78} foe>
    <Layer as="legs" at={[130, 184]}>
      <Part
        of="pitch"
        far={0.2}
        small
        d="M140 176L172 174 170 204C178 208 182 214 180 220L138 220C136 212 140 206 142 202Z"
      />
      <Part
        of="pitch"
        small
        d="M94 176L126 178 122 204C126 210 126 216 124 220L78 220C76 212 86 206 94 204Z"
        seams="M94 190L124 192M94 204L122 204"
      />
    </Layer>
    <Layer as="body" at={[130, 184]}>
      <Layer as="off" at={[174, 116]}>
        <Part of="skin" far={0.2} d="M162 104C186 104 204 122 206 150L188 160C176 146 164 126 162 104Z" />
        <Part of="leather" small far={0.15} d="M184 150C196 142 212 150 212 166 208 178 192 176 186 168Z" />
        <Lines d="M196 176L196 194" width={5} colour="#a9bad6" />
        <Part
          of="steel"
          small
          d="M186 194A10 12 0 1 1 206 194A10 12 0 1 1 186 194Z"
          seams="M196 188L196 200"
        />
      </Layer>
      <Part
        of="leather"
        d="M84 108C104 90 158 90 176 108 180 128 166 144 164 158 168 170 172 180 172 190 146 202 114 202 88 190 88 178 94 168 98 156 94 144 78 128 84 108Z"
        seams="M130 98L130 196M98 156C118 164 144 164 164 158M96 116C106 128 118 132 130 132 142 132 156 126 164 116"
        cuts={slivers({ from: [170, 120], step: [-1, 9], many: 4, along: [-13, 2] })}
      />
      <path
        d="M108 146a3.4 3.4 0 1 0 .1 0M152 146a3.4 3.4 0 1 0 .1 0M104 178a3.4 3.4 0 1 0 .1 0M120 182a3.4 3.4 0 1 0 .1 0M142 182a3.4 3.4 0 1 0 .1 0M158 178a3.4 3.4 0 1 0 .1 0"
        fill="#a9bad6"
        stroke="#080a13"
        strokeWidth={2}
      />
      <Part
        of="steel"
        small
        d="M72 110C80 92 98 86 114 92L108 116C96 110 84 114 76 124ZM186 110C178 92 162 86 146 92L152 116C164 110 174 114 182 124Z"
        seams="M84 104L88 116M96 96L100 110M174 104L170 116"
      />
      <Layer as="head" at={[126, 98]}>
        <Part
          of="crimson"
          small
          far={0.1}
          d="M150 40C172 34 190 44 198 64 206 84 200 104 188 118 190 98 184 82 168 76Z"
          seams="M166 50C182 60 190 78 190 98"
        />
        <Part
          of="skin"
          d="M84 62C84 36 102 20 126 20 152 20 170 38 168 64 168 88 150 102 126 102 102 102 84 88 84 62Z"
          cuts={slivers({ from: [164, 52], step: [0, 8], many: 4, along: [-12, 1] })}
        />
        <Part
          of="crimson"
          small
          d="M82 54C80 26 100 8 128 8 156 8 174 28 170 58 158 46 146 40 132 40 112 40 96 44 82 54Z"
          seams="M112 14C104 24 100 32 98 42M140 12C144 22 150 34 154 44"
        />
        <Part
          of="steel"
          small
          d="M80 60C96 52 132 52 146 58 148 82 138 104 114 108 92 104 80 84 80 60Z"
          seams="M114 56L114 106M88 86L104 84M124 84L140 84M92 94L104 92M124 92L136 93"
        />
        <path
          d="M88 64C94 60 104 60 108 66 104 74 92 74 88 64ZM120 66C124 60 136 60 140 64 136 74 124 74 120 66Z"
          fill="#080a13"
        />
        <Layer as="eyes" at={[114, 67]}>
          <Eye at={[98, 67]} r={6} colour="#ff5a4a" />
          <Eye at={[130, 67]} r={6} colour="#ff5a4a" />
        </Layer>
      </Layer>
      <Layer as="arm" at={[90, 116]}>
        <Lines d="M46 148C24 132 6 104 22 78 34 60 62 62 64 84 64 100 46 104 40 92" width={9} />
        <Lines
          d="M46 148C24 132 6 104 22 78 34 60 62 62 64 84 64 100 46 104 40 92"
          width={4}
          colour="#8f1f28"
        />
        <Part
          of="skin"
          d="M88 106C108 112 112 136 98 150 84 162 68 164 54 158L52 140C68 138 80 130 88 106Z"
          seams="M90 122C84 140 74 148 62 150"
          cuts={slivers({ from: [98, 132], step: [-4, 7], many: 3, along: [-10, -3] })}
        />
        <Part of="leather" small d="M66 138L86 152 78 164 60 158Z" />
        <Part
          of="skin"
          small
          d="M40 138C50 132 64 140 64 152 62 164 46 164 40 156 34 150 34 142 40 138Z"
          seams="M46 138L45 158M54 140L53 160"
        />
        <Part of="leather" small d="M36 134L52 164 46 168 30 140Z" />
      </Layer>
    </Layer>
  </Puppet>
)
