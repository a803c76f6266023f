// An old soldier behind his own shield: crested helmet, grey moustache through the visor, a short broad sword.

import type { ReactNode } from "react"
import { LiddedEye, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

export default (): ReactNode => (
  <Puppet feet={124} shadow={72} foe>
    <Layer as="legs" at={[124, 184]}>
      <Part
        of="bone"
        far={0.3}
        small
        d="M136 178L160 176 160 204C168 206 172 214 170 220L134 220C132 212 136 206 138 204Z"
      />
      <Part
        of="bone"
        small
        d="M94 178L120 178 118 204C120 210 120 216 118 220L80 220C78 212 86 206 94 204Z"
        seams="M94 192L120 192M94 204L118 204"
      />
    </Layer>
    <Layer as="body" at={[124, 184]}>
      <Layer as="off" at={[160, 120]}>
        <Part
          of="brass"
          small
          far={0.2}
          d="M150 108C168 108 180 122 178 140L164 146C154 136 150 122 150 108Z"
        />
        <Part of="steel" small d="M170 150L222 96 228 108 184 164Z" seams="M180 152L220 108" />
        <Part of="gilt" small d="M160 138L184 162 178 170 154 146Z" />
        <Part of="skin" small far={0.1} d="M160 144C168 138 180 144 180 154 178 164 166 164 160 158Z" />
      </Layer>
      <Part
        of="brass"
        d="M86 112C102 98 146 98 160 112 166 138 162 160 156 178 138 190 110 190 92 178 84 158 82 134 86 112Z"
        seams="M124 106L124 182M92 132C106 142 116 142 124 138 132 142 144 142 158 132M98 160L150 160"
        cuts={slivers({ from: [156, 124], step: [0, 9], many: 5, along: [-13, 2] })}
      />
      <Part
        of="crimson"
        small
        d="M88 172L104 178 104 204 92 200ZM108 179L122 181 122 206 108 204ZM126 181L140 179 140 204 126 206ZM144 178L158 172 156 198 144 202Z"
      />
      <Layer as="head" at={[122, 104]}>
        <Part
          of="crimson"
          d="M72 36C82 6 112-8 142-2 172 4 190 28 192 66L176 58C172 38 158 26 140 24 114 20 94 26 84 46Z"
          seams="M92 20L100 34M112 6L116 22M136 2L136 22M160 12L152 30M178 34L164 44"
        />
        <Part
          of="brass"
          d="M82 66C82 38 100 22 124 22 148 22 166 38 166 66L164 92C150 104 98 104 84 92Z"
          cuts={slivers({ from: [160, 50], step: [0.4, 8], many: 4, along: [-12, 1] })}
        />
        <path d="M84 62C98 54 134 54 146 62L144 88C132 96 98 96 88 88Z" fill="#0d0a10" />
        <Part of="skin" small far={0.15} d="M92 64C104 58 128 58 140 64L138 84C126 90 104 90 94 84Z" />
        <Part of="brass" small d="M110 52L122 52 122 84 116 90 110 84Z" />
        <Part
          of="ash"
          small
          d="M116 86C104 80 90 84 78 98 92 104 108 102 116 96 124 102 140 104 152 96 142 82 128 80 116 86Z"
          seams="M86 96L104 92M146 94L128 92"
        />
        <Layer as="eyes" at={[116, 70]}>
          <LiddedEye at={[101, 72]} r={7} look={[-3, 0]} lid="M92 66C98 60 106 62 109 68Z" />
          <LiddedEye at={[131, 72]} r={7} look={[-3, 0]} lid="M140 66C134 60 126 62 123 68Z" />
        </Layer>
      </Layer>
      <Layer as="arm" at={[92, 124]}>
        <Part
          of="wood"
          d="M28 108C46 96 78 96 94 108 98 142 92 178 62 204 30 180 22 144 28 108Z"
          seams="M46 102L48 188M78 102L76 190M26 140L96 138"
          cuts={slivers({ from: [88, 122], step: [-0.6, 10], many: 5, along: [-14, 2] })}
        />
        <Part of="steel" small d="M28 108C46 96 78 96 94 108L90 118C76 108 48 108 32 118Z" />
        <Part of="brass" small d="M60 124L78 144 60 166 42 144Z" />
        <Part of="crimson" small d="M60 134L69 144 60 156 51 144Z" />
      </Layer>
    </Layer>
  </Puppet>
)
