// Six flames on a ring, and what they guard: a skull-shaped lantern of stone whose inside burns the colour of a bruise.

import type { ReactNode } from "react"
import { Eye, Glow, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

const around = [0, 1, 2, 3, 4, 5].map((i) => {
  const angle = (Math.PI / 3) * i - Math.PI / 2
  return [150 + 118 * Math.cos(angle), 132 + 104 * Math.sin(angle)] as const
})

const flame = ([x, y]: readonly [number, number]): string =>
  `M${x - 15} ${y + 14}c-8-16 4-22 8-40 6 8 6 14 5 19 7-4 9-13 8-25 14 12 22 32 10 47-6 8-24 9-31-1Z`

export default (): ReactNode => (
  <Puppet width={300} height={270} feet={150} shadow={84} foe ends="bursts">
    <Layer as="back" at={[150, 132]}>
      <Glow at={[150, 132]} r={140} colour="#6a3ae0" />
      <ellipse cx={150} cy={134} rx={118} ry={104} fill="none" stroke="#080a13" strokeWidth={12} />
      <ellipse
        cx={150}
        cy={134}
        rx={118}
        ry={104}
        fill="none"
        stroke="#5d6676"
        strokeWidth={5}
        strokeDasharray="26 8"
      />
    </Layer>
    {around.map((at, i) => (
      <Layer key={i} as="fx" at={at}>
        <Glow at={at} r={34} colour="#8fd0ff" />
        <path d={flame(at)} fill="#6fb8ff" stroke="#080a13" strokeWidth={5} strokeLinejoin="round" />
        <ellipse cx={at[0] - 2} cy={at[1] + 6} rx={7} ry={9} fill="#f0fbff" />
      </Layer>
    ))}
    <Layer as="body" at={[150, 150]}>
      <Part
        of="stone"
        d="M92 120C92 82 118 62 152 62 186 62 210 86 208 122 208 146 200 158 196 168L190 196C176 206 126 206 112 196L106 168C98 158 92 142 92 120Z"
        seams="M122 72C116 82 112 92 112 100M168 66C172 76 180 84 190 88M106 168C118 176 130 178 138 176M196 168C184 176 172 178 164 176"
        cuts={slivers({ from: [204, 106], step: [-0.4, 11], many: 6, along: [-17, 3] })}
      />
      <Part
        of="stone"
        small
        far={0.1}
        d="M96 96L62 84 94 122ZM206 98L238 84 208 124ZM128 66L120 36 152 60ZM170 64L186 38 190 76Z"
      />
      <path
        d="M106 132C110 110 142 108 146 130 146 154 112 158 106 132ZM160 130C164 108 196 110 198 132 192 156 160 154 160 130ZM146 152L152 142 160 152 158 162 148 162Z"
        fill="#0a0618"
      />
      <Layer as="eyes" at={[150, 132]}>
        <Eye at={[126, 133]} r={14} colour="#c58bff" />
        <Eye at={[180, 133]} r={14} colour="#c58bff" />
      </Layer>
      <Layer as="jaw" at={[150, 176]}>
        <path d="M116 176C130 184 172 184 188 176L184 194C170 200 132 200 120 194Z" fill="#0a0618" />
        <path
          d="M126 180l6 14 6-13M144 182l6 14 6-14M164 181l6 13 6-14"
          fill="#cbbf9d"
          stroke="#080a13"
          strokeWidth={2}
        />
        <Glow at={[152, 190]} r={24} colour="#c58bff" />
      </Layer>
      <Part of="brass" small d="M116 200C130 210 172 210 186 200L180 214C166 222 138 222 122 214Z" />
    </Layer>
    <Layer as="orb" at={[150, 236]}>
      <Part of="violet" small d="M140 226L152 220 164 228 152 250Z" />
    </Layer>
  </Puppet>
)
