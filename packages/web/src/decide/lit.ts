// From the options of a decision to what can be clicked: things are clicked one after another, as an option names them,
// until only one option is left. Knows nothing of any game.

import type { Option } from "@soulspire/kernel"
import type { Asked } from "@soulspire/match"

/** Things clicked so far for an act, or options picked so far for a choice of several. */
export interface Picking {
  decision: number
  refs: readonly number[]
  keys: readonly string[]
}

export const noPicking: Picking = { decision: -1, refs: [], keys: [] }

/** Is more than one option picked for it, or are they put in order? */
export const isMany = ({ kind, min, max }: Pick<Asked, "kind" | "min" | "max">): boolean =>
  kind === "order" || (kind === "choose" && (min !== 1 || max !== 1))

const startsWith = (refs: readonly number[], start: readonly number[]): boolean =>
  start.every((ref, i) => refs[i] === ref)

/** The options that go on from what was clicked so far. */
export const candidates = ({ options }: Asked, clicked: readonly number[]): Option[] =>
  options.filter(({ refs }) => refs.length > 0 && startsWith(refs, clicked))

/** What a click on something does: gives an answer, goes on picking, or leaves several answers to choose from. */
export type Click =
  | { does: "answer"; asked: Asked; option: Option }
  | { does: "pick"; picking: Picking }
  | { does: "toggle"; picking: Picking }
  | { does: "menu"; asked: Asked; options: readonly Option[]; picking: Picking }

function onAct(asked: Asked, clicked: readonly number[]): Click | null {
  const left = candidates(asked, clicked)
  if (left.length === 0) return null
  const picking = { decision: asked.id, refs: clicked, keys: [] }
  const whole = left.filter(({ refs }) => refs.length === clicked.length)
  if (left.length === 1 && whole.length === 1) return { does: "answer", asked, option: left[0] }
  // Nothing more to click that would tell them apart.
  if (whole.length === left.length) return { does: "menu", asked, options: whole, picking }
  return { does: "pick", picking }
}

function onMany(asked: Asked, ref: number, keys: readonly string[]): Click | null {
  const own = asked.options.filter(({ refs }) => refs.some((each) => each === ref))
  if (own.length === 0) return null
  if (own.length > 1)
    return { does: "menu", asked, options: own, picking: { decision: asked.id, refs: [], keys } }
  return { does: "toggle", picking: { decision: asked.id, refs: [], keys: toggled(asked, keys, own[0].key) } }
}

/** With this option if it was not picked, without it if it was; where one more would be too many, the first makes way. */
export function toggled(
  { max }: Pick<Asked, "max">,
  keys: readonly string[],
  key: string,
): readonly string[] {
  if (keys.includes(key)) return keys.filter((each) => each !== key)
  return [...keys, key].slice(-max)
}

/** What clicking this would do now; null for nothing. */
export function clickOn(all: readonly Asked[], picking: Picking, ref: number): Click | null {
  const begun = all.find(({ id }) => id === picking.decision)
  if (begun !== undefined && !isMany(begun)) {
    const on = onAct(begun, [...picking.refs, ref])
    if (on !== null) return on
  }
  for (const asked of all) {
    const click = isMany(asked)
      ? onMany(asked, ref, picking.decision === asked.id ? picking.keys : [])
      : onAct(asked, [ref])
    if (click !== null) return click
  }
  return null
}

/** Where something that one may do begins, what may be picked for what is asked, what comes next, and what is picked. */
export type Light = "start" | "pick" | "next" | "picked"

/** What is asked for has its answers picked; what may be done anyway is begun. */
const first = ({ kind, standing }: Asked): Light => (kind === "act" || standing ? "start" : "pick")

/** Everything that is lit, and how. */
export function lights(all: readonly Asked[], picking: Picking): ReadonlyMap<number, Light> {
  const lit = new Map<number, Light>()
  const begun = all.find(({ id }) => id === picking.decision)
  for (const asked of all)
    for (const { refs, key } of asked.options) {
      if (refs.length === 0) continue
      if (isMany(asked)) {
        const picked = asked === begun && picking.keys.includes(key)
        for (const ref of refs) if (picked || !lit.has(ref)) lit.set(ref, picked ? "picked" : first(asked))
      } else if (!lit.has(refs[0])) lit.set(refs[0], first(asked))
    }
  if (begun !== undefined && !isMany(begun) && picking.refs.length > 0) {
    for (const { refs } of candidates(begun, picking.refs)) {
      const next = refs[picking.refs.length]
      if (next !== undefined) lit.set(next, "next")
    }
    for (const ref of picking.refs) lit.set(ref, "picked")
  }
  return lit
}

/** The options of a hint: its answers may have a number or words behind them. */
export const hintedOptions = ({ options }: Asked, hint: readonly string[] | null): Option[] =>
  (hint ?? []).flatMap((answer) =>
    options.filter(({ key }) => key === answer || answer.startsWith(`${key}=`)).slice(0, 1),
  )

/** Options that no thing stands for: they are buttons. */
export const buttons = ({ options }: Asked): Option[] => options.filter(({ refs }) => refs.length === 0)
