// Random abilities made of a game's own vocabulary: far more than its cards say, so that the grammar is tried where no card
// has been yet.

import {
  type Ability,
  type Amount,
  type Body,
  type Cond,
  type Def,
  type Node,
  type Select,
  type Target,
  type Whom,
  writtenKind,
} from "@soulspire/kernel"
import fc from "fast-check"
import type { Subject } from "./subject.ts"

const known = ["you", "this", "it1", "it2"] as const

export function anyCard({ box, spec }: Subject): fc.Arbitrary<Def> {
  const { lexicon } = box.words.en
  const zones = Object.keys(spec.zones).filter((zone) => zone in lexicon.zones)
  const own = zones.filter((zone) => spec.zones[zone].each === "seat")
  const stats = Object.keys(spec.stats)
  const reads = Object.keys(spec.reads).filter((name) => name in lexicon.numbers)
  const tests = Object.keys(spec.tests).filter((name) => name in lexicon.tests)
  const kinds = Object.keys(lexicon.kinds)

  const whom: fc.Arbitrary<Whom> = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom<Whom>(...known) },
    fc.constantFrom<Whom>({ controller: "it1" }, { next: "you" }),
  )
  const amount: fc.Arbitrary<Amount> = fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 1, max: 4 }).map((n) => ({ n })) },
    fc.record({ stat: fc.constantFrom(...stats), of: fc.constantFrom<Whom>("you", "it1") }),
    fc.record({ read: fc.constantFrom(...reads), of: fc.constantFrom<Whom>("you", "it1") }),
    fc.record({ count: fc.record({ from: fc.constantFrom(...own), of: fc.constant("you" as const) }) }),
    fc.constant<Amount>({ mul: [{ stat: stats[0], of: "you" }, { n: 2 }] }),
  )
  const about: fc.Arbitrary<Cond> = fc.oneof(
    fc.record({ test: fc.constantFrom(...tests), of: fc.constant("it" as const) }),
    fc.constantFrom(...kinds).map((kind): Cond => ({ is: ["it", kind] })),
    fc
      .record({ read: fc.constantFrom(...reads), of: fc.constant("it" as const) })
      .map((a): Cond => ({ ge: [a, { n: 2 }] })),
  )
  const where = fc.option(
    fc.oneof(
      about,
      about.map((cond): Cond => ({ not: cond })),
    ),
    { nil: undefined },
  )
  const select: fc.Arbitrary<Select> = fc
    .record({
      from: fc.oneof(fc.constantFrom("seats", ...zones), fc.constant<string[]>(["seats", zones[0]])),
      of: fc.constantFrom<Whom | "others" | undefined>(undefined, undefined, "you", "others"),
      other: fc.constantFrom<Whom | undefined>(undefined, undefined, "this", "you"),
      where,
    })
    .map(({ from, of, other, where: cond }) => ({
      from,
      ...(of === undefined || (of === "you" && from === "seats") ? {} : { of }),
      ...(other === undefined ? {} : { other }),
      ...(cond === undefined ? {} : { where: cond }),
    }))
  const claim: fc.Arbitrary<Cond> = fc.oneof(
    fc
      .record({ read: fc.constantFrom(...reads), of: fc.constant("you" as const) })
      .map((a): Cond => ({ ge: [a, { n: 3 }] })),
    select.map((what): Cond => ({ exists: what })),
    select.map((what): Cond => ({ not: { exists: what } })),
  )
  const filled: Record<string, fc.Arbitrary<unknown>> = {
    whom,
    amount,
    zone: fc.constantFrom(...zones),
    select,
    name: fc.constant("word"),
    span: fc.constantFrom("", ...Object.keys(spec.spans)),
  }
  const deeds = box.ops
    .filter((op) => op.name in lexicon.ops)
    .map((op): fc.Arbitrary<Node> => {
      const fields = Object.entries(op.params).filter(([, kind]) => !kind.endsWith("?"))
      return fc
        .record(
          Object.fromEntries(
            fields.map(([name, kind]) => [name, filled[writtenKind(kind)] ?? fc.constant(undefined)]),
          ),
        )
        .map((params) => ({ op: op.name, ...params }))
    })
  const deed: fc.Arbitrary<Node> = fc.oneof(...deeds)
  const short: fc.Arbitrary<Body> = fc.array(deed, { minLength: 1, maxLength: 2 })
  const step: fc.Arbitrary<Node> = fc.oneof(
    { weight: 5, arbitrary: deed },
    fc
      .record({
        ask: fc.constantFrom("may", "must"),
        who: fc.constantFrom<Whom>("you", "it1"),
        do: short,
        ifDo: short,
        ifNot: short,
      })
      .map((gate) => ({ op: "gate", ...gate })),
    fc
      .record({ ask: fc.constant("may"), who: fc.constantFrom<Whom>("you", "it1"), do: short, ifNot: short })
      .map((gate) => ({ op: "gate", ...gate })),
    fc
      .record({ cond: claim, then: short, else: fc.oneof(fc.constant<Body>([]), short) })
      .map((cond) => ({ op: "if", ...cond })),
    fc.record({ what: select, do: short }).map((each) => ({ op: "each", as: "it2", ...each })),
  )
  const body: fc.Arbitrary<Body> = fc.array(step, { minLength: 1, maxLength: 3 })
  const targets: fc.Arbitrary<Target[]> = fc.tuple(select, select).map(([a, b]) => [
    { as: "it1", what: a },
    { as: "it2", what: b },
  ])
  const events = Object.keys(spec.atoms).filter((event) => event in lexicon.events)
  const ability: fc.Arbitrary<Ability> = fc.oneof(
    fc
      .record({ targets, do: body })
      .map((made): Ability => ({ k: "act", act: Object.keys(spec.acts)[0], ...made })),
    fc
      .record({ event: fc.constantFrom(...events), targets, do: body })
      .map((made): Ability => ({ k: "on", ...made })),
    fc
      .record({ stat: fc.constantFrom(...stats), to: about, add: amount })
      .map((made): Ability => ({ k: "stat", ...made })),
  )
  return fc.array(ability, { minLength: 1, maxLength: 2 }).map((abilities) => ({
    id: "random",
    back: box.defs[0].back,
    kinds: [],
    facts: {},
    abilities,
  }))
}
