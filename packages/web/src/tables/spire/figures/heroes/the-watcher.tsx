// A blindfolded nun in violet, light on her feet, with a staff that ends in an open ring; a third eye burns on the cloth.

import type { ReactNode } from "react"
import { Glow, Lines, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

export default (): ReactNode => (
  <Puppet feet={112} shadow={60}>
    <Layer as="back" at={[90, 70]}>
      <Part
        of="ice"
        far={0.25}
        small
        d="M88 66C62 62 42 74 22 66 28 84 48 92 64 86 48 98 34 100 20 98 36 114 66 110 92 84Z"
        seams="M84 72C64 76 46 80 32 74M84 80C68 92 52 100 38 102"
      />
    </Layer>
    <Layer as="legs" at={[112, 190]}>
      <Part of="pale" small d="M94 202L108 202 110 220 86 220C86 212 90 208 94 202Z" />
      <Part of="pale" small d="M122 202L136 202C140 208 146 212 146 220L120 220Z" />
    </Layer>
    <Layer as="body" at={[112, 196]}>
      <Layer as="off" at={[88, 118]}>
        <Part
          of="violet"
          far={0.2}
          d="M90 104C70 112 52 130 42 152 54 164 72 164 84 152Z"
          seams="M84 116C70 126 60 140 56 158"
        />
        <Part
          of="pale"
          small
          far={0.1}
          d="M44 148C52 142 62 148 62 156 60 166 48 168 42 160 40 156 40 152 44 148Z"
        />
      </Layer>
      <Part
        of="violet"
        d="M86 104C102 96 124 96 140 104 150 134 156 172 168 206 150 214 134 206 116 212 98 206 78 214 58 206 70 172 78 136 86 104Z"
        seams="M96 150C90 172 84 190 78 206M132 150C138 172 146 192 150 206M114 160L115 208"
        cuts={slivers({ from: [136, 140], step: [3, 11], many: 5, along: [-13, 1] })}
      />
      <Part of="indigo" small d="M98 102L114 132 130 102 142 106 120 150 108 150 84 106Z" />
      <Part
        of="gilt"
        small
        d="M82 142C100 150 128 150 146 142L149 156C128 164 100 164 79 156Z"
        seams="M96 148L94 160M132 148L134 160"
      />
      <Part of="gilt" small d="M104 158L126 158 122 194 115 186 108 194Z" />
      <Layer as="head" at={[114, 100]}>
        <Part
          of="pitch"
          d="M76 62C72 36 92 20 114 20 138 20 156 38 152 64 148 84 142 92 134 96L92 96C84 90 78 80 76 62Z"
        />
        <Part
          of="pitch"
          small
          d="M98 22C92 8 104-4 116-2 130-2 138 10 130 22Z"
          seams="M108 2C112 8 118 8 124 4"
        />
        <Part of="gilt" small d="M98 18L130 18 128 26 100 26Z" />
        <Part
          of="skin"
          small
          d="M90 56C98 44 138 44 146 56 150 76 142 92 130 100 118 104 106 102 98 94 90 84 88 70 90 56Z"
          seams="M120 88C124 90 130 90 134 87M131 72C135 76 134 80 130 81"
        />
        <Part
          of="ice"
          small
          d="M82 54C104 48 132 48 152 54L151 72C130 66 104 66 83 72Z"
          seams="M86 62C108 57 130 57 150 62"
        />
        <Layer as="eyes" at={[122, 60]}>
          <Glow at={[122, 60]} r={20} colour="#c58bff" />
          <path d="M108 60C114 52 130 52 136 60 130 68 114 68 108 60Z" fill="#2a1258" />
          <circle cx={122} cy={60} r={4} fill="#f0dcff" />
        </Layer>
        <Lines d="M88 82L86 92M146 80L148 90" width={4} colour="#ffe08a" />
      </Layer>
      <Layer as="arm" at={[138, 116]}>
        <Lines d="M184 220L196 66" width={11} />
        <Lines d="M184 220L196 66" width={5} colour="#8a6232" />
        <Layer as="fx" at={[199, 38]}>
          <Glow at={[199, 38]} r={38} colour="#b06bff" />
        </Layer>
        <Part
          of="gilt"
          small
          d="M192 70C172 62 166 36 180 20 176 40 184 56 198 58 214 58 222 42 216 20 232 34 230 62 206 72Z"
        />
        <Part of="violet" small d="M199 28L206 38 199 50 192 38Z" />
        <Part
          of="violet"
          d="M132 104C150 104 168 116 182 130 188 142 182 156 168 160 150 154 138 138 132 120Z"
          seams="M146 118C156 130 162 144 164 156"
          cuts={slivers({ from: [152, 142], step: [5, 4], many: 3, along: [2, -11] })}
        />
        <Part
          of="pale"
          small
          d="M178 130C186 126 198 130 198 140 198 150 188 154 180 150 174 144 174 134 178 130Z"
          seams="M184 132L184 150M191 132L191 150"
        />
      </Layer>
    </Layer>
  </Puppet>
)
