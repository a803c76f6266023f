// A worked example behind the page: opened with all its answers, told from its position on, and played on from a step of it.

import { fourSoulsBox } from "@soulspire/four-souls"
import { answersOfExample } from "@soulspire/text"
import { expect, test } from "vitest"
import { savesInMemory } from "../../src/worker/memory.ts"
import type { NewMatch } from "../../src/worker/messages.ts"
import { deskWith, until } from "../support/office.ts"

const [example] = fourSoulsBox.examples ?? []
const all = answersOfExample(example).length
const setup = (answers: number | null): NewMatch => ({
  game: "four-souls",
  options: example.options,
  seats: example.players.map((name) => ({ kind: "person", name })),
  seed: "example",
  curtain: false,
  example: { rule: example.rule, answers },
})

test("what has happened is told from the position on, and nothing happens by itself", async () => {
  const desk = deskWith(savesInMemory())
  const saved = await desk.wish({ want: "create", setup: setup(null) })
  expect([saved.answers, saved.example]).toEqual([all, example.rule])
  await desk.wish({ want: "open", match: saved.id, seat: 0 })
  desk.say({ t: "subscribe", id: "s" })
  desk.say({ t: "ask", id: "h", question: { what: "history" } })
  desk.say({ t: "ask", id: "t", question: { what: "then", answers: 0 } })
  const told = (id: string) =>
    desk.sent.find((each) => each.t === "host" && "id" in each.message && each.message.id === id)
  await until(() => told("h") !== undefined && told("t") !== undefined)
  expect(desk.sent.filter(({ t }) => t === "stopped")).toEqual([])
  expect(told("h")).toMatchObject({ message: { told: { what: "history", answers: all } } })
  expect(told("t")).toMatchObject({ message: { told: { what: "then", answers: 0 } } })
})

test("played on from one of its steps it is a match like any other", async () => {
  const desk = deskWith(savesInMemory())
  const saved = await desk.wish({ want: "create", setup: setup(3) })
  expect([saved.answers, saved.example]).toEqual([3, undefined])
})
