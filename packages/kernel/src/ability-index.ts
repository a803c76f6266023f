// The index: which abilities could matter for which event, number or act. Fed from what objects *have* (printed,
// copied, gained, granted), in the order of time stamps. Immutable: a change makes a new one, so that copies of a state
// share it and a look back is simply the index of before. It is never saved; it can always be built from the state.

import type { Env } from "./plain.ts"
import { NOBODY, type Ref, serialOf, slotOf } from "./refs.ts"
import { type AbilityCode, controllerOf, defOf, type Run } from "./run.ts"
import type { Effect, Obj } from "./state.ts"

export interface Entry {
  /** The object that has the ability; NOBODY for an effect at large. */
  readonly ref: Ref
  readonly ability: number
  readonly effect: number
  readonly stamp: number
  /** Changed numerals of its card, by number. */
  readonly text: Env | null
}

export interface Index {
  /** By list number (`Tables.keys`). */
  readonly lists: readonly (readonly Entry[])[]
  /** Everything an object has in its present zone, by slot. */
  readonly has: readonly (readonly Entry[] | undefined)[]
  /** Abilities that give abilities: with one about, any change may matter, and the index is built anew. */
  readonly grants: number
}

const NONE: readonly Entry[] = []

/** Text changes that fit the card an object is now. */
export function textOf(o: Obj): Env | null {
  let text: Env | null = null
  if (o.layers !== null) {
    const def = defOf(o)
    for (const layer of o.layers)
      if (layer.k === "text" && layer.def === def) (text ??= {})[String(layer.numeral)] = layer.value
  }
  return text
}

/** Abilities from the object itself that work where it lies: copy first, then text, then gained and lost ones. */
function ownEntries(r: Run, o: Obj): readonly Entry[] {
  const { m } = r
  const bit = 1 << m.zones[o.zone].kindNo
  const def = defOf(o)
  const printed = def < 0 ? null : m.defs[def]
  if (o.layers === null && (printed === null || (printed.zones & bit) === 0)) return NONE
  const stamp = serialOf(o.ref)
  const text = textOf(o)
  let entries: Entry[] = []
  const put = (ability: number): void => {
    if ((m.abilities[ability].zones & bit) !== 0)
      entries.push({ ref: o.ref, ability, effect: 0, stamp, text })
  }
  if (printed !== null) for (const ability of printed.abilities) put(ability)
  if (o.layers !== null)
    for (const layer of o.layers) {
      if (layer.k === "gain") put(layer.ability)
      else if (layer.k === "lose")
        entries = entries.filter(
          (entry) => layer.kind !== "all" && m.abilities[entry.ability].k !== layer.kind,
        )
    }
  return entries
}

const effectEntry = (effect: Effect): Entry => ({
  ref: NOBODY,
  ability: effect.ability,
  effect: effect.id,
  stamp: effect.id,
  text: null,
})

/** Builds the whole index from the state: also the oracle that the incremental one is held against. */
export function buildIndex(r: Run): Index {
  const { m, s } = r
  const has: (readonly Entry[] | undefined)[] = []
  const found: Entry[] = []
  const grants: Entry[] = []
  const put = (entry: Entry): void => {
    found.push(entry)
    if (m.abilities[entry.ability].k === "grant") grants.push(entry)
  }
  for (const o of s.objects) {
    if (o.zone < 0) continue
    const own = ownEntries(r, o)
    if (own.length === 0) continue
    has[slotOf(o.ref)] = own
    for (const entry of own) put(entry)
  }
  for (const effect of s.effects) put(effectEntry(effect))
  // Grants of grants run to a fixpoint, each ability once an object.
  grants.sort((a, b) => a.stamp - b.stamp)
  for (let i = 0; i < grants.length; i++) {
    const grant = grants[i]
    const code = m.abilities[grant.ability]
    const env = entryEnv(r, grant)
    if (code.when !== null && !code.when(r, env, NOBODY)) continue
    for (const o of s.objects) {
      if (o.zone < 0 || !m.zones[o.zone].play || !(code.to as NonNullable<AbilityCode["to"]>)(r, env, o.ref))
        continue
      const slot = slotOf(o.ref)
      const bit = 1 << m.zones[o.zone].kindNo
      for (const ability of code.gives) {
        const already = has[slot] ?? NONE
        if ((m.abilities[ability].zones & bit) === 0 || already.some((entry) => entry.ability === ability))
          continue
        const entry: Entry = { ref: o.ref, ability, effect: 0, stamp: serialOf(o.ref), text: grant.text }
        has[slot] = [...already, entry]
        put(entry)
      }
    }
  }
  const lists: Entry[][] = Array.from({ length: m.keys.size }, () => [])
  for (const entry of found) lists[m.abilities[entry.ability].key].push(entry)
  for (const list of lists) list.sort((a, b) => a.stamp - b.stamp)
  return { lists, has, grants: grants.length }
}

