// Something soft that moved into a hard house: a whorled shell on a pink foot, feelers with mouths on their ends.

import type { ReactNode } from "react"
import { Eye, Lines, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

export default (): ReactNode => (
  <Puppet feet={126} shadow={88} foe ends="bursts">
    <Layer as="body" at={[130, 214]}>
      <Part
        of="rose"
        far={0.1}
        d="M34 218C36 198 58 186 88 184L206 190C222 196 230 208 232 220L40 222Z"
        seams="M60 206C72 210 84 210 94 206M140 208C156 212 172 212 188 208"
      />
      <Layer as="back" at={[160, 190]}>
        <Part
          of="indigo"
          d="M88 194C72 140 96 74 152 60 204 50 236 96 230 148 226 178 212 196 194 204Z"
          seams="M152 60C130 92 124 140 134 200M196 66C176 100 170 150 178 204M90 160C130 140 190 138 228 154M104 108C138 92 184 90 218 104"
          cuts={slivers({ from: [222, 104], step: [0.6, 11], many: 7, along: [-18, 3] })}
        />
        <Part of="indigo" small d="M150 64L152 34 172 60ZM188 62L204 36 206 72ZM216 88L240 74 228 108Z" />
        <Lines d="M196 128A18 18 0 1 0 170 146A30 30 0 0 0 212 132" width={5} />
      </Layer>
      <Part
        of="rose"
        d="M88 200C64 196 52 176 60 152 68 130 94 122 112 136 130 150 132 184 118 202Z"
        seams="M70 176C80 182 96 182 110 176"
        cuts={slivers({ from: [116, 156], step: [0.4, 8], many: 4, along: [-12, 1] })}
      />
      <Layer as="head" at={[84, 160]}>
        <path
          d="M60 166C70 154 106 154 116 166 116 188 104 200 88 200 72 200 60 186 60 166Z"
          fill="#210714"
        />
        <path
          d="M64 166l7 12 7-14 8 14 8-14 8 14 8-12ZM72 196l6-12 7 14 7-14 6 12Z"
          fill="#fdf6dd"
          stroke="#210714"
          strokeWidth={2}
        />
      </Layer>
      <Layer as="arm" at={[76, 144]}>
        <Lines d="M74 142C62 120 62 100 46 84" width={17} />
        <Lines d="M74 142C62 120 62 100 46 84" width={9} colour="#b04277" />
        <Part of="rose" small d="M56 92C44 96 28 90 22 76 20 64 30 56 42 60 56 64 64 80 56 92Z" />
        <Layer as="eyes" at={[38, 76]}>
          <Eye at={[36, 76]} r={8} colour="#c8ff5a" />
        </Layer>
      </Layer>
      <Layer as="off" at={[104, 138]}>
        <Lines d="M100 136C98 114 108 98 102 78" width={15} />
        <Lines d="M100 136C98 114 108 98 102 78" width={8} colour="#8f3563" />
        <Part
          of="rose"
          small
          far={0.1}
          d="M114 82C104 90 88 86 84 72 82 60 92 52 104 56 116 60 122 72 114 82Z"
        />
        <Layer as="eyes" at={[99, 71]}>
          <Eye at={[98, 71]} r={7} colour="#c8ff5a" />
        </Layer>
      </Layer>
    </Layer>
  </Puppet>
)
