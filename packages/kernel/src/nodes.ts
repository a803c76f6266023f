// Constructors for the nodes that every game shares. A card should read like its text, so these are short.

import type { Ability, Body, Node, Target } from "./ability.ts"
import type { Amount, Cond, Numeral, Select, Whom } from "./expr.ts"

// Numbers and conditions

/** A numeral printed on the card. */
export const n = (value: number, same?: string): Numeral =>
  same === undefined ? { n: value } : { n: value, same }
export const ref = (name: string): Amount => ({ ref: name })
export const add = (...terms: Amount[]): Amount => ({ add: terms })
export const minus = (a: Amount, b: Amount): Amount => ({ minus: [a, b] })
export const count = (what: Select): Amount => ({ count: what })
export const stat = (name: string, of: Whom): Amount => ({ stat: name, of })
export const read = (name: string, of: Whom): Amount => ({ read: name, of })

export const eq = (a: Amount, b: Amount): Cond => ({ eq: [a, b] })
export const ge = (a: Amount, b: Amount): Cond => ({ ge: [a, b] })
export const le = (a: Amount, b: Amount): Cond => ({ le: [a, b] })
export const same = (a: Whom, b: Whom): Cond => ({ same: [a, b] })
export const is = (whom: Whom, kind: string): Cond => ({ is: [whom, kind] })
export const all = (...conds: Cond[]): Cond => ({ all: conds })
export const any = (...conds: Cond[]): Cond => ({ any: conds })
export const not = (cond: Cond): Cond => ({ not: cond })

// Flow

export const when = (cond: Cond, then: Body, otherwise: Body = []): Node => ({
  op: "if",
  cond,
  then,
  else: otherwise,
})
export const each = (what: Select, as: string, body: Body): Node => ({ op: "each", what, as, do: body })
export const repeat = (times: Amount, body: Body): Node => ({ op: "repeat", times, do: body })
export const loop = (cond: Cond, body: Body): Node => ({ op: "while", cond, do: body })
export const call = (program: string, args: Record<string, Amount | Whom> = {}): Node => ({
  op: "call",
  program,
  ...(Object.keys(args).length === 0 ? {} : { args }),
})
/** What a program is given by name, with a question mark where it can do without; stands first. */
export const takes = (...names: string[]): Node => ({ op: "takes", names })
export const set = (as: string, value: Amount): Node => ({ op: "set", as, value })
export const point = (as: string, whom: Whom): Node => ({ op: "point", as, whom })
/** Hands a value to the program that called this one. */
export const give = (as: string, value: Amount): Node => ({ op: "give", as, value })
export const find = (as: string, what: Select): Node => ({ op: "find", as, what })
/** A part that `leave(label)` jumps out of, whatever runs inside it. */
export const block = (label: string, body: Body): Node => ({ op: "block", label, do: body })
export const leave = (label: string): Node => ({ op: "leave", label })
/** `after` runs when `body` is over, also when it is left in the middle. */
export const ensure = (body: Body, after: Body): Node => ({ op: "ensure", do: body, after })
/** A row for each result: `table(ref("roll"), [[n(1), n(3), [...]], [n(4), n(6), [...]]])`. */
export const table = (of: Amount, rows: readonly (readonly [Numeral, Numeral, Body])[]): Node => ({
  op: "table",
  of,
  rows: rows.map(([from, to, body]) => ({ from, to, do: body })),
})

// Decisions

export interface Gate {
  who?: Whom
  ask: "may" | "must"
  prompt?: string
  do: Body
  ifDo?: Body
  ifNot?: Body
  ifCannot?: Body
}
/** The one gate: may, pay, unless, if you do. */
export const gate = (g: Gate): Node => ({ op: "gate", ...g })

export interface Choose {
  what: Select
  as: string
  by?: Whom
  min?: Amount
  max?: Amount
  prompt?: string
  /** What must be true of the chosen ones together (bound to `as`). */
  fit?: Cond
}
export const choose = (c: Choose): Node => ({ op: "choose", ...c })
export const mode = (by: Whom, ways: Readonly<Record<string, Body>>): Node => ({
  op: "mode",
  by,
  ways: Object.entries(ways).map(([name, body]) => ({ name, do: body })),
})
export const number = (as: string, by: Whom, min: Amount, max: Amount, prompt = "number"): Node => ({
  op: "number",
  as,
  by,
  min,
  max,
  prompt,
})
export const order = (as: string, what: Select, by: Whom, prompt = "order"): Node => ({
  op: "order",
  as,
  what,
  by,
  prompt,
})
/** One vote after another, in seat order from `first`; binds the chosen way's number (ties: the earliest way). */
export const vote = (as: string, first: Whom, ways: readonly string[], prompt = "vote"): Node => ({
  op: "vote",
  as,
  first,
  ways,
  prompt,
})
/** One seat may act once in a window, or pass (if there is a word for passing); binds `acted` to 1 or 0. */
export const act = (who: Whom, opening: string, pass?: string): Node =>
  pass === undefined ? { op: "act", who, window: opening } : { op: "act", who, window: opening, pass }
