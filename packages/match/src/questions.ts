// What a client may ask without changing anything: why not, why so much, what if, how it was. Each is answered from what
// the seat that asks may know.

import { type GameEvent, type Plain, type Reason, Refusal, type State } from "@soulspire/kernel"
import type { Desk } from "./desk.ts"
import type { Question, Told, Viewer } from "./protocol.ts"
import { because } from "./reasons.ts"
import { stateAt } from "./undo.ts"
import { viewOf } from "./views.ts"

/** An answer, or why there is none. */
type Found = Told | { reason: Reason }

function explained<S extends State>({ match }: Desk<S>, viewer: Viewer, act: string): Found {
  if (viewer === "spectator") return { reason: because("only-watching", {}) }
  try {
    return { what: "explain", reason: match.game.explain(match.state, viewer, act) }
  } catch (error) {
    if (error instanceof Refusal) return { what: "explain", reason: error.reason }
    throw error
  }
}

/** The numbers of something this viewer sees, each with what it is made of. */
function numbersOf<S extends State>({ match }: Desk<S>, viewer: Viewer, ref: number): Found {
  const { game, state } = match
  const { zones, seats } = viewOf(match, viewer)
  const seen = Object.values(zones)
    .flat()
    .find((card) => card.ref === ref)
  const isSeat = ref >= 0 && ref < seats
  if (seen === undefined && !isSeat) return { what: "numbers", numbers: {} }
  const shown = game.stats.filter((stat) => isSeat || Object.hasOwn(seen?.shows ?? {}, stat))
  return {
    what: "numbers",
    numbers: Object.fromEntries(shown.map((stat) => [stat, game.explainNumber(state, ref, stat)])),
  }
}

/** Everything this viewer was told, with how many answers stood then. Played again, for nobody keeps it. */
function historyOf<S extends State>({ match }: Desk<S>, viewer: Viewer): Found {
  const { game, answers } = match
  // From where it began, which may have been a position.
  const state = game.copy(stateAt(match, 0))
  const steps: { answers: number; events: GameEvent[] }[] = []
  answers.forEach(({ seat, decision, keys }, i) => {
    const events = game.eventsFor(game.answer(state, seat, decision, keys), viewer)
    if (events.length > 0) steps.push({ answers: i + 1, events })
  })
  return { what: "history", answers: answers.length, steps }
}

function forecastOf<S extends State>(
  { match, hooks }: Desk<S>,
  viewer: Viewer,
  { epoch, decision, keys }: Extract<Question, { what: "forecast" }>,
): Found {
  const isOpen = match.game.decisions(match.state).some(({ id, seat }) => id === decision && seat === viewer)
  if (viewer === "spectator" || !isOpen || epoch !== match.epoch)
    return { reason: because("stale", { decision }) }
  let forecast: Plain = null
  try {
    forecast = hooks.forecast?.(viewer, decision, keys) ?? null
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
  return { what: "forecast", forecast }
}

export function toldOf<S extends State>(desk: Desk<S>, viewer: Viewer, question: Question): Found {
  const { match } = desk
  switch (question.what) {
    case "explain":
      return explained(desk, viewer, question.act)
    case "numbers":
      return numbersOf(desk, viewer, question.ref)
    case "forecast":
      return forecastOf(desk, viewer, question)
    case "history":
      return historyOf(desk, viewer)
    case "then": {
      const answers = Math.min(question.answers, match.answers.length)
      const then = stateAt(match, answers)
      const view = then === match.state ? viewOf(match, viewer) : match.game.view(then, viewer)
      return { what: "then", answers, view }
    }
  }
}
