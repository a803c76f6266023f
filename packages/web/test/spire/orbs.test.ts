// Orbs on the table: one thing for each, told by kind and number, and clicked when one is asked for.

import { expect, test } from "vitest"
import { askedOf } from "../support/asked.ts"
import { seriousFindings } from "../support/axe.ts"
import { house } from "../support/browser.ts"
import { fightAs, overlap } from "../support/fight.ts"
import { outOfReach, tooWide } from "../support/reach.ts"
import { begin } from "../support/table.ts"
import { answered } from "../support/shown-as.ts"

const { open } = house()

const orbWorth = {
  lightning: { given: 1, evoked: 2 },
  frost: { given: 3, evoked: 4 },
  dark: { given: 0, evoked: 7 },
}
const three = { orbSlots: 3, orbWorth, lightning: 1, dark: 1 }
const five = { orbSlots: 5, orbWorth, lightning: 2, frost: 1, dark: 1 }

const asks = (key: string, ...orbs: string[]) =>
  askedOf({ id: 900, kind: "choose", prompt: { key }, options: orbs.map((orb) => ({ key: orb, refs: [] })) })

test("there is a place for each slot, and each orb says its number: at the end of the turn, or evoked if it rests", async () => {
  const page = await fightAs(open, { players: [three] })
  expect(await page.locator(".sp-orb-empty").count()).toBe(1)
  expect(await page.locator(".sp-orb-ball b").allTextContents()).toEqual(["1", "7"])
  const list = page.getByRole("list", { name: "Ada: 2 of 3 Orb slots filled" })
  expect(await list.getByRole("button").allTextContents()).toEqual([
    "Lightning: End of turn: 1 damage. Evoked: 2 damage.1",
    "Dark: End of turn: nothing. Evoked: 7 damage.7",
  ])
  // They are no tokens besides.
  expect(await page.locator(".sp-token-lightning, .sp-token-dark").count()).toBe(0)
  expect(await seriousFindings(page)).toEqual([])
})

test("whoever has no slot has no orbs", async () => {
  const page = await fightAs(open, {})
  expect(await page.locator(".sp-orbs").count()).toBe(0)
})

test("what an orb will do is told beside it when it is pointed to", async () => {
  const page = await fightAs(open, { players: [three] })
  const tip = page.locator(".sp-orb-tip-dark")
  expect(await tip.isVisible()).toBe(false)
  await page.locator(".sp-orb-dark").first().hover()
  expect(await tip.isVisible()).toBe(true)
  expect(await tip.innerText()).toBe("Dark\nEnd of turn: nothing.\nEvoked: 7 damage.")
})

test("Lightning that is for a whole row says so", async () => {
  const page = await fightAs(open, { players: [{ ...three, lightningRows: 1 }] })
  const list = page.getByRole("list", { name: "Ada: 2 of 3 Orb slots filled" })
  expect(await list.getByRole("button").first().textContent()).toBe(
    "Lightning: End of turn: 1 damage to a whole row and the Boss. Evoked: 2 damage to a whole row and the Boss.1",
  )
})

test("an orb that makes room for another is clicked as any that is evoked", async () => {
  const page = await fightAs(open, { players: [five], asked: [asks("evoke-full", "lightning", "dark")] })
  expect(await page.locator(".sp-orb-ball b").allTextContents()).toEqual(["2", "2", "4", "7"])
  expect(await page.locator(".shell-asked .prompt").textContent()).toBe(
    "Your Orb slots are full. Which Orb do you evoke first?",
  )
})

test("the orb to evoke is clicked, with what it does then on it; what cannot be chosen is dark", async () => {
  const page = await fightAs(open, { players: [five], asked: [asks("evoke", "frost", "dark")] })
  expect(await page.locator(".sp-orb-ball b").allTextContents()).toEqual(["2", "2", "4", "7"])
  const lit = page.locator(".sp-orb.lit")
  expect(await lit.evaluateAll((orbs) => orbs.map((orb) => (orb as HTMLElement).dataset["orb"]))).toEqual([
    "frost",
    "dark",
  ])
  // Nobody repeats them below the question.
  expect(await page.locator(".shell-asked .choice").first().isVisible()).toBe(false)
  expect(await outOfReach(page)).toEqual([])
  expect(await seriousFindings(page)).toEqual([])
  const [keys] = await Promise.all([answered(page), lit.last().click()])
  expect(keys).toEqual(["dark"])
})

test("the orb to act is chosen by keys, in Italian too, and shows what it gives at the end of a turn", async () => {
  const page = await fightAs(
    open,
    { players: [five], asked: [asks("trigger-orb", "lightning", "frost")] },
    { locale: "it-IT" },
  )
  expect(await page.locator(".sp-orb-ball b").allTextContents()).toEqual(["1", "1", "3", "0"])
  const frost = page.getByRole("button", { name: "Gelo: Fine turno: 3 Blocco. Evocata: 4 Blocco." })
  await frost.focus()
  const [keys] = await Promise.all([answered(page), page.keyboard.press("Enter")])
  expect(keys).toEqual(["frost"])
})

test.each([
  { width: 1440, height: 900, touch: false },
  { width: 1280, height: 720, touch: false },
  { width: 390, height: 844, touch: true },
])("ten orbs lie over nothing else at $width by $height", async (screen) => {
  const many = { orbSlots: 10, orbWorth, lightning: 4, frost: 3, dark: 2 }
  const page = await fightAs(open, { players: [many] }, screen)
  for (const other of [
    ".sp-hand",
    ".sp-intent",
    ".sp-end-turn",
    ".sp-enemy",
    ".sp-head",
    ".sp-hero .sp-coming",
  ])
    expect(await overlap(page, ".sp-orb", other)).toEqual([])
  expect(await tooWide(page)).toBe(0)
  expect(await outOfReach(page)).toEqual([])
})

test("on a phone they are repeated as buttons, for a finger", async () => {
  const page = await fightAs(
    open,
    { players: [five], asked: [asks("evoke", "lightning", "frost", "dark")] },
    { width: 390, height: 844, touch: true },
  )
  expect(await page.locator(".shell-asked .choice:visible").allTextContents()).toEqual([
    "Lightning1",
    "Frost2",
    "Dark3",
  ])
})

test("the Defect begins with one Lightning in three slots, and the game itself says what it will do", async () => {
  const { page } = await open({ width: 1440, height: 900 })
  await begin(page, { game: "spire", seed: "orbs", options: { room: "encounter", characters: ["defect"] } })
  await page.locator(".sp-orb").first().waitFor()
  expect(await page.locator(".sp-orb").count()).toBe(1)
  expect(await page.locator(".sp-orb-empty").count()).toBe(2)
  const orb = page.getByRole("button", { name: "Lightning: End of turn: 1 damage. Evoked: 2 damage." })
  expect(await orb.locator("b").textContent()).toBe("1")
})
