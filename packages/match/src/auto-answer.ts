// Answering on a person's behalf: one table, read from the top; the first row that applies decides.

import type { View } from "@soulspire/kernel"
import { isMet, isOwn, type Preferences, type Watch } from "./preferences.ts"

export type Asked = View["asked"][number]

/** One decision of a seat, what the seat prefers, and what has happened since its person was last asked. */
export interface Situation {
  asked: Asked
  view: View
  preferences: Preferences
  watch: Watch
}

/** The key that passes, if it is offered: who must act cannot pass. */
const passOf = ({ pass, options }: Asked): string | null =>
  pass !== "" && options.some(({ key }) => key === pass) ? pass : null

const ruleFor = ({ rules }: Preferences, path: string): string =>
  path !== "" && Object.hasOwn(rules, path) ? rules[path] : ""

/** "yes" or "no", if an ability asks just that and the person always says so. */
function standingReply({ asked, preferences }: Situation): string | null {
  const rule = ruleFor(preferences, asked.by)
  const keys = asked.options.map(({ key }) => key)
  return (rule === "yes" || rule === "no") && keys.length === 2 && keys.includes("yes") && keys.includes("no")
    ? rule
    : null
}

/** The only answer there is. */
function onlyAnswer({ asked: { kind, options, min, max, joint } }: Situation): string | null {
  const [only] = options
  if (options.length !== 1 || only.range !== undefined || joint) return null
  return (kind !== "choose" && kind !== "order") || (min === 1 && max === 1) ? only.key : null
}

function stopsHere({ asked, view, preferences: { stops } }: Situation): boolean {
  const phases = isOwn(view.moment.active, asked.seat) ? stops.own : stops.others
  return phases.includes("*") || phases.includes(view.moment.phase)
}

/** What a window is called in which one only answers what others do. */
const RESPOND = "respond"

/** Could one answer what happens next with something that is meant for it, or does it concern one? */
function hasReason({ asked, view: { zones, moment } }: Situation): boolean {
  if (asked.prompt.key !== RESPOND) return true
  const next = zones[moment.stack]?.at(-1)
  if (next === undefined) return false
  // Whoever could lose everything is asked, whoever has done it.
  if ((moment.atStake ?? []).includes(asked.seat)) return true
  const own = next.controller === asked.seat
  // What one has just done oneself was meant as it is.
  if (own && moment.about !== "") return false
  const { ref } = next
  if (ref !== undefined && asked.options.some(({ key, refs }) => key !== asked.pass && refs.includes(ref)))
    return true
  return !own && (moment.concerns ?? []).includes(asked.seat)
}

interface Row {
  row: string
  when(s: Situation): boolean
  /** What to answer with, or null to ask the person. */
  then(s: Situation): string | readonly string[] | null
}

const ask = (): null => null
const pass = ({ asked }: Situation): string | null => passOf(asked)
const asItIs = ({ asked }: Situation): string[] => asked.options.map(({ key }) => key)
const passable = ({ asked }: Situation): boolean => passOf(asked) !== null

/** The order of precedence. What is more particular stands above what is more general, and asking above passing. */
export const precedence = [
  { row: "standing", when: ({ asked }) => asked.standing, then: ask },
  { row: "hold", when: ({ preferences }) => preferences.hold, then: ask },
  { row: "always-yes-or-no", when: (s) => standingReply(s) !== null, then: standingReply },
  {
    row: "always-pass",
    when: (s) => passable(s) && ruleFor(s.preferences, s.view.moment.about) === "pass",
    then: pass,
  },
  {
    row: "stop-at-event",
    when: ({ preferences, watch }) => preferences.stops.events.some((kind) => watch.told.includes(kind)),
    then: ask,
  },
  { row: "stop-at-phase", when: stopsHere, then: ask },
  {
    row: "pass-until",
    when: (s) => {
      const { until } = s.preferences
      return passable(s) && until !== null && !isMet(until, s.watch, s.view, s.asked.seat)
    },
    then: pass,
  },
  { row: "ask-always", when: ({ preferences }) => preferences.level === "always", then: ask },
  { row: "forced", when: (s) => onlyAnswer(s) !== null, then: onlyAnswer },
  { row: "idle", when: ({ asked }) => asked.idle, then: asItIs },
  { row: "no-pass", when: (s) => !passable(s), then: ask },
  { row: "could-act", when: ({ preferences }) => preferences.level === "act", then: ask },
  {
    row: "could-respond",
    when: (s) => s.preferences.level === "respond" && hasReason(s),
    then: ask,
  },
  { row: "no-stop", when: () => true, then: pass },
] as const satisfies readonly Row[]

export type RowName = (typeof precedence)[number]["row"]

/** What is answered for the person, or null to ask; and by which row. */
export interface AutoAnswer {
  row: RowName
  keys: readonly string[] | null
}

export function autoAnswer(situation: Situation): AutoAnswer {
  const { row, then } = precedence.find((each) => each.when(situation)) ?? precedence[precedence.length - 1]
  const keys = then(situation)
  return { row, keys: typeof keys === "string" ? [keys] : keys }
}
