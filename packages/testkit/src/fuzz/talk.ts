// What clients say to a host in a fuzz: answers right and wrong, taking back, wishes, questions, and nonsense.

import { chairAt, randomBot } from "@soulspire/bots"
import { below, type Decision, type RandomState, type State } from "@soulspire/kernel"
import type { ClientMessage, ClientState, Match, Preferences } from "@soulspire/match"
import { bent, chance, junk, pick } from "./junk.ts"

/** What one of these decisions would be answered with by a stranger. */
export const goodKeys = <S extends State>(
  match: Match<S>,
  decision: Decision,
  random: RandomState,
): string[] => randomBot.answer(chairAt(match.game, match.state, decision), random)

/** Keys that are mostly none: too many, too few, of nobody, of another. */
export function badKeys<S extends State>(match: Match<S>, decision: Decision, random: RandomState): string[] {
  const keys = goodKeys(match, decision, random)
  switch (below(random, 0, 7)) {
    case 0:
      return []
    case 1:
      return [...keys, ...keys]
    case 2:
      return keys.map((key) => `${key}=${below(random, 0, 5)}`)
    case 3:
      return [...keys, "pass"]
    case 4:
      return keys.map((key) => key.replace(/\d+/, (digits) => String(Number(digits) + 1)))
    case 5:
      return keys.slice(1)
    default:
      return [pick(random, ["pass", "end", "yes", "", "play:nothing#1", "__proto__", "x".repeat(400)])]
  }
}

const levels = ["always", "act", "respond", "stops"] as const
const until: readonly Preferences["until"][] = [
  null,
  null,
  { what: "turn" },
  { what: "mine" },
  { what: "stack" },
  { what: "event", kind: "move" },
]

const wishes = (random: RandomState): Preferences => ({
  level: pick(random, levels),
  stops: { own: chance(random, 2) ? ["*"] : [], others: chance(random, 3) ? ["*"] : [], events: [] },
  rules: {},
  until: pick(random, until),
  hold: chance(random, 2),
})

/** A message of a client about what it sees, by its id. */
export function somethingSaid<S extends State>(
  match: Match<S>,
  { epoch, view, undo, version }: ClientState,
  id: string,
  random: RandomState,
): ClientMessage {
  const asked = view === null || view.asked.length === 0 ? undefined : pick(random, view.asked)
  const decision = asked?.id ?? below(random, 0, 50)
  const number = below(random, 0, match.answers.length + 2)
  switch (below(random, 0, 12)) {
    case 0:
      return { t: "subscribe", id }
    case 1:
      return { t: "subscribe", id, since: Math.max(0, version - below(random, 0, 80)) }
    case 2:
      return { t: "undo", id, act: "ask", epoch, sure: chance(random, 2) }
    case 3:
      return { t: "undo", id, act: "ask", epoch: pick(random, [epoch, epoch + 1]), to: number, sure: true }
    case 4:
    case 5:
      return {
        t: "undo",
        id,
        act: pick(random, ["agree", "agree", "refuse", "withdraw"] as const),
        request: undo.request?.no ?? 0,
      }
    case 6:
      return { t: "preferences", id, preferences: wishes(random) }
    case 7:
      return { t: "hint", id, epoch, decision }
    case 8:
      return {
        t: "ask",
        id,
        question: { what: "explain", act: pick(random, ["end", "attack", "play:x#20", "x"]) },
      }
    case 9: {
      const seen = Object.values(view?.zones ?? {}).flat()
      const ref = seen.length === 0 ? 0 : (pick(random, seen).ref ?? below(random, 0, 5000))
      return { t: "ask", id, question: { what: "numbers", ref } }
    }
    case 10:
      return chance(random, 8)
        ? { t: "ask", id, question: { what: "history" } }
        : { t: "ask", id, question: { what: "then", answers: number } }
    default:
      return {
        t: "ask",
        id,
        question: { what: "forecast", epoch, decision, keys: [asked?.options[0]?.key ?? ""] },
      }
  }
}

/** Nonsense; or a message that was right before it was bent. */
export const nonsense = (message: ClientMessage, random: RandomState): unknown =>
  chance(random, 3) ? junk(random) : bent(random, message)
