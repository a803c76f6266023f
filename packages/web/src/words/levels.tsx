// What holds at a level of an option whose levels have words of their own: that of each, up to this one.

import type { Speaker } from "@soulspire/text"
import type { ReactNode } from "react"
import { wordIn } from "./word-in.ts"

interface LevelsProps {
  speaker: Speaker
  name: string
  level: number
}

export function Levels({ speaker, name, level }: LevelsProps): ReactNode {
  const said = Array.from({ length: level }, (_, i) => wordIn(speaker, `setting.${name}.${i + 1}`) ?? [])
  const all = said.flat()
  return all.length === 0 ? null : (
    <ol className="levels">
      {all.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ol>
  )
}
