// All slime in one: a tide under somebody's cauldron, three eyes on stalks and a mouth like a cellar door.

import type { ReactNode } from "react"
import { Eye, Glow, LiddedEye, Lines, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

export default (): ReactNode => (
  <Puppet width={300} height={270} feet={150} shadow={140} foe ends="sinks">
    <Layer as="body" at={[150, 250]}>
      <Glow at={[150, 180]} r={150} colour="#3fdc6a" />
      <Layer as="back" at={[150, 110]}>
        <Lines d="M96 96C88 72 84 56 86 38M206 92C216 70 220 54 216 36" width={20} />
        <Lines d="M96 96C88 72 84 56 86 38M206 92C216 70 220 54 216 36" width={11} colour="#2f9a5c" />
      </Layer>
      <Part
        of="slime"
        d="M8 244C0 206 22 178 36 150 46 106 88 74 150 74 214 74 254 108 264 152 280 180 302 208 292 244 274 258 254 246 234 252 208 260 192 246 170 253 146 260 130 247 108 253 84 260 66 246 46 253 26 258 14 252 8 244Z"
        seams="M44 206C56 214 68 214 80 206M220 208C232 216 246 216 256 208"
        cuts={slivers({ from: [250, 130], step: [4, 14], many: 8, along: [-24, 5] })}
      >
        <path d="M222 170a20 18 0 1 1 38 7l-3 13-11 3-12-3-9-5Z" fill="#d9f5cf" opacity="0.6" />
        <path d="M232 174a5 5 0 1 0 10 1a5 5 0 1 0-10-1M247 177a4 4 0 1 0 8 1a4 4 0 1 0-8-1" fill="#0d3322" />
        <path
          d="M36 214l36-18 5 7-33 20ZM58 190l5 26"
          fill="#d9f5cf"
          stroke="#d9f5cf"
          strokeWidth={4}
          opacity="0.5"
        />
        <circle cx={92} cy={112} r={9} fill="#cfffd0" opacity="0.5" />
        <circle cx={72} cy={134} r={5} fill="#cfffd0" opacity="0.5" />
        <circle cx={222} cy={130} r={7} fill="#cfffd0" opacity="0.4" />
      </Part>
      <Layer as="head" at={[150, 130]}>
        <Part of="ash" small d="M124 42L118 24 132 36ZM150 36L150 16 160 34ZM176 42L186 26 182 46Z" />
        <Part
          of="ash"
          small
          d="M106 84C104 56 124 36 152 36 180 36 200 56 196 84 172 96 130 96 106 84Z"
          seams="M112 70C136 80 168 80 190 70"
          cuts={slivers({ from: [188, 58], step: [0.6, 7], many: 4, along: [-12, 1] })}
        />
        <Part of="ash" small d="M100 82C128 96 174 96 202 82L204 92C176 106 126 106 98 92Z" />
        <Layer as="eyes" at={[150, 110]}>
          <LiddedEye at={[86, 30]} r={16} look={[-5, 2]} lid="M70 22C78 10 96 10 103 24L84 26Z" />
          <LiddedEye at={[216, 28]} r={16} look={[-6, 3]} lid="M233 20C225 8 207 8 200 23L218 24Z" />
          <Eye at={[150, 116]} r={15} colour="#e8ff5a" />
        </Layer>
      </Layer>
      <Layer as="jaw" at={[150, 150]}>
        <path
          d="M52 152C96 136 204 136 250 154 252 206 214 236 150 236 88 236 48 204 52 152Z"
          fill="#04180e"
        />
        <path
          d="M96 214C112 200 190 198 208 214 196 228 176 234 150 234 126 234 108 228 96 214Z"
          fill="#b04277"
        />
        <path
          d="M58 152L72 184 86 146ZM104 142L118 176 134 140ZM160 140L174 174 190 142ZM212 147L226 180 242 152Z"
          fill="#fdf6dd"
          stroke="#04180e"
          strokeWidth={3}
          strokeLinejoin="round"
        />
        <path
          d="M80 214L90 190 104 224ZM130 234L142 208 156 235ZM188 228L202 196 214 214Z"
          fill="#d8d3a0"
          stroke="#04180e"
          strokeWidth={3}
          strokeLinejoin="round"
        />
      </Layer>
    </Layer>
  </Puppet>
)
