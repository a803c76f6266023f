// A hole with appetite: a mountain of pale flesh that is nothing but gums and teeth in three rows, and two arms to fill it.

import type { ReactNode } from "react"
import { LiddedEye, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

export default (): ReactNode => (
  <Puppet feet={122} shadow={108} foe ends="sinks">
    <Layer as="body" at={[122, 218]}>
      <Layer as="off" at={[206, 140]}>
        <Part
          of="flesh"
          far={0.25}
          small
          d="M196 128C218 132 234 152 236 178 240 192 232 204 220 202 224 212 214 218 206 212 196 196 192 160 196 128Z"
        />
      </Layer>
      <Part
        of="flesh"
        d="M14 216C6 160 22 92 70 58 104 34 150 32 180 56 226 92 238 160 228 216 200 228 40 228 14 216Z"
        seams="M70 58C82 64 90 72 94 82M180 56C168 62 160 70 156 80M118 40L120 64M30 140C34 130 40 122 48 116M214 142C210 132 204 124 196 118"
        cuts={slivers({ from: [218, 110], step: [1.6, 13], many: 7, along: [-22, 3] })}
      />
      <Layer as="head" at={[122, 80]}>
        <Layer as="eyes" at={[122, 64]}>
          <LiddedEye at={[92, 68]} r={9} look={[-3, 2]} lid="M78 58L108 66 104 72 80 66Z" />
          <LiddedEye at={[146, 62]} r={11} look={[-3, 3]} lid="M164 50L130 60 134 68 162 60Z" />
          <LiddedEye at={[116, 48]} r={6} look={[-2, 1]} lid="M106 42L126 46 124 50 108 48Z" />
        </Layer>
      </Layer>
      <Layer as="jaw" at={[120, 150]}>
        <path
          d="M26 150C44 84 190 80 216 148 222 200 180 222 122 222 62 222 20 200 26 150Z"
          fill="#2a0610"
          stroke="#080a13"
          strokeWidth={7}
        />
        <path
          d="M34 150l14 26 12-44 15 40 14-52 16 48 15-52 16 50 14-48 15 46 12-38 14 36 10-16C194 96 60 92 34 150Z"
          fill="#fdf6dd"
          stroke="#080a13"
          strokeWidth={3}
          strokeLinejoin="round"
        />
        <path
          d="M62 162l12 22 12-26 13 28 12-30 14 30 12-28 12 26 11-20C140 140 84 140 62 162Z"
          fill="#cbbf9d"
          stroke="#080a13"
          strokeWidth={2.6}
          strokeLinejoin="round"
        />
        <path
          d="M40 194l14-24 14 32 16-30 16 36 16-34 16 34 16-34 16 30 15-28 12 20C186 228 62 228 40 194Z"
          fill="#fdf6dd"
          stroke="#080a13"
          strokeWidth={3}
          strokeLinejoin="round"
        />
      </Layer>
      <Layer as="arm" at={[34, 140]}>
        <Part
          of="flesh"
          small
          d="M46 126C24 128 6 146 0 172-6 186 0 200 12 200 8 210 18 218 28 212 22 220 36 226 44 214 50 190 52 158 46 126Z"
          seams="M14 198L20 184M28 210L30 194"
        />
      </Layer>
    </Layer>
  </Puppet>
)
