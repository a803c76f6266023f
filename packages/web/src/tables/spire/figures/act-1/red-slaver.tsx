// The other catcher: lean, in a red scarf and an iron muzzle, whirling a weighted net.

import type { ReactNode } from "react"
import { Eye, Lines, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

export default (): ReactNode => (
  <Puppet feet={126} shadow={62} foe>
    <Layer as="back" at={[150, 92]}>
      <Part
        of="crimson"
        far={0.2}
        d="M142 86C170 82 198 92 222 80 216 100 198 112 176 110 194 118 210 118 224 112 206 138 170 130 146 104Z"
        seams="M150 94C172 98 192 98 208 92M152 102C170 116 186 122 202 124"
      />
    </Layer>
    <Layer as="legs" at={[126, 180]}>
      <Part
        of="leather"
        far={0.3}
        small
        d="M136 170L158 168C168 182 172 194 168 206 176 208 180 214 178 220L142 220C140 212 144 208 150 204Z"
      />
      <Part
        of="leather"
        small
        d="M100 172L126 172 116 200C120 206 120 214 116 220L78 220C76 212 84 206 94 204Z"
        seams="M94 204L116 202M104 188L122 186"
      />
    </Layer>
    <Layer as="body" at={[126, 180]}>
      <Layer as="off" at={[156, 112]}>
        <Part
          of="skin"
          far={0.2}
          small
          d="M148 104C168 100 188 112 200 132L190 142C176 134 160 128 148 124Z"
        />
        <Part of="leather" small far={0.1} d="M190 128C200 124 210 132 208 142 204 150 192 150 186 142Z" />
        <Lines d="M200 140C214 144 222 156 218 170" width={5} />
        <Part of="steel" small d="M210 168C218 164 228 170 226 180 222 188 210 186 208 178Z" />
      </Layer>
      <Part
        of="crimson"
        d="M96 110C112 98 144 98 158 112 160 136 156 156 150 174 134 182 114 182 100 174 94 154 92 132 96 110Z"
        seams="M128 112L126 176M104 128L114 134M148 128L140 134"
        cuts={slivers({ from: [152, 122], step: [-0.2, 9], many: 5, along: [-12, 2] })}
      />
      <Part of="leather" small d="M94 156C114 166 138 166 156 156L156 170C138 180 114 180 94 170Z" />
      <Part of="steel" small d="M106 160L122 162 122 176 106 174Z" />
      <Part
        of="crimson"
        small
        d="M90 96C108 88 144 88 162 96L160 114C140 122 110 122 92 114Z"
        seams="M100 98C106 108 116 114 126 116M150 98L142 112"
      />
      <Layer as="head" at={[124, 98]}>
        <Part
          of="skin"
          d="M88 58C88 34 104 20 126 20 150 20 166 36 164 60 162 82 150 98 130 100 106 102 88 84 88 58Z"
          cuts={slivers({ from: [158, 48], step: [0, 8], many: 5, along: [-12, 1] })}
        />
        <Part
          of="crimson"
          small
          d="M86 50C88 26 106 14 128 14 152 14 168 30 166 52 144 42 110 42 86 50Z"
          seams="M96 40C112 34 140 34 158 42M128 14L128 36"
        />
        <Part
          of="steel"
          small
          d="M78 72C92 64 124 66 132 72 134 86 126 98 108 102 90 102 78 90 78 72Z"
          seams="M90 70L90 96M102 68L102 100M116 68L116 98"
        />
        <Lines d="M132 74C144 72 156 70 164 66" width={5} colour="#22293d" />
        <Layer as="eyes" at={[108, 56]}>
          <Eye at={[98, 56]} r={8} colour="#ff7a4a" />
          <Eye at={[124, 56]} r={8} colour="#ff7a4a" />
        </Layer>
        <path d="M86 46L108 52 106 57 88 54ZM138 46L116 52 118 57 136 54Z" fill="#080a13" />
      </Layer>
      <Layer as="arm" at={[100, 118]}>
        <Part
          of="skin"
          d="M98 108C112 112 116 126 108 140 94 148 74 140 58 126L64 112C76 118 88 118 98 108Z"
          seams="M100 120C94 130 82 130 70 124"
        />
        <Part
          of="leather"
          small
          d="M50 112C60 106 72 114 72 124 70 134 58 136 50 130 44 124 44 118 50 112Z"
          seams="M56 112L54 132M64 116L62 134"
        />
        <Layer as="fx" at={[54, 104]}>
          <path
            d="M54 118C40 108 22 104 8 108 14 90 18 70 30 56 44 46 64 48 78 58 74 78 66 100 58 116Z"
            fill="#a9804c"
            opacity="0.16"
          />
          <Lines
            d="M54 118C40 108 22 104 8 108 14 90 18 70 30 56 44 46 64 48 78 58 74 78 66 100 58 116M54 118C46 96 36 74 30 56M54 118C54 94 56 70 58 48M54 118C36 98 26 84 20 80M12 96C34 90 58 88 70 92M20 78C40 70 62 68 76 74"
            width={5.4}
          />
          <Lines
            d="M54 118C40 108 22 104 8 108 14 90 18 70 30 56 44 46 64 48 78 58 74 78 66 100 58 116M54 118C46 96 36 74 30 56M54 118C54 94 56 70 58 48M54 118C36 98 26 84 20 80M12 96C34 90 58 88 70 92M20 78C40 70 62 68 76 74"
            width={2.2}
            colour="#c8a468"
          />
        </Layer>
        <Part
          of="steel"
          small
          d="M4 104C10 100 18 104 16 112 12 118 4 116 2 110ZM26 50C32 46 40 50 38 58 34 64 26 62 24 56ZM74 52C80 48 88 52 86 60 82 66 74 64 72 58Z"
        />
      </Layer>
    </Layer>
  </Puppet>
)
