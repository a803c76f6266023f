// Verbs: what cards say. A verb is derived from its op, so what an op takes is said once, where it is declared; a parameter
// that is misspelt, missing or of another kind does not compile.
//
//   export const loseHp = verb(loseHpOp, ["amount"], { whom: "you" })     loseHp(3), loseHp(3, { whom: "foe" })
//   export const heal = verb(healOp, ["amount", "whom"], { whom: "you" })  heal(3), heal(3, "ally")

import type { Ability, Body, Node } from "./ability.ts"
import type { Amount, Cond, Select, Whom } from "./expr.ts"
import type { TypedOp } from "./op.ts"
import { type ParamKind, type Params, writtenKind } from "./run.ts"

/** What a card writes for a parameter of each kind. */
interface Written {
  amount: Amount
  quantity: Amount
  whom: Whom
  seat: Whom
  /** A name alone stands for what is bound to it. */
  select: Select | string
  seats: Select | string
  cond: Cond
  body: Body
  name: string
  names: readonly string[]
  bind: string
  prompt: string
  span: string
  label: string
  zone: string
  program: string
  values: Readonly<Record<string, Amount | Whom>>
  ability: Ability
}

type KindOf<K> = K extends `${infer T extends ParamKind}?` ? T : K extends ParamKind ? K : never
type Value<P extends Params, K extends keyof P> = Written[KindOf<P[K]>]
type Needed<P extends Params> = { [K in keyof P]: P[K] extends ParamKind ? K : never }[keyof P]

/** Everything an op can be given. */
type Given<P extends Params> = { readonly [K in keyof P]?: Value<P, K> | undefined }

/** What an op can do without, or what is meant where nothing is said, need not be given. */
type Values<P extends Params, K extends readonly (keyof P)[], D> = K extends readonly [
  infer First extends keyof P,
  ...infer Others extends readonly (keyof P)[],
]
  ? First extends Exclude<Needed<P>, keyof D>
    ? [Value<P, First>, ...Values<P, Others, D>]
    : [Value<P, First>?, ...Values<P, Others, D>]
  : []
/** Whatever has no place among the values: what the op needs and no default says must be there. */
type Rest<P extends Params, K extends PropertyKey, D> = {
  readonly [Name in Exclude<Needed<P>, K | keyof D>]: Value<P, Name>
} & { readonly [Name in Exclude<keyof P, K | Exclude<Needed<P>, keyof D>>]?: Value<P, Name> | undefined }

type More<P extends Params, K extends PropertyKey, D> = [Exclude<Needed<P>, K | keyof D>] extends [never]
  ? [more?: Rest<P, K, D> & object]
  : [more: Rest<P, K, D> & object]

export type Verb<P extends Params, K extends readonly (keyof P)[], D> = (
  ...given: [...Values<P, K, D>, ...More<P, K[number], D>]
) => Node

const written = (kind: string, value: unknown): unknown =>
  writtenKind(kind) === "select" && typeof value === "string" ? { from: `@${value}` } : value

/**
 * The verb of an op: `names` are the parameters that are given by their place, `usual` is what is meant where nothing is
 * said. Everything else is given by name, after the values.
 */
export function verb<
  const P extends Params,
  const K extends readonly (keyof P & string)[] = readonly [],
  const D extends Given<P> | undefined = undefined,
>(op: TypedOp<P>, names?: K, usual?: D): Verb<P, K, D> {
  const places: readonly string[] = names ?? []
  return (...given: readonly unknown[]) => {
    const node: { op: string; [param: string]: unknown } = { op: op.name }
    const put = (params: object): void => {
      for (const [name, value] of Object.entries(params))
        if (value !== undefined) node[name] = written(op.params[name], value)
    }
    put(usual ?? {})
    places.forEach((name, i) => put({ [name]: given[i] }))
    put(given[places.length] ?? {})
    return node as Node
  }
}
