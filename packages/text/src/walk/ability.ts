// Abilities become paragraphs, and a card a list of them.

import {
  type Ability,
  type Amount,
  type Cond,
  type Def,
  type Mode,
  type Numeral,
  type Ordinal,
  type Target,
  when,
} from "@soulspire/kernel"
import type { Lexicon } from "../lexicon.ts"
import type { Clause, NP, Paragraph, Statement, Times } from "../phrases.ts"
import { allOf, claim, conjuncts, described, qty, selected, thisOf, whom } from "./expr.ts"
import { commonStart, eitherDeed, perFamily } from "./alike.ts"
import { happening } from "./event.ts"
import { inlined } from "./mentions.ts"
import { refTo, type Scope, within } from "./scope.ts"
import { statements } from "./statements.ts"

export type OpParams = ReadonlyMap<string, Readonly<Record<string, string>>>

export const newScope = (lexicon: Lexicon, def: Def, params: OpParams): Scope => ({
  lexicon,
  def,
  params,
  names: new Map(),
  memo: new Map(),
  happening: null,
  you: youOn(lexicon, def),
  it: null,
  instead: false,
  may: false,
  chosen: null,
})

/** Cards that nobody plays speak of whoever acts by name. */
function youOn({ actors = {} }: Lexicon, { kinds }: Def): NP {
  const kind = kinds.find((each) => Object.hasOwn(actors, each))
  return kind === undefined ? { np: "you" } : { np: "named", whom: actors[kind] }
}

/** The card's abilities, one after another; what one remembers, another may speak of. */
export function paragraphs(scope: Scope, def: Def): Paragraph[] {
  return forbiddenTogether(def.abilities.map((each) => paragraph(within(scope), each)))
}

/** What the same ones can't do at the same time they can't do in one sentence: "can't play cards or attack". */
function forbiddenTogether(all: readonly Paragraph[]): Paragraph[] {
  const told: Paragraph[] = []
  const pattern = (p: Extract<Paragraph, { p: "modal" }>): string =>
    JSON.stringify([p.clause.roles["who"], p.in, p.while])
  for (const each of all) {
    const last = told.at(-1)
    const both = last?.p === "modal" && each.p === "modal" && last.modal === "cant" && each.modal === "cant"
    const acts = both && last.clause.table === "acts" && each.clause.table === "acts"
    if (acts && "who" in each.clause.roles && pattern(last) === pattern(each))
      told[told.length - 1] = { ...last, also: [...(last.also ?? []), each.clause] }
    else told.push(each)
  }
  return told
}

