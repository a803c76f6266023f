// What every part of a speaker needs: the game's words in one language, and small things said from them.

import { type Ability, type Def, isSeat } from "@soulspire/kernel"
import type { GameBox, Language } from "../box.ts"
import type { Say, Value } from "../catalogue.ts"
import type { Lexicon } from "../lexicon.ts"
import { nameOf, type Names } from "../names.ts"
import type { Pack } from "../pack.ts"
import { type Line, plainText } from "../token.ts"

export interface Voice {
  box: Pick<GameBox, "cards" | "defs" | "given" | "telling" | "things">
  language: Language
  lexicon: Lexicon
  pack: Pack
  say: Say
  /** Is there a message of this key? */
  has(key: string): boolean
}

/** A message in the words for somebody who plays alone, where it has any: who else is there is no matter then. */
export const keyFor = (v: Voice, key: string, { alone }: Names): string =>
  alone === true && v.has(`${key}.alone`) ? `${key}.alone` : key

/** How a card is called, by its id. */
export function calledIn(v: Voice, id: string): string {
  const called = v.box.cards.find((each) => each.id === id)?.called
  return called === undefined ? (nameOf(v.box, id) ?? id) : plainText(v.say(called))
}

/** A card by its id, as a link. */
export const cardLink = (v: Voice, id: string): Line => [{ card: id, text: calledIn(v, id) }]

/** A name with the number of one among several that are called the same. */
export function twinned(line: Line, ref: number | undefined, names: Names): Line {
  const number = ref === undefined ? 0 : (names.twin?.(ref) ?? 0)
  return number === 0 ? line : [...line, ` ${number}`]
}

/** A seat or an object. */
export function thingName(v: Voice, ref: number, names: Names): Line {
  if (isSeat(ref)) return [names.seat(ref)]
  const name = names.card(ref)
  if (name === undefined) return itemName(v, ref, names) ?? v.say("something")
  const entry = v.box.cards.find((each) => each.name === name)
  return twinned(entry === undefined ? [name] : cardLink(v, entry.id), ref, names)
}

/** Something without a card, by what is shown of it; null where it is not there or the game has no words for it. */
export function itemName(v: Voice, ref: number, names: Names): Line | null {
  const { things } = v.box
  const shown = names.item?.(ref)
  if (things === undefined || shown === undefined) return null
  const key = `thing.${shown[things.field] as number}`
  if (!v.has(key)) return null
  const values: Record<string, Value> = {}
  for (const [name, value] of Object.entries(shown))
    if (typeof value === "number") values[name] = things.refs.includes(name) ? named(v, value, names) : value
  return v.say(key, values)
}

/** A card or a seat, and nothing that leads further. */
const named = (v: Voice, ref: number, names: Names): Line =>
  isSeat(ref) || names.card(ref) !== undefined ? thingName(v, ref, names) : v.say("something")

export function listed(v: Voice, items: readonly Line[]): Line {
  if (items.length < 2) return items[0] ?? []
  const first = items.slice(0, -1).flatMap((item, i) => (i === 0 ? item : [", ", ...item]))
  return v.say("list.and", { first, last: items[items.length - 1] })
}

/** What an ability makes later, by the rest of its path: `do/later.ability`. */
function inside(ability: Ability, rest: readonly string[]): Ability {
  let found = ability
  for (const part of rest) {
    const [op, param] = part.split(".")
    const inner = param === undefined ? undefined : nodeIn(found, op)?.[param]
    if (typeof inner === "object" && inner !== null && "k" in inner) found = inner as Ability
  }
  return found
}

/** The first effect of this name in what a card does. */
function nodeIn(data: unknown, op: string): Readonly<Record<string, unknown>> | null {
  if (typeof data !== "object" || data === null) return null
  if ("op" in data && data.op === op) return data
  for (const each of Object.values(data)) {
    const found = nodeIn(each, op)
    if (found !== null) return found
  }
  return null
}

interface Printed {
  def: Def
  ability: Ability
  /** The ability as it is printed, where that is one that it makes later. */
  whole: Ability
  way?: string
}

/** What is at a path such as `ember/0`, `ember/0~warm` (a way of it) or `ember/spell.0` (given to its kind by the rules). */
export function printedAt(v: Voice, path: string): Printed | null {
  const [head, way] = path.split("~")
  const [id, no, ...rest] = head.split("/")
  const def = v.box.defs.find((each) => each.id === id)
  const [kind, at] = (no ?? "").split(".")
  const ability = at === undefined ? def?.abilities[Number(no)] : v.box.given?.[kind]?.[Number(at)]
  if (def === undefined || ability === undefined) return null
  const meant = inside(ability, rest)
  return { def, ability: meant, whole: ability, ...(way === undefined ? {} : { way }) }
}

/** "Choose 2", "up to 2", "1 to 3". */
export function countOf(v: Voice, min: number, max: number): Line {
  const key = min === max ? "exactly" : min === 0 ? "upTo" : "range"
  return v.say(`count.${key}`, { min, max })
}
