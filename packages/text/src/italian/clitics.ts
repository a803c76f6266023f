// Italian pronouns that lean on a verb: "mettila", "puoi metterla", "la mette", "ti dà". Only where nothing else of the
// same gender and number is about; otherwise the noun is repeated.

import type { NP, Role } from "../phrases.ts"
import type { Mood, Tongue } from "../render/grammar.ts"
import { sameNP } from "../render/rows.ts"
import type { Part, Slot } from "../render/template.ts"
import { CLITICS, likeness, nounOf } from "./np.ts"
import { soundsLikeCommand } from "./verbs.ts"

export interface Leaning {
  clitic: string
  /** What is left of the row without what the pronoun says. */
  parts: readonly Part[]
}

type Roles = Readonly<Record<string, Role>>

/** Moods whose verb a pronoun can lean on without a doubt. */
const LEANING: readonly Mood[] = ["deed", "fact", "not", "would", "may", "must", "cant", "bare"]
/** "Dallo" and "falla" are other words as well. */
const STIFF = ["dare", "fare", "stare", "andare", "essere", "avere", "potere", "dovere", "diventare"]

/** The pronoun that the verb of this clause takes, if there is one: for its object, or for whom something is done to. */
export function leaning(
  t: Tongue,
  verb: string,
  mood: Mood,
  commanded: boolean,
  parts: readonly Part[],
  roles: Roles,
): Leaning | null {
  if (!LEANING.includes(mood)) return null
  const [first] = parts
  if (isSlot(first) && !STIFF.includes(verb)) {
    const clitic = objectOf(t, first, roles[first.role])
    if (clitic !== null) return { clitic, parts: parts.slice(1) }
  }
  const at = parts.findIndex(
    (part, i) => typeof part === "string" && /(?:^| )a$/.test(part) && isSlot(parts[i + 1]),
  )
  const [before, slot] = parts.slice(Math.max(at, 0))
  if (at < 0 || typeof before !== "string" || !isSlot(slot)) return null
  if (STIFF.includes(verb) && (commanded || verb !== "dare")) return null
  const clitic = dativeOf(t, slot, roles[slot.role], isBehind(t, verb, mood, commanded))
  if (clitic === null) return null
  const words = before.replace(/ ?a$/, "")
  return { clitic, parts: [...parts.slice(0, at), ...(words === "" ? [] : [words]), ...parts.slice(at + 2)] }
}

/** Does the pronoun stand behind its verb? */
const isBehind = (t: Tongue, verb: string, mood: Mood, command: boolean): boolean =>
  command
    ? !(t.told.others && soundsLikeCommand(verb, mood, t.lexicon))
    : mood !== "deed" && mood !== "fact" && mood !== "not"

const isSlot = (part: Part | undefined): part is Slot =>
  typeof part === "object" && "role" in part && part.silent !== true && part.later !== true

/** Said before, and nothing about that it could be mixed up with: spoken of now. */
function isNear(t: Tongue, np: NP): np is Extract<NP, { np: "ref" }> {
  if (np.np !== "ref" || np.past === true || !t.told.knows(np.to) || t.told.rank(np.to) > 0) return false
  const genders = new Set(np.to.some.nouns.map((noun) => nounOf(t, noun).gender ?? "m"))
  return genders.size === 1 && t.told.isPlain(np.to, likeness(t, np.to))
}

function objectOf(t: Tongue, slot: Slot, role: Role | undefined): string | null {
  if (role === undefined || !("np" in role) || slot.noun !== undefined) return null
  if (slot.how !== undefined && slot.how !== "from" && slot.how !== "whole") return null
  if (t.subject !== null && sameNP(role, t.subject)) return null
  const np = role.np === "sorted" ? role.of : role
  if (np.np === "this") {
    const { gender = "m" } = nounOf(t, np.noun ?? "card")
    if (!t.told.isPlain(null, gender)) return null
    t.told.mentionThis(gender)
    return CLITICS[gender]
  }
  if (!isNear(t, np)) return null
  const alike = likeness(t, np.to)
  t.told.mention(np.to, alike)
  return CLITICS[alike]
}

/** "Gli" in front of its verb would look like an article. */
function dativeOf(t: Tongue, slot: Slot, role: Role | undefined, behind: boolean): string | null {
  if (role === undefined || !("np" in role) || slot.noun !== undefined) return null
  if (slot.how !== undefined && slot.how !== "each") return null
  if (role.np === "you") return t.subject?.np === "you" ? null : "ti"
  if (!isNear(t, role) || role.to.many || (t.subject !== null && sameNP(role, t.subject))) return null
  const alike = likeness(t, role.to)
  if (alike !== "m" || !behind) return null
  t.told.mention(role.to, alike)
  return "gli"
}

/** A verb in its form, with its pronoun: behind an infinitive or a command, in front of anything else. */
export function leant(verb: string, form: string, clitic: string, command: boolean): string {
  const infinitive = `${verb.slice(0, -1)}${clitic}`
  if (form === verb) return infinitive
  if (command) return `${form}${clitic}`
  const words = form.split(" ")
  if (words.includes(verb)) return words.map((word) => (word === verb ? infinitive : word)).join(" ")
  const [first, ...rest] = words[0] === "non" ? words.slice(1) : words
  const short = clitic === "la" && /^[aeiouàèh]/.test(first) ? "l'" : `${clitic} `
  return [...(words[0] === "non" ? ["non"] : []), `${short}${first}`, ...rest].join(" ")
}
