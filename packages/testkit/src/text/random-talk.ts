// Random games, listened to: every question, option, event, refusal and end is said in both languages, and nothing in state,
// decisions or events is prose.

import { type Game, type GameEvent, Refusal, type State } from "@soulspire/kernel"
import { type GameBox, type Names, namesFrom } from "@soulspire/text"
import { playRandomly } from "../random-play.ts"
import { proseIn } from "./prose.ts"
import { faultsOfDecision, faultsOfEvents, faultsOfOutcome, faultsOfRefusal } from "./said.ts"

const seatNames = ["Ada", "Bruno", "Carla", "Dario", "Elsa", "Fabio"]

const ENOUGH = 8

/** Has nothing like it been heard a few times already? Long games say the same of the same cards again and again. */
function isNews(heard: Map<string, number>, event: GameEvent): boolean {
  const words = Object.values(event).filter((value) => typeof value === "string" || Array.isArray(value))
  const kind = JSON.stringify(words)
  heard.set(kind, (heard.get(kind) ?? 0) + 1)
  return (heard.get(kind) as number) <= ENOUGH
}

/** Every so-many-th state is looked through for prose, and asked why not. */
const STATES = 25

/** What is wrong with what a random game says, each fault once. */
export function talkFaults<S extends State>(
  box: GameBox<S>,
  options: Parameters<Game["create"]>[0],
  seats: number,
  seed: string,
): string[] {
  const { game } = box
  const found = new Set<string>()
  const asked = new Set<string>()
  const heard = new Map<string, number>()
  const note = (faults: readonly string[]): void => faults.forEach((fault) => found.add(fault))
  const state = game.create(options, seats, seed)
  const words = box as unknown as GameBox
  /** What is said to whoever asks for what is not offered; and is there prose in the state? */
  const refusalsIn = (names: Names, seat: number, id: number): string[] => {
    const faults = proseIn(JSON.parse(JSON.stringify(state)), "state")
    for (const key of ["pass", "attack:nobody", "nothing"]) {
      const reason = game.explain(state, seat, key)
      if (reason !== null) faults.push(...faultsOfRefusal(words, reason, names))
    }
    try {
      game.answer(state, seat, id, ["no such answer", "at all"])
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      faults.push(...faultsOfRefusal(words, error.reason, names))
    }
    return faults
  }
  playRandomly(game, state, seed, ({ seat, decision: id, keys }, count) => {
    // Most of a long game is passing because nothing else can be done: that says nothing new.
    const isForced = game.optionsOf(state, { id, seat }).length === 1
    if (!isForced || count % STATES === 0) {
      const view = game.view(state, seat)
      const names = namesFrom(view, seatNames, box)
      for (const decision of view.asked) {
        // Most questions of a long game are the same again, about other copies of the same cards.
        const offered = decision.options.map(({ key }) => key.replaceAll(/#\d+/g, ""))
        const question = `${decision.by} ${decision.prompt.key} ${[...new Set(offered)].join()}`
        if (asked.has(question)) continue
        asked.add(question)
        note(faultsOfDecision(words, decision, decision.options, names))
        note(proseIn(decision, "decision"))
      }
      if (count % STATES === 0) note(refusalsIn(names, seat, id))
    }
    // The same answer in a copy: what everybody hears of it.
    const copy = game.copy(state)
    const events = game.answer(copy, seat, id, keys).filter((event) => isNews(heard, event))
    if (events.length === 0) return
    note(proseIn(events, "events"))
    const viewers = [seat, (seat + 1) % seats, "spectator"] as const
    for (const viewer of viewers) {
      const seen = game.eventsFor(events, viewer)
      note(faultsOfEvents(words, seen, namesFrom(game.view(copy, viewer), seatNames, box, seen)))
    }
  })
  const over = game.outcome(state)
  if (over !== null)
    note(faultsOfOutcome(words, over, namesFrom(game.view(state, "spectator"), seatNames, box)))
  return [...found]
}
