// Flow: if, loops, blocks, the gate, tables and modes become jumps inside one program, so that a whole ability is one
// frame and nobody shares bindings.

import type { Body, Node } from "./ability.ts"
import type { Compiler } from "./compile.ts"
import { compileAmount, compileCond, compileSelect, compileWhom } from "./evaluate.ts"
import type { Amount, Cond, Numeral, Select, Whom } from "./expr.ts"
import { unbind, unwindTrack } from "./frames.ts"
import { rebind } from "./plain.ts"
import { NOBODY, type Ref } from "./refs.ts"
import {
  asking,
  type Code,
  exists,
  type Get,
  type Handler,
  NEXT,
  type Signal,
  type Instruction,
  STAY,
  trackOf,
  WAIT,
  inShape,
  makeInstruction,
} from "./run.ts"
import type { Frame } from "./state.ts"

export interface Flow {
  c: Compiler
  code: Code
  node: Node
  body(body: Body): void
}

interface Jump {
  to: number
}

const go = (f: Frame, to: number): Signal => {
  f.pc = to
  return STAY
}

const step = <A>(flow: Flow, name: string, op: Handler<A>, a: A): A => {
  flow.code.steps.push(makeInstruction(op, a, name, flow.node))
  return a
}
const here = (flow: Flow): number => flow.code.steps.length
const param = <T>(flow: Flow, name: string): T => {
  const given = flow.node[name]
  return given === undefined ? flow.c.scope.fail(`"${flow.node.op}" needs "${name}"`) : (given as T)
}

// Neither is ever run: the machine lands behind them.
const jump = inShape<Jump>({ run: (_r, f, a) => go(f, a.to) })
const nop = inShape<null>({ run: () => NEXT })

/** Where a frame that has come to a place goes on: the next step with something to do. */
export function landings(steps: readonly Instruction[]): (Instruction | null)[] {
  steps.forEach((each, at) => (each.at = at))
  const leadsTo = (at: number): number =>
    steps[at].op === nop ? at + 1 : steps[at].op === jump ? (steps[at].a as Jump).to : at
  const land: (Instruction | null)[] = []
  for (let from = 0; from <= steps.length; from++) {
    let at = from
    while (at < steps.length && leadsTo(at) !== at) at = leadsTo(at)
    land.push(at < steps.length ? steps[at] : null)
  }
  return land
}

const unless = inShape<Jump & { cond: Get<boolean> }>({
  run: (r, f, a) => (a.cond(r, f.env, NOBODY) ? NEXT : go(f, a.to)),
})

const eachStart = inShape<{ what: Get<Ref[]>; key: string; at: string }>({
  run(r, f, a) {
    f.env[a.key] = a.what(r, f.env, NOBODY)
    f.env[a.at] = 0
    return NEXT
  },
})

// What has left since the loop began is passed over.
const eachNext = inShape<Jump & { key: string; at: string; as: string }>({
  run(r, f, a) {
    const list = f.env[a.key] as Ref[]
    let at = f.env[a.at] as number
    while (at < list.length && !exists(r, list[at])) at++
    if (at >= list.length) {
      f.env[a.key] = null
      return go(f, a.to)
    }
    f.env[a.as] = list[at]
    f.env[a.at] = at + 1
    return NEXT
  },
})

const repeatStart = inShape<{ times: Get<number>; key: string }>({
  run(r, f, a) {
    f.env[a.key] = a.times(r, f.env, NOBODY)
    return NEXT
  },
})
const repeatNext = inShape<Jump & { key: string }>({
  run(_r, f, a) {
    const left = f.env[a.key] as number
    if (left <= 0) {
      f.env[a.key] = null
      return go(f, a.to)
    }
    f.env[a.key] = left - 1
    return NEXT
  },
})

const endEnsure = inShape<null>({
  run(r, f) {
    const leaving = f.env["$leaving"] as string | null | undefined
    if (leaving === undefined) return NEXT
    unbind(f, "$leaving")
    f.pc++
    unwindTrack(r, trackOf(r), leaving)
    return STAY
  },
})

