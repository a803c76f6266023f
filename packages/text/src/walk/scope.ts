// What names mean while a card is walked: who "you", "it1" and "ev.who" are. Everything bound has a noun, or it cannot
// be said.

import type { Def, Whom } from "@soulspire/kernel"
import type { Lexicon } from "../lexicon.ts"
import type { Clause, NP, Qty, Referent, Some, Statement } from "../phrases.ts"

/** Thrown for data that has no text: a name that nothing made, a verb without a row. */
export class Unsayable extends Error {}

export type Bound = { np: NP } | { qty: Qty } | { ways: readonly string[] }

/** The clause whose roles can be spoken of, and how they are named: `ev.who`, `would.amount`, or just `who`. */
export interface Happening {
  clause: Clause
  prefix: string
  /** Names of roles where there is no prefix. */
  roles: readonly string[]
}

export interface Scope {
  lexicon: Lexicon
  def: Def
  /** The kinds of an op's parameters, by op. */
  params: ReadonlyMap<string, Readonly<Record<string, string>>>
  names: Map<string, Bound>
  /** What abilities of this card remember for each other. */
  memo: Map<string, Bound>
  happening: Happening | null
  /** Whom "you" means: the card's player, or each player in turn where all do something. */
  you: NP
  /** What "it" is, where conditions look at one thing after another. */
  it: NP | null
  /** The replacement at hand does something else: its next deed is "instead". */
  instead: boolean
  /** What was chosen could have been left alone: the next deed is one that may be done. */
  may: boolean
  /** Somebody has chosen among what is theirs: the next deed is theirs. */
  chosen: { by: NP; choice: Statement } | null
}

export const within = (scope: Scope, more: Partial<Scope> = {}): Scope => ({
  ...scope,
  names: new Map(scope.names),
  ...more,
})

export const refTo = (some: Some, many = false): { np: "ref"; to: Referent } => ({
  np: "ref",
  to: { some, many },
})

/** The role a name speaks of, if it does. */
export function roleIn(happening: Happening | null, name: Whom): string | null {
  if (happening === null || typeof name !== "string") return null
  const { prefix, roles } = happening
  if (prefix !== "") return name.startsWith(prefix) ? name.slice(prefix.length) : null
  return roles.includes(name) ? name : null
}

/** What an object was and what it is now are one thing to a reader. */
export const ALIASES: Readonly<Record<string, string>> = { old: "obj" }

/** Who plays a role; somebody not further described, if nothing has said so. */
export function roleNP(happening: Happening, role: string): NP {
  const { roles } = happening.clause
  const past = role === "old"
  const was = Object.keys(ALIASES).find((old) => ALIASES[old] === role && old in roles)
  const name = role in roles ? role : (was ?? ALIASES[role] ?? role)
  const given = roles[name] ?? (roles[name] = refTo({ det: "a", nouns: [], where: [] }))
  if (!("np" in given)) throw new Unsayable(`"${role}" is no thing`)
  return past && given.np === "ref" ? { ...given, past: true } : given
}

export function boundTo(scope: Scope, name: string): Bound {
  const bound = name.startsWith("memo.") ? scope.memo.get(name.slice(5)) : scope.names.get(name)
  if (bound === undefined) throw new Unsayable(`nothing is called "${name}" here`)
  return bound
}
