// Where something bound is first spoken of: described there ("deal 2 damage to a foe"), or chosen in a sentence of its
// own when no clause names it plainly.

import { type Body, type Node, writtenKind } from "@soulspire/kernel"
import { eitherNumber, ifDone } from "./alike.ts"
import type { Scope } from "./scope.ts"

const OTHERS = ["you", "others"]

/** The names a node uses as whole parameters: its subject, its objects. */
function plainly(scope: Scope, node: Node, how: "aimed" | "chosen"): string[] {
  const named = (value: unknown): string[] => (typeof value === "string" ? [value] : [])
  const listed = (value: unknown): string[] => {
    const { from, where } = (value ?? {}) as { from?: unknown; where?: { test?: string; with?: unknown } }
    const row = scope.lexicon.tests[where?.test ?? ""]
    // Of what is right behind the noun: "all foes in a row".
    const behind = row !== undefined && "adjunct" in row ? named(where?.with) : []
    return typeof from === "string" && from.startsWith("@") ? [from.slice(1)] : behind
  }
  /** Somebody whose place it is, all of it: "look at a player's hand". */
  const whose = (param: string, value: unknown): string[] => {
    if (!JSON.stringify(scope.lexicon.ops[node.op] ?? "").includes(`[${param}/whole]`)) return []
    const { from, of, ...more } = (value ?? {}) as { from?: unknown; of?: unknown }
    const own = typeof from === "string" && scope.lexicon.zones[from]?.own === true
    return own && Object.keys(more).length === 0 && !OTHERS.includes(String(of)) ? named(of) : []
  }
  if (node.op === "each") {
    const { from } = node["what"] as { from: unknown }
    const [first] = node["do"] as Body
    return [
      ...(typeof from === "string" && from.startsWith("@") ? [from.slice(1)] : []),
      ...(first === undefined ? [] : plainly(scope, first, how)),
    ]
  }
  if (node.op === "gate") {
    const unless = node["ask"] === "may" && node["ifDo"] === undefined && node["ifCannot"] === undefined
    const { do: asked, ifDo = [], ifNot } = node as unknown as { do: Body; ifDo?: Body; ifNot?: Body }
    const [first] = unless ? (ifNot ?? asked) : asked.length === 0 ? ifDo : asked
    return [...named(node["who"]), ...(first === undefined ? [] : plainly(scope, first, how))]
  }
  const either = eitherNumber(node)
  if (either !== null) return plainly(scope, either, how)
  // What hangs on what was done just before is told right behind it.
  const [hung] = ifDone(node) ?? []
  if (hung !== undefined) return plainly(scope, hung, how)
  const apart = scope.lexicon.apart?.[node.op]
  if (apart === "always" || apart === how) return []
  if (node.op === "later") {
    const { to } = node["ability"] as { to?: { same?: unknown[] } }
    return (to?.same ?? []).flatMap(named)
  }
  if (node.op === "if" && ((node["else"] ?? []) as Body).length === 0) {
    // What is true or not is said first, and speaks of something else.
    const [first] = node["then"] as Body
    return first === undefined
      ? []
      : plainly(scope, first, how).filter((name) => !mentions(node["cond"], name))
  }
  if (node.op === "remember") return []
  const params = scope.params.get(node.op) ?? {}
  return [
    ...Object.entries(params).flatMap(([name, kind]) =>
      writtenKind(kind) === "whom"
        ? named(node[name])
        : writtenKind(kind) === "select"
          ? [...listed(node[name]), ...whose(name, node[name])]
          : [],
    ),
    ...(node.op === "call" ? Object.values((node["args"] ?? {}) as object).flatMap(named) : []),
  ]
}

export const mentions = (value: unknown, name: string): boolean =>
  typeof value === "string"
    ? value === name || value === `@${name}`
    : typeof value === "object" && value !== null && Object.values(value).some((each) => mentions(each, name))

/** Is the first of these nodes that speaks of `name` one that names it plainly? */
export function inlined(scope: Scope, body: Body, name: string): boolean {
  const first = body.find((node) => mentions(node, name) && node.op !== "remember")
  return first !== undefined && plainly(scope, first, "aimed").includes(name)
}

/** Statements that only give something a name. */
const WORDLESS = ["set", "find", "point"]

/** Does the next node name it plainly? For what is chosen on the way: the choice belongs to that very statement. */
export function followed(scope: Scope, rest: Body, name: string): boolean {
  // Several things chosen in a row belong to the statement behind them.
  const next = rest.find(
    (node) => !WORDLESS.includes(node.op) && (node.op !== "choose" || mentions(node["what"], name)),
  )
  return next !== undefined && plainly(scope, next, "chosen").includes(name)
}
