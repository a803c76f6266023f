// A god asleep on its feet: a crow-headed giant folded into its own wings, the eye still shut, an egg of light in its claws.

import type { ReactNode } from "react"
import { Glow, Lines, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

export default (): ReactNode => (
  <Puppet width={300} height={270} feet={150} shadow={96} foe ends="bursts">
    <Layer as="back" at={[170, 110]}>
      <Glow at={[150, 120]} r={146} colour="#3a5cff" />
      <Part
        of="indigo"
        far={0.25}
        d="M156 70C206 60 256 96 272 160 278 196 268 226 250 250L234 220 222 248 206 214 192 244 176 206Z"
        seams="M186 86C220 110 240 150 244 196M174 96C196 130 208 170 210 210"
      />
    </Layer>
    <Layer as="legs" at={[146, 226]}>
      <Lines
        d="M124 214L120 240M120 240L96 250M120 240L122 252M120 240L138 250M176 214L180 240M180 240L158 250M180 240L182 252M180 240L200 250"
        width={12}
      />
      <Lines
        d="M124 214L120 240M120 240L96 250M120 240L122 252M120 240L138 250M176 214L180 240M180 240L158 250M180 240L182 252M180 240L200 250"
        width={5}
        colour="#c98a26"
      />
    </Layer>
    <Layer as="body" at={[150, 222]}>
      <Part
        of="indigo"
        d="M94 108C114 84 190 84 208 110 224 150 218 194 202 222 178 236 122 236 100 222 82 194 78 150 94 108Z"
        seams="M120 190L128 204 136 190M144 200L152 214 160 200M168 190L176 204 184 190M132 212L140 224 148 212"
        cuts={slivers({ from: [210, 134], step: [0, 12], many: 7, along: [-18, 3] })}
      />
      <Layer as="fx" at={[140, 166]}>
        <Glow at={[136, 166]} r={56} colour="#8fe8ff" />
        <Part
          of="ice"
          small
          d="M136 136C156 140 160 172 150 186 142 196 128 196 122 186 112 170 118 138 136 136Z"
          seams="M130 156L140 164 134 176"
        />
      </Layer>
      <Layer as="head" at={[142, 96]}>
        <Part
          of="indigo"
          small
          far={0.1}
          d="M150 40C158 16 176 2 198-6 196 12 192 22 182 34 196 28 210 28 222 32 206 46 188 56 168 60Z"
        />
        <Part
          of="indigo"
          d="M96 72C96 44 116 28 142 28 170 28 190 48 188 76 186 102 166 116 140 116 114 116 96 98 96 72Z"
          cuts={slivers({ from: [182, 60], step: [-0.4, 9], many: 5, along: [-14, 1] })}
        />
        <Part
          of="bone"
          d="M112 56C86 54 56 70 36 112 62 98 92 94 120 100 140 92 144 70 134 60 128 56 120 56 112 56Z"
          seams="M46 104C70 90 96 86 120 86M84 76L76 82"
          cuts={slivers({ from: [88, 92], step: [9, 1], many: 4, along: [2, -9] })}
        />
        <Lines d="M128 72C134 80 148 80 154 72" width={6} />
        <Lines d="M132 78L128 84M141 80L141 87M150 78L154 84" width={3.4} />
        <Part of="gilt" small d="M108 36C122 24 160 24 176 36L172 48C156 38 126 38 112 48Z" />
        <Part of="ice" small d="M142 22L150 34 142 46 134 34Z" />
      </Layer>
      <Layer as="arm" at={[104, 116]}>
        <Part
          of="indigo"
          d="M104 104C64 100 30 136 22 186 20 210 26 232 36 248L50 222 60 246 72 214 84 240 96 206 116 216C126 186 124 140 104 104Z"
          seams="M90 122C62 140 46 172 46 206M100 126C80 150 70 180 70 208M108 136C98 160 94 184 94 204"
          cuts={slivers({ from: [40, 196], step: [10, 3], many: 6, along: [-4, 18] })}
        />
        <Lines d="M112 176L128 184M108 188L126 192" width={7} />
        <Lines d="M112 176L128 184M108 188L126 192" width={3} colour="#c98a26" />
      </Layer>
      <Layer as="off" at={[200, 116]}>
        <Part
          of="indigo"
          small
          far={0.1}
          d="M196 108C220 120 226 160 208 196L176 206 160 190C180 180 192 146 196 108Z"
          seams="M204 130C202 160 192 182 176 196"
        />
      </Layer>
    </Layer>
  </Puppet>
)
