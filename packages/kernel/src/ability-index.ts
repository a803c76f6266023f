// The index: which abilities could matter for which event, number or act. Fed from what objects *have* (printed,
// copied, gained, granted), in the order of time stamps. Immutable: a change makes a new one, so that copies of a state
// share it and a look back is simply the index of before. It is never saved; it can always be built from the state.

import { type ActiveAbility, ownAbilities } from "./active-abilities.ts"
import { give, type Given } from "./grants.ts"
import { NOBODY, slotOf } from "./refs.ts"
import type { AbilityCode, Run } from "./run.ts"
import type { Effect, Obj } from "./state.ts"

export interface Index {
  /** By list number (`Compiled.keys`). Acts are not listed: they are looked for where a player looks, on the objects. */
  readonly lists: readonly (readonly ActiveAbility[])[]
  /** What grants make of objects; null when nothing grants anything. */
  readonly given: Given | null
  /** How many objects have layers. Mostly none: then nobody need look for the end of one. */
  readonly layered: number
}

const NONE: readonly ActiveAbility[] = []

/** Those of them that have to be found from afar. Most objects have none, which is seen at a glance. */
function listedEntries(r: Run, o: Obj): readonly ActiveAbility[] {
  if (o.zone < 0) return NONE
  if (o.layers === null && (o.def < 0 || (r.m.defs[o.def].zones & r.m.zones[o.zone].bit) === 0)) return NONE
  return ownAbilities(r, o, r.m.zones[o.zone].bit).filter((entry) => r.m.abilities[entry.ability].k !== "act")
}

const effectEntry = (effect: Effect): ActiveAbility => ({
  ref: NOBODY,
  ability: effect.ability,
  effect: effect.id,
  stamp: effect.id,
  text: null,
})

/** Builds the whole index from the state: also the oracle that the incremental one is held against. */
export function buildIndex(r: Run): Index {
  const { m, s } = r
  const own: ActiveAbility[] = []
  for (const o of s.objects) own.push(...listedEntries(r, o))
  for (const effect of s.effects) if (m.abilities[effect.ability].k !== "act") own.push(effectEntry(effect))
  const given = own.some((entry) => gives(r, entry)) ? give(r, own) : null
  const lists: ActiveAbility[][] = []
  for (const entry of given?.entries ?? own)
    if (m.abilities[entry.ability].k !== "act") (lists[m.abilities[entry.ability].key] ??= []).push(entry)
  const sorted = m.keyNames.map((_name, key) =>
    listOf(lists[key]?.toSorted((a, b) => a.stamp - b.stamp) ?? NONE),
  )
  return { lists: sorted, given, layered: s.objects.filter((o) => o.layers !== null).length }
}

/** Most lists are empty, and all of these are one: it is looked at so often that it is always at hand. */
const listOf = (entries: readonly ActiveAbility[]): readonly ActiveAbility[] =>
  entries.length === 0 ? NONE : entries

const gives = (r: Run, entry: ActiveAbility): boolean => r.m.abilities[entry.ability].k === "grant"

/** With grants about, whatever is in play may have been given something. */
const mayBeGiven = (r: Run, o: Obj): boolean =>
  r.index.given !== null && o.zone >= 0 && r.m.zones[o.zone].play

/** Takes an object out of the index. To be called before it changes; `reindex` puts it back afterwards. */
export function unindex(r: Run, o: Obj): void {
  if (r.stale) return
  if (o.layers !== null) countLayered(r, -1)
  const listed = listedEntries(r, o)
  if (listed.length === 0 && !mayBeGiven(r, o)) return
  if (r.index.given !== null) return spoil(r)
  const lists = r.index.lists.slice()
  for (const { ability, ref } of listed) {
    const { key } = r.m.abilities[ability]
    lists[key] = listOf(lists[key].filter((entry) => entry.ref !== ref))
  }
  r.index = { lists, given: null, layered: r.index.layered }
}

/** Puts an object into the index as it is now, sharing every list that does not change. */
export function reindex(r: Run, o: Obj): void {
  if (r.stale) return
  if (o.layers !== null) countLayered(r, 1)
  const listed = listedEntries(r, o)
  if (listed.length === 0 && !mayBeGiven(r, o)) return
  if (r.index.given !== null || listed.some((entry) => gives(r, entry))) return spoil(r)
  const lists = r.index.lists.slice()
  for (const entry of listed) insert(r, lists, entry)
  r.index = { lists, given: null, layered: r.index.layered }
}

function countLayered(r: Run, more: number): void {
  const { lists, given, layered } = r.index
  r.index = { lists, given, layered: layered + more }
}

/** Objects dealt anew share one stamp: then by place, as a scan of all objects would find them. */
const later = (a: ActiveAbility, b: ActiveAbility): boolean =>
  a.stamp > b.stamp || (a.stamp === b.stamp && a.ref > b.ref)

function insert(r: Run, lists: (readonly ActiveAbility[])[], entry: ActiveAbility): void {
  const key = r.m.abilities[entry.ability].key
  const list = lists[key].slice()
  let at = list.length
  while (at > 0 && later(list[at - 1], entry)) at--
  list.splice(at, 0, entry)
  lists[key] = list
}

export function indexEffect(r: Run, effect: Effect): void {
  if (r.index.given !== null || r.m.abilities[effect.ability].k === "grant") return spoil(r)
  const lists = r.index.lists.slice()
  insert(r, lists, effectEntry(effect))
  r.index = { lists, given: r.index.given, layered: r.index.layered }
}

