// Too many of something: a knot of wet arms around an eye that is never where it was.

import type { ReactNode } from "react"
import { Eye, Lines, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

const arm = (d: string, colour: string): ReactNode => (
  <g key={d}>
    <Lines d={d} width={26} />
    <Lines d={d} width={17} colour={colour} />
  </g>
)

export default (): ReactNode => (
  <Puppet feet={124} shadow={92} foe ends="sinks">
    <Layer as="back" at={[150, 150]}>
      {arm("M150 140C190 130 212 96 196 62 188 46 170 50 172 66", "#5f2a2c")}
      {arm("M160 170C204 172 228 146 226 112", "#5f2a2c")}
    </Layer>
    <Layer as="off" at={[120, 120]}>
      {arm("M120 120C112 84 132 58 122 26 116 12 100 16 102 30", "#7c3a3c")}
      {arm("M100 140C58 140 34 108 48 70 54 56 70 60 68 74", "#7c3a3c")}
    </Layer>
    <Layer as="body" at={[124, 214]}>
      <Part
        of="flesh"
        d="M46 214C36 180 52 140 86 120 124 100 176 116 194 154 204 180 202 200 196 216 160 226 80 226 46 214Z"
        seams="M64 180C80 168 96 166 108 172M150 184C164 176 178 176 188 184M86 208C92 200 100 198 108 200"
        cuts={slivers({ from: [188, 150], step: [1.4, 9], many: 6, along: [-16, 3] })}
      >
        <circle cx={82} cy={150} r={7} fill="#ffd0c8" opacity="0.5" />
        <circle cx={170} cy={202} r={6} fill="#ffd0c8" opacity="0.4" />
        <circle cx={66} cy={198} r={5} fill="#ffd0c8" opacity="0.4" />
      </Part>
      <Layer as="head" at={[124, 160]}>
        <Part of="pale" d="M84 160C92 130 148 128 162 156 156 188 100 194 84 160Z" />
        <Layer as="eyes" at={[124, 160]}>
          <circle cx={120} cy={160} r={22} fill="#d0a020" stroke="#080a13" strokeWidth={5} />
          <Eye at={[116, 160]} r={13} colour="#ff7a2a" />
        </Layer>
        <Lines d="M84 160C92 130 148 128 162 156M84 160C100 194 156 188 162 156" width={5} />
        <Lines
          d="M90 164L100 166M154 152L144 156M96 144L104 150M148 176L140 170"
          width={2.4}
          colour="#c0383a"
        />
      </Layer>
      <Layer as="jaw" at={[160, 206]}>
        <path d="M140 206C150 198 178 198 186 206 182 220 148 222 140 206Z" fill="#2a0610" />
        <path d="M146 206l6 10 6-10 6 11 6-11 6 9Z" fill="#fdf6dd" />
      </Layer>
      <Layer as="arm" at={[80, 190]}>
        {arm("M84 196C50 206 20 190 18 156 18 142 34 138 38 152", "#a8525a")}
        {arm("M104 206C86 222 52 226 30 212", "#a8525a")}
      </Layer>
    </Layer>
  </Puppet>
)
