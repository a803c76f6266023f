// Nobody is told more than its seat may know: in two worlds that a viewer cannot tell apart, everything its host sends it
// is the same, byte for byte: views, deltas, replies, refusals, undo requests, preferences.

import { stranger } from "@soulspire/bots"
import { below, type RandomState } from "@soulspire/kernel"
import {
  type ClientMessage,
  hostOf,
  type HostMessage,
  outcomeOf,
  usualPreferences,
  type Viewer,
} from "@soulspire/match"
import { proof, type ProofState } from "@soulspire/proof"
import { scramble } from "@soulspire/testkit"
import { describe, expect, it } from "vitest"
import { newMatch, person, playOn, type ProofMatch, strangersKeys, two } from "./support/play.ts"

/** A match that starts here. */
const from = (match: ProofMatch, state: ProofState): ProofMatch => ({
  ...match,
  state,
  start: proof.hash(state),
  log: [],
  answers: [],
  epoch: 0,
  kept: new Map([[0, state]]),
})

/** A host, and all that one viewer hears of it. */
function listen(
  match: ProofMatch,
  viewer: Viewer,
): { say(seat: Viewer, message: ClientMessage): void; heard: string[] } {
  const heard: string[] = []
  const host = hostOf(match, {
    send(client, message: HostMessage) {
      if (client === name(viewer)) heard.push(JSON.stringify(message))
    },
    hint: (_seat, asked, done) => done([asked.options[0]?.key ?? ""]),
    midway: true,
  })
  for (const each of [...match.seats.keys(), "spectator" as const]) host.connect(name(each), each)
  return { heard, say: (seat, message) => host.receive(name(seat), message) }
}
const name = (viewer: Viewer): string => `client ${viewer}`

/**
 * Does the game itself tell this viewer the same in both worlds, if this is answered? Then the match has to, too. (What the
 * giver of an answer knew before decides how it may be taken back: so much is told by taking it back.)
 */
function sameForGame(
  a: ProofMatch,
  b: ProofMatch,
  viewer: Viewer,
  message: ClientMessage,
  seat: number,
): boolean {
  if (message.t !== "answer") return true
  const seen = [a, b].map((match) => {
    const state = proof.copy(match.state)
    try {
      const open = { id: message.decision, seat }
      const options = seat === viewer ? [] : proof.optionsOf(state, open)
      const events = proof.eventsFor(proof.answer(state, seat, message.decision, message.keys), viewer)
      return JSON.stringify([options, events, proof.view(state, viewer), proof.undoMark(state)])
    } catch (error) {
      return String(error)
    }
  })
  return seen[0] === seen[1]
}

/** Something a seat might say, sensible or not. */
function anything(match: ProofMatch, seat: number, id: string, random: RandomState): ClientMessage {
  const { epoch } = match
  const open = proof.decisions(match.state)
  const decision = open[below(random, 0, open.length)]
  switch (below(random, 0, 8)) {
    case 0:
      return { t: "undo", id, act: "ask", epoch, sure: below(random, 0, 2) === 0 }
    case 1:
      return { t: "undo", id, act: "agree", request: below(random, 0, 6) }
    case 2:
      return {
        t: "undo",
        id,
        act: below(random, 0, 2) === 0 ? "refuse" : "withdraw",
        request: below(random, 0, 6),
      }
    case 3:
      return { t: "hint", id, epoch, decision: decision.id }
    case 4:
      return { t: "preferences", id, preferences: { ...usualPreferences, level: "always" } }
    case 5:
      return {
        t: "answer",
        id,
        epoch,
        decision: decision.id,
        keys: [`play:spark#${16 + below(random, 0, 60)}`],
      }
    default: {
      const mine = open.find((each) => each.seat === seat) ?? decision
      return { t: "answer", id, epoch, decision: mine.id, keys: strangersKeys(match, mine, random) }
    }
  }
}

interface Heard {
  worlds: number
  messages: number
  undos: number
  /** In how many worlds something else was heard. */
  differ: number
}

/** Random positions, each in two worlds with the same things said in both; `bent` may bend the game. */
function compare(viewer: Viewer, bent: (game: typeof proof) => typeof proof = (game) => game): Heard {
  const counts: Heard = { worlds: 0, messages: 0, undos: 0, differ: 0 }
  for (let seed = 0; seed < 40; seed++) {
    const random = stranger(`hidden ${seed}`)
    const start = newMatch([...two, person("Cleo")], `hidden ${seed}`, seed % 2 === 0)
    playOn(start, `hidden ${seed}`, below(random, 0, 60))
    if (outcomeOf(start) !== null) continue
    const twin = scramble(proof, start.state, viewer === "spectator" ? -1 : viewer, random)
    const worlds = [start.state, twin].map((state) => ({ ...from(start, state), game: bent(proof) }))
    const hosts = worlds.map((world) => listen(world, viewer))
    const both = (seat: Viewer, message: ClientMessage): void =>
      hosts.forEach(({ say }) => say(seat, message))
    const [mine, other] = worlds
    both(viewer, { t: "subscribe", id: "first" })
    counts.worlds++
    for (let i = 0; i < 40 && outcomeOf(mine) === null; i++) {
      const seat = below(random, 0, 3)
      const message = anything(mine, seat, `m${i}`, random)
      if (!sameForGame(mine, other, viewer, message, seat)) break
      both(seat, message)
      counts.messages++
    }
    both(viewer, { t: "subscribe", id: "last" })
    counts.undos += mine.epoch
    if (JSON.stringify(hosts[0].heard) !== JSON.stringify(hosts[1].heard)) counts.differ++
  }
  return counts
}

describe.each<[string, Viewer]>([
  ["a seat", 0],
  ["another seat", 2],
  ["somebody who watches", "spectator"],
])("%s", (_name, viewer) => {
  it("hears the same in two worlds it cannot tell apart", () => {
    const { worlds, messages, undos, differ } = compare(viewer)
    expect(differ).toBe(0)
    expect(worlds).toBeGreaterThan(25)
    expect(messages).toBeGreaterThan(400)
    expect(undos).toBeGreaterThan(3)
  })

  it("would hear the difference if events were sent as they are", () => {
    const leaky = (game: typeof proof): typeof proof => ({ ...game, eventsFor: (events) => [...events] })
    expect(compare(viewer, leaky).differ).toBeGreaterThan(0)
  })
})
