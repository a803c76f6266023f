// The steps that change what an object is: its face, copies, numerals, gained and lost abilities, and their end.

import { abilitiesOf, present, reindex, touched, unindex } from "./ability-index.ts"
import { textOf } from "./active-abilities.ts"
import { bit } from "./knowledge.ts"
import { cease } from "./objects.ts"
import { isOf } from "./offer.ts"
import { op } from "./op.ts"
import { own } from "./own.ts"
import type { Env } from "./plain.ts"
import { NOBODY, type Ref, type Seat } from "./refs.ts"
import { asking, defAt, defOf, type Get, NEXT, object, type Run, WAIT } from "./run.ts"
import type { Layer, Obj } from "./state.ts"
import { emit, endEffects } from "./triggers.ts"

/** Puts layers on an object and tells that it has changed. */
function layer(r: Run, ref: Ref, ...made: ((o: Obj, stamp: number) => Layer)[]): void {
  const found = object(r, ref)
  if (found === null || made.length === 0) return
  const o = own(r, found)
  unindex(r, o)
  const layers = (o.layers ??= [])
  for (const each of made) layers.push(each(o, ++r.s.clock))
  changed(r, o, layers[layers.length - 1])
}

const nameNow = (r: Run, o: Obj): string => {
  const def = defOf(o)
  return def < 0 ? "" : r.m.defs[def].def.id
}

function changed(r: Run, o: Obj, by: Layer | null): void {
  if (o.act !== null) reword(r, o)
  reindex(r, o)
  touched(r)
  emit(r, { k: "changed", obj: o.ref, card: nameNow(r, o), knew: o.known, knows: o.known }, null)
  r.m.spec.changed?.(r, o, by)
}

/** What waits as its own card has the text that its card has now. */
function reword(r: Run, o: Obj): void {
  const { act } = o
  const def = defOf(o)
  if (act === null || act.env["this"] !== o.ref || def < 0) return
  if (!r.m.defs[def].abilities.some((ability) => isOf(r, ability, act.ability))) return
  const text = textOf(o)
  if (text === null) delete act.env["text"]
  else act.env["text"] = text
}

const become = op(
  "become",
  { whom: "whom", of: "whom", until: "span" },
  {
    run(r, f, a) {
      // What is copied is what the other is now, copies included: so a copy of a copy needs no chain, and no cycle can form.
      const def = defAt(r, a.of(r, f.env, NOBODY))
      if (def >= 0)
        layer(r, a.whom(r, f.env, NOBODY), (_o, stamp) => ({ k: "copy", def, until: a.until, stamp }))
      return NEXT
    },
  },
)

const otherFace = (r: Run, o: Obj | null): number => (o === null || o.def < 0 ? -1 : r.m.defs[o.def].face)

/** Turns an object over: it stays the same object, with what is printed on its other side. */
const flip = op(
  "flip",
  { whom: "whom" },
  {
    run(r, f, a) {
      const found = object(r, a.whom(r, f.env, NOBODY))
      const face = otherFace(r, found)
      f.env["did"] = found === null || face < 0 ? -1 : 1
      if (found === null || face < 0) return NEXT
      const o = own(r, found)
      unindex(r, o)
      const others = (o.layers ?? []).filter(({ k }) => k !== "face")
      const turned = others.length < (o.layers?.length ?? 0)
      const made: Layer = { k: "face", def: turned ? o.def : face, until: "", stamp: ++r.s.clock }
      const layers = turned ? others : [...others, made]
      o.layers = layers.length === 0 ? null : layers
      changed(r, o, made)
      emit(r, { k: "flip", obj: o.ref, card: nameNow(r, o), knew: o.known, knows: o.known }, null)
      return NEXT
    },
    can: (r, e, a) => otherFace(r, object(r, a.whom(r, e, NOBODY))) >= 0,
  },
)

const gainAbility = op(
  "gainAbility",
  { whom: "whom", ability: "ability", until: "span" },
  {
    run(r, f, a) {
      layer(r, a.whom(r, f.env, NOBODY), (_o, stamp) => ({
        k: "gain",
        ability: a.ability,
        until: a.until,
        stamp,
      }))
      return NEXT
    },
  },
)

/** Everything that `of` can do just now, wherever it lies. */
const gainAbilities = op(
  "gainAbilities",
  { whom: "whom", of: "whom", until: "span" },
  {
    run(r, f, a) {
      const of = object(r, a.of(r, f.env, NOBODY))
      const gains = (of === null ? [] : abilitiesOf(r, of)).map(
        (ability) =>
          (_o: Obj, stamp: number): Layer => ({ k: "gain", ability, until: a.until, stamp }),
      )
      layer(r, a.whom(r, f.env, NOBODY), ...gains)
      return NEXT
    },
  },
)

const loseAbilities = op(
  "loseAbilities",
  { whom: "whom", kind: "name", until: "span" },
  {
    run(r, f, a) {
      layer(r, a.whom(r, f.env, NOBODY), (_o, stamp) => ({ k: "lose", kind: a.kind, until: a.until, stamp }))
      return NEXT
    },
  },
)

