// Italian clauses: a verb's row with its roles, in a mood. "Tu" is not said, save where the subjunctive needs it.

import type { Clause, Role } from "../phrases.ts"
import type { Mood, More, Said, Tongue } from "../render/grammar.ts"
import { wholeOf } from "../render/many.ts"
import {
  deckOf,
  describe,
  EVERYBODY,
  fallback,
  generic,
  moves,
  oneByOne,
  rowFor,
  sortedBy,
  subjectOf,
} from "../render/rows.ts"
import {
  caseOf,
  frameOf,
  lostRoles,
  moodOf,
  type Part,
  patternOf,
  rolesOf,
  type Slot,
  wordIn,
} from "../render/template.ts"
import { runs } from "../walk/ranges.ts"
import { Unsayable } from "../walk/scope.ts"
import { amountOf, compared, often, qty } from "./amounts.ts"
import { a, ending, prepared } from "./articles.ts"
import { nounOf, orderOf, owned, phrase } from "./np.ts"
import { commanded, conjugated } from "./verbs.ts"

export function clause(tongue: Tongue, c: Clause, wanted: Mood, more: More = {}): string {
  const frame = frameOf(rowFor(tongue.lexicon, c), c)
  const mood = moodOf(frame, wanted)
  const lost = lostRoles(frame, c)
  if (lost.length > 0) throw new Unsayable(`"${c.key}" has no place for ${lost.join(", ")}`)
  const { fixed, subject, verb, parts } = patternOf(frame.say)
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
    home: frame.from ?? null,
    generic: generic(c),
  }
  const said = phrase(t, role, "", "subject")
  if (more.tail === true) return told(t, parts, c.roles, said)
  const head = verbal(
    t,
    verb,
    said,
    mood,
    more.instead === true,
    noneIn(parts, c.roles),
    subject?.silent === true && t.mine && role.np === "this",
  )
  const tail = told(t, parts, c.roles, said)
  const sorter = rolesOf(parts).some(({ how }) => how === "order")
    ? null
    : sortedBy([role, ...Object.values(c.roles)], role)
  return [head, tail, sorter === null ? "" : orderOf(t, sorter)].filter((part) => part !== "").join(" ")
}

/** "Non subisci danni": none of something needs its "non". */
const noneIn = (parts: readonly Part[], roles: Readonly<Record<string, Role>>): boolean =>
  rolesOf(parts).some((slot) => {
    const role = roles[slot.role]
    return slot.noun !== undefined && role !== undefined && "q" in role && role.q === "n" && role.n === 0
  })

function verbal(
  t: Tongue,
  verb: string,
  said: Said,
  mood: Mood,
  instead: boolean,
  none: boolean,
  silent: boolean,
): string {
  const after = instead ? "invece" : ""
  const you = said.person === 2 && !said.many
  if (silent && !you) return conjugated(verb, said, mood, t.lexicon, after)
  if (none && (mood === "deed" || mood === "fact")) {
    const text = conjugated(verb, said, "not", t.lexicon, after)
    return you ? text : `${said.text} ${text}`
  }
  if (mood === "bare") return conjugated(verb, said, mood, t.lexicon, after)
  if (mood === "deed" && you) return `${commanded(verb, t.lexicon, t.told.others)}${instead ? " invece" : ""}`
  if (said.person === 3 && !said.many) t.told.othersAct()
  const text = conjugated(verb, said, mood, t.lexicon, after)
  return you && mood !== "unless" && mood !== "wish" ? text : `${said.text} ${text}`
}

const PREPOSITION = /(?:^|\s)(di|a|da|in|su|con|per|tra)$/

/** Words and roles; a preposition goes into the role behind it. `girat~` agrees with the subject. */
function told(t: Tongue, parts: readonly Part[], roles: Readonly<Record<string, Role>>, said: Said): string {
  const words: string[] = []
  let before = ""
  for (const part of parts)
    if (typeof part === "string") {
      const text = part.replaceAll(/([cg]?)~/g, (_all, hard: string) => {
        const end = ending(said)
        return hard !== "" && /^[ei]/.test(end) ? `${hard}h${end}` : hard + end
      })
      before = PREPOSITION.exec(text)?.[1] ?? ""
      words.push(before === "" ? text : text.slice(0, text.length - before.length).trim())
    } else if ("group" in part) {
      const there = part.group.every(
        (each) => typeof each === "string" || "group" in each || each.role in roles,
      )
      if (there) words.push(told(t, part.group, roles, said))
      before = ""
    } else if (part.silent === true || part.later === true) mentioned(t, part, roles[part.role])
    else {
      words.push(slotText(t, part, roles[part.role], before))
      before = ""
    }
  return words.filter((word) => word !== "").join(" ")
}

function mentioned(t: Tongue, slot: Slot, role: Role | undefined): void {
  if (role === undefined || !("np" in role)) return
  describe(role, slot)
  if (slot.later === true) {
    if (role.np === "ref") role.to.some.det = "the"
    return
  }
  phrase(t, role, "")
}

export function slotText(t: Tongue, slot: Slot, given: Role | undefined, prep: string): string {
  if (slot.how === "then") return ""
  if (slot.how === "order")
    return given !== undefined && "np" in given && given.np === "sorted" ? orderOf(t, given.by) : ""
  const role = given === undefined ? undefined : oneByOne(given, slot)
  if (role === undefined) {
    if (slot.noun !== undefined) return prepared(prep, nounOf(t, slot.noun).many)
    return phrase(t, fallback(slot, t.generic), prep).text
  }
  describe(role, slot)
  const articled = (name: string): string => a({ gender: "m", many: false }, name)
  if ("word" in role)
    return prepared(prep, slot.how === "a" ? articled(role.word) : wordIn(t, slot, role.word))
  if ("words" in role)
    return prepared(prep, t.grammar.book.and(slot.how === "a" ? role.words.map(articled) : role.words))
  if ("oneOf" in role) return prepared(prep, t.grammar.book.or(runs(role.oneOf)))
  if ("quote" in role) return t.quote(role.quote)
  if ("claim" in role) return t.grammar.claim(t, role.claim)
  const noun = slot.noun === undefined ? null : nounOf(t, slot.noun)
  if ("range" in role) return prepared(prep, compared(t, role.range[0], role.range[1], noun))
  if ("q" in role && slot.how === "often") return often(t, role)
  if ("q" in role) return noun === null ? qty(t, role, prep) : prepared(prep, amountOf(t, role, noun))
  if (slot.how === "own" && noun !== null) return owned(t, role, noun, false, prep)
  if (slot.how === "deck") {
    const deck = deckOf(t.lexicon, role)
    const name = deck === null ? "il mazzo" : t.grammar.zone(t, { np: "zone", zone: deck }, "the")
    return prepared(prep, name)
  }
  const whole = slot.how === "whole" ? wholeOf(t, role) : null
  if (whole !== null) return owned(t, whole.of ?? EVERYBODY, t.lexicon.zones[whole.zone].noun, false, prep)
  const how = caseOf(slot)
  if (how === "from" && role.np !== "zone") return phrase({ ...t, place: "from" }, role, prep).text
  if (role.np === "zone" && how !== undefined) return t.grammar.zone(t, role, how)
  return phrase(t, role, prep).text
}
