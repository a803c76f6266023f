// Who sees which field of a game's own state. A game writes a list for its table and one for the data of its objects; each
// must speak of every field, and what a view shows of them is built from it. A field that no list names is shown to nobody.

import type { Frozen } from "./frozen.ts"
import { copyPlain, type Plain } from "./plain.ts"
import type { RandomState } from "./random.ts"
import { FIRST_SLOT, NOBODY, type Seat, seatNo, slotOf } from "./refs.ts"
import type { Run } from "./run.ts"

/** A field that not everybody may know: shown to nobody, or to the seat it belongs to. */
export interface Secret<Value = unknown> {
  to: "none" | "own"
  /**
   * What it might be for all that the others know, from the given chance and what everybody sees: never from what it is.
   * `seat` is whose it is, NOBODY for the table's own.
   */
  anew(random: RandomState, r: Run, seat: Seat): Value
}

/**
 * Of a field: shown to all; derived, which is no secret but not worth showing, since it follows from what everybody has seen;
 * a secret; or, of a record and of a list of records, the sight of each of their fields.
 */
export type Sight<Value> = "derived" | Secret<Value> | OpenSight<Value>

type Scalar = string | number | boolean | null

type OpenSight<Value> = Value extends Scalar | readonly Scalar[] | readonly (readonly Scalar[])[]
  ? "all"
  : Value extends readonly (infer Each)[]
    ? SightList<Each>
    : SightList<Value>

export type SightList<State> = { readonly [Field in keyof State]-?: Sight<State[Field]> }

/** What is shown is a copy, which can be changed even where the state cannot. */
type Copied<Value> = Value extends readonly (infer Each)[] ? Copied<Each>[] : Value

type Show<Value, How> = How extends "all"
  ? Copied<Value>
  : Value extends readonly (infer Each)[]
    ? Shown<Each, How>[]
    : Shown<Value, How>

type Known<State, List> = {
  [
    Field in keyof State as Field extends keyof List
      ? List[Field] extends "derived" | Secret
        ? never
        : Field
      : never
  ]: Field extends keyof List ? Show<State[Field], List[Field]> : never
}

type Own<State, List> = {
  [
    Field in keyof State as Field extends keyof List
      ? List[Field] extends { to: "own" }
        ? Field
        : never
      : never
  ]?: Copied<State[Field]>
}

/** What a view holds of a state by its list; what is somebody's own is there for that seat alone. */
export type Shown<State, List> = keyof Own<State, List> extends never
  ? Known<State, List>
  : Known<State, List> & Own<State, List>

/** The same with what a game works out beside it, also in the records of a list. */
export type Beside<Seen, More> = {
  [Field in keyof Seen]: Field extends keyof More
    ? Seen[Field] extends (infer Each)[]
      ? (Each & More[Field])[]
      : Seen[Field]
    : Seen[Field]
} & Omit<More, keyof Seen>

// Below here lists are read without knowing whose they are.

interface Fields {
  readonly [field: string]: string | Secret | Fields
}
type Values = Readonly<Record<string, Plain>>
type Made = Record<string, Plain>

export const isSecret = (sight: string | object): sight is Secret =>
  typeof sight === "object" && typeof (sight as Partial<Secret>).anew === "function"

const isNested = (sight: string | object): sight is Fields => typeof sight === "object" && !isSecret(sight)

/** Read once: whole fields, and those of which a part is shown, each with what makes that part. */
interface Plan {
  /** What is copied and then filled: so all that is made has one shape. */
  blank: Made
  whole: readonly string[]
  parts: readonly { field: string; show: (value: Plain, seat: Seat) => Plain }[]
}

/**
 * `mine` says whether it belongs to whoever looks; null at the table, where the places of a list are seats. `beside` is what
 * stands beside the fields of the list, and for the name of a nested list, what stands beside its fields.
 */
function planOf(list: Fields, mine: boolean | null, only = Object.keys(list), beside: Values = {}): Plan {
  const whole: string[] = []
  const parts: { field: string; show: (value: Plain, seat: Seat) => Plain }[] = []
  const blank: Made = {}
  for (const field of only) {
    const sight = list[field]
    if (sight === "all" || (mine === true && isSecret(sight) && sight.to === "own")) whole.push(field)
    else if (isNested(sight))
      parts.push({ field, show: nested(sight, mine, beside[field] as Values | undefined) })
    else continue
    blank[field] = 0
  }
  for (const field in beside) if (!Object.hasOwn(list, field)) blank[field] = beside[field]
  return { blank: quick(blank), whole, parts }
}

/**
 * The same fields in an object that is quick to copy and to fill. One that got its fields by name in a loop is of a slow
 * kind, which reading it from text mends; and the engine has to have seen numbers and words in each field before.
 */
function quick(blank: Made): Made {
  const read = (given: (field: string) => Plain): Made =>
    JSON.parse(JSON.stringify(Object.fromEntries(Object.keys(blank).map((field) => [field, given(field)]))))
  read(() => 0)
  read(() => "")
  return read((field) => blank[field])
}

