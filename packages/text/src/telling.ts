// How an event becomes a message, the same in every language: which key, and which field fills which slot. What a
// viewer may not see is missing from the event, so a line has its form for "a card" and its form for "Bomb".

import { type GameEvent, NOBODY } from "@soulspire/kernel"

/** Where a slot of a message gets its words from. */
export type Field =
  | { seat: string }
  /** A seat or an object by reference. */
  | { thing: string }
  /** A card by a field that holds its id; by its back where the id is hidden. */
  | { card: string; back: string }
  | { cards: string }
  | { number: string }
  | { zone: string; of: string; case: "in" | "into" | "from" | "the" }
  | { way: string }
  /** What somebody has said, as it was said. */
  | { said: string }
  /** A list of names, each with its word after `of`. */
  | { words: string; of: string }
  /** The card of an ability, by its path. */
  | { source: string }
  /** What somebody has chosen of a card's ways to do an act, by what it does: fields with the card's id and which way, from 1. */
  | { chosen: string; nth: string; act: string }

export interface Told {
  /** Told so when each of these fields is there (true), missing (false) or this very value. NOBODY is missing. */
  if?: Readonly<Record<string, string | number | boolean>>
  /** The key after "event."; "" for what is not told. */
  say: string
  with: Readonly<Record<string, Field>>
}

/** By kind of event, the first that fits; nothing for events that are not told. */
export type Telling = Readonly<Record<string, readonly Told[]>>

const meets = (
  wanted: Readonly<Record<string, string | number | boolean>> | undefined,
  value: (name: string) => unknown,
): boolean =>
  Object.entries(wanted ?? {}).every(([name, want]) => {
    const is = value(name)
    const there = is !== undefined && is !== NOBODY && is !== ""
    return typeof want === "boolean" ? there === want : is === want
  })

/** Is an event of this form? */
export const fits = (wanted: Told["if"], event: GameEvent): boolean => meets(wanted, (name) => event[name])

export const toldOf = (telling: Telling, event: GameEvent): Told | undefined =>
  telling[event.k]?.find((told) => fits(told.if, event))

const card = { card: "card", back: "back" } as const

/** The kernel's own events. A game's rows for them come first. */
export const kernelTelling: Telling = {
  move: [
    {
      say: "move",
      with: {
        card,
        from: { zone: "from", of: "giver", case: "from" },
        to: { zone: "to", of: "taker", case: "into" },
      },
    },
  ],
  show: [
    { if: { cards: true }, say: "show", with: { cards: { cards: "cards" }, count: { number: "count" } } },
    { say: "show.hidden", with: { count: { number: "count" } } },
  ],
  shuffle: [{ say: "shuffle", with: { zone: { zone: "zone", of: "holder", case: "the" } } }],
  changed: [],
  flip: [{ say: "flip", with: { card } }],
  vote: [{ say: "vote", with: { who: { seat: "seat" }, way: { way: "way" } } }],
}

/** Every line that can be told of a game, with the slots it fills. */
export const tellingOf = (box: { telling: Telling }): { key: string; slots: string[] }[] =>
  [box.telling, kernelTelling].flatMap((telling) =>
    Object.values(telling).flatMap((rows) =>
      rows
        .filter(({ say }) => say !== "")
        .map((told) => ({ key: `event.${told.say}`, slots: Object.keys(told.with) })),
    ),
  )
