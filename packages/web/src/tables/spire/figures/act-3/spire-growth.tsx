// The tower's own weed: a trunk of knotted vines out of broken stone, one wet bud that opens into a face, arms of thorn.

import type { ReactNode } from "react"
import { Eye, Lines, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

export default (): ReactNode => (
  <Puppet feet={124} shadow={92} foe>
    <Layer as="back" at={[160, 150]}>
      <Lines d="M156 160C190 148 214 116 206 70 202 50 184 46 178 60" width={21} />
      <Lines d="M156 160C190 148 214 116 206 70 202 50 184 46 178 60" width={12} colour="#3c4a1c" />
      <Lines d="M204 112l16-4M210 88l16 4M192 138l12 10" width={6} />
    </Layer>
    <Layer as="body" at={[124, 214]}>
      <Part
        of="stone"
        d="M30 216L52 184 92 176 150 178 196 186 222 216C180 228 74 228 30 216Z"
        seams="M52 184L74 220M92 176L104 222M150 178L142 222M196 186L178 220M30 216L92 200 150 204 222 214"
        cuts={slivers({ from: [200, 192], step: [4, 6], many: 3, along: [-16, 3] })}
      />
      <Part
        of="olive"
        d="M88 190C74 160 82 130 96 108 110 90 146 88 160 108 176 132 176 162 164 190 148 200 104 200 88 190Z"
        seams="M104 104C92 130 100 160 92 188M124 96C132 126 114 156 124 194M148 100C146 130 162 158 154 190"
        cuts={slivers({ from: [166, 128], step: [0.4, 10], many: 6, along: [-15, 2] })}
      />
      <Layer as="head" at={[124, 108]}>
        <Part
          of="moss"
          far={0.15}
          d="M122 112C92 96 78 62 92 24 112 40 126 66 128 96ZM130 112C160 96 176 62 164 22 144 38 130 66 126 96Z"
        />
        <Part
          of="rose"
          d="M124 114C92 110 74 84 80 52 96 36 112 40 124 50 136 38 154 36 168 52 174 84 156 110 124 114Z"
          seams="M124 50L124 76M92 54C90 66 92 76 96 84M156 54C158 66 156 76 152 84"
          cuts={slivers({ from: [164, 64], step: [-1, 8], many: 4, along: [-12, 1] })}
        />
        <path d="M90 78C104 66 144 66 158 78 156 100 140 110 124 110 106 110 92 98 90 78Z" fill="#22060f" />
        <path
          d="M94 80l8 12 8-16 8 16 8-16 9 16 8-16 8 14 7-10C148 68 104 66 94 80Z"
          fill="#f4f0c8"
          stroke="#22060f"
          strokeWidth={2}
        />
        <Layer as="eyes" at={[120, 60]}>
          <Eye at={[100, 62]} r={8} colour="#d8ff4a" />
          <Eye at={[146, 61]} r={8} colour="#d8ff4a" />
        </Layer>
      </Layer>
      <Layer as="arm" at={[94, 146]}>
        <Lines d="M96 148C66 144 40 124 36 92 34 72 50 60 60 74" width={24} />
        <Lines d="M96 148C66 144 40 124 36 92 34 72 50 60 60 74" width={14} colour="#5c6a2c" />
        <Lines d="M76 146l-6 16M56 136l-14 10M42 118l-16 4M36 96l-16-6" width={6} />
        <Part of="moss" small d="M58 76C74 66 88 70 94 82 82 92 66 90 56 84Z" seams="M62 80L88 82" />
      </Layer>
    </Layer>
  </Puppet>
)
