// A thief on soft shoes: striped hood, a cloth over the nose, a sack that jingles and a short crooked knife.

import type { ReactNode } from "react"
import { LiddedEye, Lines, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

export default (): ReactNode => (
  <Puppet feet={124} shadow={70} foe>
    <Layer as="back" at={[158, 110]}>
      <Part
        of="wood"
        far={0.12}
        d="M146 86C156 74 170 74 178 84 210 96 228 130 220 164 212 192 176 198 156 182 140 164 138 112 146 86Z"
        seams="M150 92C160 98 172 96 180 90M168 120C176 132 192 132 200 122M186 112L184 140"
        cuts={slivers({ from: [208, 128], step: [0.6, 9], many: 5, along: [-14, 2] })}
      />
      <Part
        of="gilt"
        small
        d="M156 70C162 62 174 64 176 72 174 80 160 82 156 70ZM172 62C178 56 188 58 190 66 186 74 174 72 172 62Z"
      />
      <Lines d="M146 88C158 96 172 94 182 86" width={5} colour="#5f3a24" />
    </Layer>
    <Layer as="legs" at={[124, 184]}>
      <Part
        of="pitch"
        far={0.2}
        small
        d="M130 174L156 172C160 186 162 198 158 206 168 208 172 214 170 220L134 220C132 212 136 206 140 204Z"
      />
      <Part
        of="pitch"
        small
        d="M96 176L122 176 116 204C120 208 120 216 116 220L72 220C68 214 74 208 92 204Z"
        seams="M92 204L116 204"
      />
    </Layer>
    <Layer as="body" at={[124, 182]}>
      <Part
        of="teal"
        d="M92 116C106 102 142 102 156 116 160 138 158 160 152 178 134 188 112 188 96 178 90 158 88 136 92 116Z"
        seams="M124 114L122 182M104 132L104 146M146 132L146 146"
        cuts={slivers({ from: [152, 128], step: [0, 9], many: 5, along: [-12, 2] })}
      />
      <Part of="leather" small d="M92 162C112 172 138 172 156 160L156 174C138 184 112 186 92 176Z" />
      <Part of="crimson" small d="M88 106C106 116 142 116 160 104L158 120C140 130 108 130 90 120Z" />
      <Layer as="head" at={[122, 106]}>
        <Part
          of="crimson"
          d="M82 68C80 40 98 18 126 18 146 18 158 28 166 44 176 46 186 56 190 70 180 68 172 70 166 74 164 92 152 106 132 110 104 112 84 94 82 68Z"
          seams="M104 26C98 34 94 44 92 54M130 18C134 24 140 34 142 44M152 28C156 36 160 46 160 54"
        >
          <path
            d="M90 40C110 28 140 28 160 40L164 52C140 40 108 40 86 54ZM166 74L190 70 178 58Z"
            fill="#d8c9a0"
            opacity="0.55"
          />
        </Part>
        <Part of="skin" small d="M84 62C98 52 138 52 150 62 152 74 148 84 140 90L92 90C84 82 82 72 84 62Z" />
        <Part
          of="teal"
          small
          d="M76 86C94 76 138 76 150 84 152 100 142 110 122 112 106 122 96 124 88 120 92 112 80 102 76 86Z"
          seams="M90 92C100 98 112 100 124 98M96 112C102 108 108 106 114 104"
        />
        <Layer as="eyes" at={[110, 70]}>
          <LiddedEye at={[97, 70]} r={9} look={[-3, 1]} lid="M86 64C92 58 104 60 108 66L96 68Z" />
          <LiddedEye at={[126, 70]} r={9} look={[-3, 1]} lid="M138 62C130 58 120 60 116 66L128 68Z" />
        </Layer>
      </Layer>
      <Layer as="arm" at={[98, 122]}>
        <Part
          of="steel"
          small
          d="M48 156C34 150 20 136 16 118 28 126 42 132 58 142Z"
          seams="M24 128C32 138 42 144 50 148"
        />
        <Part of="gilt" small d="M46 138L62 160 54 166 40 144Z" />
        <Part
          of="teal"
          d="M96 110C110 114 114 128 106 144 94 158 78 164 62 162L56 148C70 146 84 134 96 110Z"
          seams="M98 124C92 138 82 150 68 154"
        />
        <Part
          of="skin"
          small
          d="M52 144C62 140 74 148 72 158 70 168 58 168 52 162 46 156 46 148 52 144Z"
          seams="M58 144L56 164M66 148L64 166"
        />
      </Layer>
      <Layer as="off" at={[154, 122]}>
        <Part of="teal" small d="M146 112C162 110 174 118 172 132 166 140 156 132 146 130Z" />
        <Part
          of="skin"
          small
          d="M156 92C164 86 176 92 176 102 176 114 170 122 160 122 152 116 150 100 156 92Z"
          seams="M158 98L174 98M158 106L174 108"
        />
      </Layer>
    </Layer>
  </Puppet>
)
