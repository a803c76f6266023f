// Rows are written as short patterns: `[who] gain [amount:coin]( from [from])`. This reads them.

import type { Pattern, Row } from "../lexicon.ts"
import type { Clause, Compare, NP, Qty, Role, Some } from "../phrases.ts"
import { Unsayable } from "../walk/scope.ts"
import type { Mood, Tongue } from "./grammar.ts"

export interface Slot {
  role: string
  /** The noun of an amount. */
  noun?: string
  /** What it is when nothing says so. */
  fallback?: readonly string[]
  /** A zone's case; taken off whoever has it; each of several, or any number of them; a card's name; told in sentences that follow; a possessive; how often; with its article, one or the one; several of that name; all of a place as that place; the order of several; the deck that such cards are of; one for each. */
  how?:
    | "in"
    | "into"
    | "from"
    | "off"
    | "each"
    | "any"
    | "card"
    | "then"
    | "own"
    | "often"
    | "a"
    | "the"
    | "many"
    | "whole"
    | "order"
    | "deck"
    | "per"
  /** Known from here on, but not said. */
  silent?: true
  /** Called by its noun once it is spoken of: "the attacking player". */
  later?: true
}
export type Part = string | Slot | { group: readonly Part[] }

export interface ParsedPattern {
  /** A whole text without roles. */
  fixed: string | null
  subject: Slot | null
  verb: string
  parts: readonly Part[]
}

const patterns = new Map<string, ParsedPattern>()

/** The first slot is the subject, the word after it the verb. */
export function parsePattern(say: string): ParsedPattern {
  const made = patterns.get(say)
  if (made !== undefined) return made
  if (say.startsWith("=")) return { fixed: say.slice(1), subject: null, verb: "", parts: [] }
  const parts = read(say)
  const [first, second] = parts
  const subject = typeof first === "object" && "role" in first ? first : null
  const [words, rest] = subject === null ? [first, parts.slice(1)] : [second, parts.slice(2)]
  const [verb, ...more] = typeof words === "string" ? words.trim().split(" ") : [""]
  const pattern = { fixed: null, subject, verb, parts: more.length > 0 ? [more.join(" "), ...rest] : rest }
  patterns.set(say, pattern)
  return pattern
}

