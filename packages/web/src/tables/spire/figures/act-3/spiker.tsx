// A mace nobody holds: a violet core in a skin of long iron thorns, more of them whenever one looks again.

import type { ReactNode } from "react"
import { Eye, Glow, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

const thorn = (turn: number, long: number): string => {
  const at = (angle: number, r: number): string => {
    const a = ((turn + angle) * Math.PI) / 180
    return `${Math.round(122 + r * Math.cos(a))} ${Math.round(124 + r * Math.sin(a))}`
  }
  return `M${at(-10, 44)}L${at(0, long)} ${at(10, 44)}Z`
}

export default (): ReactNode => (
  <Puppet feet={122} shadow={44} foe ends="bursts">
    <Layer as="body" at={[122, 130]}>
      <Glow at={[122, 124]} r={96} colour="#8a5cff" />
      <Layer as="back" at={[122, 124]}>
        <Part
          of="steel"
          small
          far={0.25}
          d={[15, 60, 105, 150, 195, 240, 285, 330].map((turn) => thorn(turn, 92)).join("")}
        />
      </Layer>
      <Layer as="arm" at={[122, 124]}>
        <Part
          of="steel"
          small
          d={[-8, 37, 82, 127, 172, 217, 262, 307].map((turn) => thorn(turn, 106)).join("")}
        />
      </Layer>
      <Part
        of="violet"
        d="M70 124A52 52 0 1 1 174 124A52 52 0 1 1 70 124Z"
        seams="M86 96C108 88 138 88 160 98M82 150C106 162 140 162 164 150"
        cuts={slivers({ from: [168, 110], step: [0, 9], many: 5, along: [-15, 2] })}
      />
      <Part of="steel" small d="M122 80L130 96 114 96ZM150 150L166 158 150 166ZM92 152L94 168 80 160Z" />
      <Layer as="eyes" at={[114, 124]}>
        <Eye at={[100, 124]} r={10} colour="#ffe08a" />
        <Eye at={[136, 122]} r={10} colour="#ffe08a" />
        <path d="M84 108L114 118 110 125 88 116ZM152 106L122 117 126 125 150 115Z" fill="#10061f" />
      </Layer>
      <path d="M104 148C112 142 124 142 132 147" className="fig-line" strokeWidth={5} />
    </Layer>
  </Puppet>
)
