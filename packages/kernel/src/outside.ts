// Checks of what comes from outside, written by hand: exact fields, exact types, nothing absurdly big. A check gives the
// value back with its type, or throws where it went wrong.

export type Check<T> = (value: unknown, at: string) => T

/** Something from outside is not what it has to be; `at` is the path to it. */
export class Misshapen extends Error {
  readonly at: string
  readonly wanted: string
  constructor(at: string, wanted: string) {
    super(`${at}: wanted ${wanted}`)
    this.at = at
    this.wanted = wanted
  }
}

const inside = (at: string, key: string | number): string => (at === "" ? `${key}` : `${at}.${key}`)

export const integer =
  (min: number, max: number): Check<number> =>
  (value, at) => {
    if (typeof value !== "number" || !Number.isSafeInteger(value) || value < min || value > max)
      throw new Misshapen(at, `integer ${min}..${max}`)
    // A negative zero would not survive being written.
    return value + 0
  }

export const text =
  (most: number, least = 0): Check<string> =>
  (value, at) => {
    if (typeof value !== "string" || value.length > most || value.length < least)
      throw new Misshapen(at, `text ${least}..${most}`)
    return value
  }

/** What would steer a screen instead of being shown on it. */
const controls = /\p{Cc}/u

/** A name of something: text without controls. */
export const word =
  (most: number, least = 0): Check<string> =>
  (value, at) => {
    const given = text(most, least)(value, at)
    if (controls.test(given)) throw new Misshapen(at, "text without control characters")
    return given
  }

export const flag: Check<boolean> = (value, at) => {
  if (typeof value !== "boolean") throw new Misshapen(at, "true or false")
  return value
}

export const exactly =
  <const T extends string | number | boolean | null>(...values: readonly T[]): Check<T> =>
  (value, at) => {
    if (!(values as readonly unknown[]).includes(value)) throw new Misshapen(at, values.join(" | "))
    return value as T
  }

export const list =
  <T>(each: Check<T>, most: number, least = 0): Check<T[]> =>
  (value, at) => {
    if (!Array.isArray(value) || value.length > most || value.length < least)
      throw new Misshapen(at, `list ${least}..${most}`)
    return value.map((one, i) => each(one, inside(at, i)))
  }

function fields(value: unknown, at: string): Map<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Misshapen(at, "object")
  return new Map(Object.entries(value))
}

/** Any names, all with values of one kind. (Names that every object has would be found where nobody put them.) */
export const record =
  <T>(each: Check<T>, most: number): Check<Record<string, T>> =>
  (value, at) => {
    const given = fields(value, at)
    if (given.size > most) throw new Misshapen(at, `object of ${most} fields at most`)
    const made: Record<string, T> = {}
    for (const [key, one] of given) {
      if (key.length > 200 || key in made || controls.test(key))
        throw new Misshapen(inside(at, key.slice(0, 200)), "another name")
      made[key] = each(one, inside(at, key))
    }
    return made
  }

/** Plain data of any shape, but no deeper and with no larger numbers than this: whoever walks it has a stack that ends. No controls. */
export const plain =
  (deepest: number, largest: number): Check<unknown> =>
  (value, at) => {
    const look = (one: unknown, left: number): void => {
      if (typeof one === "number" && !(Number.isInteger(one) && Math.abs(one) <= largest))
        throw new Misshapen(at, `integers ${-largest}..${largest}`)
      if (typeof one === "string" && controls.test(one))
        throw new Misshapen(at, "text without control characters")
      if (typeof one !== "object" || one === null) return
      if (left === 0) throw new Misshapen(at, `${deepest} levels at most`)
      for (const each of Object.values(one)) look(each, left - 1)
    }
    look(value, deepest)
    return value
  }

type Shape = Record<string, Check<unknown>>
type Shaped<R extends Shape, O extends Shape> = { [K in keyof R]: ReturnType<R[K]> } & {
  [K in keyof O]?: ReturnType<O[K]>
}

/** Exactly these fields, and perhaps the optional ones; whatever else is there is refused. */
export const shape =
  <R extends Shape, O extends Shape = Record<string, never>>(
    required: R,
    optional = {} as O,
  ): Check<Shaped<R, O>> =>
  (value, at) => {
    const given = fields(value, at)
    const made: Record<string, unknown> = {}
    for (const key of given.keys())
      if (!Object.hasOwn(required, key) && !Object.hasOwn(optional, key))
        throw new Misshapen(inside(at, key.slice(0, 200)), "no such field")
    for (const key of Object.keys(required)) made[key] = required[key](given.get(key), inside(at, key))
    for (const key of Object.keys(optional))
      if (given.has(key)) made[key] = optional[key](given.get(key), inside(at, key))
    return made as Shaped<R, O>
  }

/** One of several shapes, told apart by the value of one field. */
export const byTag =
  <const T extends string, Made>(tag: T, shapes: Readonly<Record<string, Check<Made>>>): Check<Made> =>
  (value, at) => {
    const which = fields(value, at).get(tag)
    if (typeof which !== "string" || !Object.hasOwn(shapes, which))
      throw new Misshapen(inside(at, tag), Object.keys(shapes).join(" | "))
    return shapes[which](value, at)
  }
