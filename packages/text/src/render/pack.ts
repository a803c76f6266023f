// A language's pack made from its grammar: whole card texts, and the pieces that prompts and options need.

import { type Ability, type Def, kernelOps } from "@soulspire/kernel"
import type { Lexicon } from "../lexicon.ts"
import type { OpShape } from "../op-shape.ts"
import type { Pack } from "../pack.ts"
import type { Clause, Paragraph, Role } from "../phrases.ts"
import { type Line, lineOf, visible } from "../token.ts"
import { aim, newScope, type OpParams, paragraph as walked, paragraphs } from "../walk/ability.ts"
import { happening } from "../walk/event.ts"
import { type Scope, Unsayable } from "../walk/scope.ts"
import { discourse } from "./discourse.ts"
import type { Grammar, Tongue } from "./grammar.ts"
import { finished } from "./passage.ts"
import { paragraph } from "./paragraph.ts"

function tongueOf(grammar: Grammar, lexicon: Lexicon): Tongue {
  const t: Tongue = {
    lexicon,
    told: discourse(),
    grammar,
    actor: { np: "you" },
    subject: null,
    asked: null,
    place: "in",
    home: null,
    mine: false,
    generic: "a",
    about: null,
    tell: paragraph,
    quote(said: readonly Paragraph[]) {
      // A quoted ability is another card's: it begins to tell anew.
      const inner: Tongue = { ...t, told: discourse() }
      return grammar.book.quoted(said.flatMap((each) => finished(paragraph(inner, each))).join(" "))
    },
  }
  return t
}

const params = (ops: readonly OpShape[]): OpParams =>
  new Map([...kernelOps, ...ops].map((op) => [op.name, op.params]))

/** What facts and kinds mean that are more than numbers and names. */
function printed(
  { printed: rows = {} }: Lexicon,
  { kinds, facts }: Def,
  seen: readonly string[] = [],
): Line[] {
  const said: string[] = []
  const below: string[] = []
  for (const name of [...kinds, ...Object.keys(facts)]) {
    if (seen.includes(name) || !Object.hasOwn(rows, name)) continue
    const given = rows[name]
    const { say, none, one, below: apart } = typeof given === "string" ? { say: given } : given
    const row = (facts[name] === 0 ? none : facts[name] === 1 ? one : undefined) ?? say
    // What a card has none of is not mentioned, unless it is the number that matters.
    if (row === "" || (facts[name] === 0 && none === undefined && !row.includes("#"))) continue
    ;(apart === true ? below : said).push(row.replace("#", String(facts[name])))
  }
  return [said.join(" ").replaceAll(/ +([,.])/g, "$1"), ...below].filter((line) => line !== "").map(lineOf)
}

/** What stands where a text should be when its data cannot be said. */
function orWhy(make: () => Line[]): Line[] {
  try {
    return make()
  } catch (error) {
    if (error instanceof Unsayable) return [[`‹${error.message}›`]]
    throw error
  }
}

/** What set an ability off can be spoken of in it; what only its maker could name goes unsaid. */
function setOff(scope: Scope, ability: Ability): { scope: Scope; clause: Clause | null } {
  if (ability.k !== "on") return { scope, clause: null }
  try {
    const clause: Clause = { table: "events", key: ability.event, roles: {} }
    return happening(scope, clause, "ev.", [], ability.when, "a")
  } catch (error) {
    if (error instanceof Unsayable) return { scope, clause: null }
    throw error
  }
}

/** Is somebody spoken of whom only the event knows? */
const isUnnamed = (role: Role): boolean =>
  "np" in role && role.np === "ref" && role.to.some.nouns.length === 0

export function packFrom(grammar: Grammar, ops: readonly OpShape[]): Pack {
  const known = params(ops)
  const lines = (lexicon: Lexicon, said: readonly Paragraph[]): Line[] => {
    const t = tongueOf(grammar, lexicon)
    return said.flatMap((each) => {
      t.told.paragraph()
      return finished(paragraph(t, each)).map(lineOf)
    })
  }
  const scopeOf = (lexicon: Lexicon, def: Def): Scope => newScope(lexicon, def, known)
  const one = (line: Line[]): Line => line.flatMap((each, i) => (i === 0 ? each : [" ", ...each]))
  return {
    card: (lexicon, def, seen) =>
      lexicon.overrides[def.id]?.map(lineOf) ?? [
        ...printed(lexicon, def, seen),
        ...orWhy(() => lines(lexicon, paragraphs(scopeOf(lexicon, def), def))),
      ],
    abilityText: (lexicon, def, ability) =>
      one(orWhy(() => lines(lexicon, [walked(scopeOf(lexicon, def), ability)]))),
    wayText(lexicon, def, ability, way) {
      const found = "modes" in ability ? ability.modes?.find(({ name }) => name === way) : undefined
      if (found === undefined) return null
      const plain: Ability = {
        k: "act",
        act: "",
        do: found.do,
        ...(found.targets === undefined ? {} : { targets: found.targets }),
      }
      const [text = []] = orWhy(() => lines(lexicon, [walked(scopeOf(lexicon, def), plain)]))
      return text
    },
    target(lexicon, def, ability, as, way) {
      const mode =
        way === undefined || !("modes" in ability)
          ? undefined
          : ability.modes?.find(({ name }) => name === way)
      const own = "targets" in ability ? (ability.targets ?? []) : []
      const targets = [...own, ...(mode?.targets ?? [])]
      return one(
        orWhy(() => {
          const { scope, clause } = setOff(scopeOf(lexicon, def), ability)
          const t = tongueOf(grammar, lexicon)
          aim(scope, targets, [])
          // Whoever is asked knows of whom the event was: "one of their items".
          if (clause !== null && Object.values(clause.roles).some(isUnnamed))
            grammar.clause(t, clause, "fact")
          for (const target of targets) {
            const bound = scope.names.get(target.as)
            if (bound === undefined || !("np" in bound)) continue
            // Whoever is asked knows whose choice it is, and is "you" where it is a thing of their own.
            if (bound.np.np === "ref") delete bound.np.to.some.chooser
            if (bound.np.np === "ref" && target.by !== undefined && target.what.of === target.by)
              bound.np.to.some.of = { np: "you" }
            const { text } = grammar.np(t, bound.np, "object")
            if (target.as === as) return [lineOf(text)]
          }
          return [[`‹${as}›`]]
        }),
      )
    },
    zone: (lexicon, zone, how, owner) =>
      orWhy(() => [
        [
          visible(
            grammar.zone(
              tongueOf(grammar, lexicon),
              { np: "zone", zone, ...(owner === null ? {} : { of: { np: "name", text: owner } }) },
              how,
            ),
          ),
        ],
      ])[0],
  }
}
