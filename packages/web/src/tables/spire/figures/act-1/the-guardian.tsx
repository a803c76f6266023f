// A gate that learned to walk: bronze plates bolted over a core of white light, shoulders as wide as the door, two piston fists.

import type { ReactNode } from "react"
import { Eye, Glow, Lines, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

export default (): ReactNode => (
  <Puppet width={300} height={270} feet={150} shadow={120} foe ends="bursts">
    <Layer as="legs" at={[150, 210]}>
      <Part
        of="ash"
        far={0.2}
        d="M170 196L214 194C216 212 222 226 234 250L170 250C166 230 166 212 170 196Z"
        seams="M172 214L218 212M176 232L224 230"
      />
      <Part
        of="ash"
        d="M88 196L132 198C132 216 132 232 128 250L62 250C72 228 82 214 88 196Z"
        seams="M84 216L130 216M74 234L128 234"
      />
    </Layer>
    <Layer as="body" at={[150, 214]}>
      <Layer as="off" at={[232, 104]}>
        <Part
          of="brass"
          far={0.2}
          d="M216 84C250 80 276 104 278 140L252 150C240 128 226 108 216 84Z"
          seams="M244 100L262 132"
        />
        <Part
          of="ash"
          far={0.2}
          small
          d="M256 142L278 138 282 172 262 176Z"
          seams="M258 152L280 148M260 164L281 160"
        />
        <Part
          of="brass"
          far={0.15}
          d="M248 172C264 162 292 166 296 184 298 206 282 220 264 216 248 210 240 186 248 172Z"
          seams="M254 184L294 182M258 200L292 198"
        />
      </Layer>
      <Part
        of="brass"
        d="M72 84C108 62 196 60 232 82 246 126 240 170 216 206 184 222 118 224 88 208 60 172 56 126 72 84Z"
        seams="M150 70L150 104M150 170L150 216M78 130C92 136 102 138 110 138M190 138C206 138 220 134 232 128M98 92C96 110 100 122 108 130M204 88C206 108 202 122 194 130"
        cuts={slivers({ from: [230, 112], step: [0, 12], many: 8, along: [-20, 3] })}
      >
        <path
          d="M88 100m-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0M214 98m-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0M86 180m-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0M212 178m-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0"
          fill="#080a13"
        />
      </Part>
      <path d="M150 100L188 122 186 162 150 184 112 164 110 124Z" fill="#06080f" />
      <Layer as="cog" at={[150, 142]}>
        <Part
          of="gilt"
          small
          d="M150 104L160 118 178 114 176 132 192 142 176 152 178 170 160 166 150 180 140 166 122 170 124 152 108 142 124 132 122 114 140 118Z"
        />
      </Layer>
      <Layer as="fx" at={[150, 142]}>
        <Glow at={[150, 142]} r={64} colour="#9fe8ff" />
        <circle cx={150} cy={142} r={18} fill="#e9fbff" stroke="#080a13" strokeWidth={5} />
      </Layer>
      <Layer as="head" at={[146, 82]}>
        <Part
          of="ash"
          small
          d="M120 74L176 72 182 90 114 92Z"
          seams="M130 74L128 90M148 74L148 92M166 74L168 90"
        />
        <Part
          of="brass"
          d="M100 52C100 24 122 6 150 6 178 6 198 26 196 54L186 80C168 88 126 88 110 80Z"
          seams="M150 6L146 44M104 42C120 34 136 30 148 30M196 42C180 34 164 30 150 30"
          cuts={slivers({ from: [190, 40], step: [-0.6, 9], many: 4, along: [-13, 1] })}
        />
        <Part of="brass" small d="M104 40L76 8 118 22ZM192 40L222 6 180 20Z" />
        <path d="M106 52C124 44 164 44 182 52L176 68C158 74 124 74 112 68Z" fill="#06080f" />
        <Layer as="eyes" at={[138, 60]}>
          <Eye at={[126, 60]} r={9} colour="#9fe8ff" />
          <Eye at={[158, 60]} r={9} colour="#9fe8ff" />
        </Layer>
      </Layer>
      <Layer as="arm" at={[72, 106]}>
        <Part
          of="brass"
          d="M88 84C52 78 20 104 18 146L46 156C60 132 78 112 88 84Z"
          seams="M58 100L38 136M24 124L52 134"
          cuts={slivers({ from: [70, 104], step: [-6, 10], many: 4, along: [-10, -8] })}
        />
        <Part of="ash" small d="M20 146L44 152 38 186 16 180Z" seams="M20 158L42 164M18 170L40 176" />
        <Part
          of="brass"
          d="M6 184C14 168 48 170 54 188 58 214 44 232 24 230 4 226-2 202 6 184Z"
          seams="M4 198L56 200M6 214L50 216M22 176L20 196M38 178L38 198"
        />
        <Lines d="M10 178L4 170M52 184L60 178" width={5} />
      </Layer>
    </Layer>
  </Puppet>
)
