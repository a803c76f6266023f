// What grants make of objects: abilities given to them, everything else taken away, another name. Part of building the
// index, which is fed with the result.

import { type ActiveAbility, bindingsOf, ownAbilities } from "./active-abilities.ts"
import { NOBODY, type Ref, serialOf, slotOf } from "./refs.ts"
import type { AbilityCode, Get, Run } from "./run.ts"
import type { Obj } from "./state.ts"

export interface Given {
  /** Whatever there is in the end: what objects and effects have and keep, and what was given. */
  readonly entries: readonly ActiveAbility[]
  readonly granted: readonly (readonly ActiveAbility[] | undefined)[]
  /** Objects that have nothing but what they were given, by slot. */
  readonly stripped: readonly boolean[]
  /** Names given to objects, by slot. */
  readonly names: readonly (string | undefined)[]
  readonly loose: boolean
}

const NONE: readonly ActiveAbility[] = []
const ANYWHERE = -1

/** Gained and lost are one layer: a loss takes away what was given before it. */
const losesAfter = (o: Obj, k: AbilityCode["k"], stamp: number): boolean =>
  o.layers !== null &&
  o.layers.some(
    (layer) => layer.k === "lose" && layer.stamp > stamp && (layer.kind === "all" || layer.kind === k),
  )

const isGrant = (r: Run, entry: ActiveAbility): boolean => r.m.abilities[entry.ability].k === "grant"

/** Everything in play that a grant is about just now. */
function* about(r: Run, grant: ActiveAbility): Generator<Obj> {
  const { when, to } = r.m.abilities[grant.ability]
  const env = bindingsOf(r, grant)
  if (when !== null && !when(r, env, NOBODY)) return
  for (const o of r.s.objects)
    if (o.zone >= 0 && r.m.zones[o.zone].play && (to as Get<boolean>)(r, env, o.ref)) yield o
}

export function give(r: Run, own: readonly ActiveAbility[]): Given {
  const { m, s } = r
  const stripped: boolean[] = []
  for (const entry of own)
    if (isGrant(r, entry) && m.abilities[entry.ability].only)
      for (const o of about(r, entry)) stripped[slotOf(o.ref)] = true
  const isStripped = ({ ref }: { ref: Ref }): boolean => stripped[slotOf(ref)]
  const entries = own.filter((entry) => entry.effect !== 0 || !isStripped(entry))
  const grants = entries.filter((entry) => isGrant(r, entry)).toSorted((a, b) => a.stamp - b.stamp)
  const granted: (readonly ActiveAbility[] | undefined)[] = []
  const names: (string | undefined)[] = []
  // What has lost everything has been given something, if only nothing: it is not as it was printed.
  stripped.forEach((_each, slot) => (granted[slot] = NONE))

  /** What somebody gets by a grant: printed in it, or whatever others of a kind can do. */
  const gifts = (grant: ActiveAbility): Pick<ActiveAbility, "ability" | "text">[] => {
    const code = m.abilities[grant.ability]
    const printed = code.gives.map((ability) => ({ ability, text: grant.text }))
    const { of } = code
    if (of === null) return printed
    const env = bindingsOf(r, grant)
    const sources = s.objects.filter((o) => o.zone >= 0 && m.zones[o.zone].play && of(r, env, o.ref))
    return [
      ...printed,
      ...sources.flatMap((o) => [
        ...(isStripped(o) ? NONE : ownAbilities(r, o, ANYWHERE)),
        ...(granted[slotOf(o.ref)] ?? NONE),
      ]),
    ]
  }

  // Grants of grants run to a fixpoint, each ability once an object.
  for (let before = -1; before !== entries.length;) {
    before = entries.length
    for (let i = 0; i < grants.length; i++) {
      const grant = grants[i]
      const { only, named, of } = m.abilities[grant.ability]
      const gives = gifts(grant)
      for (const o of about(r, grant)) {
        const slot = slotOf(o.ref)
        if (named !== null) names[slot] = named
        if (isStripped(o) && !only) continue
        const bit = m.zones[o.zone].bit
        for (const { ability, text } of gives) {
          const already = granted[slot] ?? NONE
          const has = (entry: ActiveAbility): boolean => entry.ability === ability
          if ((m.abilities[ability].zones & bit) === 0 || already.some(has)) continue
          if (of !== null && ownAbilities(r, o, bit).some(has)) continue
          if (losesAfter(o, m.abilities[ability].k, grant.stamp)) continue
          const entry: ActiveAbility = { ref: o.ref, ability, effect: 0, stamp: serialOf(o.ref), text }
          granted[slot] = [...already, entry]
          entries.push(entry)
          if (isGrant(r, entry)) grants.push(entry)
        }
      }
    }
  }
  return {
    entries,
    granted,
    stripped,
    names,
    loose: grants.some((grant) => m.abilities[grant.ability].loose),
  }
}
