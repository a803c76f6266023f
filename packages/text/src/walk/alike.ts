// Ways that are one way said several times: the same with each deck, the same deed with another number, or the same
// beginning. A reader wants it once.

import type { Body, Cond, Mode, Node, Target } from "@soulspire/kernel"
import type { Lexicon } from "../lexicon.ts"

/** Ways that differ only in the place, one for each place of a family, are one way with "a deck". */
export function perFamily({ families = {} }: Lexicon, modes: readonly Mode[]): readonly Mode[] {
  for (const { of, any } of Object.values(families)) {
    const zones = Object.entries(of)
    for (let at = 0; at + zones.length <= modes.length; at++) {
      const [first, ...others] = zones.map(([zone, when], i) => placed(modes[at + i], zone, when, any))
      if (first === null || first === undefined || others.some((each) => each !== first)) continue
      const one = { ...(JSON.parse(first) as Mode), name: modes[at].name }
      return perFamily({ families } as Lexicon, [
        ...modes.slice(0, at),
        one,
        ...modes.slice(at + zones.length),
      ])
    }
  }
  return modes
}

/** What a way does, with any place for its own; null if it is not of that place or not there when the place is. */
function placed(
  { name: _name, when, ...way }: Mode,
  zone: string,
  need: true | string,
  any: string,
): string | null {
  const there: Cond | undefined = need === true ? undefined : { test: need }
  if (JSON.stringify(when) !== JSON.stringify(there)) return null
  const said = JSON.stringify(way)
  const made = said.replaceAll(`"${zone}"`, `"${any}"`)
  return made === said ? null : made
}

/** The places of a family, all of them and in their order: "each deck". */
export function familyOf({ families = {} }: Lexicon, zones: readonly string[]): string | null {
  const found = Object.values(families).find(({ of }) => Object.keys(of).join() === zones.join())
  return found?.each ?? null
}

/** What is done if what stands before was done, and nothing else otherwise. */
export function ifDone(node: Node): Body | null {
  if (node.op !== "if") return null
  const { cond, then, else: otherwise = [] } = node as unknown as { cond: Cond; then: Body; else?: Body }
  return "did" in cond && cond.did && otherwise.length === 0 ? then : null
}

/** Ways that all do one thing first, and something else each if it was done. */
export function commonStart(modes: readonly Mode[]): { first: Node; ways: readonly Mode[] } | null {
  const ways = modes.flatMap((way): { first: Node; way: Mode }[] => {
    const [first, next, ...more] = way.do
    if (next === undefined || more.length > 0 || way.when !== undefined) return []
    const then = ifDone(next)
    return then === null ? [] : [{ first, way: { ...way, do: then } }]
  })
  const [one] = ways
  if (one === undefined || ways.length < modes.length || modes.length < 2) return null
  if (ways.some(({ first }) => JSON.stringify(first) !== JSON.stringify(one.first))) return null
  return { first: one.first, ways: ways.map(({ way }) => way) }
}

/** Two ways to do one thing each to the same target: "add 1 to a roll or subtract 1 from it". */
export function eitherDeed(modes: readonly Mode[]): { targets: readonly Target[]; do: Body } | null {
  const [one, two, ...more] = modes
  if (one === undefined || two === undefined || more.length > 0) return null
  const [first, second] = [one, two].map(({ name: _name, do: body, ...way }) => ({
    body,
    way: JSON.stringify(way),
  }))
  const plain = first.body.length === 1 && second.body.length === 1 && first.way === second.way
  const { targets = [] } = one
  return plain && one.when === undefined && targets.length === 1
    ? { targets, do: [...one.do, ...two.do] }
    : null
}

/** Ways of yours that are one deed with different numbers: the deed, with either of them. */
export function eitherNumber(node: Node): Node | null {
  if (node.op !== "mode" || node["by"] !== "you") return null
  const ways = (node["ways"] as { do: Body }[]).map(({ do: body }) => body)
  const [[first]] = ways
  if (first === undefined || ways.length < 2 || ways.some((body) => body.length !== 1)) return null
  const differing = Object.keys(first).filter((name) =>
    ways.some(([way]) => JSON.stringify(way[name]) !== JSON.stringify(first[name])),
  )
  const [name, ...more] = differing
  const values = ways.map(([way]) => way[name])
  if (name === undefined || more.length > 0 || !values.every(isNumeral)) return null
  if (ways.some(([way]) => Object.keys(way).join() !== Object.keys(first).join())) return null
  return { ...first, [name]: { either: values } }
}

const isNumeral = (value: unknown): boolean => typeof value === "object" && value !== null && "n" in value