/** Several seats act in any order, each as often as it likes, until all have passed or are no longer meant; `back` is a way to think again. */
export const open = (who: Select, opening: string, pass?: string, back?: string): Node => ({
  op: "open",
  who,
  window: opening,
  ...(pass === undefined ? {} : { pass }),
  ...(back === undefined ? {} : { back }),
})
/** The same, where some have said already what they must: they may still act, and nobody waits for them. */
export const openBeside = (who: Select, opening: string, settled: Select): Node => ({
  op: "open",
  who,
  window: opening,
  settled,
})
/** Stands open for ever at the bottom of a seat's track (see `standBeside`). */
export const stand = (who: Whom, opening: string): Node => ({ op: "stand", who, window: opening })
/** Places the triggers that were met: nobody's first, then each seat's in turn order, in the order that seat says. */
export const settle: Node = { op: "settle" }
/** Keeps together what was met, for those who do it in any order they like (`heldFor`); what makes no difference is let go. */
export const hold: Node = { op: "hold" }
/** Does the next of what is kept together, in the usual order, and all that it sets off. */
export const nextHeld: Node = { op: "nextHeld" }
/** Tells the loop guard that the game has moved on: a turn has begun. */
export const progress: Node = { op: "progress" }
/** The game is over. `how` says by what: a message key. */
export const end = (how: string, winners?: Select): Node =>
  winners === undefined ? { op: "end", how } : { op: "end", how, winners }
/** The game is over, and these have lost it together. */
export const lose = (how: string, losers: Select): Node => ({ op: "end", how, losers })
/** Shows objects where they lie to one seat, or to everybody. */
export const reveal = (what: Select, to?: Whom): Node =>
  to === undefined ? { op: "show", what } : { op: "show", what, to }

/** A pile that all share, or somebody's own. */
export const shuffleZone = (zone: string, of?: Whom): Node =>
  of === undefined ? { op: "shuffle", zone } : { op: "shuffle", zone, of }

/** Every seat picks at the same time (`you` is each of them); picks stay tentative, and hidden, until everybody has confirmed. */
export const gather = (as: string, what: Select, body: Body, max: Amount = 1, prompt = "pick"): Node => ({
  op: "gather",
  as,
  what,
  max,
  prompt,
  do: body,
})
/** The body runs for each seat on that seat's own track; the game goes on when all are through. */
export const together = (body: Body, who: Select = { from: "seats" }): Node => ({
  op: "together",
  who,
  do: body,
})

// Changes

export interface Move {
  of?: Whom
  at?: "top" | "bottom"
  cause?: string
  as?: string
}
export const move = (obj: Whom, to: string, more: Move = {}): Node => ({ op: "move", obj, to, ...more })
/** Change the proposal that is being replaced. */
export const edit = (set: Record<string, Amount | Whom>, part?: string): Node =>
  part === undefined ? { op: "edit", set } : { op: "edit", set, part }
/** The proposal does not happen; what follows does. */
export const instead: Node = { op: "instead" }

/** An ability that goes on without its card: "the next time ... this turn". */
export const later = (ability: Ability, until: string, uses?: number, tied?: Whom): Node => ({
  op: "later",
  ability,
  until,
  ...(uses === undefined ? {} : { uses }),
  ...(tied === undefined ? {} : { tied }),
})
/** What lasts until then ends: everybody's, or what is one seat's alone. */
export const expire = (until: string, of?: Whom): Node =>
  of === undefined ? { op: "expire", until } : { op: "expire", until, of }
/** Become a copy of what `of` is now. */
export const become = (whom: Whom, of: Whom, until: string): Node => ({ op: "become", whom, of, until })
/** The other side of it, if it has one. */
export const flip = (whom: Whom): Node => ({ op: "flip", whom })
/** Change one printed numeral of `whom`; the player picks which. */
export const rewrite = (whom: Whom, by: Whom, delta: Amount, until: string): Node => ({
  op: "rewrite",
  whom,
  by,
  delta,
  until,
})
/** Twice as much of everything that the text of `whom` counts, for as long as it stays where it is. */
export const double = (whom: Whom): Node => ({ op: "multiply", whom, times: 2, until: "" })
/** Make one number of `whom`'s text so much more or less, within limits; the player picks which and how. */
export const renumber = (
  whom: Whom,
  by: Whom,
  delta: Amount,
  [least, most]: readonly [Amount, Amount],
  until: string,
): Node => ({ op: "renumber", whom, by, delta, least, most, until })
/** Everything that `of` can do just now. */
export const gainAbilities = (whom: Whom, of: Whom, until: string): Node => ({
  op: "gainAbilities",
  whom,
  of,
  until,
})
export const gainAbility = (whom: Whom, ability: Ability, until: string): Node => ({
  op: "gainAbility",
  whom,
  ability,
  until,
})
export const loseAbilities = (whom: Whom, kind: string, until: string): Node => ({
  op: "loseAbilities",
  whom,
  kind,
  until,
})
/** Kept with the object until it leaves; read as `memo.<as>`. */
export const remember = (as: string, value: Amount | Whom): Node => ({ op: "remember", as, value: { value } })
/** Put an ability of `of` on the stack again for `by`, with targets chosen anew and nothing paid. */
export const copyAct = (of: Whom, by: Whom): Node => ({ op: "copyAct", of, by })
export const native = (name: string, params: Record<string, Amount | Whom | Select | string> = {}): Node => ({
  op: name,
  ...params,
})

export const target = (as: string, what: Select, by?: Whom): Target =>
  by === undefined ? { as, what } : { as, what, by }