export function paragraph(scope: Scope, ability: Ability): Paragraph {
  switch (ability.k) {
    case "act": {
      const whom = scope.lexicon.acts[ability.act]?.you
      const inner = whom === undefined ? scope : within(scope, { you: { np: "named", whom } })
      return {
        p: "act",
        act: ability.act,
        on: scope.def.kinds,
        from: ability.in ?? null,
        cost: statements(inner, ability.cost ?? [], paragraph, "costs"),
        when: ability.when === undefined ? null : claim(inner, ability.when),
        do: doing(inner, ability),
      }
    }
    case "on":
    case "replace": {
      const would = ability.k === "replace"
      const told = happening(
        scope,
        { table: "events", key: ability.event, roles: {}, on: scope.def.kinds },
        would ? "would." : "ev.",
        [],
        ability.when,
        "a",
      )
      const [zone, ...others] = ability.in ?? []
      if (zone !== undefined && others.length === 0) told.clause.in = zone
      // What never happens cannot.
      if (would && ability.nth === undefined && isNothing(ability.do))
        return { p: "modal", modal: "cant", clause: told.clause, in: ability.in ?? null, while: told.rest }
      const inner = within(told.scope)
      const done = ability.k === "on" ? doing(inner, ability) : statements(inner, ability.do, paragraph)
      return {
        p: "on",
        clause: told.clause,
        // Who only changes a part of it lets it happen.
        would:
          would &&
          done.some(
            (statement) => statement.s !== "deed" || statement.instead === true || isPrevented(statement),
          ),
        times: would && ability.nth === undefined ? { t: "each" } : timesOf(ability.nth, told.clause),
        in: ability.in ?? null,
        if: told.rest,
        do: done,
      }
    }
    case "stat":
      return {
        p: "stat",
        number: ability.stat,
        of: ability.to === undefined ? thisOf(scope) : everything(scope, ability.to),
        in: ability.in ?? null,
        add: ability.add === undefined ? null : qty(scope, ability.add),
        set: ability.set === undefined ? null : qty(scope, ability.set),
        while: whileOf(scope, ability.when),
      }
    case "grant":
      return {
        p: "grant",
        to: everything(scope, ability.to),
        in: ability.in ?? null,
        gives: ability.gives.map((each) =>
          paragraph(within(scope, { names: new Map(), you: { np: "you" } }), each),
        ),
        of: ability.of === undefined ? null : everything(scope, ability.of),
        only: ability.only === true,
        named: ability.named ?? null,
        while: whileOf(scope, ability.when),
      }
    case "permit":
    case "forbid":
    case "oblige": {
      const happens = ability.k === "permit" ? scope.lexicon.acts[ability.act]?.happens : undefined
      const told = happening(
        scope,
        { table: "acts", key: ability.act, roles: {} },
        "",
        ["who", "it"],
        ability.when,
        happens === undefined ? "any" : happens === true ? "a" : "first",
      )
      return {
        p: "modal",
        modal:
          ability.k === "permit"
            ? happens === undefined
              ? "may"
              : "does"
            : ability.k === "forbid"
              ? "cant"
              : "must",
        clause: told.clause,
        in: ability.in ?? null,
        while: told.rest,
      }
    }
  }
}

/** Something is replaced by nothing at all. */
const isNothing = (body: readonly { op: string }[]): boolean =>
  body.length > 0 && body.every(({ op }) => op === "instead")

/** Some or all of it does not happen. */
const isPrevented = (statement: Statement): boolean =>
  statement.s === "deed" && /\/(?:less|none)$/.test(statement.clause.key)

const whileOf = (scope: Scope, when: Cond | undefined) =>
  when === undefined ? null : allOf(conjuncts(when).map((cond) => claim(scope, cond)))

/** Whatever a condition about "it" is true of: you, this, or all things of a kind. */
function everything(scope: Scope, to: Cond): NP {
  const conds = conjuncts(to)
  if (conds.length === 1 && "same" in conds[0]) {
    const [a, b] = conds[0].same
    if (a === "it") return whom(scope, b)
    if (b === "it") return whom(scope, a)
  }
  return { np: "some", some: described(scope, { det: "all", nouns: ["card"], where: [] }, conds) }
}

/** How often. */
function timesOf(nth: Ordinal | undefined, { key, roles }: Clause): Times {
  if (nth !== undefined && "every" in nth && nth.of !== undefined) {
    roles[nth.of] = { q: "n", n: nth.every }
    return { t: "sum", span: nth.span ?? null }
  }
  if (nth !== undefined && "every" in nth) return { t: "every", every: nth.every, span: nth.span ?? null }
  if (nth !== undefined) return { t: "nth", nth: nth.only, span: nth.span ?? null }
  // What comes or goes comes or goes once.
  const once = key === "move" && Object.values(roles).some((role) => "np" in role && role.np === "this")
  return { t: once ? "when" : "each" }
}

