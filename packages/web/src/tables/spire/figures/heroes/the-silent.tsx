// A huntress under a hood with a fox's ears, behind a bone mask with two green slits; a knife in each hand, wet with venom.

import type { ReactNode } from "react"
import { Glow, Lines, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

export default (): ReactNode => (
  <Puppet feet={112} shadow={70}>
    <Layer as="back" at={[108, 100]}>
      <Part
        of="moss"
        far={0.2}
        d="M92 88C56 104 30 146 18 204L40 192 48 210 66 194 82 212 104 196C122 170 128 132 126 98Z"
        seams="M84 108C62 136 48 164 42 190M100 112C84 140 74 166 68 192"
        cuts={slivers({ from: [40, 178], step: [8, 5], many: 5, along: [-3, 15] })}
      />
    </Layer>
    <Layer as="legs" at={[112, 172]}>
      <Part
        of="leather"
        far={0.35}
        small
        d="M92 162L114 168 100 196C106 202 106 212 102 220L64 220C62 210 70 206 80 203Z"
      />
      <Part
        of="leather"
        small
        d="M108 164L140 160C152 176 154 190 148 204 158 206 164 212 162 220L120 220C118 210 122 204 128 202L120 186Z"
        seams="M126 202L148 204M122 184C132 184 142 180 150 174"
      />
    </Layer>
    <Layer as="body" at={[112, 172]}>
      <Layer as="off" at={[86, 118]}>
        <Part of="steel" small d="M46 120L10 86C22 82 40 92 56 108Z" seams="M18 90L48 116" />
        <path d="M14 88C20 94 26 100 30 104" className="fig-line" stroke="#7dff8a" strokeWidth={3} />
        <Part
          of="moss"
          small
          far={0.25}
          d="M82 106C66 104 50 108 44 118 42 128 50 134 60 132 74 130 86 128 90 120Z"
        />
        <Part
          of="leather"
          small
          far={0.15}
          d="M38 112C48 106 60 112 60 122 58 132 46 134 38 128 34 122 34 116 38 112Z"
        />
      </Layer>
      <Part
        of="moss"
        d="M82 106C102 94 130 94 148 108 152 130 148 150 142 168 124 178 100 178 86 168 80 148 78 126 82 106Z"
        seams="M114 100L114 168M92 120C104 128 126 128 140 118"
        cuts={slivers({ from: [138, 124], step: [0.4, 8], many: 5, along: [-12, 2] })}
      />
      <Part of="leather" small d="M80 110L92 104 148 150 144 164Z" seams="M92 114L142 156" />
      <Part of="leather" small d="M86 160C102 170 128 170 144 160L144 174C126 182 102 182 86 174Z" />
      <Part of="gilt" small d="M108 164L122 164 122 180 108 180Z" />
      <Layer as="head" at={[114, 98]}>
        <Part
          of="moss"
          d="M72 74C66 52 66 28 62 6 76 10 88 18 96 26 106 22 120 22 130 26 138 16 150 8 164 4 160 26 162 44 160 62 158 84 148 98 134 104 110 110 80 102 72 74Z"
          seams="M70 18C76 26 82 34 86 44M154 16C148 24 144 34 142 42M80 78C82 90 90 98 100 102"
          cuts={slivers({ from: [80, 60], step: [0, 9], many: 4, along: [12, 2] })}
        />
        <path d="M96 50C112 40 142 42 152 56 156 78 144 96 128 100 106 96 94 76 96 50Z" fill="#080a13" />
        <Part
          of="bone"
          small
          d="M102 54C116 46 140 48 147 60 150 74 144 84 136 90L126 100 116 92C104 84 100 70 102 54Z"
          seams="M125 52L124 74M116 92L136 90"
          cuts={slivers({ from: [106, 74], step: [3, 5], many: 3, along: [9, -2] })}
        />
        <Layer as="eyes" at={[126, 70]}>
          <Glow at={[114, 70]} r={13} colour="#5dff8c" />
          <Glow at={[138, 70]} r={13} colour="#5dff8c" />
          <path d="M106 64L121 72 112 75ZM146 64L131 72 140 75Z" fill="#080a13" />
          <path d="M109 67L119 72 112 73.5ZM143 67L133 72 140 73.5Z" fill="#aaffb0" />
        </Layer>
      </Layer>
      <Layer as="arm" at={[142, 116]}>
        <Layer as="fx" at={[206, 112]}>
          <Glow at={[212, 104]} r={30} colour="#3fdc6a" />
        </Layer>
        <Part
          of="steel"
          small
          d="M182 132C202 124 218 106 226 82 234 104 222 132 194 146Z"
          seams="M190 136C206 128 218 114 224 98"
        />
        <Lines d="M224 92C226 102 222 112 216 120M208 130L206 142" width={3.4} colour="#7dff8a" />
        <Part of="gilt" small d="M174 128L190 150 184 156 170 136Z" />
        <Part
          of="moss"
          d="M134 106C150 100 164 110 176 124 182 134 176 146 164 146 148 144 136 132 132 120Z"
          seams="M146 128C156 126 164 122 170 116"
        />
        <Part
          of="leather"
          small
          d="M164 128C174 124 186 132 186 142 184 152 172 154 164 148 158 142 158 132 164 128Z"
          seams="M176 130L174 148"
        />
      </Layer>
    </Layer>
  </Puppet>
)
