// A catcher of people: a sack of blue cloth over a bald bulk, one eye hole torn open, a hooked pole with a chain on it.

import type { ReactNode } from "react"
import { Lines, LiddedEye, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

export default (): ReactNode => (
  <Puppet feet={126} shadow={70} foe>
    <Layer as="legs" at={[126, 184]}>
      <Part
        of="pitch"
        far={0.2}
        small
        d="M136 176L162 174 162 202C168 206 170 214 168 220L132 220C130 212 134 206 138 204Z"
      />
      <Part
        of="leather"
        small
        d="M94 176L122 176 120 204C124 208 124 216 122 220L80 220C78 210 86 206 94 204Z"
        seams="M94 204L120 204M98 190L120 190"
      />
    </Layer>
    <Layer as="body" at={[126, 184]}>
      <Layer as="off" at={[162, 120]}>
        <Part
          of="skin"
          far={0.25}
          small
          d="M152 112C170 112 182 128 182 148L168 156C160 146 152 132 152 112Z"
        />
        <Part of="leather" small far={0.2} d="M166 146C176 142 186 148 186 158 184 168 172 168 166 162Z" />
      </Layer>
      <Part
        of="skin"
        d="M84 118C98 98 148 96 164 116 174 140 170 164 162 180 138 192 112 192 90 182 80 160 78 138 84 118Z"
        seams="M126 130C122 150 122 164 126 178M100 134C108 140 116 140 122 136M134 136C142 140 150 138 156 132M124 164L130 164"
        cuts={slivers({ from: [162, 130], step: [0.4, 9], many: 5, along: [-14, 2] })}
      />
      <Part
        of="indigo"
        small
        d="M82 120C92 104 102 102 112 102L166 164 160 184 148 188Z"
        seams="M96 108L156 176"
      />
      <Part
        of="leather"
        small
        d="M84 168C108 182 144 182 168 166L168 182C144 196 108 198 84 184Z"
        seams="M98 178L98 190M150 178L152 188"
      />
      <Part
        of="steel"
        small
        d="M112 176L136 176 136 194 112 194Z"
        seams="M118 182L130 182 130 188 118 188Z"
      />
      <Layer as="head" at={[122, 104]}>
        <Part
          of="indigo"
          d="M84 72C82 46 96 22 122 18 134 6 150 4 160 10 152 16 148 22 148 30 164 44 168 68 160 92 148 108 100 110 88 98 84 90 84 80 84 72Z"
          seams="M148 30C138 26 130 24 122 18M96 96C112 104 138 104 156 94M104 34C98 42 94 50 92 58"
          cuts={slivers({ from: [158, 56], step: [0, 8], many: 5, along: [-13, 1] })}
        />
        <Part of="leather" small d="M86 94C106 106 142 106 162 90L164 104C144 116 106 118 86 106Z" />
        <path d="M86 60C94 50 112 50 118 60 116 74 98 78 88 72 86 68 86 64 86 60Z" fill="#080a13" />
        <Lines d="M128 64L148 54M130 54L146 66" width={4} />
        <Layer as="eyes" at={[102, 64]}>
          <LiddedEye at={[101, 64]} r={10} look={[-3, 1]} lid="M88 58C96 48 110 48 116 58L104 62Z" />
        </Layer>
      </Layer>
      <Layer as="arm" at={[92, 124]}>
        <Lines d="M34 206L74 62" width={11} />
        <Lines d="M34 206L74 62" width={5} colour="#6d4a26" />
        <Part
          of="steel"
          small
          d="M70 66C64 44 74 22 98 20 86 28 82 40 88 48 92 54 100 52 102 44 108 58 96 68 84 66Z"
          seams="M74 54C72 42 78 32 86 26"
        />
        <Lines d="M60 116C50 122 50 132 58 136M58 136C48 142 50 152 58 156" width={4} colour="#a9bad6" />
        <Part
          of="skin"
          d="M88 112C104 114 112 130 104 146 92 160 76 166 60 166L50 150C66 144 78 132 88 112Z"
          seams="M90 126C86 140 78 150 66 156"
        />
        <Part
          of="leather"
          small
          d="M44 144C56 138 70 148 68 160 66 170 52 172 46 166 38 160 38 150 44 144Z"
          seams="M52 144L50 168M60 148L58 170"
        />
      </Layer>
    </Layer>
  </Puppet>
)
