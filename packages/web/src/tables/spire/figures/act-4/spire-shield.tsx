// The tower's wall: an armoured hulk behind a shield as tall as itself, with a stone eye set in it.

import type { ReactNode } from "react"
import { Eye, Glow, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

export default (): ReactNode => (
  <Puppet feet={128} shadow={92} foe ends="bursts">
    <Layer as="legs" at={[130, 186]}>
      <Part
        of="ash"
        far={0.2}
        small
        d="M148 178L182 176C182 192 186 206 194 220L150 220C146 206 146 192 148 178Z"
      />
      <Part of="ash" small d="M102 180L134 182 130 220 92 220C94 204 98 192 102 180Z" />
    </Layer>
    <Layer as="body" at={[132, 190]}>
      <Layer as="off" at={[186, 112]}>
        <Part of="ash" far={0.2} d="M176 96C204 98 222 120 222 152L202 164C188 148 178 124 176 96Z" />
        <Part of="steel" small far={0.1} d="M194 158C206 148 224 156 224 172 220 188 202 188 194 178Z" />
      </Layer>
      <Part
        of="ash"
        d="M84 104C104 80 172 80 192 104 204 136 198 168 184 188 158 200 116 200 94 188 80 164 76 134 84 104Z"
        seams="M140 92L140 192M106 128C118 140 130 144 140 142"
        cuts={slivers({ from: [192, 118], step: [0, 11], many: 6, along: [-16, 3] })}
      />
      <Part
        of="steel"
        small
        d="M172 92C186 74 212 80 220 102 214 114 196 116 184 112Z"
        seams="M186 88L196 110"
      />
      <Layer as="head" at={[138, 92]}>
        <Part
          of="steel"
          d="M104 58C104 34 120 20 142 20 164 20 180 36 178 60L170 92C154 100 126 100 112 92Z"
          seams="M142 20L142 52"
          cuts={slivers({ from: [172, 46], step: [-0.4, 8], many: 4, along: [-11, 1] })}
        />
        <path d="M108 62C122 54 160 54 174 62L170 76C154 82 128 82 112 76Z" fill="#060810" />
        <Part of="steel" small d="M118 26L104-4 132 18ZM166 26L182-4 154 18Z" />
        <Layer as="eyes" at={[138, 68]}>
          <Eye at={[126, 68]} r={7} colour="#ff5a6a" />
          <Eye at={[154, 68]} r={7} colour="#ff5a6a" />
        </Layer>
      </Layer>
      <Layer as="arm" at={[92, 140]}>
        <Layer as="fx" at={[60, 130]}>
          <Glow at={[60, 128]} r={60} colour="#d0304a" />
        </Layer>
        <Part
          of="stone"
          d="M12 40L62 22 112 40C120 96 116 156 62 216 8 156 4 96 12 40Z"
          seams="M62 22L62 90M62 168L62 216M14 92L36 110M110 92L90 110M18 140L38 148M106 140L88 148"
          cuts={slivers({ from: [106, 76], step: [-0.6, 13], many: 7, along: [-18, 3] })}
        />
        <Part of="steel" small d="M12 40L62 22 112 40 110 54 62 36 14 54Z" />
        <Part of="crimson" d="M28 128C40 100 86 100 98 128 86 158 40 158 28 128Z" />
        <Layer as="eyes" at={[62, 128]}>
          <Eye at={[62, 128]} r={17} colour="#ff5a6a" />
        </Layer>
      </Layer>
    </Layer>
  </Puppet>
)
