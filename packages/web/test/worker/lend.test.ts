// A seat that a person leaves: a bot plays on in it, the match says so, and the person has it back whenever they like.

import { verify, readMatchFile } from "@soulspire/match"
import { spire } from "@soulspire/spire"
import { expect, it } from "vitest"
import { savesInMemory } from "../../src/worker/memory.ts"
import { deskWith, until } from "../support/office.ts"

const alone = {
  game: "spire",
  options: { room: "encounter", moreHp: 30 },
  seats: [{ kind: "person" as const, name: "Ada" }],
  seed: "lent",
  curtain: false,
}

it("is played by the bot until it is taken back, and belongs to the same person after it is opened again", async () => {
  const desk = deskWith(savesInMemory())
  const { id } = await desk.wish({ want: "create", setup: alone })
  await desk.wish({ want: "open", match: id, seat: 0 })
  desk.say({ t: "subscribe", id: "s" })
  await desk.asked()
  const before = desk.state().version
  await desk.wish({ want: "lend", seat: 0, bot: "easy" })
  await until(() => desk.state().version > before + 3)
  expect(desk.state().seats).toEqual([{ kind: "bot", bot: "easy", name: "Ada" }])
  // Whoever has left their seat answers nothing.
  const { epoch, view } = desk.state()
  desk.say({ t: "answer", id: "late", epoch, decision: view?.asked[0]?.id ?? 0, keys: [] })
  await until(() => desk.state().replies["late"] !== undefined)
  expect(desk.state().replies["late"]).toMatchObject({ accepted: false })
  // Opened anew it is still the bot that plays, and still Ada's.
  const { saved } = await desk.wish({ want: "open", match: id, seat: 0 })
  expect(saved.seats).toEqual(alone.seats)
  desk.say({ t: "subscribe", id: "t" })
  await until(() => desk.state().seats.length > 0)
  expect(desk.state().seats[0].kind).toBe("bot")
  await desk.wish({ want: "lend", seat: 0, bot: null })
  await until(() => desk.state().seats[0].kind === "person")
  const now = desk.state().version
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(desk.state().version).toBe(now)
  const file = readMatchFile(await desk.wish({ want: "export", match: id }))
  expect(verify(file, spire).good).toBe(true)
  expect(file.log.filter(({ k }) => k === "seat")).toHaveLength(2)
})

it("is nobody's to give away that is a bot's from the start", async () => {
  const desk = deskWith(savesInMemory())
  const seats = [...alone.seats, { kind: "bot" as const, bot: "random", name: "Bo" }]
  const { id } = await desk.wish({ want: "create", setup: { ...alone, seats } })
  await desk.wish({ want: "open", match: id, seat: 0 })
  desk.say({ t: "subscribe", id: "s" })
  await desk.asked()
  await desk.wish({ want: "lend", seat: 1, bot: null })
  expect(desk.state().seats[1].kind).toBe("bot")
})
