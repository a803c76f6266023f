// Mixes of answers to the questions on which the editions disagree: few of them, and yet every two answers that go together are
// together in one.

import { contradictionIn } from "../../src/rulesets/contradictions.ts"
import { type SwitchName, switches, switchNames, type Switches } from "../../src/rulesets/switches.ts"

type Answer = boolean | string
type Mix = Partial<Record<SwitchName, Answer>>
type Given = readonly [name: SwitchName, answer: Answer]

const answersTo = (name: SwitchName): readonly Answer[] => switches[name].answers

const english = Object.fromEntries(switchNames.map((name) => [name, switches[name].english])) as Switches

/** Whether some game could be played by these answers; whatever is not answered is as in 2023. */
const goes = (mix: Mix): boolean => contradictionIn({ ...english, ...mix } as Switches) === null

const pairKey = (one: Given, other: Given): string =>
  [one, other].map(([name, answer]) => `${name}:${String(answer)}`).join(" + ")

/** Every two answers to two questions that do not contradict each other. */
export const pairs: readonly (readonly [Given, Given])[] = switchNames.flatMap((one, i) =>
  switchNames.slice(i + 1).flatMap((other) =>
    answersTo(one).flatMap((first) =>
      answersTo(other)
        .map((second): [Given, Given] => [
          [one, first],
          [other, second],
        ])
        .filter(([a, b]) => couldGo([a, b])),
    ),
  ),
)

/** Two answers contradict each other only by themselves; where a third is to blame they may be together without it. */
function couldGo(given: readonly Given[]): boolean {
  const mix = Object.fromEntries(given) as Mix
  return (
    goes(mix) ||
    switchNames.some((name) =>
      answersTo(name).some((answer) => !(name in mix) && goes({ ...mix, [name]: answer })),
    )
  )
}

/** Takes the answer that brings most pairs together that have not been together yet, question by question. */
function nextMix(left: Set<string>, begun: readonly Given[]): Mix {
  const mix: Mix = Object.fromEntries(begun)
  for (const name of switchNames) {
    if (name in mix) continue
    const worth = (answer: Answer): number =>
      Object.entries(mix).filter(([other, said]) => {
        const own: Given = [name, answer]
        const its: Given = [other as SwitchName, said]
        const [first, second] =
          switchNames.indexOf(name) < switchNames.indexOf(its[0]) ? [own, its] : [its, own]
        return left.has(pairKey(first, second))
      }).length
    const ways = answersTo(name).toSorted((a, b) => worth(b) - worth(a))
    const way = ways.find((answer) =>
      couldGo(Object.entries({ ...mix, [name]: answer }) as unknown as Given[]),
    )
    mix[name] = way ?? ways[0]
  }
  return mix
}

function cover(): readonly Mix[] {
  const left = new Set(pairs.map(([one, other]) => pairKey(one, other)))
  const mixes: Mix[] = []
  while (left.size > 0) {
    const [first] = left
    const begun = pairs.find(([one, other]) => pairKey(one, other) === first) as (typeof pairs)[number]
    const mix = nextMix(left, begun)
    const before = left.size
    for (const [one, other] of pairs)
      if (mix[one[0]] === one[1] && mix[other[0]] === other[1]) left.delete(pairKey(one, other))
    if (left.size === before || !goes(mix)) throw new Error(`no mix has ${first}`)
    mixes.push(mix)
  }
  return mixes
}

const asWord = (answer: Answer): string => (typeof answer === "boolean" ? (answer ? "yes" : "no") : answer)

/** As options of a table. */
const optionsOf = (mix: Mix): { ruleset: "custom"; switches: Record<string, string> } => ({
  ruleset: "custom",
  switches: Object.fromEntries(Object.entries(mix).map(([name, answer]) => [name, asWord(answer)])),
})

/** Tables at which every two answers are together at least once. */
export const mixes = cover().map(optionsOf)
