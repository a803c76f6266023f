// It has come for somebody: a horned skull over a robe of smoke, a scythe of blue fire, hardly there at all.

import type { ReactNode } from "react"
import { Eye, Glow, Lines, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

export default (): ReactNode => (
  <Puppet feet={126} shadow={56} foe ends="bursts">
    <Layer as="back" at={[140, 90]}>
      <Glow at={[126, 110]} r={112} colour="#2a6ad0" />
      <Part
        of="ash"
        far={0.3}
        d="M140 78C184 82 218 116 230 168L210 158 214 190 192 174 190 204 168 182Z"
        seams="M160 94C190 112 208 134 214 158"
      />
    </Layer>
    <Layer as="body" at={[126, 200]}>
      <Layer as="off" at={[160, 112]}>
        <Part
          of="ash"
          far={0.2}
          small
          d="M150 100C174 102 190 120 192 146L174 154C162 142 152 122 150 100Z"
        />
        <Part
          of="bone"
          small
          d="M172 148L188 144 200 168 192 166 188 158 188 174 180 172 178 160 172 170 166 164Z"
        />
      </Layer>
      <Part
        of="ash"
        d="M84 112C98 90 154 90 168 112 178 146 172 170 184 202L164 192 156 220 140 196 126 226 112 196 94 220 88 192 66 204C80 170 74 144 84 112Z"
        seams="M106 134C102 160 104 178 98 200M148 134C152 160 148 178 156 200M126 150L126 212"
        cuts={slivers({ from: [168, 130], step: [0.6, 10], many: 6, along: [-14, 2] })}
      />
      <Part
        of="steel"
        small
        d="M88 112L112 122 126 142 140 122 164 110 160 130 134 160 118 160 92 132Z"
        seams="M112 122L122 150M140 122L130 150"
      />
      <Layer as="head" at={[122, 104]}>
        <Part
          of="bone"
          d="M94 42C72 40 56 24 58-4 70 12 88 20 108 22ZM150 42C174 38 190 20 186-8 174 10 156 20 136 22Z"
          seams="M66 8C76 20 88 26 98 30M178 6C168 20 156 26 146 30"
        />
        <Part
          of="bone"
          d="M82 60C82 34 100 20 124 20 148 20 166 36 164 62 162 80 150 90 146 98L138 118 108 118 102 98C94 90 82 82 82 60Z"
          seams="M124 20L120 36M110 104L112 118M122 104L122 118M134 104L133 118"
          cuts={slivers({ from: [158, 48], step: [-0.4, 8], many: 4, along: [-12, 1] })}
        />
        <path
          d="M92 60C96 46 116 50 116 66 112 80 92 78 92 60ZM130 66C132 50 152 46 156 60 154 78 134 80 130 66ZM118 82L123 74 128 82 126 92 120 92Z"
          fill="#060a18"
        />
        <Layer as="eyes" at={[122, 64]}>
          <Eye at={[105, 64]} r={8} colour="#5ab8ff" />
          <Eye at={[142, 64]} r={8} colour="#5ab8ff" />
        </Layer>
      </Layer>
      <Layer as="arm" at={[90, 118]}>
        <Lines d="M88 214L48 44" width={10} />
        <Lines d="M88 214L48 44" width={4.6} colour="#5d6676" />
        <Layer as="fx" at={[30, 52]}>
          <Glow at={[30, 48]} r={50} colour="#3a9aff" />
          <path
            d="M54 38C28 24-2 38-14 82 6 64 30 58 56 62Z"
            fill="#7fd0ff"
            stroke="#080a13"
            strokeWidth={7}
            strokeLinejoin="round"
          />
          <path d="M50 44C30 36 8 44-4 68 12 56 30 52 50 54Z" fill="#effaff" />
        </Layer>
        <Part
          of="ash"
          d="M92 106C108 116 108 136 96 148 86 156 76 156 68 152L64 134C76 134 86 126 92 106Z"
          seams="M92 122C86 136 78 144 70 146"
        />
        <Part of="bone" small d="M56 130L72 126 82 140 74 158 62 154Z" seams="M62 130L66 152M70 130L74 152" />
      </Layer>
    </Layer>
  </Puppet>
)