function nested(list: Fields, mine: boolean | null, beside?: Values): (value: Plain, seat: Seat) => Plain {
  const plan = (whose: boolean | null): Plan => planOf(list, whose, undefined, beside)
  const [one, others, own] = [plan(mine), plan(mine ?? false), plan(mine ?? true)]
  return (value, seat) =>
    Array.isArray(value)
      ? value.map((each, i) => fill(i === seat ? own : others, each as Values, seat))
      : fill(one, value as Values, seat)
}

function fill({ blank, whole, parts }: Plan, values: Values, seat: Seat): Made {
  const made: Made = { ...blank }
  for (const field of whole) {
    const value = values[field]
    made[field] = typeof value === "object" ? copyPlain(value) : value
  }
  for (const { field, show } of parts) made[field] = show(values[field], seat)
  return made
}

/**
 * What a seat sees of the table by its list. In a list of records, one for each seat, `own` is the record of that seat.
 *
 * `beside` are fields that a game works out and puts in afterwards: what is made has room for them, because adding a field to
 * a copy takes longer than everything else here.
 */
export function tableShown<Table, const List extends SightList<Table>, More extends object = object>(
  list: List,
  beside?: More,
): (table: Frozen<Table>, seat: Seat) => Beside<Shown<Table, List>, More> {
  const plan = planOf(list, null, undefined, beside as Values | undefined)
  return (table, seat) => fill(plan, table as unknown as Values, seat) as Beside<Shown<Table, List>, More>
}

/** Ways to show these fields of an object's data: those that its list lets be seen. `mine` if who looks controls it. */
export const objectShown =
  <Data, const List extends SightList<Data>>(list: List) =>
  <Field extends string & keyof Shown<Data, List>>(
    ...only: Field[]
  ): ((data: Frozen<Data>, mine?: boolean) => Pick<Shown<Data, List>, Field>) => {
    const others = planOf(list, false, only)
    const own = planOf(list, true, only)
    return (data, mine = false) =>
      fill(mine ? own : others, data as unknown as Values, NOBODY) as unknown as Pick<
        Shown<Data, List>,
        Field
      >
  }

/** Says which field a list has forgotten, and which of its entries is of no field. */
export function checkSights(what: string, list: object, state: unknown, isTable = false): void {
  if (typeof state !== "object" || state === null) return
  for (const field of Object.keys(state))
    if (!Object.hasOwn(list, field)) throw new Error(`nobody has said who sees "${what}.${field}"`)
  for (const [field, sight] of Object.entries(list as Fields)) {
    const name = `${what}.${field}`
    if (!Object.hasOwn(state, field))
      throw new Error(`"${name}" is said to be seen, but there is no such field`)
    const value = (state as Values)[field]
    if (isSecret(sight)) {
      if (isTable && sight.to === "own") throw new Error(`"${name}" is nobody's own: it belongs to no seat`)
    } else if (isNested(sight)) checkSights(name, sight, Array.isArray(value) ? value[0] : value)
    else if (sight !== "derived" && (sight !== "all" || holdsRecords(value)))
      throw new Error(`"${name}": "${sight}" does not say who sees it`)
  }
}

/** What has fields of its own cannot be shown as a whole: one that is added later would be shown as well. */
const holdsRecords = (value: Plain): boolean =>
  Array.isArray(value) ? value.some(holdsRecords) : typeof value === "object" && value !== null

const secretsIn = new WeakMap<object, boolean>()

/** Is there any secret in this list? Asked for each world that a bot thinks in. */
export function hasSecrets(list: object): boolean {
  let found = secretsIn.get(list)
  if (found === undefined) {
    found = Object.values(list as Fields).some(
      (sight) => isSecret(sight) || (isNested(sight) && hasSecrets(sight)),
    )
    secretsIn.set(list, found)
  }
  return found
}

/** Every secret of a state that this seat does not know: the record it stands in, its name, and whose it is. */
export function unknownSecrets(
  r: Run,
  seat: Seat,
): { of: Made; field: string; secret: Secret; whose: Seat }[] {
  const found: ReturnType<typeof unknownSecrets> = []
  const walk = (list: Fields, values: Made, whose: Seat | null): void => {
    for (const [field, sight] of Object.entries(list)) {
      const value = values[field]
      if (isSecret(sight)) {
        if (sight.to === "none" || whose !== seat || seat === NOBODY)
          found.push({ of: values, field, secret: sight, whose: whose ?? NOBODY })
      } else if (!isNested(sight) || !hasSecrets(sight)) continue
      else if (Array.isArray(value)) value.forEach((each, i) => walk(sight, each as Made, whose ?? seatNo(i)))
      else walk(sight, value as Made, whose)
    }
  }
  const { table, object } = r.m.spec.sight as { table: Fields; object: Fields }
  if (hasSecrets(table)) walk(table, r.s.table as Made, null)
  // In the order of the places where they lie, which everybody sees.
  if (hasSecrets(object))
    for (const list of r.s.zones)
      for (const ref of list) {
        const { data, controller } = r.s.objects[slotOf(ref) - FIRST_SLOT]
        if (data !== null) walk(object, data as Made, controller)
      }
  return found
}
