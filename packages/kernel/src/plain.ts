// Plain data: what a state, a card and an answer are made of. Nothing here knows a game.

export type Plain = number | string | boolean | null | Plain[] | { [key: string]: Plain }

/** Named values between the steps of a program: numbers, references, lists of references, a copied event. */
export type Env = Record<string, Plain>

// Objects are copied name by name. What a spread makes has a shape of its own: the engine makes another one for each copy of
// that copy, and one for each name that is added later, and knows none of them again.

/** A deep copy of plain data. */
export function copyPlain<T>(value: T): T {
  if (typeof value !== "object" || value === null) return value
  if (Array.isArray(value)) {
    const list = value.slice()
    for (let i = 0; i < list.length; i++) if (typeof list[i] === "object") list[i] = copyPlain(list[i])
    return list as T
  }
  const made: Record<string, unknown> = {}
  for (const key in value) made[key] = copyPlain(value[key])
  return made as T
}

/** The same values under the same names, where more can be bound. */
export function rebind(env: Env): Env {
  const made: Env = {}
  for (const key in env) made[key] = env[key]
  return made
}

/** The same, with one name bound to something else. */
export function bindAlso(env: Env, name: string, value: Plain): Env {
  const made = rebind(env)
  made[name] = value
  return made
}

/** Takes one thing out of a list. By hand: `splice` would make a list of what it takes out. */
export function takeOut<T>(list: T[], what: T): void {
  // Mostly it is what came last.
  const at = list[list.length - 1] === what ? list.length - 1 : list.lastIndexOf(what)
  if (at < 0) return
  for (let i = at; i < list.length - 1; i++) list[i] = list[i + 1]
  list.pop()
}

/** Are two values the same all the way down? */
export function isSamePlain(a: Plain | undefined, b: Plain | undefined): boolean {
  if (a === b) return true
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b))
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((each, i) => isSamePlain(each, b[i]))
    )
  let names = 0
  for (const name in a) {
    if (!isSamePlain(a[name], b[name])) return false
    names++
  }
  for (const _name in b) names--
  return names === 0
}

/** What to say, never how: a key of a message catalogue and what fills its slots. */
export interface Message {
  key: string
  params?: Record<string, string | number>
}

/** Why something is refused or not offered; `rule` is the id in docs/rules where there is one, `by` the object in the way. */
export interface Reason extends Message {
  rule?: string
  by?: number
}

/** Thrown when an answer, an option or a saved game is not accepted. Nothing has changed when it is thrown. */
export class Refusal extends Error {
  readonly reason: Reason
  constructor(reason: Reason) {
    super(`refused: ${reason.key}${reason.params ? ` ${JSON.stringify(reason.params)}` : ""}`)
    this.reason = reason
  }
}

export const refuse = (key: string, params?: Message["params"], rule?: string): Refusal =>
  new Refusal({ key, ...(params ? { params } : {}), ...(rule === undefined ? {} : { rule }) })
