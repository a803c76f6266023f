// It eats the hours: a bloated toad-king in a shell of clock faces, hands for whiskers, a tongue like a pendulum.

import type { ReactNode } from "react"
import { Glow, LiddedEye, Lines, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

const face = (x: number, y: number, r: number, turn: number): ReactNode => (
  <g key={`${x} ${y}`}>
    <circle cx={x} cy={y} r={r} fill="#f2e3b4" stroke="#080a13" strokeWidth={5} />
    <circle
      cx={x}
      cy={y}
      r={r - 4}
      fill="none"
      stroke="#9a6a24"
      strokeWidth={2}
      strokeDasharray={`2 ${((r - 4) * 6.283) / 12 - 2}`}
    />
    <g transform={`rotate(${turn} ${x} ${y})`}>
      <Lines d={`M${x} ${y}L${x} ${y - r * 0.7}M${x} ${y}L${x + r * 0.45} ${y + r * 0.1}`} width={3} />
    </g>
  </g>
)

export default (): ReactNode => (
  <Puppet width={300} height={270} feet={150} shadow={130} foe ends="sinks">
    <Layer as="body" at={[150, 248]}>
      <Layer as="back" at={[200, 150]}>
        <Glow at={[190, 120]} r={120} colour="#8a6cff" />
        <Part
          of="violet"
          far={0.1}
          d="M110 120C130 60 210 36 256 84 294 128 292 200 270 244L130 248Z"
          seams="M176 62C190 110 194 170 184 244M256 84C232 120 226 180 240 246M122 150C170 136 230 136 284 156"
          cuts={slivers({ from: [274, 120], step: [1.6, 13], many: 7, along: [-20, 3] })}
        />
        {face(196, 92, 24, 40)}
        {face(244, 130, 19, 160)}
        {face(232, 196, 22, 250)}
      </Layer>
      <Layer as="off" at={[200, 210]}>
        <Part
          of="teal"
          far={0.15}
          small
          d="M186 206C210 198 232 210 236 232L252 246 232 244 226 252 212 246 196 252C188 238 184 222 186 206Z"
        />
      </Layer>
      <Part
        of="teal"
        d="M22 244C6 206 30 158 78 140 130 122 190 146 202 190 208 214 204 234 196 250 140 258 50 258 22 244Z"
        seams="M60 210C90 222 140 222 170 206M74 236C96 244 134 244 156 234"
        cuts={slivers({ from: [196, 180], step: [0.6, 10], many: 6, along: [-17, 3] })}
      />
      <Part
        of="bone"
        small
        d="M48 206C80 222 136 220 162 202 170 222 166 242 156 250 116 256 74 254 52 246 44 232 42 218 48 206Z"
        seams="M52 218C84 230 130 230 162 216M54 234C84 242 128 242 160 232"
      />
      <Layer as="head" at={[112, 150]}>
        <Layer as="jaw" at={[100, 150]}>
          <path
            d="M22 142C60 128 150 128 186 146 180 184 140 196 98 194 58 192 28 174 22 142Z"
            fill="#1c0614"
            stroke="#080a13"
            strokeWidth={6}
          />
          <Part of="rose" small d="M78 168C94 160 118 162 126 174L112 222 100 222 92 182Z" />
          {face(106, 222, 17, 20)}
        </Layer>
        <Part
          of="teal"
          d="M14 142C14 112 30 96 46 88 44 66 64 50 84 58 92 62 98 68 100 74 108 72 118 72 126 74 130 58 152 48 168 58 182 66 184 82 178 94 190 104 198 124 194 148 150 134 60 132 14 142Z"
          seams="M28 128C70 116 140 116 184 130M86 108L90 114M112 106L110 113"
          cuts={slivers({ from: [186, 104], step: [0.6, 8], many: 4, along: [-14, 1] })}
        />
        <Layer as="eyes" at={[112, 82]}>
          <LiddedEye at={[70, 82]} r={16} look={[-5, 3]} lid="M52 70C62 58 82 60 90 76L66 76Z" />
          <LiddedEye at={[154, 80]} r={17} look={[-5, 3]} lid="M176 68C164 54 142 58 134 74L158 75Z" />
        </Layer>
        <Lines d="M34 136L-6 118M36 142L-8 150M176 138L214 116" width={6} />
        <Lines d="M34 136L-6 118M36 142L-8 150M176 138L214 116" width={2.6} colour="#e3bc62" />
        <Part of="gilt" small d="M94 72L84 40 102 52 112 26 122 52 140 38 132 72C120 66 106 66 94 72Z" />
      </Layer>
      <Layer as="arm" at={[54, 204]}>
        <Part
          of="teal"
          small
          d="M64 194C40 190 16 206 8 230L-8 246 12 244 16 254 32 246 48 252C58 236 64 214 64 194Z"
          seams="M28 230L32 244M44 230L46 244"
        />
      </Layer>
    </Layer>
  </Puppet>
)