function read(say: string): Part[] {
  const parts: Part[] = []
  const pattern = /\[([^\]]+)\]|\(([^)]*)\)|([^[(]+)/g
  for (const [, slot, group, words] of say.matchAll(pattern)) {
    if (slot !== undefined) parts.push(slotOf(slot))
    else if (group !== undefined) parts.push({ group: read(group) })
    else if (words !== undefined && words.trim() !== "") parts.push(words.trim())
  }
  return parts
}

function slotOf(text: string): Slot {
  const [, role, noun, fallback, how, silent] =
    /^(\w+)(?::([\w.]+))?(?:=([\w|]+))?(?:\/(\w+))?([!?])?$/.exec(text) ?? []
  if (role === undefined) throw new Error(`not a slot: [${text}]`)
  return {
    role,
    ...(noun === undefined ? {} : { noun }),
    ...(fallback === undefined ? {} : { fallback: fallback.split("|") }),
    ...(how === undefined ? {} : { how: how as "in" }),
    ...(silent === undefined ? {} : silent === "!" ? { silent: true as const } : { later: true as const }),
  }
}

/** The case of a zone, if the slot is for one. */
export const caseOf = ({ how }: Slot): "in" | "into" | "from" | undefined =>
  how === "in" || how === "into" || how === "from" ? how : undefined

/** A word as it stands, the name of the card that has this id, or a zone. */
export function wordIn(t: Tongue, slot: Slot, word: string): string {
  if (slot.how === "card") return `{card ${word}|${t.lexicon.names?.[word] ?? word}}`
  const how = caseOf(slot)
  return how === undefined ? word : t.grammar.zone(t, { np: "zone", zone: word }, how)
}

/** Roles a pattern needs or takes. */
export function rolesOf(parts: readonly Part[]): Slot[] {
  return parts.flatMap((part) =>
    typeof part === "string" ? [] : "group" in part ? rolesOf(part.group) : [part],
  )
}

/** Things of several sorts, or some of them. */
const isSeveral = (role: NP): boolean =>
  role.np === "ref" &&
  (role.to.some.parts !== undefined || (role.to.some.among !== undefined && isSeveral(role.to.some.among)))

/** All cards of yours, or all of a kind, wherever they are. */
const isYours = ({ det, nouns, of, zones, where, other }: Some): boolean =>
  det === "all" &&
  nouns.length === 1 &&
  of !== undefined &&
  of !== "others" &&
  of.np === "you" &&
  zones === undefined &&
  where.length === 0 &&
  other === undefined

const yoursOf = ({ nouns: [noun] }: Some): string => (noun === "card" ? "yours" : `your ${noun}`)

/** Something of which more is said than what and whose it is, and where it lies. */
const isDescribed = (role: Role | undefined): boolean =>
  role !== undefined && "np" in role && role.np === "ref" && role.to.some.where.length > 0

/** Cards from the top of a deck, in an order that somebody chooses. */
const isTopped = (role: NP): boolean =>
  role.np === "sorted" && role.of.np === "ref" && role.of.to.some.top !== undefined

/** Any of it, however much. */
const isSome = ([least, by]: [Qty, Compare]): boolean => by === "ge" && least.q === "n" && least.n === 1

/** All players, and nothing else of them is asked. */
const isEverybody = ({ det, nouns }: Some): boolean => det === "all" && nouns.join() === "player"

/** A number of the card itself, or a sum with one: such as a card writes with a letter. */
const isFigure = (q: Qty): boolean =>
  q.q === "number"
    ? q.of.np === "this"
    : q.q === "plus" && q.of.some(isFigure) && q.of.every((each) => each.q === "n" || isFigure(each))

/** What a role is, as a row may ask for it. */
const wordOf = (role: Role | undefined): string | undefined =>
  role === undefined
    ? undefined
    : "word" in role
      ? role.word
      : "words" in role && role.words.length === 1
        ? "word"
        : "words" in role || "oneOf" in role
          ? "words"
          : "q" in role
            ? role.q === "n"
              ? String(role.n)
              : isFigure(role)
                ? "figure"
                : role.q
            : "np" in role
              ? role.np === "zone"
                ? role.zone
                : isSeveral(role)
                  ? "several"
                  : role.np === "some" && isYours(role.some)
                    ? yoursOf(role.some)
                    : role.np === "some" && isEverybody(role.some)
                      ? "everybody"
                      : isTopped(role)
                        ? "topped"
                        : role.np
              : "range" in role
                ? isSome(role.range)
                  ? "some"
                  : "range"
                : "claim" in role
                  ? "claim"
                  : "quote"

/** Whom the game has a name for, a row may ask for by that name. */
const isCalled = (role: Role | undefined, name: string): boolean =>
  role !== undefined && "np" in role && role.np === "named" && role.whom === name

/** Does a row have words for it? */
export const hasPattern = (row: Row, clause: Clause): boolean =>
  typeof row === "string" || found(row, clause) !== undefined

/** The first pattern of a row whose conditions hold. */
export function patternFor(row: Row | undefined, clause: Clause): Pattern {
  const { key, roles } = clause
  if (row === undefined) throw new Unsayable(`no row for "${key}"`)
  const pattern = typeof row === "string" ? { say: row } : found(row, clause)
  if (pattern === undefined) throw new Unsayable(`no row for "${key}" with ${Object.keys(roles).join(", ")}`)
  return pattern
}

const found = (row: readonly Pattern[], { roles, on, in: zone }: Clause): Pattern | undefined =>
  row.find(
    (pattern) =>
      (pattern.in === undefined || zone === undefined || pattern.in === zone) &&
      (pattern.on === undefined || on?.includes(pattern.on) === true) &&
      Object.entries(pattern.if ?? {}).every(([name, want]) =>
        typeof want === "boolean"
          ? name in roles === want
          : wordOf(roles[name]) === want ||
            isCalled(roles[name], want) ||
            (want === "described" && isDescribed(roles[name])),
      ),
  )

/** The mood in which a pattern says what is done or happens: some things only would happen, some cannot. */
export function moodOf({ would, cant }: Pattern, mood: Mood): Mood {
  if (cant === true) return mood === "deed" || mood === "fact" ? "cant" : mood
  return would === true && mood === "fact" ? "would" : mood
}

/** Roles that the chosen pattern has no place for, and no condition about: they would be lost. */
export function lostRoles(pattern: Pattern, { roles, spare }: Clause): string[] {
  const { subject, parts } = parsePattern(pattern.say)
  const said = new Set([...(subject === null ? [] : [subject]), ...rolesOf(parts)].map(({ role }) => role))
  return Object.keys(roles).filter(
    (name) => !said.has(name) && !(name in (pattern.if ?? {})) && spare?.includes(name) !== true,
  )
}
