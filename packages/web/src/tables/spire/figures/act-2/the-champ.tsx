// He has never lost, he says: a golden breastplate over a great chest, a bull's horned helmet under one arm's worth of laurels,
// a sword for two hands in one, and a scar that was not in the songs.

import type { ReactNode } from "react"
import { LiddedEye, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

export default (): ReactNode => (
  <Puppet width={300} height={270} feet={156} shadow={104} foe>
    <Layer as="back" at={[190, 90]}>
      <Part
        of="crimson"
        far={0.15}
        d="M176 82C226 92 262 148 274 236L252 226 242 246 218 230 204 248 186 232C180 184 172 130 176 82Z"
        seams="M196 104C226 136 244 180 252 226M188 116C204 154 214 192 218 230"
        cuts={slivers({ from: [226, 196], step: [7, 4], many: 5, along: [-4, 18] })}
      />
    </Layer>
    <Layer as="legs" at={[154, 212]}>
      <Part
        of="skin"
        far={0.25}
        small
        d="M166 202L200 200 198 234C206 238 210 244 208 250L164 250C162 242 166 236 168 232Z"
      />
      <Part
        of="skin"
        small
        d="M110 202L146 204 142 234C146 240 146 246 144 250L94 250C94 242 104 236 110 232Z"
      />
      <Part of="gilt" small d="M108 212L146 214 144 238 108 236ZM168 212L200 210 198 236 168 238Z" />
    </Layer>
    <Layer as="body" at={[154, 214]}>
      <Layer as="off" at={[208, 110]}>
        <Part
          of="skin"
          far={0.15}
          d="M194 96C224 96 246 120 244 154 240 176 222 182 208 170 198 152 192 124 194 96Z"
          seams="M226 126L218 148"
        />
        <Part of="gilt" small far={0.1} d="M206 148L244 142 242 166 212 174Z" />
        <Part of="skin" small far={0.1} d="M206 168C218 160 236 166 236 182 232 196 212 196 206 186Z" />
      </Layer>
      <Part
        of="gilt"
        d="M94 96C120 78 192 78 214 98 224 128 216 160 204 190 178 204 130 204 108 190 92 160 86 126 94 96Z"
        seams="M154 92L152 196M104 122C120 140 140 144 154 136 168 144 190 140 206 122M122 156L150 160 180 156M126 174L150 178 178 174"
        cuts={slivers({ from: [210, 112], step: [-0.6, 11], many: 7, along: [-17, 3] })}
      />
      <Part of="crimson" small d="M154 100L166 114 154 130 142 114Z" />
      <Part of="leather" small d="M102 184C130 198 182 198 208 184L208 200C182 214 130 214 102 200Z" />
      <Part of="gilt" small d="M142 188L168 188 168 212 142 212Z" seams="M150 200L160 200" />
      <Part of="crimson" small d="M104 206L126 212 122 238 106 230ZM186 212L206 206 206 230 190 238Z" />
      <Layer as="head" at={[148, 90]}>
        <Part
          of="skin"
          d="M106 56C106 30 124 14 150 14 176 14 194 32 192 60 190 82 176 96 150 98 124 96 106 82 106 56Z"
          seams="M168 30L178 66M164 42L174 38M168 54L178 50"
          cuts={slivers({ from: [188, 50], step: [-0.4, 8], many: 4, along: [-12, 1] })}
        />
        <Part
          of="ash"
          small
          d="M108 62C116 76 128 78 140 74 152 80 172 78 190 62 192 84 178 104 150 108 122 104 106 86 108 62Z"
          seams="M124 82C132 92 142 96 150 98M176 80C170 90 160 96 150 98M150 84L150 104"
        />
        <path d="M128 82C138 78 154 78 164 82 158 90 136 90 128 82Z" fill="#1a0a08" />
        <path d="M132 82L160 82 158 86 134 86Z" fill="#fdf6dd" />
        <Part
          of="gilt"
          small
          d="M100 46C96 22 118 2 150 2 182 2 204 22 198 48 184 36 168 32 150 32 130 32 114 36 100 46Z"
          seams="M150 2L150 32M122 10L128 34M180 10L172 34"
        />
        <Part
          of="bone"
          small
          d="M104 34C80 34 62 20 58-4 76 8 96 12 116 14ZM194 34C218 34 236 20 240-4 222 8 202 12 184 14Z"
        />
        <Layer as="eyes" at={[144, 56]}>
          <LiddedEye at={[128, 56]} r={8} look={[-3, 0]} lid="M114 48L142 54 138 60 116 56Z" />
          <LiddedEye at={[162, 55]} r={8} look={[-3, 0]} lid="M178 46L150 53 154 60 176 55Z" />
        </Layer>
      </Layer>
      <Layer as="arm" at={[102, 112]}>
        <Part
          of="steel"
          d="M46 176L8 74C4 50 10 26 28 6 40 28 46 52 46 76L68 166Z"
          seams="M26 22L32 84 54 164"
          cuts={slivers({ from: [44, 80], step: [3, 13], many: 5, along: [-12, 2] })}
        />
        <Part of="gilt" small d="M32 180L80 158 86 170 38 194Z" />
        <Part of="leather" small d="M56 182L70 176 84 206 70 212Z" />
        <Part of="gilt" small d="M68 208L86 202 88 218 74 222Z" />
        <Part
          of="skin"
          d="M100 98C124 106 128 138 112 160 98 178 84 186 70 184L62 164C82 156 92 132 100 98Z"
          seams="M104 118C98 144 88 160 76 168"
          cuts={slivers({ from: [114, 136], step: [-4, 9], many: 4, along: [-12, -3] })}
        />
        <Part
          of="gilt"
          d="M78 96C92 78 122 82 130 104 128 120 116 126 102 120 90 118 82 110 78 96Z"
          seams="M86 104C98 110 114 110 126 102"
        />
        <Part of="skin" small d="M52 164C64 156 82 164 82 180 80 194 62 196 54 186 46 178 46 168 52 164Z" />
      </Layer>
    </Layer>
  </Puppet>
)
