// The tower's point: a narrow knight of obsidian bent like a bow, one long lance with a burning groove.

import type { ReactNode } from "react"
import { Eye, Glow, Lines, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

export default (): ReactNode => (
  <Puppet feet={138} shadow={70} foe ends="bursts">
    <Layer as="back" at={[156, 96]}>
      <Part
        of="crimson"
        far={0.2}
        d="M146 88C186 92 214 124 234 176L212 168 214 194 192 180 182 202 166 178Z"
        seams="M160 104C186 126 204 148 212 168"
      />
    </Layer>
    <Layer as="legs" at={[138, 180]}>
      <Part
        of="pitch"
        far={0.15}
        small
        d="M146 170L172 168C182 184 186 198 182 208 190 210 192 216 190 220L154 220C152 212 156 208 162 204Z"
      />
      <Part
        of="pitch"
        small
        d="M112 172L140 174 128 202C132 208 132 216 128 220L88 220C88 212 98 206 108 204Z"
        seams="M114 186L136 188M108 204L128 202"
      />
    </Layer>
    <Layer as="body" at={[138, 180]}>
      <Layer as="off" at={[164, 110]}>
        <Part
          of="pitch"
          far={0.15}
          small
          d="M154 100C176 100 190 116 190 138L176 148C164 136 156 120 154 100Z"
        />
        <Part of="steel" small far={0.1} d="M168 142C178 136 190 144 188 156 182 166 170 162 166 154Z" />
      </Layer>
      <Part
        of="pitch"
        d="M104 104C118 88 154 88 168 104 174 128 162 144 156 162 154 172 154 178 150 182 136 188 124 186 116 178 110 166 104 150 100 134 98 122 100 112 104 104Z"
        seams="M136 96L132 182M110 128C122 138 130 140 136 138 142 140 152 136 162 126"
        cuts={slivers({ from: [164, 114], step: [-1.4, 9], many: 5, along: [-13, 2] })}
      />
      <Part
        of="steel"
        small
        d="M94 106C102 88 120 84 132 92L124 112C114 106 104 110 98 118ZM178 106C172 88 156 84 144 92L150 112C160 106 168 110 172 118Z"
      />
      <Layer as="head" at={[132, 94]}>
        <Part
          of="pitch"
          d="M104 60C104 36 118 24 136 24 154 24 168 38 166 62L150 92 132 104 116 92Z"
          seams="M136 24L134 54"
          cuts={slivers({ from: [160, 48], step: [-0.6, 7], many: 4, along: [-11, 1] })}
        />
        <Part
          of="steel"
          small
          d="M120 34C116 8 130-14 156-26 150-8 152 8 158 26 152 34 134 38 120 34Z"
          seams="M136 28C134 8 140-8 148-18"
        />
        <path d="M108 62L134 72 162 60 160 70 134 84 112 74Z" fill="#060810" />
        <Layer as="eyes" at={[132, 72]}>
          <Eye at={[120, 71]} r={6} colour="#ff8a3a" />
          <Eye at={[148, 70]} r={6} colour="#ff8a3a" />
        </Layer>
      </Layer>
      <Layer as="arm" at={[110, 120]}>
        <Lines d="M196 176L32 118" width={14} />
        <Lines d="M196 176L32 118" width={7} colour="#4a4d68" />
        <Layer as="fx" at={[16, 112]}>
          <Glow at={[14, 110]} r={44} colour="#ff7a2a" />
        </Layer>
        <Part of="steel" d="M46 108C26 98 2 94-26 98-6 112 18 126 38 136L52 124Z" seams="M-14 102L42 122" />
        <Lines d="M-10 102L40 120" width={3} colour="#ffb13a" />
        <Part of="crimson" small d="M44 106L58 112 50 138 36 134Z" />
        <Part
          of="pitch"
          d="M108 104C124 114 124 136 110 148 98 156 86 154 78 148L78 130C92 130 102 122 108 104Z"
          seams="M108 120C102 134 94 142 84 144"
        />
        <Part
          of="steel"
          small
          d="M68 124C78 118 92 126 92 138 90 150 76 150 70 144 64 138 62 130 68 124Z"
          seams="M76 124L74 146M84 126L82 146"
        />
      </Layer>
    </Layer>
  </Puppet>
)