interface GateArgs {
  who: Get<Ref>
  may: boolean
  prompt: string
  needs: Instruction[]
  not: number
  cannot: number
}
const gate = inShape<GateArgs>({
  run(r, f, a) {
    if (a.needs.length > 0) {
      const scratch = rebind(f.env)
      for (const need of a.needs) if (need.op.can?.(r, scratch, need.a) === false) return go(f, a.cannot)
    }
    if (a.may) return WAIT
    f.env["did"] = 0
    return NEXT
  },
  seats: (r, f, a) => 1 << a.who(r, f.env, NOBODY),
  ask: (_r, _f, a) => asking("act", a.prompt),
  options: () => [
    { key: "yes", refs: [] },
    { key: "no", refs: [] },
  ],
  answer(_r, f, a, _seat, keys) {
    f.env["did"] = 0
    return keys[0] === "yes" ? NEXT : go(f, a.not)
  },
})

interface Row extends Jump {
  from: Get<number>
  last: Get<number>
}
const tableStep = inShape<{ of: Get<number>; rows: Row[]; to: number }>({
  run(r, f, a) {
    const value = a.of(r, f.env, NOBODY)
    const row = a.rows.find(
      (each) => value >= each.from(r, f.env, NOBODY) && value <= each.last(r, f.env, NOBODY),
    )
    return go(f, row === undefined ? a.to : row.to)
  },
})

const modeStep = inShape<{ by: Get<Ref>; ways: (Jump & { name: string })[]; prompt: string }>({
  run: () => WAIT,
  seats: (r, f, a) => 1 << a.by(r, f.env, NOBODY),
  ask: (_r, _f, a) => asking("choose", a.prompt),
  options: (_r, _f, a) => a.ways.map(({ name }) => ({ key: name, refs: [] })),
  answer: (_r, f, a, _seat, keys) => go(f, (a.ways.find(({ name }) => name === keys[0]) as Jump).to),
})

/** The numeral that was read last stands here too. */
function alsoAt({ c }: Flow, numeral: Numeral, same: Get<number>): Get<number> {
  c.scope.numerals[c.scope.numerals.length - 1].at.push(numeral)
  return same
}

