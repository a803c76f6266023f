// A view is made once: however many look from a seat, ask, wish and pass, nothing is worked out a second time before the
// next answer.

import { stranger } from "@soulspire/bots"
import type { State } from "@soulspire/kernel"
import { createMatch, outcomeOf, usualPreferences, type Viewer } from "@soulspire/match"
import { proof } from "@soulspire/proof"
import { expect, it } from "vitest"
import { hallOf } from "./support/hall.ts"
import { bot, person, solo, strangersKeys } from "./support/play.ts"

/** The proof game, and how often a viewer's view of a state has been made. */
function countedGame() {
  const made = new Map<State, Map<Viewer, number>>()
  const game: typeof proof = {
    ...proof,
    view(state, viewer) {
      const views = made.get(state) ?? new Map<Viewer, number>()
      made.set(state, views.set(viewer, (views.get(viewer) ?? 0) + 1))
      return proof.view(state, viewer)
    },
  }
  return { game, counts: () => [...made.values()].flatMap((views) => [...views.values()]) }
}

it("is made once an answer for each viewer, with several windows, wishes, hints, questions and a bot", () => {
  const { game, counts } = countedGame()
  const seats = [person("Ada"), person("Ben"), bot("Rob")]
  const match = createMatch(game, { options: { rounds: 3, barter: false }, seats, seed: "once" })
  let hints = 0
  const hall = hallOf(match, { hint: (_seat, _asked, done) => (hints++, done(null)) })
  // Ada looks from two windows, and so do those who watch.
  const viewers: [string, Viewer][] = [
    ["ada", 0],
    ["ada again", 0],
    ["ben", 1],
    ["eve", "spectator"],
    ["eve again", "spectator"],
  ]
  for (const [client, viewer] of viewers) hall.join(client, viewer)
  hall.say("ada", { t: "preferences", preferences: { ...usualPreferences, level: "act" } })
  hall.say("ben", { t: "preferences", preferences: { ...usualPreferences, level: "stops" } })
  const random = stranger("once")
  for (let i = 0; outcomeOf(match) === null && i < 400; i++) {
    const [decision] = game.decisions(match.state).filter(({ standing }) => !standing)
    const { seat, id } = decision
    const keys = strangersKeys(match, decision, random)
    if (seat === 2) hall.host.answerForBot(seat, match.epoch, id, keys)
    else {
      const client = seat === 0 ? "ada again" : "ben"
      const thing = hall.at(client).view?.zones["hand.0"]?.[0]?.ref ?? 0
      hall.say(client, { t: "hint", epoch: match.epoch, decision: id })
      hall.say(client, { t: "ask", question: { what: "numbers", ref: thing } })
      hall.say(client, { t: "ask", question: { what: "then", answers: match.answers.length } })
      hall.say(client, { t: "answer", epoch: match.epoch, decision: id, keys })
    }
  }
  expect(outcomeOf(match)).not.toBeNull()
  expect(hints).toBeGreaterThan(10)
  expect(match.log.some((entry) => entry.k === "answer" && entry.auto === true)).toBe(true)
  expect(counts().length).toBeGreaterThan(match.answers.length)
  expect(Math.max(...counts())).toBe(1)
})

it("is a new one after the next answer, and the earlier one again after an undo", () => {
  const { game, counts } = countedGame()
  const match = createMatch(game, {
    options: { rounds: 3, barter: false },
    seats: solo,
    seed: "one",
  })
  const hall = hallOf(match)
  hall.join("ada", 0)
  const before = hall.at("ada").view
  const [decision] = game.decisions(match.state).filter(({ standing }) => !standing)
  hall.answer("ada", ...strangersKeys(match, decision, stranger("new")))
  expect(hall.at("ada").view).not.toEqual(before)
  expect(hall.at("ada").view).toEqual(proof.view(match.state, 0))
  hall.say("ada", { t: "undo", act: "ask", epoch: 0, sure: true })
  expect(hall.at("ada").view).toEqual(before)
  // Of the state that was gone back to, and of the one between.
  expect(counts()).toEqual([2, 1])
})