/** Targets, ways and the body. */
function doing(
  scope: Scope,
  {
    targets,
    modes,
    do: body,
  }: {
    targets?: readonly Target[]
    modes?: readonly Mode[]
    do: Ability extends never ? never : readonly { op: string }[]
  },
): Statement[] {
  const chosen = aim(scope, targets ?? [], body)
  const done = statements(scope, body, paragraph)
  if (modes === undefined) return [...chosen, ...done]
  const rows = rowsOf(modes)
  if (rows !== null) {
    const { of } = rows[0]
    const said = rows.map(({ from, to, way }) => {
      const inner = within(scope)
      const does = [...aim(inner, way.targets ?? [], way.do), ...statements(inner, way.do, paragraph)]
      return { from: qty(inner, from), to: qty(inner, to), do: does }
    })
    return [...chosen, { s: "table", of: qty(scope, of), rows: said }, ...done]
  }
  const common = commonStart(modes)
  if (common !== null) {
    const first = statements(scope, [common.first], paragraph)
    return [
      ...chosen,
      ...first,
      { s: "if", if: { c: "did" }, then: waysOf(scope, common.ways), else: [] },
      ...done,
    ]
  }
  return [...chosen, ...waysOf(scope, modes), ...done]
}

/** Ways to choose from; what is one way after all is just done. */
function waysOf(scope: Scope, modes: readonly Mode[]): Statement[] {
  const either = eitherDeed(modes)
  if (either !== null && inlined(scope, either.do, either.targets[0].as)) {
    const inner = within(scope)
    const deeds = [...aim(inner, either.targets, either.do), ...statements(inner, either.do, paragraph)]
    if (deeds.length === 2 && deeds.every((statement) => statement.s === "deed"))
      return [{ s: "either", do: deeds }]
  }
  const ways = perFamily(scope.lexicon, modes).map((way) => {
    const inner = within(scope)
    const inWay = way.when === undefined ? way.do : [when(way.when, way.do)]
    return {
      name: way.name,
      do: [...aim(inner, way.targets ?? [], way.do), ...statements(inner, inWay, paragraph)],
    }
  })
  const [only] = ways
  return ways.length === 1 && modes.length > 1 ? only.do : [{ s: "modes", by: { np: "you" }, ways }]
}

interface ResultRow {
  of: Amount
  from: Numeral
  to: Numeral
  way: Mode
}

/** Ways that each stand for some results of one number: `all(ge(x, n(1)), le(x, n(2)))`. */
function rowsOf(modes: readonly Mode[]): ResultRow[] | null {
  const rows = modes.flatMap((way): ResultRow[] => {
    const [low, high, ...more] = way.when === undefined ? [] : conjuncts(way.when)
    if (low === undefined || high === undefined || more.length > 0) return []
    if (!("ge" in low) || !("le" in high)) return []
    const [[of, from], [also, to]] = [low.ge, high.le]
    if (JSON.stringify(of) !== JSON.stringify(also) || !isNumeral(from) || !isNumeral(to)) return []
    return [{ of, from, to, way }]
  })
  const whole = rows.length > 0 && rows.length === modes.length
  return whole && new Set(rows.map(({ of }) => JSON.stringify(of))).size === 1 ? rows : null
}

const isNumeral = (amount: Amount): amount is Numeral => typeof amount === "object" && "n" in amount

/** Is what makes a target fit such that it is chosen before anything is done? */
const isApart = ({ lexicon }: Scope, where: Cond | undefined): boolean =>
  conjuncts(where).some((cond) => {
    const row = "test" in cond ? lexicon.tests[cond.test] : undefined
    return row !== undefined && "say" in row && row.chosen === true
  })

/** Names the targets; those that no clause names plainly are chosen in a sentence of their own. */
export function aim(scope: Scope, targets: readonly Target[], body: readonly { op: string }[]): Statement[] {
  // Once one of them is chosen in a sentence, so are those before it: the reader chooses in that order.
  const last = targets.findLastIndex(
    ({ as, what }) => isApart(scope, what.where) || !inlined(scope, body, as),
  )
  return targets.flatMap(({ as, what, by }, i): Statement[] => {
    const some = selected(scope, what, "a")
    const np = refTo(some)
    scope.names.set(as, { np })
    const who = whom(scope, by ?? "you")
    if (i <= last) return [{ s: "choose", who, what: np }]
    if (who.np !== "you") some.chooser = who
    else some.free = true
    return []
  })
}