export function unindexEffect(r: Run, effect: Effect): void {
  if (r.index.given !== null) return spoil(r)
  const lists = r.index.lists.slice()
  const key = r.m.abilities[effect.ability].key
  lists[key] = listOf(lists[key].filter((entry) => entry.effect !== effect.id))
  r.index = { lists, given: r.index.given, layered: r.index.layered }
}

/** Something changed that a grant may depend on: built anew when next asked. */
function spoil(r: Run): void {
  r.stale = true
}

/** Something has changed: what a grant looks at, or the game itself, may be different now. (Moves and layers see to their own index.) */
export function touched(r: Run): void {
  r.changed = true
  if (r.index.given?.loose === true) r.stale = true
}

/** The index as things are now. */
export function present(r: Run): Index {
  if (r.stale) {
    r.index = buildIndex(r)
    r.stale = false
  }
  return r.index
}

const same = (a: ActiveAbility, b: ActiveAbility): boolean =>
  a.ref === b.ref &&
  a.ability === b.ability &&
  a.effect === b.effect &&
  JSON.stringify(a.text) === JSON.stringify(b.text)

/** Abilities that could matter, oldest first. With the oracle on, checked against a scan of everything. */
export function lookup(r: Run, key: number): readonly ActiveAbility[] {
  const list = present(r).lists[key]
  if (r.oracle) {
    const scanned = buildIndex(r).lists[key]
    if (scanned.length !== list.length || scanned.some((entry, i) => !same(entry, list[i]))) {
      const name = r.m.keyNames[key]
      const say = (entries: readonly ActiveAbility[]): string =>
        entries.map((entry) => `${r.m.abilities[entry.ability].path}@${entry.ref}`).join(", ") || "nothing"
      throw new Error(
        `index and scan disagree on ${name}: index has ${say(list)}; scan finds ${say(scanned)}`,
      )
    }
  }
  return list
}

export function lookupName(r: Run, kind: AbilityCode["k"], name: string): readonly ActiveAbility[] {
  const key = r.m.keys[kind].get(name)
  return key === undefined ? NONE : lookup(r, key)
}

/** Does an object have just what is printed on it? Most do, and need no list of entries. */
export const isPlain = (r: Run, o: Obj): boolean =>
  o.layers === null && present(r).given?.granted[slotOf(o.ref)] === undefined

/** Could an object do anything of its own accord? Most cannot, which is seen at a glance. */
export const mayAct = (r: Run, o: Obj): boolean =>
  !isPlain(r, o) || (o.def >= 0 && r.m.defs[o.def].acts.length > 0)

/** The acts of this name that an object has where it lies. */
export const actsOf = (r: Run, o: Obj, name: string): readonly number[] =>
  actsBy(r, o, r.m.keys.act.get(name) ?? NO_KEY)

/** The same, for a name that is known by its key. */
function actsBy(r: Run, o: Obj, key: number): readonly number[] {
  if (!isPlain(r, o)) return givenActs(r, o, key)
  let found = NO_ACTS
  for (let at = nextAct(r, o, key, 0); at >= 0; at = nextAct(r, o, key, at + 1)) {
    const ability = r.m.defs[o.def].acts[at]
    found = found.length === 0 ? [ability] : [...found, ability]
  }
  return found
}
const NO_ACTS: readonly number[] = []
/** No list has this number: no card has such an act. */
const NO_KEY = -1

/** Of what is printed on an object: the place of the next ability from `from` on that is such an act where it lies; -1 for none. */
export function nextAct(r: Run, o: Obj, key: number, from: number): number {
  if (o.def < 0) return -1
  const { acts } = r.m.defs[o.def]
  for (let at = from | 1; at < acts.length; at += 2)
    if (acts[at - 1] === key && (r.m.abilities[acts[at]].zones & r.m.zones[o.zone].bit) !== 0) return at
  return -1
}

/** The same of an object that has more, or less, than what is printed on it. */
export const givenActs = (r: Run, o: Obj, key: number): readonly number[] =>
  activeAbilitiesOf(r, o)
    .map((entry) => entry.ability)
    .filter((ability) => r.m.abilities[ability].key === key && r.m.abilities[ability].k === "act")

/** Everything an object has where it lies now: its own abilities, then what others give it. */
export const activeAbilitiesOf = (r: Run, o: Obj): readonly ActiveAbility[] =>
  entriesIn(r, o, r.m.zones[o.zone].bit)

/** Everything an object could do, were it elsewhere. */
export const abilitiesOf = (r: Run, o: Obj): readonly number[] =>
  o.layers === null && o.def >= 0 && present(r).given === null
    ? r.m.defs[o.def].abilities
    : entriesIn(r, o, -1).map(({ ability }) => ability)

function entriesIn(r: Run, o: Obj, bit: number): readonly ActiveAbility[] {
  const { given } = present(r)
  const slot = slotOf(o.ref)
  const own = given?.stripped[slot] === true ? NONE : ownAbilities(r, o, bit)
  const granted = given?.granted[slot]
  return granted === undefined
    ? own
    : [...own, ...granted.filter((entry) => !own.some((has) => has.ability === entry.ability))]
}

/** The name that something has given an object, as a card's id. */
export const givenName = (r: Run, o: Obj): string | undefined => present(r).given?.names[slotOf(o.ref)]

/** Could an event or a proposal concern an ability at all? Asked before any bindings are made. (An effect's "this" is its own.) */
export function concerns(r: Run, entry: ActiveAbility, fields: Record<string, unknown>): boolean {
  const { glance } = r.m.abilities[entry.ability]
  for (let i = 0; i < glance.length; i++) {
    const { field, word } = glance[i]
    if (word === null ? entry.effect === 0 && fields[field] !== entry.ref : fields[field] !== word)
      return false
  }
  return true
}
