// Deltas: small, and whoever puts them on has byte for byte the view that somebody gets who comes only now.

import { stranger } from "@soulspire/bots"
import { below, type RandomState } from "@soulspire/kernel"
import { type HostMessage, outcomeOf, undoTerms } from "@soulspire/match"
import { describe, expect, it } from "vitest"
import { fullHall, type Hall } from "./support/hall.ts"
import { newMatch, person, solo, strangersKeys, two } from "./support/play.ts"

const bytes = (value: unknown): string => JSON.stringify(value)
const clients = ["ada", "ben", "cleo", "eve"]
const seatOf = (client: string): number => clients.indexOf(client)

/** Somebody does something: answers, takes back with everybody's agreement, changes seats. */
function something(hall: Hall, random: RandomState): void {
  const { match, host } = hall
  const open = match.game.decisions(match.state)
  const decision = open[below(random, 0, open.length)]
  const client = clients[decision.seat]
  const roll = below(random, 0, 12)
  if (roll === 0) {
    const { epoch } = match
    hall.say("ada", { t: "undo", act: "ask", epoch, sure: true })
    for (const other of ["ben", "cleo"]) {
      const request = hall.at("ada").undo.request?.no ?? 0
      hall.say(other, { t: "undo", act: "agree", request })
    }
  } else if (roll === 1) host.sit(1, below(random, 0, 2) === 0 ? person("Ben") : person("Benjamin"))
  else if (match.seats[decision.seat].kind === "bot")
    host.answerForBot(decision.seat, match.epoch, decision.id, strangersKeys(match, decision, random))
  else if (!decision.standing || match.game.optionsOf(match.state, decision).length > 0)
    hall.say(client, {
      t: "answer",
      epoch: match.epoch,
      decision: decision.id,
      keys: strangersKeys(match, decision, random),
    })
}

describe.each([
  ["two persons", two],
  ["three persons", [...two, person("Cleo")]],
  ["a person and a bot", solo],
])("%s", (_name, seats) => {
  it("everybody always sees what somebody new would see", () => {
    let undone = 0
    for (let seed = 0; seed < 12; seed++) {
      const hall = fullHall(newMatch(seats, `deltas ${seed}`, seed % 2 === 0))
      if (seats.length > 2) hall.join("cleo", 2)
      const random = stranger(`deltas ${seed}`)
      for (let i = 0; i < 90 && outcomeOf(hall.match) === null; i++) {
        something(hall, random)
        for (const client of clients.filter((each) => each !== "cleo" || seats.length > 2)) {
          const fresh = `new ${client} ${i}`
          hall.join(fresh, client === "eve" ? "spectator" : seatOf(client))
          const { replies: _mine, news: _news, ...known } = hall.at(client)
          const { replies: _none, news: _none2, ...anew } = hall.at(fresh)
          expect(bytes(known)).toBe(bytes(anew))
          expect(bytes(known.view)).toBe(
            bytes(hall.match.game.view(hall.match.state, client === "eve" ? "spectator" : seatOf(client))),
          )
          hall.host.disconnect(fresh)
        }
      }
      undone += hall.match.epoch
    }
    expect(undone).toBeGreaterThan(10)
  })
})

describe("whoever comes back", () => {
  it("gets what it has missed and no more, as long as that is remembered", () => {
    const hall = fullHall(newMatch())
    const before = hall.at("ben")
    hall.host.disconnect("ben")
    hall.answer("ada", "end")
    hall.host.sit(1, person("Benno"))
    const { length } = hall.sent
    hall.host.connect("ben", 1)
    hall.say("ben", { t: "subscribe", since: before.version })
    expect(hall.sent.slice(length).map(({ message }) => message.t)).toEqual(["delta", "delta", "undo"])
    expect(hall.at("ben").version).toBe(2)
    expect(hall.at("ben").behind).toBe(false)
    expect(hall.at("ben").seats[1].name).toBe("Benno")
  })

  it("gets a whole view if that is too long ago, or was never", () => {
    const hall = fullHall(newMatch())
    for (let i = 0; i < 70; i++) hall.host.sit(1, person(`Ben ${i}`))
    for (const since of [0, 1, 500]) {
      const { length } = hall.sent
      hall.say("ben", { t: "subscribe", since })
      expect(hall.sent.slice(length).map(({ message }) => message.t)).toEqual(["view"])
    }
  })

  it("is told at once if nothing was missed", () => {
    const hall = fullHall(newMatch())
    const { length } = hall.sent
    hall.say("ben", { t: "subscribe", since: 0 })
    expect(hall.sent.slice(length).map(({ message }) => message.t)).toEqual(["undo"])
  })
})

it("a delta is much smaller than a view", () => {
  const hall = fullHall(newMatch(two, "small"))
  const random = stranger("small")
  let [deltas, views, count] = [0, 0, 0]
  while (outcomeOf(hall.match) === null) {
    something(hall, random)
    const last = hall.sent.findLast(({ client, message }) => client === "eve" && message.t === "delta")
    deltas += bytes(last?.message satisfies HostMessage | undefined).length
    views += bytes(hall.at("eve").view).length
    count++
  }
  expect(count).toBeGreaterThan(20)
  expect(deltas * 4).toBeLessThan(views)
})

it("what terms an undo has is the same for a match and its host", () => {
  const hall = fullHall(newMatch(solo))
  hall.answer("ada", "end")
  expect(undoTerms(hall.match, 0)).toEqual({ to: 0, mark: "closed", consent: [0] })
  expect(hall.at("ada").own).toBe("closed")
})
