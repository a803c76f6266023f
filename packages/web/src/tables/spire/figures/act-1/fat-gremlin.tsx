// A gremlin round as a keg: mustard skin, a belly out of its vest, tiny ears, a sleepy face with an underbite.

import type { ReactNode } from "react"
import { LiddedEye, Lines, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

export default (): ReactNode => (
  <Puppet feet={122} shadow={64} foe ends="sinks">
    <Layer as="legs" at={[122, 200]}>
      <Part
        of="brass"
        far={0.25}
        small
        d="M134 196L158 194C164 202 172 208 174 220L134 220C130 212 132 204 134 196Z"
      />
      <Part
        of="brass"
        small
        d="M84 196L110 198C112 206 112 214 108 220L66 220C64 210 74 206 84 196Z"
        seams="M74 213L76 220M84 211L85 220"
      />
    </Layer>
    <Layer as="body" at={[122, 204]}>
      <Layer as="off" at={[166, 142]}>
        <Part
          of="brass"
          far={0.2}
          small
          d="M160 134C178 138 190 152 192 170 190 182 176 184 170 174 168 164 162 156 158 150Z"
        />
      </Layer>
      <Part
        of="brass"
        d="M80 128C98 114 148 114 166 130 186 152 188 182 166 198 140 210 100 210 78 198 56 182 60 150 80 128Z"
        seams="M118 176C118 182 126 182 126 176M88 190C106 200 138 200 156 190"
        cuts={slivers({ from: [176, 148], step: [0.4, 9], many: 5, along: [-14, 2] })}
      />
      <Part
        of="teal"
        small
        d="M80 126C66 142 60 160 64 180L84 176C84 160 88 146 98 132Z"
        seams="M74 140C68 152 66 164 68 176"
      />
      <Part
        of="teal"
        small
        d="M164 128C180 144 188 162 184 182L166 178C164 160 158 146 148 132Z"
        seams="M172 142C178 154 180 166 180 178"
      />
      <Layer as="head" at={[122, 128]}>
        <Part of="brass" small far={0.1} d="M160 80C172 68 186 64 198 68 194 82 182 92 166 94Z" />
        <Part of="brass" small d="M82 82C72 68 58 62 46 64 48 78 60 90 76 96Z" />
        <Part
          of="brass"
          d="M70 96C70 68 92 50 122 50 152 50 172 70 170 98 174 118 152 134 120 134 88 134 66 118 70 96Z"
          seams="M84 122C98 128 110 130 124 130"
          cuts={slivers({ from: [164, 84], step: [0.4, 8], many: 5, along: [-13, 1] })}
        />
        <path
          d="M82 106C98 100 134 100 150 106 146 118 132 122 114 122 98 122 86 116 82 106Z"
          fill="#2a1208"
        />
        <Part of="bone" small d="M90 118L94 98 102 118ZM130 118L137 96 143 114Z" />
        <Part of="brass" small d="M98 84C106 78 118 80 120 88 118 96 102 98 96 92Z" />
        <Layer as="eyes" at={[116, 80]}>
          <LiddedEye at={[92, 78]} r={10} look={[-3, 3]} lid="M80 70C88 64 100 68 104 78L82 80Z" />
          <LiddedEye at={[136, 77]} r={11} look={[-3, 3]} lid="M150 68C140 62 128 66 124 77L148 79Z" />
        </Layer>
      </Layer>
      <Layer as="arm" at={[84, 144]}>
        <Part
          of="brass"
          d="M84 134C100 138 106 152 98 164 86 176 70 178 58 172L58 156C70 154 78 148 84 134Z"
          seams="M84 146C80 158 72 166 64 168"
        />
        <Part
          of="brass"
          small
          d="M48 150C58 144 72 152 70 164 68 176 54 178 46 170 40 164 42 154 48 150Z"
          seams="M54 150L54 170M62 154L60 172"
        />
        <Lines d="M46 150C34 152 28 160 30 170" width={6} />
        <Lines d="M46 150C34 152 28 160 30 170" width={2.6} colour="#6d4a26" />
        <Part of="wood" small d="M20 166L40 166 38 190 22 190Z" seams="M21 174L39 174M22 184L38 184" />
      </Layer>
    </Layer>
  </Puppet>
)
