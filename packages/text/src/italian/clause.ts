// Italian clauses: a verb's row with its roles, in a mood. "Tu" is not said, save where the subjunctive needs it.

import type { Clause, Role } from "../phrases.ts"
import type { Mood, More, SpokenPhrase, Tongue } from "../render/grammar.ts"
import { wholeOf } from "../render/many.ts"
import {
  deckOf,
  describe,
  EVERYBODY,
  fallback,
  generic,
  identified,
  isAmount,
  isSomebody,
  moves,
  oneByOne,
  rowFor,
  sameNP,
  sortedBy,
  subjectOf,
} from "../render/rows.ts"
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
import { runs } from "../walk/ranges.ts"
import { Unsayable } from "../walk/scope.ts"
import { amountOf, compared, lettered, often, perEach, qty, upFrom } from "./amounts.ts"
import { a, ending, prepared, the } from "./articles.ts"
import { type Leaning, leaning, leant } from "./clitics.ts"
import { nounOf, orderOf, owned, phrase } from "./np.ts"
import { commanded, conjugated, soundsLikeCommand } from "./verbs.ts"

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
  const given = identified(tongue, subjectOf(c, subject, tongue.actor))
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
  // Whoever has just done something does more without being named again.
  const same = t.told.acting !== null && sameNP(role, t.told.acting)
  const said = phrase(t, role, "", "subject")
  if (more.tail === true) return told(t, parts, c.roles, said)
  const manner: Manner = {
    mood,
    instead: more.instead === true,
    none: noneIn(parts, c.roles),
    silent: subject?.silent === true && t.mine && role.np === "this",
    same,
    anybody: isNobodys(t, c),
  }
  const command = mood === "deed" && said.person === 2 && !said.many
  const lean = leaning(t, verb, mood, command, parts, c.roles)
  const head = verbal(t, verb, said, manner, lean, beginsWithOf(parts))
  if (said.person === 3 && role.np !== "gap") {
    t.told.acts(role)
    if (!said.many && isSomebody(t, role)) t.told.othersAct()
  }
  const tail = told(t, lean?.parts ?? parts, c.roles, said, more.also)
  const sorter = rolesOf(parts).some(({ how }) => how === "order")
    ? null
    : sortedBy([role, ...Object.values(c.roles)], role)
  return [head, tail, sorter === null ? "" : orderOf(t, sorter)].filter((part) => part !== "").join(" ")
}

/** On a card that nobody plays, whoever is told to do something is nobody in particular. */
const isNobodys = ({ lexicon: { actors = {} } }: Tongue, { on = [] }: Clause): boolean =>
  on.some((kind) => Object.hasOwn(actors, kind))

/** "Invece di" is "instead of". */
const beginsWithOf = ([first]: readonly Part[]): boolean => typeof first === "string" && /^di\b/.test(first)

/** "Non subisci danni": none of something needs its "non". */
const noneIn = (parts: readonly Part[], roles: Readonly<Record<string, Role>>): boolean =>
  rolesOf(parts).some((slot) => {
    const role = roles[slot.role]
    return slot.noun !== undefined && role !== undefined && "q" in role && role.q === "n" && role.n === 0
  })

interface Manner {
  mood: Mood
  instead: boolean
  /** None of something. */
  none: boolean
  /** This card tells what it does itself. */
  silent: boolean
  /** Whoever has just done something does this too. */
  same: boolean
  /** A command that is nobody's in particular. */
  anybody: boolean
}

function verbal(
  t: Tongue,
  verb: string,
  said: SpokenPhrase,
  { mood: wanted, instead, none, silent, same, anybody }: Manner,
  lean: Leaning | null,
  front: boolean,
): string {
  const after = instead && !front ? "invece" : ""
  const before = instead && front ? "invece " : ""
  const you = said.person === 2 && !said.many
  const mood = none && (wanted === "deed" || wanted === "fact") ? "not" : wanted
  const form = (command: boolean): string => {
    const told = command
      ? commanded(verb, t.lexicon, t.told.others && !anybody)
      : conjugated(verb, said, mood, t.lexicon)
    const bare = command && told !== commanded(verb, t.lexicon, false)
    const text = lean === null ? told : leant(verb, told, lean.clitic, command && !bare)
    return after === "" ? text : withInstead(text, mood, after)
  }
  if (mood === "deed" && you) return before + form(true)
  const text = before + form(false)
  if (mood === "bare" || (silent && !you)) return text
  if (you) return mood === "unless" || mood === "wish" ? `${said.text} ${text}` : text
  // A command would sound the same as what somebody does: then the one who does it is named.
  const plain = mood !== "unless" && mood !== "wish" && !soundsLikeCommand(verb, mood, t.lexicon)
  return same && plain ? text : `${before}${said.text} ${form(false)}`
}

/** "Invece" stands right behind the verb that is conjugated. */
function withInstead(text: string, mood: Mood, word: string): string {
  const words = text.split(" ")
  const modal = mood === "may" || mood === "must" ? 1 : mood === "cant" || mood === "would" ? 2 : words.length
  return [...words.slice(0, modal), word, ...words.slice(modal)].join(" ")
}

const PREPOSITION = /(?:^|\s)(di|a|da|in|su|con|per|tra)$/

/** Words and roles; a preposition goes into the role behind it. `girat~` agrees with the subject. */
function told(
  t: Tongue,
  parts: readonly Part[],
  roles: Readonly<Record<string, Role>>,
  said: SpokenPhrase,
  also: readonly string[] = [],
): string {
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
      const text = slotText(t, part, roles[part.role], before)
      words.push(isAmount(roles[part.role]) ? t.grammar.book.and([text, ...also]) : text)
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
    return prepared(
      prep,
      slot.how === "a"
        ? articled(role.word)
        : slot.how === "the"
          ? the({ gender: "m", many: false }, role.word)
          : wordIn(t, slot, role.word),
    )
  if ("words" in role)
    return prepared(prep, t.grammar.book.and(slot.how === "a" ? role.words.map(articled) : role.words))
  if ("oneOf" in role) return prepared(prep, t.grammar.book.or(runs(role.oneOf)))
  if ("quote" in role) return t.quote(role.quote)
  if ("claim" in role) return t.grammar.claim(t, role.claim)
  const noun = slot.noun === undefined ? null : nounOf(t, slot.noun)
  if ("range" in role) return prepared(prep, compared(t, role.range[0], role.range[1], noun))
  if ("q" in role && slot.how === "often") return often(t, role)
  const per = "q" in role && slot.how === "per" && noun !== null ? perEach(t, role, noun) : null
  if (per !== null) return per
  const up = "q" in role && slot.how === "per" ? upFrom(t, role, noun) : null
  if (up !== null) return prepared(prep, up)
  const letter = "q" in role && slot.how === "per" && noun === null ? lettered(t, role) : null
  if (letter !== null) return prepared(prep, letter)
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
  if ((slot.how === "from" || slot.how === "off") && role.np !== "zone")
    return phrase({ ...t, place: slot.how }, role, prep).text
  // What could have been all of a place leaves it, and "in" would say where it goes.
  if (slot.how === "whole") return phrase({ ...t, place: "from" }, role, prep).text
  if (role.np === "zone" && how !== undefined) return t.grammar.zone(t, role, how)
  return phrase(t, role, prep).text
}
