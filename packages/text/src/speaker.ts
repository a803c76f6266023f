// One voice for one language: everything a screen, a terminal or a log says of a game comes from here.

import type { Ability, Decision, Def, GameEvent, Message, Option, Outcome, Reason } from "@soulspire/kernel"
import type { GameBox, Language } from "./box.ts"
import { sayFrom, type Value } from "./catalogue.ts"
import { messagesOf, lexiconOf } from "./merge.ts"
import { kernelReasons } from "./messages/reasons.ts"
import type { Names } from "./names.ts"
import { packOf } from "./packs.ts"
import { eventLine, manyLine } from "./speak/event.ts"
import { keyLabel, optionLabel } from "./speak/option.ts"
import {
  calledIn,
  cardLink,
  countOf,
  keyFor,
  listed,
  printedAt,
  thingName,
  type Voice,
} from "./speak/voice.ts"
import { capital, isUnsaid, type Line } from "./token.ts"
import { wordOf } from "./word.ts"

export interface Speaker {
  readonly language: Language
  /** The card's rules text, one line a paragraph; without kinds and facts that are seen otherwise. */
  card(def: Def, seen?: readonly string[]): Line[]
  /** One ability of a card, or the way of it that was chosen, by its path; nothing if there is none. */
  ability(path: string): Line[]
  /** What is asked; with what can be chosen, which some prompts call cards or players. */
  prompt(decision: Decision, names: Names, options?: readonly Option[]): Line
  option(option: Option, decision: Decision, names: Names): Line
  /** A log line; null for events that are not told. */
  event(event: GameEvent, names: Names): Line | null
  /** The same of so many of its kind at once ("draws 5 cards"); null where each is told by itself. */
  many(event: GameEvent, count: number, names: Names): Line | null
  refusal(reason: Reason, names: Names): Line
  outcome(outcome: Outcome, names: Names): Line
  /** Names of zones, numbers, kinds, options of the table, phases: "zone.hand", "stat.health". */
  word(key: string): string
  /** What a card is called, by its id. */
  name(card: string): string
  /** A seat, a card, or something without a card. */
  thing(ref: number, names: Names): Line
  /** Any message of the catalogue. */
  say(key: string, params?: Message["params"]): Line
}

/** Whether what can be chosen is cards, players or something else. */
function thingsOf(options: readonly Option[]): "player" | "card" | "other" {
  const all = (pattern: RegExp): boolean =>
    options.length > 0 && options.every(({ key }) => pattern.test(key))
  if (all(/^p\d+$/)) return "player"
  return all(/^(?:(?!item#|effect#)[^:#]+#\d+|\?\d+)$/) ? "card" : "other"
}

/** What fills the slots of a prompt. */
function promptValues(
  v: Voice,
  { prompt, min, max, by, pass }: Decision,
  options: readonly Option[],
): Record<string, Value> {
  const { as, ...params } = prompt.params ?? {}
  const things = thingsOf(options)
  const values: Record<string, Value> = { ...params, min, max, things, pass, count: countOf(v, min, max) }
  const printed = printedAt(v, by)
  if (printed === null) return values
  values["card"] = cardLink(v, printed.def.id)
  if (typeof as === "string")
    values["what"] = v.pack.target(v.lexicon, printed.def, printed.ability, as, printed.way)
  return values
}

/** What fills the slots of a refusal. */
function reasonValues(v: Voice, reason: Reason, names: Names): Record<string, Value> {
  const values: Record<string, Value> = {}
  const kinds = kernelReasons[reason.key] ?? {}
  for (const [name, given] of Object.entries(reason.params ?? {}))
    switch (kinds[name] ?? "word") {
      case "number":
      case "word":
        values[name] = given
        break
      case "seat":
        values[name] = names.seat(Number(given) - 1)
        break
      case "act":
        values[name] = v.say(`verb.${given}`)
        break
      case "option":
        values[name] = keyLabel(v, String(given), names)
        break
    }
  const { min, max } = reason.params ?? {}
  if (typeof min === "number" && typeof max === "number") values["count"] = countOf(v, min, max)
  return values
}

type Told = Pick<GameBox, "cards" | "defs" | "given" | "ops" | "telling" | "words" | "things">

const made = new WeakMap<Told, Map<Language, Speaker>>()

/** The voice of a game in a language; made once, for it reads the whole catalogue. */
export function speakerOf(box: Told, language: Language): Speaker {
  let speakers = made.get(box)
  if (speakers === undefined) made.set(box, (speakers = new Map()))
  let speaker = speakers.get(language)
  if (speaker === undefined) speakers.set(language, (speaker = newSpeaker(box, language)))
  return speaker
}

function newSpeaker(box: Told, language: Language): Speaker {
  const messages = messagesOf(box, language)
  const names = Object.fromEntries(box.cards.map(({ id, name }) => [id, name]))
  const lexicon = { ...lexiconOf(box, language), names }
  const v: Voice = {
    box,
    language,
    lexicon,
    pack: packOf(language, box.ops),
    say: sayFrom(messages, language),
    has: (key) => Object.hasOwn(messages, key),
  }
  return {
    language,
    card: (def, seen) => v.pack.card(lexicon, def, seen),
    ability(path) {
      const printed = printedAt(v, path)
      if (printed === null) return []
      const { def, ability, whole, way } = printed
      // Of several ways the one that was chosen.
      const chosen = way === undefined ? null : v.pack.wayText(lexicon, def, ability, way)
      if (chosen !== null) return [capital(chosen)]
      const alone = (abilities: readonly Ability[]): Line[] =>
        v.pack.card(lexicon, { ...def, facts: {}, abilities: [...abilities] })
      // What speaks of something that only the rest of it names, or of the card, is said with that.
      const said = [[ability], [whole]].map(alone).find((lines) => !lines.some(isUnsaid))
      return said ?? alone(def.abilities)
    },
    prompt(decision, names, options = []) {
      const { key } = decision.prompt
      // Whoever does not know the card that asks is asked without it.
      const hidden = printedAt(v, decision.by) === null
      const plain = key === "mode" ? "way" : key === "target" ? "choose" : key
      const called = keyFor(v, `prompt.${hidden ? plain : key}`, names)
      return capital(v.say(called, promptValues(v, decision, options)))
    },
    option: (option, decision, names) => capital(optionLabel(v, option, decision, names)),
    event(event, names) {
      const line = eventLine(v, event, names)
      return line === null ? null : capital(line)
    },
    many(event, count, names) {
      const line = manyLine(v, event, count, names)
      return line === null ? null : capital(line)
    },
    refusal(reason, names) {
      const values = reasonValues(v, reason, names)
      const by = reason.by === undefined || names.card(reason.by) === undefined ? null : reason.by
      const key = keyFor(v, `refusal.${reason.key}`, names)
      if (by !== null && v.has(`${key}.by`))
        return capital(v.say(`${key}.by`, { ...values, by: thingName(v, by, names) }))
      return capital(v.say(key, values))
    },
    outcome({ how, winners, losers = [] }, names) {
      const named = (seats: readonly number[]): Line =>
        listed(
          v,
          seats.map((seat) => [names.seat(seat)]),
        )
      const values = { winners: named(winners), losers: named(losers), count: winners.length + losers.length }
      return capital(v.say(`outcome.${how}`, values))
    },
    word: (key) => wordOf(v, key),
    name: (card) => calledIn(v, card),
    thing: (ref, names) => thingName(v, ref, names),
    say: (key, params) => v.say(key, params),
  }
}
