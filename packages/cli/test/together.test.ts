// One person with two seats at the screen: nothing is handed over, and it is plain who is asked and what is played for.

import { expect, test } from "vitest"
import { emptyFolder, soulspireIn } from "./support/soulspire.ts"

const table = ["table", "four-souls", "--seed", "5", "--lang", "en", "--options"]

test("whoever plays alone has both seats, and sees both hands", () => {
  const lines = ["pass", "pass", "quit"]
  const { code, out } = soulspireIn({ cwd: emptyFolder(), lines }, ...table, "mode=solo")
  expect(code).toBe(0)
  expect(out).toContain("Timer 8")
  expect(out).toContain("Souls together 0 of 4")
  expect(out).toMatch(/Player [12]: You have priority\./)
  expect(out).not.toContain("only you can see the screen")
})

test("hands that are not open are handed over", () => {
  const lines = ["", "quit"]
  const seats = ["--seats", "anna,bruno"]
  const { out } = soulspireIn({ cwd: emptyFolder(), lines }, ...table, "mode=co-op", ...seats)
  expect(out).toContain("only you can see the screen")
  const open = soulspireIn({ cwd: emptyFolder(), lines }, ...table, "mode=co-op,openHands=true", ...seats)
  expect(open.out).not.toContain("only you can see the screen")
})

test("a challenge is told, stands on the board, and is played to its end", () => {
  const lines = Array.from({ length: 900 }, () => ["pass", "1", "", "0", "1 2"]).flat()
  const { code, out } = soulspireIn(
    { cwd: emptyFolder(), lines },
    ...table,
    "mode=solo,challenge=heart-of-the-cellar",
  )
  expect(code).toBe(0)
  expect(out).toContain("Something beats below the stairs")
  expect(out).toMatch(/Challenge +Heart of the Cellar/)
  expect(out).toContain("The players win together as soon as there is no final boss.")
  expect(out).toContain("Cellar Heart final boss")
  expect(out).toMatch(/the challenge is beaten|The timer is at 0/)
})

test("a table that cannot be is refused in words", () => {
  const { code, err } = soulspireIn(
    { cwd: emptyFolder(), lines: [] },
    ...table,
    "mode=solo",
    "--players",
    "3",
  )
  expect(code).toBe(2)
  expect(err).toContain("This takes 2 players, not 3. (FS-17.1)")
})
