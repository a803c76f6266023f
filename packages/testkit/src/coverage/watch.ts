// Which parts of the rules and cards have run: every step of every program, every way a step can go on, every ability
// that works without a program. Seen by wrapping the compiled tables of one game, so that other games pay nothing.

import { type Game, NEXT, type Run, type Signal, type State } from "@soulspire/kernel"

type Compiled = Run["m"]
type Instruction = Compiled["codes"][number]["steps"][number]
type Ability = Compiled["abilities"][number]

/** What can be reached, each under a readable name, with the card or program it belongs to. */
export interface Coverage {
  readonly all: ReadonlyMap<string, string>
  readonly reached: ReadonlySet<string>
  /** Names of the cards, by number of the definition. */
  readonly cards: readonly string[]
}

interface Jumps {
  to?: number
  may?: boolean
  not?: number
  cannot?: number
  needs?: unknown[]
  rows?: { to: number }[]
  ways?: { to: number; name: string }[]
}

/** Has a table a row for every face of a die, as it is printed? Nothing goes past its rows then. */
function isWhole(step: Instruction): boolean {
  const { rows } = step.node as unknown as { rows: { from: { n: number }; to: { n: number } }[] }
  return Array.from({ length: 6 }, (_each, i) => i + 1).every((face) =>
    rows.some(({ from, to }) => from.n <= face && face <= to.n),
  )
}

/** The ways a step can go on: by itself, or after an answer. Steps that only ever go on with the next one have none. */
function waysOf(step: Instruction, pc: number): { run: Map<number, string>; answer: Map<number, string> } {
  const a = (step.a ?? {}) as Jumps
  const next = pc + 1
  const fork = (yes: string, no: string): Map<number, string> =>
    a.to === undefined || a.to === next
      ? new Map()
      : new Map([
          [next, yes],
          [a.to, no],
        ])
  const none = new Map<number, string>()
  switch (step.name) {
    case "if":
    case "while":
      return { run: fork("yes", "no"), answer: none }
    case "did": {
      const { do: tried, ifDo, ifNot } = step.node as Record<string, unknown[] | undefined>
      // With nothing to do but agree, agreeing is doing; and where nothing follows, it makes no difference.
      const matters = tried?.length !== 0 && (ifDo ?? []).length + (ifNot ?? []).length > 0
      return { run: matters ? fork("done", "not done") : none, answer: none }
    }
    case "each":
    case "repeat":
      return { run: fork("again", "at an end"), answer: none }
    case "gate": {
      const run = new Map<number, string>()
      if ((a.needs ?? []).length > 0) run.set(a.cannot as number, "cannot")
      if (a.may !== true) run.set(next, "must")
      const answer = new Map([
        [a.not as number, "no"],
        [next, "yes"],
      ])
      return { run, answer: a.may === true ? answer : none }
    }
    case "table": {
      const rows = (a.rows ?? []).map(({ to }, i) => [to, `row ${i + 1}`] as const)
      const past = isWhole(step) ? [] : [[a.to as number, "no row"] as const]
      return { run: new Map([...rows, ...past]), answer: none }
    }
    case "mode":
      return { run: none, answer: new Map((a.ways ?? []).map(({ to, name }) => [to, name])) }
    default:
      return { run: none, answer: none }
  }
}

/** Wraps the tables of a game, for all these numbers of seats, and gives what will have been reached. */
export function watch<S extends State>(game: Game<S>, seats: readonly number[]): Coverage {
  const all = new Map<string, string>()
  const reached = new Set<string>()
  let cards: string[] = []
  for (const many of seats)
    game.arrange(game.create({}, many, "watched"), (r) => {
      const m = r.m as unknown as Compiled
      cards = m.defs.map(({ def }) => def.id)
      for (const code of m.codes)
        // Jumps and the edges of blocks are passed over: nothing of their own.
        code.steps.forEach((step, pc) => {
          if (code.land[pc] === step) watchStep(step, pc, code.path, { all, reached })
        })
      for (const ability of m.abilities) watchAbility(ability, { all, reached })
    })
  return { all, reached, cards }
}

interface Book {
  all: Map<string, string>
  reached: Set<string>
}

const ownerOf = (path: string): string => path.split(/[/~]/)[0]

function watchStep(step: Instruction, pc: number, path: string, { all, reached }: Book): void {
  const name = `${path} ${pc} ${step.name}`
  const ways = waysOf(step, pc)
  const owner = ownerOf(path)
  all.set(name, owner)
  for (const way of [...ways.run.values(), ...ways.answer.values()]) all.set(`${name}: ${way}`, owner)
  const { op } = step
  const note = (found: ReadonlyMap<number, string>, signal: Signal, at: number): void => {
    const way = found.get(signal === NEXT ? pc + 1 : at)
    if (way !== undefined && (signal === NEXT || at !== pc)) reached.add(`${name}: ${way}`)
  }
  const { run, answer } = op
  step.op = {
    ...op,
    run(r, f, a) {
      reached.add(name)
      const signal = run(r, f, a)
      note(ways.run, signal, f.pc)
      return signal
    },
    ...(answer === undefined
      ? {}
      : {
          answer(r, f, a, seat, keys, options) {
            const signal = answer(r, f, a, seat, keys, options)
            note(ways.answer, signal, f.pc)
            return signal
          },
        }),
  }
  step.run = step.op.run
}

/** Abilities without a program: a number that counts, a modal that holds, a grant that gives. */
function watchAbility(ability: Ability, { all, reached }: Book): void {
  const { k, path, add, set, when, to } = ability
  const book = (word: string): (() => void) => {
    const name = `${path} ${word}`
    all.set(name, ownerOf(path))
    return () => void reached.add(name)
  }
  if (k === "stat") {
    const hit = book(`counts for ${(ability.ability as { stat: string }).stat}`)
    const seen =
      (get: NonNullable<typeof add>): NonNullable<typeof add> =>
      (r, e, it) => {
        hit()
        return get(r, e, it)
      }
    if (add !== null) ability.add = seen(add)
    if (set !== null) ability.set = seen(set)
  } else if (k === "grant") {
    const hit = book("gives")
    ability.to = (r, e, it) => {
      const yes = to === null || to(r, e, it)
      if (yes) hit()
      return yes
    }
  } else if (k === "permit" || k === "forbid" || k === "oblige") {
    const hit = book(`${k}s`)
    ability.when = (r, e, it) => {
      const yes = when === null || when(r, e, it)
      if (yes) hit()
      return yes
    }
  }
}
