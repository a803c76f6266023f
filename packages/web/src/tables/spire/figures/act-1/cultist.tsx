// A bird-worshipper: a ragged robe of blue feathers, a hooked beak of painted wood with a ring for an eye, a bone sickle.

import type { ReactNode } from "react"
import { Eye, Lines, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

export default (): ReactNode => (
  <Puppet feet={124} shadow={66} foe>
    <Layer as="back" at={[140, 110]}>
      <Part
        of="indigo"
        far={0.3}
        d="M136 92C170 96 206 124 222 164L204 162 210 184 190 174 192 198 172 182C152 160 136 128 136 92Z"
        seams="M146 104C170 120 190 140 204 162M142 112C160 136 176 158 190 174"
      />
    </Layer>
    <Layer as="body" at={[124, 206]}>
      <Layer as="off" at={[152, 120]}>
        <Part
          of="indigo"
          far={0.25}
          small
          d="M146 110C164 114 178 130 180 150L166 160C154 150 146 132 146 110Z"
        />
        <Part of="skin" far={0.2} small d="M164 150C172 146 182 152 182 160 180 168 170 170 164 164Z" />
      </Layer>
      <Part
        of="indigo"
        d="M92 106C110 94 144 96 158 110 166 144 172 178 184 212L166 204 158 220 142 206 128 220 112 206 96 220 86 204 66 212C80 178 86 142 92 106Z"
        seams="M104 140L98 200M124 146L126 204M146 140L154 202M94 126C112 138 140 138 158 126"
        cuts={slivers({ from: [150, 140], step: [3, 10], many: 6, along: [-14, 2] })}
      />
      <Part
        of="bone"
        small
        d="M94 118C112 130 140 130 158 118L160 128C140 140 112 140 92 128Z"
        seams="M104 122L104 134M116 126L116 138M128 127L128 138M140 125L141 136M151 121L153 132"
      />
      <Layer as="head" at={[126, 108]}>
        <Part
          of="teal"
          small
          far={0.1}
          d="M120 42C112 24 114 8 126-4 130 12 136 26 138 40ZM136 44C138 24 150 12 164 8 160 24 158 38 150 52ZM148 56C158 42 172 38 186 40 178 52 168 62 156 68Z"
          seams="M126 8L130 36M158 16L146 44M178 44L156 60"
        />
        <Part
          of="indigo"
          d="M96 66C96 44 114 32 134 34 156 36 168 54 166 76 164 96 150 110 130 112 110 112 96 92 96 66Z"
          cuts={slivers({ from: [156, 66], step: [-0.4, 8], many: 4, along: [-12, 1] })}
        />
        <Layer as="jaw" at={[100, 92]}>
          <Part of="ember" small d="M110 88C88 92 64 98 46 112 64 116 96 112 118 100Z" />
        </Layer>
        <Part
          of="bone"
          d="M112 54C88 54 58 70 40 108 62 96 92 94 118 98 134 92 138 70 128 58 124 54 118 54 112 54Z"
          seams="M48 100C66 86 92 80 114 82M78 74C84 72 90 70 96 70M70 80L66 86"
          cuts={slivers({ from: [84, 90], step: [9, 1], many: 4, along: [2, -9] })}
        />
        <Part of="crimson" small d="M86 62C94 60 104 60 110 64L102 72C94 70 86 70 78 72Z" />
        <Layer as="eyes" at={[118, 74]}>
          <Eye at={[120, 76]} r={9} colour="#ffcf4a" />
        </Layer>
      </Layer>
      <Layer as="arm" at={[104, 124]}>
        <Lines d="M68 186L44 128" width={10} />
        <Lines d="M68 186L44 128" width={4.6} colour="#8a6232" />
        <Part
          of="bone"
          small
          d="M40 132C26 124 20 106 28 90 32 106 40 116 56 122L50 134Z"
          seams="M30 104C34 114 40 122 48 128"
        />
        <Part
          of="indigo"
          d="M96 112C108 112 116 124 112 138 104 156 90 168 74 172L62 158C78 146 88 130 96 112Z"
          seams="M100 124C94 140 84 154 72 164"
        />
        <Part
          of="skin"
          small
          d="M58 152C68 148 78 156 78 166 76 176 64 178 58 172 52 166 52 156 58 152Z"
          seams="M66 154L64 172M72 158L70 172"
        />
      </Layer>
    </Layer>
  </Puppet>
)
