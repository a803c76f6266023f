// A soldier in plates, whose helmet is a furnace: two slits of fire, a broad blade, a torn cape.

import type { ReactNode } from "react"
import { Glow, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

export default (): ReactNode => (
  <Puppet feet={112} shadow={74}>
    <Layer as="back" at={[104, 104]}>
      <Part
        of="crimson"
        far={0.15}
        d="M84 98C58 118 40 160 30 206L48 198 56 212 72 200 84 214 98 202C112 176 122 140 124 104Z"
        seams="M80 118C66 146 56 172 52 196M98 118C88 148 80 176 76 198"
        cuts={slivers({ from: [50, 172], step: [7, 6], many: 5, along: [-3, 16] })}
      />
    </Layer>
    <Layer as="legs" at={[112, 180]}>
      <Part
        of="steel"
        far={0.3}
        small
        d="M84 172L108 172 106 206C112 208 114 214 112 220L74 220C72 210 78 206 82 204Z"
      />
      <Part
        of="steel"
        small
        d="M114 172L142 170 144 204C152 206 156 212 154 220L112 220C110 210 114 206 118 204Z"
        seams="M118 204L144 204M120 190L142 188"
      />
    </Layer>
    <Layer as="body" at={[112, 178]}>
      <Layer as="off" at={[78, 116]}>
        <Part
          of="steel"
          far={0.25}
          d="M62 104C46 108 40 126 46 146 50 160 60 164 70 158 80 150 84 128 82 112 78 102 70 100 62 104Z"
          seams="M48 138C58 142 68 140 78 132"
        />
        <Part
          of="leather"
          small
          far={0.2}
          d="M48 152C56 146 70 148 74 158 74 170 64 176 54 172 46 168 44 158 48 152Z"
        />
      </Layer>
      <Part
        of="steel"
        d="M70 106C92 92 132 92 154 106 158 130 154 150 148 168 124 180 98 180 78 168 70 150 68 130 70 106Z"
        seams="M112 100L112 140M78 150C98 160 128 160 148 150M90 106C96 130 104 140 112 142 120 140 130 130 136 106"
        cuts={slivers({ from: [142, 120], step: [0.6, 8], many: 5, along: [-13, 2] })}
      />
      <Part of="crimson" small d="M112 112L124 126 112 144 100 126Z" />
      <Part of="leather" small d="M76 164C98 174 128 174 150 164L151 177C128 188 98 188 76 177Z" />
      <Part of="gilt" small d="M102 168L124 168 124 184 102 184Z" seams="M108 176L118 176" />
      <Part of="crimson" small d="M84 182L108 186 106 206 96 200 88 208Z" seams="M96 186L96 198" />
      <Part of="crimson" small d="M116 186L142 182 138 206 128 198 118 206Z" seams="M128 186L128 196" />
      <Layer as="head" at={[112, 98]}>
        <Part of="bone" d="M76 62C58 58 44 42 44 18 56 32 70 38 86 40Z" seams="M54 36C60 46 70 52 80 54" />
        <Part
          of="bone"
          d="M146 62C164 58 180 42 182 18 168 32 154 38 138 40Z"
          seams="M172 36C166 46 156 52 146 54"
        />
        <Part
          of="steel"
          d="M72 66C72 34 90 22 112 22 134 22 152 34 152 66L150 92C138 104 86 104 74 92Z"
          seams="M112 22L112 58M76 52C98 44 126 44 148 52"
          cuts={slivers({ from: [146, 58], step: [0, 8], many: 4, along: [-12, 1] })}
        />
        <path
          d="M80 62C94 58 102 60 108 66L106 76C96 76 86 74 80 70ZM144 62C130 58 122 60 116 66L118 76C128 76 138 74 144 70Z"
          fill="#080a13"
        />
        <path d="M98 82L102 98M112 82L112 100M126 82L122 98" className="fig-line" strokeWidth={4} />
        <Layer as="eyes" at={[112, 68]}>
          <Glow at={[94, 68]} r={20} colour="#ff8a2a" />
          <Glow at={[130, 68]} r={20} colour="#ff8a2a" />
          <path d="M86 65L104 68 102 73 88 70ZM138 65L120 68 122 73 136 70Z" fill="#ffd27a" />
        </Layer>
      </Layer>
      <Layer as="arm" at={[148, 118]}>
        <Layer as="fx" at={[196, 100]}>
          <Glow at={[204, 74]} r={46} colour="#ff7a1c" />
        </Layer>
        <Part of="steel" small d="M176 132L196 128 226 30 214 18 204 26Z" seams="M190 124L214 36" />
        <path
          d="M206 30C214 46 206 58 210 70 202 84 204 96 196 110L190 122 208 66Z"
          fill="#ff9a3a"
          opacity="0.75"
        />
        <Part of="gilt" small d="M164 122L206 134 204 143 162 132Z" />
        <Part of="leather" small d="M174 134L186 138 180 158 168 154Z" />
        <Part
          of="steel"
          d="M140 104C158 96 172 108 172 126 172 140 164 148 154 146 142 142 136 122 140 104Z"
          seams="M142 122C152 126 162 124 172 118"
          cuts={slivers({ from: [164, 116], step: [1, 8], many: 3, along: [-9, 2] })}
        />
        <Part
          of="leather"
          small
          d="M160 138C170 132 186 138 188 148 188 158 176 162 166 158 158 154 156 144 160 138Z"
          seams="M172 140L170 156M180 142L178 158"
        />
      </Layer>
    </Layer>
  </Puppet>
)
