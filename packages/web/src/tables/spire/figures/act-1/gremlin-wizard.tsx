// The gremlin with the plan: a hat far too tall, a beard of smoke, spectacles, and a wand that hums while it counts.

import type { ReactNode } from "react"
import { Eye, Glow, Lines, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

export default (): ReactNode => (
  <Puppet feet={126} shadow={54} foe>
    <Layer as="body" at={[126, 212]}>
      <Layer as="off" at={[152, 154]}>
        <Part
          of="violet"
          far={0.2}
          small
          d="M146 146C164 148 178 160 182 178L166 186C158 174 148 164 146 146Z"
        />
        <Part of="olive" far={0.1} small d="M166 178C174 174 184 180 182 190 178 198 168 196 164 190Z" />
      </Layer>
      <Part
        of="violet"
        d="M102 144C114 136 140 136 152 146 160 170 168 192 178 212 164 222 150 214 136 220 118 214 104 222 80 214 90 192 98 168 102 144Z"
        seams="M112 160C108 180 102 196 96 212M142 160C146 180 152 198 160 212M126 176L126 214"
        cuts={slivers({ from: [150, 160], step: [3, 9], many: 5, along: [-13, 2] })}
      />
      <path
        d="M150 186l3 6 6 1-5 4 2 6-6-3-6 3 2-6-5-4 6-1ZM108 194l2 5 5 1-4 3 1 5-4-3-5 3 2-5-5-3 6-1Z"
        fill="#ffe08a"
      />
      <Layer as="head" at={[124, 146]}>
        <Part
          of="olive"
          small
          far={0.1}
          d="M152 104C172 96 192 98 208 108 194 122 174 128 156 124Z"
          seams="M166 110C178 106 190 106 198 110"
        />
        <Part
          of="olive"
          small
          d="M90 108C72 98 52 98 36 106 48 122 70 130 88 126Z"
          seams="M78 112C66 106 54 106 44 108"
        />
        <Part
          of="olive"
          d="M82 112C84 92 100 84 124 84 148 84 162 94 162 114 160 134 146 148 124 148 100 148 84 132 82 112Z"
        />
        <Part
          of="ash"
          d="M86 124C98 120 112 124 120 132 130 124 146 120 158 124 156 142 150 158 138 164 140 174 134 186 122 194 108 188 100 178 102 166 90 158 86 140 86 124Z"
          seams="M104 134C102 148 108 162 114 172M138 134C140 148 134 162 128 176M120 136L120 184"
        />
        <Part of="olive" small d="M94 110C84 112 72 118 66 126 80 132 98 130 108 122Z" />
        <Part
          of="gilt"
          small
          d="M84 104A14 14 0 1 1 112 104A14 14 0 1 1 84 104ZM124 103A14 14 0 1 1 152 103A14 14 0 1 1 124 103Z"
        />
        <Layer as="eyes" at={[118, 104]}>
          <Eye at={[98, 104]} r={8} colour="#d7a6ff" />
          <Eye at={[138, 103]} r={8} colour="#d7a6ff" />
        </Layer>
        <Lines d="M112 103C116 100 120 100 124 103" width={4} />
        <Part
          of="violet"
          d="M70 92C88 88 98 60 106 34 112 14 126 2 146 4 140 12 144 22 152 32 148 34 144 34 140 34 146 56 156 82 176 90 156 102 92 104 70 92Z"
          seams="M96 76C112 82 136 82 150 76M112 40C118 42 128 42 136 38"
          cuts={slivers({ from: [144, 50], step: [3.4, 9], many: 4, along: [-12, 2] })}
        />
        <Part of="gilt" small d="M90 78C108 86 140 86 156 78L160 90C138 98 108 98 86 90Z" />
      </Layer>
      <Layer as="arm" at={[104, 156]}>
        <Lines d="M70 182L46 118" width={9} />
        <Lines d="M70 182L46 118" width={4} colour="#8a6232" />
        <Layer as="fx" at={[42, 106]}>
          <Glow at={[42, 104]} r={34} colour="#d28bff" />
          <path
            d="M42 84l4 13 14 1-11 8 4 13-11-8-11 8 4-13-11-8 14-1Z"
            fill="#f3dcff"
            stroke="#080a13"
            strokeWidth={4}
            strokeLinejoin="round"
          />
        </Layer>
        <Part
          of="violet"
          d="M102 148C112 154 112 168 104 178 94 188 82 190 72 186L64 168C80 168 92 162 102 148Z"
          seams="M100 160C94 172 84 178 76 178"
        />
        <Part
          of="olive"
          small
          d="M60 166C68 160 80 166 80 176 78 186 66 188 60 182 54 176 54 170 60 166Z"
          seams="M66 166L64 184M72 168L71 186"
        />
      </Layer>
    </Layer>
  </Puppet>
)
