// What a seat wants to be asked, and what has happened since it last was. Plain data, checked when it comes from outside.

import type { GameEvent, View } from "@soulspire/kernel"
import { byTag, type Check, exactly, flag, list, record, shape, text } from "@soulspire/kernel/outside"

/** Ask me always; when I could do anything but pass; when I have reason to answer what happens next; only at my stops. */
export type Level = "always" | "act" | "respond" | "stops"

/** For one ability: always yes or no when it asks me, or always pass while it is what happens next. */
export type Rule = "yes" | "no" | "pass"

/** Pass until: the next turn, my next turn, an event of this kind, something on the stack that was not there. */
export type Until = { what: "turn" } | { what: "mine" } | { what: "event"; kind: string } | { what: "stack" }

export interface Preferences {
  level: Level
  /** Phases of my own turn and of others' turns ("*": all of them), and kinds of events since I was last asked. */
  stops: { own: readonly string[]; others: readonly string[]; events: readonly string[] }
  /** By the path of the ability ("loaded-coin/1"). */
  rules: Readonly<Record<string, Rule>>
  until: Until | null
  /** Stop passing, now. */
  hold: boolean
}

export const usualPreferences: Preferences = {
  level: "act",
  stops: { own: [], others: [], events: [] },
  rules: {},
  until: null,
  hold: false,
}

const words = list(text(80, 1), 100)

export const preferencesCheck: Check<Preferences> = shape({
  level: exactly("always", "act", "respond", "stops"),
  stops: shape({ own: words, others: words, events: words }),
  rules: record(exactly("yes", "no", "pass"), 500),
  until: (value, at) =>
    value === null
      ? null
      : byTag<"what", Until>("what", {
          turn: shape({ what: exactly("turn") }),
          mine: shape({ what: exactly("mine") }),
          event: shape({ what: exactly("event"), kind: text(80, 1) }),
          stack: shape({ what: exactly("stack") }),
        })(value, at),
  hold: flag,
})

/** What a seat has not been asked about yet. */
export interface Watch {
  /** Kinds of events since its person last answered. */
  readonly told: readonly string[]
  /** How things stood when it was told to pass until something happens, and what has happened since. */
  readonly turn: number
  readonly stack: readonly number[]
  readonly since: readonly string[]
  readonly stacked: boolean
}

const stackOf = ({ zones, moment }: View): number[] =>
  (zones[moment.stack] ?? []).flatMap(({ ref }) => (ref === undefined ? [] : [ref]))

/** From now on. */
export const watchFrom = (view: View, told: readonly string[] = []): Watch => ({
  told,
  turn: view.moment.turn,
  stack: stackOf(view),
  since: [],
  stacked: false,
})

/** Notes what has happened, from what the seat itself is told and sees. */
export function notice(watch: Watch, view: View, events: readonly GameEvent[]): Watch {
  const kinds = events.map(({ k }) => k)
  return {
    ...watch,
    told: [...new Set([...watch.told, ...kinds])],
    since: [...new Set([...watch.since, ...kinds])],
    stacked: watch.stacked || stackOf(view).some((ref) => !watch.stack.includes(ref)),
  }
}

/** Has what one passes for come? */
export function isMet(until: Until, watch: Watch, { moment }: View, seat: number): boolean {
  switch (until.what) {
    case "turn":
      return moment.turn !== watch.turn
    case "mine":
      return moment.turn !== watch.turn && isOwn(moment.active, seat)
    case "event":
      return watch.since.includes(until.kind)
    case "stack":
      return watch.stacked
  }
}

/** A turn that nobody has alone is everybody's own. */
export const isOwn = (active: number, seat: number): boolean => active === seat || active < 0
