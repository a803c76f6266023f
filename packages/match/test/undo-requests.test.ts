// Asking to take back at a table of several persons: agreed to, refused, withdrawn, overtaken.

import { fileOf, verify } from "@soulspire/match"
import { proof } from "@soulspire/proof"
import { describe, expect, it } from "vitest"
import { type Hall, hallOf } from "./support/hall.ts"
import { bot, newMatch, person, type ProofMatch } from "./support/play.ts"

const clients = ["ada", "ben", "cleo"]

/** Three persons and a bot; Ada has ended her turn, which has made Ben draw: it is closed. */
function asked(
  match: ProofMatch = newMatch([person("Ada"), person("Ben"), person("Cleo"), bot("Rob")]),
): Hall {
  const hall = hallOf(match)
  clients.forEach((client, seat) => hall.join(client, seat))
  hall.join("eve", "spectator")
  hall.answer("ada", "end")
  expect(hall.say("ada", { t: "undo", act: "ask", epoch: 0 })).toMatchObject({
    reason: { key: "undo-closed" },
  })
  expect(hall.say("ada", { t: "undo", act: "ask", epoch: 0, sure: true })).toMatchObject({ accepted: true })
  return hall
}
const request = (hall: Hall): number => hall.at("eve").undo.request?.no ?? 0
const word = (hall: Hall, client: string, act: "agree" | "refuse" | "withdraw") =>
  hall.say(client, { t: "undo", act, request: request(hall) })

describe("a request", () => {
  it("is told to everybody, with whom it waits for; nothing has happened yet", () => {
    const hall = asked()
    for (const client of [...clients, "eve"])
      expect(hall.at(client).undo.request).toMatchObject({ seat: 0, to: 0, waiting: [1, 2] })
    expect(hall.match.log).toHaveLength(1)
    hall.join("late", "spectator")
    expect(hall.at("late").undo).toEqual(hall.at("eve").undo)
  })

  it("happens when all have agreed", () => {
    const hall = asked()
    const no = request(hall)
    word(hall, "cleo", "agree")
    expect(hall.at("ada").undo.request?.waiting).toEqual([1])
    word(hall, "cleo", "agree")
    expect(hall.at("ada").undo.request?.waiting).toEqual([1])
    // Ben had not heard of Cleo's yet.
    hall.say("ben", { t: "undo", act: "agree", request: no })
    expect(hall.match.log.at(-1)).toMatchObject({ k: "undo", seat: 0, to: 0, agreed: [0, 1, 2] })
    for (const client of [...clients, "eve"]) {
      expect(hall.at(client).undo).toMatchObject({ request: null, settled: "done" })
      expect(hall.at(client).epoch).toBe(1)
    }
    expect(verify(fileOf(hall.match), proof).good).toBe(true)
  })

  it.each([
    ["refused", "ben", "refuse"],
    ["withdrawn", "ada", "withdraw"],
  ] as const)("is %s by %s", (how, client, act) => {
    const hall = asked()
    word(hall, "cleo", "agree")
    expect(word(hall, client, act)).toMatchObject({ accepted: true })
    expect(hall.at("eve").undo).toMatchObject({ request: null, settled: how })
    expect(word(hall, "ben", "agree")).toMatchObject({ reason: { key: "undo-not-asked" } })
    expect(hall.match.log).toHaveLength(1)
  })

  it.each(["agree", "refuse"] as const)(
    "cannot be answered (%s) by the one who asks or by those who watch",
    (act) => {
      const hall = asked()
      expect(word(hall, "ada", act)).toMatchObject({ reason: { key: "undo-not-yours" } })
      expect(word(hall, "eve", act)).toMatchObject({ reason: { key: "only-watching" } })
      expect(word(hall, "ben", "withdraw")).toMatchObject({ reason: { key: "undo-not-yours" } })
      expect(request(hall)).toBeGreaterThan(0)
    },
  )

  it("is over with any further answer, and with a seat that changes hands", () => {
    const answered = asked()
    answered.answer("ben", "end")
    expect(answered.at("ada").undo).toMatchObject({ request: null, settled: "overtaken" })
    const left = asked()
    left.say("cleo", { t: "leave" })
    expect(left.at("ada").undo).toMatchObject({ request: null, settled: "overtaken" })
  })

  it("that is over cannot be agreed to when another is asked", () => {
    const hall = asked()
    const old = request(hall)
    word(hall, "ben", "refuse")
    hall.say("ada", { t: "undo", act: "ask", epoch: 0, sure: true })
    expect(hall.say("cleo", { t: "undo", act: "agree", request: old })).toMatchObject({
      reason: { key: "undo-not-asked" },
    })
  })

  it("is one at a time, and of this epoch", () => {
    const hall = asked()
    expect(hall.say("ada", { t: "undo", act: "ask", epoch: 0, sure: true })).toMatchObject({
      reason: { key: "undo-asked-already" },
    })
    word(hall, "ben", "agree")
    word(hall, "cleo", "agree")
    hall.answer("ada", "end")
    expect(hall.say("ada", { t: "undo", act: "ask", epoch: 0, sure: true })).toMatchObject({
      reason: { key: "undo-stale" },
    })
  })

  it("makes bots and preferences wait", () => {
    const hall = hallOf(newMatch([person("Ada"), person("Ben"), bot("Rob")], "waiting"))
    hall.join("ada", 0)
    hall.join("ben", 1)
    hall.answer("ada", "end")
    hall.answer("ben", "end")
    expect(hall.host.botsToMove().decisions).toHaveLength(1)
    hall.say("ben", { t: "undo", act: "ask", epoch: 0, sure: true })
    expect(hall.host.botsToMove().decisions).toEqual([])
    const words: unknown[] = []
    const [decision] = proof.decisions(hall.match.state)
    hall.host.answerForBot(2, 0, decision.id, ["end"], (reason) => words.push(reason?.key))
    expect(words).toEqual(["undo-asked-already"])
    hall.say("ada", { t: "undo", act: "refuse", request: hall.at("ada").undo.request?.no ?? 0 })
    hall.host.answerForBot(2, 0, decision.id, ["end"], (reason) => words.push(reason))
    expect(words).toEqual(["undo-asked-already", null])
  })
})

describe("one's own chance to take back", () => {
  it("is told to oneself alone", () => {
    const hall = hallOf(newMatch())
    hall.join("ada", 0)
    hall.join("ben", 1)
    hall.join("eve", "spectator")
    expect(hall.at("ada").own).toBeNull()
    hall.answer("ada", "end")
    expect([hall.at("ada").own, hall.at("ben").own, hall.at("eve").own]).toEqual(["closed", null, null])
    hall.answer("ben", "end")
    // What the others' answers have shown them is not Ada's to know.
    expect(hall.at("ada").own).toBe("request")
  })
})
