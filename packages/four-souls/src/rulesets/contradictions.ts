// Answers that cannot both be given: what one says there is, the other says there is not. Each pair with its reason, which is a
// message of its own.

import type { Reason } from "@soulspire/kernel"
import { type SwitchName, switches, type Switches } from "./switches.ts"

type Given = { [Name in SwitchName]: readonly [name: Name, answer: Switches[Name]] }[SwitchName]

interface Contradiction {
  readonly one: Given
  readonly other: Given
  /** Says why: `refusal.<key>`. */
  readonly key: string
}

export const contradictions: readonly Contradiction[] = [
  {
    // What waits on the stack to be answered has its target by then, as everything there has (FSC-2.2).
    one: ["declarationOnStack", true],
    other: ["declareTargets", "after-priority"],
    key: "declared-without-target",
  },
]

const holds = (rules: Switches, [name, answer]: Given): boolean => rules[name] === answer

export function contradictionIn(rules: Switches): Reason | null {
  const found = contradictions.find(({ one, other }) => holds(rules, one) && holds(rules, other))
  if (found === undefined) return null
  return { key: found.key, rule: switches[found.one[0]].rule }
}
