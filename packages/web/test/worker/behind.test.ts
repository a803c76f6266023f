// Bots play no further than what the screen has shown: whoever looks on could answer nothing of it any more.

import { expect, test } from "vitest"
import { answerOften, deskWith, type Desk, fight, opened, until } from "../support/office.ts"
import { newDrawer } from "../support/drawer.ts"

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
const versions = (desk: Desk): number => desk.state().version

test("while the screen is behind nothing more is answered, and then everything goes on", async () => {
  const desk = deskWith(newDrawer())
  const saved = await desk.wish({ want: "create", setup: fight })
  await desk.wish({ want: "open", match: saved.id, seat: 0 })
  desk.stage(true, true)
  desk.say({ t: "subscribe", id: "s" })
  await until(() => versions(desk) >= 0)
  // What was being stored by then is told of.
  await pause(300)
  const held = versions(desk)
  await pause(300)
  expect(versions(desk)).toBe(held)
  desk.stage(true, false)
  await until(() => versions(desk) > held + 3)
})

test("how everything stood in between is told where it is shown, and nowhere else", async () => {
  const told = async (staged: boolean): Promise<number> => {
    const desk = deskWith(newDrawer())
    await opened(desk, { ...fight, seats: [{ kind: "person", name: "Ada" }] })
    desk.stage(staged, false)
    await answerOften(desk, 12)
    return desk.sent.filter((each) => each.t === "host" && each.message.t === "delta" && each.message.midway)
      .length
  }
  expect(await told(false)).toBe(0)
  expect(await told(true)).toBeGreaterThan(3)
})
