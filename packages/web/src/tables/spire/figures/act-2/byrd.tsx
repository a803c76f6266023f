// A plucked bird that found its temper again: violet down, a beak too heavy for it, wings like two torn fans.

import type { ReactNode } from "react"
import { LiddedEye, Lines, Part, slivers } from "../../../../figures/kit/part.tsx"
import { Layer, Puppet } from "../../../../figures/kit/puppet.tsx"

export default (): ReactNode => (
  <Puppet feet={122} shadow={46} foe>
    <Layer as="body" at={[124, 150]}>
      <Layer as="back" at={[160, 116]}>
        <Part
          of="violet"
          far={0.25}
          d="M150 104C172 70 200 52 232 48L222 66 236 74 222 86 234 100 216 106 222 122 202 122C186 126 164 126 150 104Z"
          seams="M160 108C182 88 202 76 222 68M166 114C188 102 206 96 222 92"
        />
      </Layer>
      <Lines
        d="M110 176L104 206M104 206L90 214M104 206L108 216M136 176L140 206M140 206L126 214M140 206L146 216"
        width={9}
      />
      <Lines
        d="M110 176L104 206M104 206L90 214M104 206L108 216M136 176L140 206M140 206L126 214M140 206L146 216"
        width={3.6}
        colour="#c98a26"
      />
      <Part
        of="violet"
        d="M84 128C88 98 112 84 138 92 166 100 176 130 166 156 158 176 142 186 120 186 96 184 80 158 84 128Z"
        seams="M104 146L110 156 116 146M124 152L130 162 136 152M112 166L118 176 124 166"
        cuts={slivers({ from: [168, 120], step: [-0.6, 10], many: 5, along: [-14, 2] })}
      />
      <Part of="bone" small d="M86 132C96 140 104 156 104 182 90 174 82 152 86 132Z" />
      <Layer as="head" at={[116, 98]}>
        <Part
          of="rose"
          small
          d="M112 28C108 12 112 0 122-8 124 6 128 14 134 20 138 8 146 2 156 0 154 16 146 28 136 36Z"
        />
        <Part
          of="violet"
          d="M78 66C78 40 98 24 122 26 148 28 162 48 158 72 154 96 134 108 112 106 92 104 78 90 78 66Z"
          cuts={slivers({ from: [154, 56], step: [-0.4, 8], many: 4, along: [-12, 1] })}
        />
        <Layer as="jaw" at={[92, 88]}>
          <Part of="gilt" small d="M100 86C84 92 64 100 48 100 60 110 84 112 104 102Z" />
        </Layer>
        <Part
          of="gilt"
          d="M102 58C80 56 56 66 34 94 56 88 80 88 104 92 114 84 112 64 102 58Z"
          seams="M44 88C62 76 82 72 100 76M86 64L80 70"
        />
        <Layer as="eyes" at={[118, 60]}>
          <LiddedEye at={[120, 62]} r={13} look={[-5, 1]} lid="M104 54C110 46 128 46 135 56L112 62Z" />
        </Layer>
      </Layer>
      <Layer as="arm" at={[130, 124]}>
        <Part
          of="violet"
          d="M112 112C140 92 176 92 206 112L190 120 204 134 184 138 190 154 168 150 164 166 146 156C126 148 112 132 112 112Z"
          seams="M126 116C148 108 170 110 192 118M130 126C150 122 166 126 184 134M136 136C148 136 156 140 166 148"
        />
      </Layer>
    </Layer>
  </Puppet>
)
