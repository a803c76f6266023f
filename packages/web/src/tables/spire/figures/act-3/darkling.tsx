// A bite out of the night: a black pelt on bird's feet, all its teeth inside out, three eyes down one side.

import type { ReactNode } from "react"
import { Eye, Lines, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

export default (): ReactNode => (
  <Puppet feet={124} shadow={70} foe ends="sinks">
    <Layer as="legs" at={[124, 194]}>
      <Lines
        d="M100 190L96 208M96 208L78 220M96 208L98 220M96 208L112 218M150 190L154 208M154 208L138 220M154 208L156 220M154 208L172 218"
        width={9}
      />
      <Lines
        d="M100 190L96 208M96 208L78 220M96 208L98 220M96 208L112 218M150 190L154 208M154 208L138 220M154 208L156 220M154 208L172 218"
        width={3.6}
        colour="#777c90"
      />
    </Layer>
    <Layer as="body" at={[124, 196]}>
      <Layer as="back" at={[176, 130]}>
        <Part
          of="pitch"
          far={0.2}
          small
          d="M162 104C186 92 206 96 222 84 218 104 208 116 224 120 208 132 206 140 216 152 196 152 176 146 162 136Z"
        />
      </Layer>
      <Part
        of="pitch"
        d="M60 148C50 116 62 92 80 78L72 52 98 66 106 40 124 62 146 38 148 66 176 56 168 82C190 100 196 136 182 166 168 192 140 202 118 200 88 200 68 180 60 148Z"
        seams="M150 92C162 104 168 120 168 138M92 74C86 80 82 86 80 92"
        cuts={slivers({ from: [182, 112], step: [0, 10], many: 7, along: [-18, 3] })}
      />
      <Layer as="jaw" at={[104, 150]}>
        <path
          d="M46 134C70 116 128 118 146 138 150 166 130 188 102 188 72 188 46 168 46 134Z"
          fill="#3a0a18"
          stroke="#080a13"
          strokeWidth={7}
          strokeLinejoin="round"
        />
        <path
          d="M50 136l11 20 9-26 11 28 11-31 12 31 11-29 12 27 9-22 8 10ZM68 174l10-20 11 30 12-28 12 28 12-26 8 18C112 190 84 188 68 174Z"
          fill="#fdf6dd"
          stroke="#080a13"
          strokeWidth={2.6}
          strokeLinejoin="round"
        />
      </Layer>
      <Layer as="eyes" at={[120, 104]}>
        <Eye at={[94, 104]} r={11} colour="#ff5ad0" />
        <Eye at={[126, 96]} r={8} colour="#ff5ad0" />
        <Eye at={[150, 104]} r={5} colour="#ff5ad0" />
      </Layer>
    </Layer>
  </Puppet>
)
