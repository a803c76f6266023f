// English clauses: a verb's row with its roles, in a mood.

import type { Clause, Role } from "../phrases.ts"
import type { Mood, More, Tongue } from "../render/grammar.ts"
import {
  caseOf,
  patternFor,
  lostRoles,
  moodOf,
  type Part,
  parsePattern,
  rolesOf,
  type Slot,
  wordIn,
} from "../render/template.ts"
import { wholeOf } from "../render/many.ts"
import {
  deckOf,
  describe,
  EVERYBODY,
  fallback,
  generic,
  isAmount,
  moves,
  oneByOne,
  rowFor,
  sortedBy,
  subjectOf,
} from "../render/rows.ts"
import { runs } from "../walk/ranges.ts"
import { Unsayable } from "../walk/scope.ts"
import { amountOf, compared, lettered, often, perEach, qty, upFrom } from "./amounts.ts"
import { a, noun } from "./nouns.ts"
import { np, nounOf, orderOf, owned } from "./np.ts"
import { conjugated, isModal } from "./verbs.ts"

export function clause(tongue: Tongue, c: Clause, wanted: Mood, more: More = {}): string {
  const pattern = patternFor(rowFor(tongue.lexicon, c), c)
  const mood = moodOf(pattern, wanted)
  const lost = lostRoles(pattern, c)
  if (lost.length > 0) throw new Unsayable(`"${c.key}" has no place for ${lost.join(", ")}`)
  const { fixed, subject, verb, parts } = parsePattern(pattern.say)
  if (fixed !== null) {
    if (mood !== "deed" && mood !== "fact")
      throw new Unsayable(`"${c.key}" is one whole text and has no moods`)
    return fixed
  }
  const given = subjectOf(c, subject, tongue.actor)
  const role = subject === null ? given : oneByOne(given, subject)
  if (!("np" in role)) throw new Unsayable(`the subject of "${c.key}" is no thing`)
  describe(role, subject)
  if (wanted === "deed") tongue.told.did(role)
  const t: Tongue = {
    ...tongue,
    subject: role,
    place: moves(c) ? "from" : "in",
    home: pattern.from ?? null,
    generic: generic(c),
  }
  const who = np(t, role, "subject")
  const commanded = (mood === "deed" && who.person === 2 && !isModal(verb)) || mood === "bare"
  const silent =
    (subject?.silent === true && t.mine && role.np === "this") || (more.same === true && who.text === "it")
  const head = commanded
    ? conjugated(verb, who, "bare")
    : `${silent ? "" : `${who.text} `}${conjugated(verb, who, mood)}`
  const said = told(t, parts, c.roles, more.also)
  const sorter = rolesOf(parts).some(({ how }) => how === "order")
    ? null
    : sortedBy([role, ...Object.values(c.roles)], role)
  const tail = sorter === null ? said : `${said} ${orderOf(t, sorter)}`
  if (more.tail === true) return tail
  const whole = [head, tail].filter((part) => part !== "").join(" ")
  if (more.instead !== true) return whole
  // In front of what a row only adds.
  return whole.includes(" ,") ? whole.replace(" ,", " instead ,") : `${whole} instead`
}

function told(
  t: Tongue,
  parts: readonly Part[],
  roles: Readonly<Record<string, Role>>,
  also: readonly string[] = [],
): string {
  const words: string[] = []
  for (const part of parts)
    if (typeof part === "string") words.push(part)
    else if ("group" in part) {
      const there = part.group.every(
        (each) => typeof each === "string" || "group" in each || each.role in roles,
      )
      if (there) words.push(told(t, part.group, roles))
    } else if (part.silent === true || part.later === true) mentioned(t, part, roles[part.role])
    else {
      const text = t.grammar.slot(t, part, roles[part.role], "")
      words.push(isAmount(roles[part.role]) ? t.grammar.book.and([text, ...also]) : text)
    }
  return words.filter((word) => word !== "").join(" ")
}

/** Spoken of without a word: whatever comes later knows it. */
function mentioned(t: Tongue, slot: Slot, role: Role | undefined): void {
  if (role === undefined || !("np" in role)) return
  describe(role, slot)
  if (slot.later === true) {
    if (role.np === "ref") role.to.some.det = "the"
    return
  }
  np(t, role, "object")
}

export function slotText(t: Tongue, slot: Slot, given: Role | undefined): string {
  if (slot.how === "then") return ""
  if (slot.how === "order")
    return given !== undefined && "np" in given && given.np === "sorted" ? orderOf(t, given.by) : ""
  const role = given === undefined ? undefined : oneByOne(given, slot)
  if (role !== undefined) describe(role, slot)
  if (slot.how === "own" && slot.noun === undefined)
    return role !== undefined && "np" in role && role.np === "you" ? "your" : "their"
  if (role === undefined) {
    if (slot.noun !== undefined) return nounOf(t, slot.noun).many
    return np(t, fallback(slot, t.generic), "object").text
  }
  if ("word" in role && slot.how === "many") return noun(role.word).many
  if ("word" in role) return slot.how === "a" ? a(role.word) : wordIn(t, slot, role.word)
  if ("words" in role && slot.how === "many")
    return t.grammar.book.and(role.words.map((word) => noun(word).many))
  if ("words" in role) return t.grammar.book.and(slot.how === "a" ? role.words.map(a) : role.words)
  if ("oneOf" in role) return t.grammar.book.or(runs(role.oneOf))
  if ("quote" in role) return t.quote(role.quote)
  if ("claim" in role) return t.grammar.claim(t, role.claim)
  if ("range" in role)
    return compared(t, role.range[0], role.range[1], slot.noun === undefined ? null : nounOf(t, slot.noun))
  if ("q" in role && slot.how === "often") return often(t, role)
  const per =
    "q" in role && slot.how === "per" && slot.noun !== undefined
      ? perEach(t, role, nounOf(t, slot.noun))
      : null
  if (per !== null) return per
  const up =
    "q" in role && slot.how === "per"
      ? upFrom(t, role, slot.noun === undefined ? null : nounOf(t, slot.noun))
      : null
  if (up !== null) return up
  const letter = "q" in role && slot.how === "per" && slot.noun === undefined ? lettered(t, role) : null
  if (letter !== null) return letter
  if ("q" in role) return slot.noun === undefined ? qty(t, role) : amountOf(t, role, nounOf(t, slot.noun))
  if (slot.how === "own" && slot.noun !== undefined) return owned(t, role, nounOf(t, slot.noun).one)
  if (slot.how === "deck") {
    const deck = deckOf(t.lexicon, role)
    return deck === null ? "the deck" : t.grammar.zone(t, { np: "zone", zone: deck }, "the")
  }
  const whole = slot.how === "whole" ? wholeOf(t, role) : null
  if (whole !== null) return owned(t, whole.of ?? EVERYBODY, t.lexicon.zones[whole.zone].noun.one)
  if ((slot.how === "from" || slot.how === "off") && role.np !== "zone")
    return np({ ...t, place: slot.how }, role, "object").text
  if (role.np === "zone") return t.grammar.zone(t, role, caseOf(slot) ?? "the")
  return np(t, role, "object").text
}