/** Takes an object's old entries out and puts its present ones in, sharing every list that did not change. */
export function reindex(r: Run, o: Obj): void {
  if (r.stale) return
  const slot = slotOf(o.ref)
  const old = r.index.has[slot] ?? NONE
  const own = o.zone < 0 ? NONE : ownEntries(r, o)
  if (old.length === 0 && own.length === 0) return
  if (r.index.grants > 0 || own.some((entry) => r.m.abilities[entry.ability].k === "grant")) return spoil(r)
  const lists = r.index.lists.slice()
  for (const entry of old) {
    const key = r.m.abilities[entry.ability].key
    lists[key] = lists[key].filter((each) => each.ref !== entry.ref)
  }
  for (const entry of own) insert(r, lists, entry)
  const has = r.index.has.slice()
  has[slot] = own.length === 0 ? undefined : own
  r.index = { lists, has, grants: 0 }
}

function insert(r: Run, lists: (readonly Entry[])[], entry: Entry): void {
  const key = r.m.abilities[entry.ability].key
  const list = lists[key].slice()
  let at = list.length
  while (at > 0 && list[at - 1].stamp > entry.stamp) at--
  list.splice(at, 0, entry)
  lists[key] = list
}

export function indexEffect(r: Run, effect: Effect): void {
  if (r.index.grants > 0 || r.m.abilities[effect.ability].k === "grant") return spoil(r)
  const lists = r.index.lists.slice()
  insert(r, lists, effectEntry(effect))
  r.index = { ...r.index, lists }
}

export function unindexEffect(r: Run, effect: Effect): void {
  if (r.index.grants > 0) return spoil(r)
  const lists = r.index.lists.slice()
  const key = r.m.abilities[effect.ability].key
  lists[key] = lists[key].filter((entry) => entry.effect !== effect.id)
  r.index = { ...r.index, lists }
}

/** Something changed that a grant may depend on: built anew when next asked. */
export function spoil(r: Run): void {
  r.stale = true
}

/** After any change: with grants about, what objects have may now be different. */
export function touched(r: Run): void {
  if (r.index.grants > 0) r.stale = true
}

/** The index as things are now. */
export function present(r: Run): Index {
  if (r.stale) {
    r.index = buildIndex(r)
    r.stale = false
  }
  return r.index
}

// The index of a state is kept beside it, never in it.
const kept = new WeakMap<object, Index>()
export const keptIndex = (r: Run): Index => kept.get(r.s) ?? buildIndex(r)
export const keepIndex = (r: Run): void => void kept.set(r.s, present(r))
export const dropIndex = (s: object): void => void kept.delete(s)
export const shareIndex = (from: object, to: object): void => {
  const index = kept.get(from)
  if (index !== undefined) kept.set(to, index)
}

const same = (a: Entry, b: Entry): boolean =>
  a.ref === b.ref &&
  a.ability === b.ability &&
  a.effect === b.effect &&
  JSON.stringify(a.text) === JSON.stringify(b.text)

/** Abilities that could matter, oldest first. With the oracle on, checked against a scan of everything. */
export function lookup(r: Run, key: number): readonly Entry[] {
  const list = present(r).lists[key]
  if (r.oracle) {
    const scanned = buildIndex(r).lists[key]
    if (scanned.length !== list.length || scanned.some((entry, i) => !same(entry, list[i]))) {
      const name = [...r.m.keys].find(([, no]) => no === key)?.[0]
      const say = (entries: readonly Entry[]): string =>
        entries.map((entry) => `${r.m.abilities[entry.ability].path}@${entry.ref}`).join(", ") || "nothing"
      throw new Error(
        `index and scan disagree on ${name}: index has ${say(list)}; scan finds ${say(scanned)}`,
      )
    }
  }
  return list
}

export function lookupName(r: Run, name: string): readonly Entry[] {
  const key = r.m.keys.get(name)
  return key === undefined ? NONE : lookup(r, key)
}

/** Everything an object has where it lies now. */
export function entriesOf(r: Run, o: Obj): readonly Entry[] {
  return present(r).has[slotOf(o.ref)] ?? NONE
}

export const effectById = (r: Run, id: number): Effect | undefined =>
  r.s.effects.find((effect) => effect.id === id)

/** The bindings an ability is read with: its object and controller, or what its effect brought along. */
export function entryEnv(r: Run, entry: Entry): Env {
  if (entry.effect !== 0) return effectById(r, entry.effect)?.env ?? {}
  const env: Env = { this: entry.ref, you: controllerOf(r, entry.ref) }
  if (entry.text !== null) env["text"] = entry.text
  return env
}
