// She keeps what burns: a towering cloak hung with little lanterns, no face under its cowl but a green light, thin iron hands.

import type { ReactNode } from "react"
import { Eye, Glow, Lines, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

const lantern = (x: number, y: number): ReactNode => (
  <g key={`${x} ${y}`}>
    <Lines d={`M${x} ${y - 18}L${x} ${y - 8}`} width={4} />
    <Glow at={[x, y]} r={20} colour="#7dff6a" />
    <Part of="brass" small d={`M${x - 8} ${y - 9}L${x + 8} ${y - 9} ${x + 9} ${y + 9} ${x - 9} ${y + 9}Z`} />
    <ellipse cx={x} cy={y} rx={4.4} ry={6.4} fill="#e4ffc8" />
  </g>
)

export default (): ReactNode => (
  <Puppet width={300} height={270} feet={150} shadow={110} foe>
    <Layer as="back" at={[150, 110]}>
      <Glow at={[150, 120]} r={146} colour="#2f9a3c" />
      <Part
        of="pitch"
        far={0.2}
        d="M110 60C74 96 40 160 26 246L58 232 80 250 108 232 150 250 192 232 220 250 244 232 276 246C262 160 228 96 190 60Z"
      />
    </Layer>
    <Layer as="body" at={[150, 246]}>
      <Layer as="off" at={[206, 130]}>
        <Part
          of="indigo"
          far={0.15}
          d="M190 112C226 120 252 146 262 182L232 200C216 176 198 146 190 112Z"
          seams="M204 132C224 148 240 166 246 188"
        />
        <Part
          of="ash"
          small
          d="M234 184L258 178 268 204 260 206 252 192 254 214 246 214 244 194 238 212 230 208Z"
        />
      </Layer>
      <Part
        of="indigo"
        d="M110 92C132 80 170 80 190 94 214 140 232 190 244 246L216 234 198 250 176 236 150 252 126 236 102 250 84 234 56 246C70 188 86 138 110 92Z"
        seams="M128 120C116 160 106 200 100 248M172 120C184 160 194 200 200 248M150 130L150 250"
        cuts={slivers({ from: [202, 138], step: [4.6, 14], many: 7, along: [-20, 3] })}
      />
      <Part
        of="gilt"
        small
        d="M104 104C132 120 168 120 196 104L204 122C170 140 130 140 97 122Z"
        seams="M118 114L114 132M136 120L134 136M150 122L150 138M166 120L168 136M182 113L188 130"
      />
      {lantern(112, 170)}
      {lantern(150, 190)}
      {lantern(186, 166)}
      {lantern(92, 216)}
      {lantern(206, 214)}
      <Layer as="head" at={[150, 104]}>
        <Part
          of="indigo"
          d="M92 76C88 40 112 4 152-8 154 4 160 8 170 14 200 28 214 56 206 86 200 106 184 116 166 118 132 124 96 112 92 76Z"
          seams="M152-8C140 8 130 24 126 40M170 14C162 24 158 34 158 44"
          cuts={slivers({ from: [200, 58], step: [0, 9], many: 5, along: [-15, 1] })}
        />
        <path d="M104 72C112 48 164 44 184 66 192 94 172 112 144 112 118 112 102 96 104 72Z" fill="#040c08" />
        <Glow at={[142, 82]} r={44} colour="#3fdc5a" />
        <Layer as="eyes" at={[140, 80]}>
          <Eye at={[124, 80]} r={11} colour="#8dff6a" />
          <Eye at={[158, 78]} r={11} colour="#8dff6a" />
        </Layer>
        <Part
          of="gilt"
          small
          d="M116 20C108 6 110-10 122-22 126-8 132 2 140 6ZM178 22C188 10 188-6 178-20 172-8 166 0 160 6ZM146 0C142-18 146-30 154-40 160-28 162-14 158 0Z"
        />
      </Layer>
      <Layer as="arm" at={[100, 132]}>
        <Part
          of="indigo"
          d="M110 112C122 124 120 150 102 168 82 182 58 184 38 176L42 150C66 150 92 138 110 112Z"
          seams="M108 136C92 158 70 168 48 166"
          cuts={slivers({ from: [104, 156], step: [-9, 6], many: 4, along: [-4, -12] })}
        />
        <Part
          of="ash"
          small
          d="M44 152C32 148 20 150 10 158L24 162 4 170 22 174 8 186 28 182C36 186 44 182 48 176Z"
        />
        <Layer as="fx" at={[16, 140]}>
          <Glow at={[14, 136]} r={40} colour="#7dff6a" />
          <path
            d="M2 150c-8-16 6-24 8-42 8 8 8 16 6 22 6-6 8-12 6-20 14 12 16 28 6 40-6 6-20 6-26 0Z"
            fill="#8dff6a"
            stroke="#080a13"
            strokeWidth={5}
            strokeLinejoin="round"
          />
          <ellipse cx={15} cy={142} rx={6} ry={8} fill="#f0ffe0" />
        </Layer>
      </Layer>
    </Layer>
  </Puppet>
)