export const flows = new Map<string, (flow: Flow) => void>([
  // Says what a program is given by name, for `names.ts` to check; there is nothing to do.
  ["takes", () => {}],
  [
    "if",
    (flow) => {
      const test = step(flow, "if", unless, {
        cond: compileCond(param<Cond>(flow, "cond"), flow.c.scope),
        to: -1,
      })
      flow.body(param<Body>(flow, "then"))
      const otherwise = (flow.node["else"] as Body | undefined) ?? []
      if (otherwise.length === 0) {
        test.to = here(flow)
        return
      }
      const end = step(flow, "jump", jump, { to: -1 })
      test.to = here(flow)
      flow.body(otherwise)
      end.to = here(flow)
    },
  ],
  [
    "each",
    (flow) => {
      const key = `$each${here(flow)}`
      step(flow, "each", eachStart, {
        what: compileSelect(param<Select>(flow, "what"), flow.c.scope),
        key,
        at: `${key}.at`,
      })
      const top = here(flow)
      const next = step(flow, "each", eachNext, {
        key,
        at: `${key}.at`,
        as: param<string>(flow, "as"),
        to: -1,
      })
      flow.body(param<Body>(flow, "do"))
      step(flow, "jump", jump, { to: top })
      next.to = here(flow)
    },
  ],
  [
    "repeat",
    (flow) => {
      const key = `$times${here(flow)}`
      step(flow, "repeat", repeatStart, {
        times: compileAmount(param<Amount>(flow, "times"), flow.c.scope),
        key,
      })
      const top = here(flow)
      const next = step(flow, "repeat", repeatNext, { key, to: -1 })
      flow.body(param<Body>(flow, "do"))
      step(flow, "jump", jump, { to: top })
      next.to = here(flow)
    },
  ],
  [
    "while",
    (flow) => {
      const top = here(flow)
      const test = step(flow, "while", unless, {
        cond: compileCond(param<Cond>(flow, "cond"), flow.c.scope),
        to: -1,
      })
      flow.body(param<Body>(flow, "do"))
      step(flow, "jump", jump, { to: top })
      test.to = here(flow)
    },
  ],
  [
    "block",
    (flow) => {
      // A step before and one after, so that being at the first or last inner step is plainly inside.
      step(flow, "block", nop, null)
      const from = here(flow)
      flow.body(param<Body>(flow, "do"))
      step(flow, "block", nop, null)
      flow.code.regions.push({ from, to: here(flow), label: param<string>(flow, "label") })
    },
  ],
  [
    "ensure",
    (flow) => {
      step(flow, "ensure", nop, null)
      const from = here(flow)
      flow.body(param<Body>(flow, "do"))
      step(flow, "ensure", nop, null)
      flow.code.regions.push({ from, to: here(flow), label: null })
      flow.body(param<Body>(flow, "after"))
      step(flow, "ensure", endEnsure, null)
    },
  ],
  [
    "gate",
    (flow) => {
      const a = step(flow, "gate", gate, {
        who: compileWhom((flow.node["who"] as Whom | undefined) ?? "you", flow.c.scope),
        may: param<string>(flow, "ask") === "may",
        prompt: (flow.node["prompt"] as string | undefined) ?? "may",
        needs: [],
        not: -1,
        cannot: -1,
      })
      const from = here(flow)
      flow.body(param<Body>(flow, "do"))
      a.needs = flow.code.steps.slice(from).filter((each) => each.op.can !== undefined)
      // With nothing to do but agree, agreeing is enough.
      const empty = here(flow) === from
      const did = step(flow, "did", unless, { cond: (_r, e) => empty || e["did"] === 1, to: -1 })
      flow.body((flow.node["ifDo"] as Body | undefined) ?? [])
      const end = step(flow, "jump", jump, { to: -1 })
      did.to = a.not = a.cannot = here(flow)
      flow.body((flow.node["ifNot"] as Body | undefined) ?? [])
      const cannot = flow.node["ifCannot"] as Body | undefined
      if (cannot !== undefined) {
        const over = step(flow, "jump", jump, { to: -1 })
        a.cannot = here(flow)
        flow.body(cannot)
        over.to = here(flow)
      }
      end.to = here(flow)
    },
  ],
  [
    "table",
    (flow) => {
      const of = compileAmount(param<Amount>(flow, "of"), flow.c.scope)
      const given = param<{ from: Numeral; to: Numeral; do: Body }[]>(flow, "rows")
      const a = step(flow, "table", tableStep, { of, rows: [] as Row[], to: -1 })
      const ends: Jump[] = []
      for (const row of given) {
        const from = compileAmount(row.from, flow.c.scope)
        // A row of one result is printed as one number.
        const last =
          row.from.n === row.to.n ? alsoAt(flow, row.to, from) : compileAmount(row.to, flow.c.scope)
        a.rows.push({ from, last, to: here(flow) })
        flow.body(row.do)
        ends.push(step(flow, "jump", jump, { to: -1 }))
      }
      a.to = here(flow)
      for (const end of ends) end.to = here(flow)
    },
  ],
  [
    "mode",
    (flow) => {
      const given = param<{ name: string; do: Body }[]>(flow, "ways")
      const a = step(flow, "mode", modeStep, {
        by: compileWhom(param<Whom>(flow, "by"), flow.c.scope),
        ways: [] as (Jump & { name: string })[],
        prompt: (flow.node["prompt"] as string | undefined) ?? "way",
      })
      const ends: Jump[] = []
      for (const way of given) {
        a.ways.push({ name: way.name, to: here(flow) })
        flow.body(way.do)
        ends.push(step(flow, "jump", jump, { to: -1 }))
      }
      for (const end of ends) end.to = here(flow)
    },
  ],
])