/** The numbers that something's text shows, as they are now. */
export const numerals = (r: Run, ref: Ref): number[] => {
  const o = object(r, ref)
  if (o === null) return []
  const def = defOf(o)
  const text = textOf(o)
  return def < 0
    ? []
    : r.m.defs[def].numerals.map(({ value }, i) => (text?.[String(i)] as number | undefined) ?? value)
}

const rewriteNumeral = (r: Run, ref: Ref, numeral: number, value: number, until: string): void =>
  layer(r, ref, (o, stamp) => ({ k: "text", def: defOf(o), numeral, value, until, stamp }))

const rewrite = op(
  "rewrite",
  { whom: "whom", by: "seat", delta: "amount", until: "span" },
  {
    run: (r, f, a) => (numerals(r, a.whom(r, f.env, NOBODY)).length > 0 ? WAIT : NEXT),
    can: (r, e, a) => numerals(r, a.whom(r, e, NOBODY)).length > 0,
    seats: (r, f, a) => bit(a.by(r, f.env, NOBODY)),
    ask: () => asking("choose", "numeral"),
    options: (r, f, a) =>
      numerals(r, a.whom(r, f.env, NOBODY)).map((value, i) => ({
        key: `${i + 1}:${value}`,
        refs: [a.whom(r, f.env, NOBODY)],
      })),
    answer(r, f, a, _seat, keys) {
      const ref = a.whom(r, f.env, NOBODY)
      const numeral = Number(keys[0].split(":")[0]) - 1
      const value = Math.max(0, numerals(r, ref)[numeral] + a.delta(r, f.env, NOBODY))
      rewriteNumeral(r, ref, numeral, value, a.until)
      return NEXT
    },
  },
)

interface Change {
  key: string
  numeral: number
  value: number
}

/** Every way to make one number of a text so much more or less; a number is as large as it looks, also in a loss. */
function changes(
  r: Run,
  e: Env,
  a: { whom: Get<Ref> } & Record<"delta" | "least" | "most", Get<number>>,
): Change[] {
  const [by, least, most] = [a.delta, a.least, a.most].map((get) => get(r, e, NOBODY))
  return numerals(r, a.whom(r, e, NOBODY)).flatMap((now, numeral) => {
    const sign = now < 0 ? -1 : 1
    const size = now * sign
    return [size - by, size + by]
      .filter((next) => next >= least && next <= most)
      .map((next) => ({ key: `${numeral + 1}:${size}>${next}`, numeral, value: next * sign }))
  })
}

/** One number in the text of `whom` becomes so much more or less, within limits; `by` says which, and how. */
const renumber = op(
  "renumber",
  { whom: "whom", by: "seat", delta: "amount", least: "amount", most: "amount", until: "span" },
  {
    run: (r, f, a) => (changes(r, f.env, a).length > 0 ? WAIT : NEXT),
    seats: (r, f, a) => bit(a.by(r, f.env, NOBODY)),
    ask: () => asking("choose", "renumber"),
    options: (r, f, a) => changes(r, f.env, a).map(({ key }) => ({ key, refs: [a.whom(r, f.env, NOBODY)] })),
    answer(r, f, a, _seat, keys) {
      const { numeral, value } = changes(r, f.env, a).find(({ key }) => key === keys[0]) as Change
      rewriteNumeral(r, a.whom(r, f.env, NOBODY), numeral, value, a.until)
      return NEXT
    },
  },
)

/** A game says whether it does this (`multiplies`): then every quantity of a card has to look whether it is multiplied. */
export const MULTIPLY = "multiply"

/** Everything that the text of `whom` counts is there so many times; a second time makes no more of it. */
const multiply = op(
  MULTIPLY,
  { whom: "whom", times: "amount", until: "span" },
  {
    run(r, f, a) {
      const times = a.times(r, f.env, NOBODY)
      const { until } = a
      layer(r, a.whom(r, f.env, NOBODY), (o, stamp) => ({ k: "times", def: defOf(o), times, until, stamp }))
      return NEXT
    },
  },
)

/** Layers that last until now are gone, of everything or of what a seat controls. */
function endLayers(r: Run, until: string, seat: Seat | null): void {
  for (const o of r.s.objects) {
    if (o.layers === null || !o.layers.some((each) => each.until === until)) continue
    if (seat !== null && o.controller !== seat) continue
    const left = o.layers.filter((each) => each.until !== until)
    unindex(r, o)
    o.layers = left.length === 0 ? null : left
    if (o.def >= 0 || defOf(o) >= 0) changed(r, o, null)
    else {
      // What has no card and copies nothing any more is nothing.
      o.layers = null
      cease(r, o.ref)
    }
  }
}

const expire = op(
  "expire",
  { until: "span", of: "seat?" },
  {
    run(r, f, a) {
      const seat = a.of === undefined ? null : a.of(r, f.env, NOBODY)
      endEffects(r, a.until, seat)
      if (present(r).layered > 0) endLayers(r, a.until, seat)
      touched(r)
      return NEXT
    },
  },
)

export const layerOps = [
  become,
  flip,
  gainAbility,
  gainAbilities,
  loseAbilities,
  rewrite,
  renumber,
  multiply,
  expire,
]
