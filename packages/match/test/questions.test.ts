// What a client may ask without changing anything, and that nobody is told more than their seat may know.

import type { HostMessage, Told } from "@soulspire/match"
import { describe, expect, it } from "vitest"
import { fullHall, type Hall } from "./support/hall.ts"
import { newMatch } from "./support/play.ts"

const lastTo = (hall: Hall, client: string): HostMessage | undefined =>
  hall.sent.findLast((each) => each.client === client)?.message

function told(hall: Hall, client: string, question: Parameters<Hall["say"]>[1] & { t: "ask" }): Told {
  hall.say(client, question)
  const message = lastTo(hall, client)
  if (message?.t !== "told") throw new Error(`was not told but ${message?.t}`)
  return message.told
}

describe("a question", () => {
  it("changes nothing", () => {
    const hall = fullHall(newMatch())
    told(hall, "ada", { t: "ask", question: { what: "history" } })
    expect(hall.match.log).toHaveLength(0)
    expect(hall.at("ada").version).toBe(0)
  })

  it("why something is not offered is answered with the game's reason", () => {
    const hall = fullHall(newMatch())
    const answer = told(hall, "ben", { t: "ask", question: { what: "explain", act: "end" } })
    expect(answer).toMatchObject({ what: "explain", reason: { key: expect.any(String) } })
  })

  it("about the way here is answered with what this seat was told, and no more", () => {
    const hall = fullHall(newMatch())
    const heard = (client: string): unknown[] =>
      hall.sent.flatMap((each) =>
        each.client === client && each.message.t === "delta" ? each.message.events : [],
      )
    for (const client of ["ada", "ben", "ada"]) hall.answer(client, "end")
    for (const client of ["ada", "ben", "eve"]) {
      const answer = told(hall, client, { t: "ask", question: { what: "history" } })
      expect(answer.what === "history" && answer.steps.flatMap(({ events }) => events)).toEqual(heard(client))
    }
  })

  it("how the table was is answered with the view of then", () => {
    const hall = fullHall(newMatch())
    const before = hall.at("ada").view
    for (const client of ["ada", "ben"]) hall.answer(client, "end")
    expect(told(hall, "ada", { t: "ask", question: { what: "then", answers: 0 } })).toEqual({
      what: "then",
      answers: 0,
      view: before,
    })
  })

  it("about numbers tells nothing of what the seat does not see", () => {
    const hall = fullHall(newMatch())
    const own = hall.match.state.objects.find(({ known, def }) => def >= 0 && known === 0)
    expect(own).toBeDefined()
    const answer = told(hall, "ben", { t: "ask", question: { what: "numbers", ref: own?.ref ?? 0 } })
    expect(answer).toEqual({ what: "numbers", numbers: {} })
  })

  it("what an answer would do is for whoever is asked, about what is open", () => {
    const forecasts: unknown[] = []
    const hall = fullHall(newMatch(), {
      forecast: (seat, decision, keys) => {
        forecasts.push([seat, decision, keys])
        return "rain"
      },
    })
    const decision = hall.at("ada").view?.asked[0].id ?? 0
    const question = { what: "forecast" as const, epoch: 0, decision, keys: ["end"] }
    expect(told(hall, "ada", { t: "ask", question })).toEqual({ what: "forecast", forecast: "rain" })
    expect(forecasts).toEqual([[0, decision, ["end"]]])
    hall.say("ben", { t: "ask", question })
    expect(lastTo(hall, "ben")).toMatchObject({ t: "answered", accepted: false, reason: { key: "stale" } })
    expect(forecasts).toHaveLength(1)
  })
})
