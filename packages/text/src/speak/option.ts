// What an option is called, from its key: `play:spark#3>p2`, `pass`, a way, a number, `?3` for what is hidden.

import type { Decision, Option } from "@soulspire/kernel"
import type { Names } from "../names.ts"
import { nameOf } from "../names.ts"
import type { Line } from "../token.ts"
import { cardLink, itemName, keyFor, printedAt, twinned, type Voice } from "./voice.ts"

/** The space of a map as people count, from 1; any other number of a thing as it is. */
function placeOf(v: Voice, at: string): string | Line {
  const [, row, column] = /^r(\d+)c(\d+)$/.exec(at) ?? []
  return row === undefined ? at : v.say("thing.at", { row: Number(row) + 1, column: Number(column) + 1 })
}

/** `p2` or `spark#3`, or for what is no card its name and which one it is: `campfire/r3c2`. */
function labelled(v: Voice, label: string, names: Names, ref?: number): Line | null {
  const seat = /^p(\d+)$/.exec(label)
  if (seat !== null) return [names.seat(Number(seat[1]) - 1)]
  const [, thing, at] = /^([a-z-]+)\/(.+)$/.exec(label) ?? []
  if (thing !== undefined)
    return v.has(`thing.${thing}`) ? v.say(`thing.${thing}`, { at: placeOf(v, at) }) : null
  const card = /^([^#]+)#\d+$/.exec(label)
  if (card === null) return null
  if (card[1] === "item") return (ref === undefined ? null : itemName(v, ref, names)) ?? v.say("option.item")
  if (card[1] === "effect") return v.say("option.effect")
  return nameOf(v.box, card[1]) === undefined ? null : twinned(cardLink(v, card[1]), ref, names)
}

/** One of several ways, by the name its game has for it, or by what it does. */
function wayOf(v: Voice, way: string, path: string): Line {
  const word = v.lexicon.ways[way]
  if (word !== undefined) return [word]
  const printed = printedAt(v, `${path.split("~")[0]}~${way}`)
  const text = printed === null ? null : v.pack.wayText(v.lexicon, printed.def, printed.ability, way)
  return text ?? [`‹way.${way}›`]
}

/** Where a card's ways to do it stand side by side, each is called by what it does: the options of an event. */
export function saidByText(v: Voice, act: string, label: string, nth: number, what: Line): Line | null {
  if (!v.has(`act.${act}.text`)) return null
  const def = v.box.defs.find(({ id }) => id === label.split("#")[0])
  const ability = def?.abilities.filter((each) => each.k === "act" && each.act === act)[nth - 1]
  if (def === undefined || ability === undefined) return null
  // That it is an option need not be said where it is offered as one.
  const bare = { ...v.lexicon, acts: { ...v.lexicon.acts, [act]: { ...v.lexicon.acts[act], tag: "" } } }
  return v.say(`act.${act}.text`, { what, text: v.pack.abilityText(bare, def, ability) })
}

/** `play:spark.2~warm>p2`: an act with a thing, its second ability, a way of it, a first target. */
function actOf(v: Voice, key: string, names: Names, refs: readonly number[] = []): Line | null {
  const [, act, rest = ""] = /^([^:]+)(?::(.*))?$/.exec(key) ?? []
  if (act === undefined || !v.has(`act.${act}`)) return null
  if (rest === "") return v.say(keyFor(v, `act.${act}`, names))
  const [, label, nth, way, target] = /^([^.~>]+)(?:\.(\d+))?(?:~([^>]+))?(?:>(.+))?$/.exec(rest) ?? []
  const what = label === undefined ? null : labelled(v, label, names, refs[0])
  if (what === null) {
    const ability = abilityOf(v, rest, names, refs[0])
    return ability === null ? null : v.say(`act.${act}`, { what: ability })
  }
  const said = saidByText(v, act, label, Number(nth ?? 1), what)
  let line = said ?? v.say(`act.${act}`, { what })
  if (nth !== undefined && said === null) line = v.say("option.ability", { what: line, number: Number(nth) })
  if (way !== undefined) {
    const id = label.split("#")[0]
    const no = v.box.defs
      .find((def) => def.id === id)
      ?.abilities.findIndex((each) => "modes" in each && each.modes?.some(({ name }) => name === way))
    line = v.say("option.way", { what: line, way: wayOf(v, way, `${id}/${no ?? 0}`) })
  }
  if (target === undefined) return line
  return v.say("option.at", { what: line, target: labelled(v, target, names, refs[1]) ?? [target] })
}

/** `dawn#12:1`: an ability of a card that waits its turn; `dawn#12:@noon/1`, one that another card gives it. */
function abilityOf(v: Voice, key: string, names: Names, ref?: number): Line | null {
  const [, label, id, path] = /^(([^#:]+)#\d+):([^~]+)/.exec(key) ?? []
  const what = label === undefined ? null : labelled(v, label, names, ref)
  if (what === null) return null
  // What a card can do by the rules alone has a name of its own.
  if (v.has(`given.${path}`)) return v.say(`given.${path}`, { what })
  if (path.startsWith("@")) return cardLink(v, path.slice(1, path.indexOf("/")))
  const printed = printedAt(v, `${id}/${path}`)
  if (printed === null || printed.def.abilities.length < 2) return what
  return v.say("option.way", { what, way: v.pack.abilityText(v.lexicon, printed.def, printed.ability) })
}

/** Without a decision, for a key somebody spoke of. */
export function keyLabel(v: Voice, key: string, names: Names): Line {
  if (v.has(`option.${key}`)) return v.say(`option.${key}`)
  return actOf(v, key, names) ?? labelled(v, key, names) ?? abilityOf(v, key, names) ?? [key]
}

export function optionLabel(v: Voice, option: Option, decision: Decision, names: Names): Line {
  const { key, range, refs } = option
  const { prompt } = decision
  if (decision.kind === "number") return [key]
  const hidden = /^\?(\d+)$/.exec(key)
  if (hidden !== null) return v.say("option.hidden", { place: Number(hidden[1]) })
  if (prompt.key === "numeral") {
    const [place, value] = key.split(":").map(Number)
    return v.say("option.numeral", { place, value })
  }
  if (prompt.key === "renumber") {
    const [place, value, next] = key.split(/[:>]/).map(Number)
    return v.say("option.renumber", { place, value, next })
  }
  // What else is an act of its own may be the way to pass here.
  if (key === decision.pass && v.has(`act.${key}.pass`)) return v.say(`act.${key}.pass`)
  if (v.has(`option.${key}`)) return v.say(`option.${key}`)
  const nth = /^(.+#\d+)\.(\d+)$/.exec(key)
  const thing = nth === null ? null : labelled(v, nth[1], names, refs[0])
  if (nth !== null && thing !== null) return v.say("option.ability", { what: thing, number: Number(nth[2]) })
  const line = actOf(v, key, names, refs) ?? labelled(v, key, names, refs[0]) ?? abilityOf(v, key, names)
  if (line === null) return wayOf(v, key, decision.by)
  if (range === undefined) return line
  const ranged = v.say("option.range", { what: line, ...range })
  return option.promise === undefined ? ranged : v.say("option.words", { what: ranged })
}
