// What of a game's events is seen one after another: a beat is somebody who does something, to somebody, for as long as it
// takes to be understood. Which events make one is data, and each game says it of its own.

import type { GameEvent } from "@soulspire/kernel"
import { fits } from "./telling.ts"

/**
 * How much of a look something is worth: nothing of its own, a card that moves, an act, a blow, or a moment that somebody
 * will talk about.
 */
export type Weight = "passing" | "brief" | "plain" | "heavy" | "great"

export interface BeatRule {
  /** As for lines of the log: each of these fields is there (true), missing (false) or this very value. */
  if?: Readonly<Record<string, string | number | boolean>>
  weight: Weight
  /** The fields that name who does it, the first that is told of; whoever leads where none is. Nobody does it where there are no fields. */
  by?: readonly string[]
  /** The fields that name whom or what it happens to. */
  to?: readonly string[]
  /** Whoever does it does what follows, too, until somebody else leads: an enemy moves, then it hits. */
  leads?: true
  /** Belongs to the beat before it, where that was made by an event of one of these kinds. */
  joins?: readonly string[]
  /** Any number of them by the same one are one beat: five cards that are drawn. */
  gathers?: true
  /** When what it changes is seen to change, as a share of its time; half-way if nothing is said. */
  lands?: number
}

/** By kind of event, the first that fits. What has no rule belongs to the beat it comes after. */
export type BeatPlan = Readonly<Record<string, readonly BeatRule[]>>

export interface Beat {
  /** The kind of event that makes it. */
  kind: string
  weight: Weight
  /** Who does it, as a seat or a thing; null for nobody in particular. */
  by: number | null
  to: readonly number[]
  /** Is it the same once more, and so understood sooner? */
  again: boolean
  lands: number
  events: readonly GameEvent[]
  /** How many of the events that were told together have been told by its end. */
  end: number
}

const ruleFor = (plan: BeatPlan, event: GameEvent): BeatRule | undefined =>
  plan[event.k]?.find((rule) => fits(rule.if, event))

const refsIn = (event: GameEvent, fields: readonly string[] = []): number[] =>
  fields.flatMap((field) => {
    const value = event[field]
    return typeof value === "number" && value >= 0 ? [value] : []
  })

interface Making extends Beat {
  events: GameEvent[]
  to: number[]
  gathers: boolean
}

/** The beats of what was told together; `leader` is whoever has led so far, and the last one to lead comes back with them. */
export function beatsOf(
  events: readonly GameEvent[],
  plan: BeatPlan,
  leader: number | null = null,
): { beats: Beat[]; leader: number | null } {
  const beats: Making[] = []
  /** What is told before anything makes a beat belongs to the first. */
  const before: GameEvent[] = []
  let leads = leader
  events.forEach((event, i) => {
    const rule = ruleFor(plan, event)
    const last = beats.at(-1)
    if (rule === undefined || rule.weight === "passing" || joins(rule, last)) {
      if (rule?.leads === true) leads = refsIn(event, rule.by)[0] ?? null
      if (last === undefined) return void before.push(event)
      last.events.push(event)
      last.end = i + 1
      return
    }
    const [named = rule.by?.length === 0 ? null : leads] = refsIn(event, rule.by)
    if (rule.leads === true) leads = named
    const to = refsIn(event, rule.to)
    if (rule.gathers === true && last?.gathers === true && last.kind === event.k && last.by === named) {
      last.events.push(event)
      last.to.push(...to)
      last.end = i + 1
      return
    }
    beats.push({
      kind: event.k,
      weight: rule.weight,
      by: named,
      to,
      again: last !== undefined && last.kind === event.k && last.by === named && last.to.join() === to.join(),
      lands: rule.lands ?? 0.5,
      gathers: rule.gathers === true,
      events: [...before.splice(0), event],
      end: i + 1,
    })
  })
  return { beats, leader: leads }
}

const joins = (rule: BeatRule, last: Beat | undefined): boolean =>
  last !== undefined && (rule.joins?.includes(last.kind) ?? false)
