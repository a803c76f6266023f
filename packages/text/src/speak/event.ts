// A log line: an event said from the fields its viewer may see.

import type { GameEvent, Plain } from "@soulspire/kernel"
import type { Value } from "../catalogue.ts"
import { nameOf, type Names } from "../names.ts"
import { type Field, kernelTelling, type Told, toldOf } from "../telling.ts"
import type { Line } from "../token.ts"
import { saidByText } from "./option.ts"
import { cardLink, keyFor, listed, thingName, type Voice } from "./voice.ts"

function filled(v: Voice, field: Field, event: GameEvent, names: Names): Value {
  const value = (name: string): Plain | undefined => event[name]
  if ("seat" in field) return [names.seat(value(field.seat) as number)]
  if ("thing" in field) return thingName(v, (value(field.thing) as number | undefined) ?? -1, names)
  if ("number" in field) return value(field.number) as number
  if ("cards" in field)
    return listed(
      v,
      (value(field.cards) as string[]).map((id) => cardOrItem(v, id)),
    )
  if ("said" in field) return [value(field.said) as string]
  if ("words" in field)
    return listed(
      v,
      (value(field.words) as string[]).map((name) => v.say(`${field.of}.${name}`)),
    )
  if ("way" in field) {
    const way = value(field.way) as string
    return [v.lexicon.ways[way] ?? `‹way.${way}›`]
  }
  if ("chosen" in field) {
    const id = value(field.chosen) as string
    return saidByText(v, field.act, id, value(field.nth) as number, cardLink(v, id)) ?? cardLink(v, id)
  }
  if ("source" in field) return cardLink(v, (value(field.source) as string).split("/")[0])
  if ("zone" in field) {
    const seat = value(field.of) as number | undefined
    const owner = seat === undefined || seat < 0 ? null : names.seat(seat)
    return v.pack.zone(v.lexicon, value(field.zone) as string, field.case, owner)
  }
  const id = value(field.card) as string | undefined
  return id === undefined
    ? v.say(`back.${(value(field.back) as string | undefined) ?? ""}`)
    : cardOrItem(v, id)
}

const cardOrItem = (v: Voice, id: string): Line => (id === "" ? v.say("option.item") : cardLink(v, id))

/** What a statement of the rules sets off is told by what it does: it has no card to name. */
const isOfTheRules = (v: Voice, fields: Readonly<Record<string, Field>>, event: GameEvent): boolean =>
  Object.values(fields).some(
    (field) =>
      "source" in field && nameOf(v.box, (event[field.source] as string).split("/")[0]) === undefined,
  )

function toldAs(v: Voice, event: GameEvent): Told | undefined {
  const own = toldOf(v.box.telling, event)
  return own ?? (v.box.telling[event.k]?.length === 0 ? undefined : toldOf(kernelTelling, event))
}

const valuesOf = (v: Voice, told: Told, event: GameEvent, names: Names): Record<string, Value> =>
  Object.fromEntries(Object.entries(told.with).map(([slot, field]) => [slot, filled(v, field, event, names)]))

/** Several of one kind at once, "draws 5 cards", counted; null where there are no words for so many. */
export function manyLine(v: Voice, event: GameEvent, count: number, names: Names): Line | null {
  const told = toldAs(v, event)
  if (told === undefined || told.say === "") return null
  const key = keyFor(v, `event.${told.say}.many`, names)
  return v.has(key) ? v.say(key, { ...valuesOf(v, told, event, names), count }) : null
}

export function eventLine(v: Voice, event: GameEvent, names: Names): Line | null {
  const told = toldAs(v, event)
  if (told === undefined) {
    const known = event.k in v.box.telling || event.k in kernelTelling
    return known ? null : [`‹event.${event.k}›`]
  }
  if (told.say === "" || isOfTheRules(v, told.with, event)) return null
  return v.say(keyFor(v, `event.${told.say}`, names), valuesOf(v, told, event, names))
}
