// A plant that bites: three stems out of a cracked pot, each with a leafy snake's head, the middle one awake.

import type { ReactNode } from "react"
import { Eye, Lines, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

export default (): ReactNode => (
  <Puppet feet={124} shadow={72} foe>
    <Layer as="back" at={[150, 170]}>
      <Lines d="M150 176C176 160 196 136 190 104" width={20} />
      <Lines d="M150 176C176 160 196 136 190 104" width={12} colour="#26502a" />
      <Part
        of="moss"
        far={0.25}
        d="M166 92C172 70 196 58 220 66 232 78 228 96 212 104 196 112 176 108 166 92Z"
        seams="M172 94C188 92 204 84 220 72"
      />
      <Part of="moss" small far={0.3} d="M190 66C196 46 212 38 228 40 226 56 216 68 204 72Z" />
    </Layer>
    <Layer as="body" at={[124, 212]}>
      <Lines d="M120 180C112 150 148 124 132 92" width={26} />
      <Lines d="M120 180C112 150 148 124 132 92" width={17} colour="#35662f" />
      <Lines d="M122 170l14-4M122 152l16 2M132 132l14 6" width={3} />
      <Part
        of="moss"
        small
        d="M136 140C158 130 178 134 188 150 172 160 150 158 136 148Z"
        seams="M142 146L178 148"
      />
      <Part
        of="moss"
        small
        d="M118 164C98 150 78 152 66 166 82 178 104 176 120 172Z"
        seams="M112 166L76 166"
      />
      <Layer as="head" at={[130, 96]}>
        <Part
          of="moss"
          small
          d="M134 34C140 14 156 2 176 0 176 18 168 34 152 44ZM150 52C168 40 188 40 202 50 190 64 170 70 154 66Z"
          seams="M142 34L168 8M158 58L192 52"
        />
        <Layer as="jaw" at={[116, 84]}>
          <Part of="flesh" small d="M130 82C104 88 76 98 56 100 64 116 96 120 128 106Z" />
          <Part
            of="moss"
            d="M56 98C80 106 110 104 138 88 146 104 132 122 106 124 80 126 60 116 56 98Z"
            seams="M74 112C92 116 110 114 124 106"
          />
          <path
            d="M66 102l6-12 6 13ZM90 104l6-14 7 12ZM112 98l5-14 8 10Z"
            fill="#fdf6dd"
            stroke="#080a13"
            strokeWidth={2}
          />
        </Layer>
        <Part
          of="moss"
          d="M158 78C142 98 110 92 84 90 64 90 48 86 40 74 54 72 62 64 72 54 92 34 124 28 146 42 160 52 164 66 158 78Z"
          seams="M64 74C88 66 116 66 142 74M96 46C104 50 110 56 114 62"
          cuts={slivers({ from: [150, 50], step: [0.4, 8], many: 4, along: [-12, 1] })}
        />
        <path d="M52 84l5 16 7-13ZM78 90l6 16 7-14Z" fill="#fdf6dd" stroke="#080a13" strokeWidth={2} />
        <Layer as="eyes" at={[110, 62]}>
          <Eye at={[104, 64]} r={10} colour="#ffd84a" />
          <path d="M86 50L122 58 118 64 90 58Z" fill="#080a13" />
        </Layer>
      </Layer>
      <Layer as="off" at={[100, 176]}>
        <Lines d="M104 182C84 172 62 160 58 132" width={18} />
        <Lines d="M104 182C84 172 62 160 58 132" width={10} colour="#2c5a2c" />
        <Part
          of="moss"
          far={0.1}
          d="M76 128C66 140 44 142 30 130 20 118 26 104 42 102 60 100 78 112 76 128Z"
          seams="M34 126C46 126 60 122 72 116"
        />
        <Lines d="M44 112C48 108 54 108 58 112" width={3.4} />
      </Layer>
      <Part
        of="brass"
        d="M72 176C104 186 146 186 178 176L168 214C144 226 106 226 82 214Z"
        seams="M110 184L116 202 108 220M80 194C110 204 140 204 170 194"
        cuts={slivers({ from: [166, 186], step: [-1.6, 7], many: 4, along: [-12, 1] })}
      />
      <Part of="brass" small d="M66 168C100 180 150 180 184 168L182 182C150 194 100 194 68 182Z" />
    </Layer>
  </Puppet>
)
