// Setting a table: drawn from the game's options, remembered, shared as a link, refused in words.

import { fourSoulsBox } from "@soulspire/four-souls"
import { spireBox } from "@soulspire/spire"
import type { Preset } from "@soulspire/text"
import type { Locator } from "playwright-core"
import { describe, expect, test } from "vitest"
import { linkOf, type Plan, planOfLink, withOption } from "../../src/screens/setup/plan.ts"
import { isPreset, setupOf, withPreset } from "../../src/screens/setup/presets.ts"
import { seriousFindings } from "../support/axe.ts"
import { house } from "../support/browser.ts"

const { open } = house()

const plan = {
  chairs: [
    { who: "person", name: "Zoë" },
    { who: "hard:careful", name: "Ada" },
  ],
  options: { mode: "solo" },
  seed: "a seed, ünd more",
  curtain: true,
}

test("a link carries the whole table", () => {
  const link = linkOf(plan)
  expect(link).toMatch(/^[\w-]+$/)
  expect(planOfLink(link)).toEqual(plan)
})

test.each(["", "nonsense", linkOf({ ...plan, chairs: [] }), btoa("[1]"), btoa('{"chairs":1}')])(
  "%s is no link to a table",
  (link) => expect(planOfLink(link)).toBeNull(),
)

test("a bot that is not known any more is the usual one", () => {
  const sitting = (who: string): string | undefined =>
    planOfLink(linkOf({ ...plan, chairs: [{ who, name: "Ada" }] }))?.chairs[0].who
  expect(sitting("greedy")).toBe("normal")
  expect(sitting("expert")).toBe("expert")
  expect(sitting("hard:moody")).toBe("hard")
  expect(sitting("random:spiteful")).toBe("random")
})

test("how well a bot plays, and what it is like, is chosen with its seat", async () => {
  const { page } = await open({ at: "/table/spire" })
  await page.getByRole("button", { name: "Add a player" }).click()
  const level = page.getByLabel("Seat 2: Player type")
  const temper = page.getByLabel("Seat 2: Style")
  expect(await level.inputValue()).toBe("normal")
  await level.selectOption("Bot: hard")
  await temper.selectOption("spiteful")
  await level.selectOption("Bot: easy")
  expect(await temper.inputValue()).toBe("spiteful")
  await level.selectOption("Bot: random")
  expect(await temper.count()).toBe(0)
})

test("an option that is as usual again is not mentioned", () => {
  const schema = { rooms: { kind: "flag", default: false } } as const
  const changed = withOption(plan, schema, "rooms", true)
  expect(changed.options).toEqual({ mode: "solo", rooms: true })
  expect(withOption(changed, schema, "rooms", false).options).toEqual({ mode: "solo" })
})

test("what does not go together is refused in words, with its rule", async () => {
  const { page } = await open({ at: "/table/four-souls" })
  await page.getByRole("radio", { name: "Solo" }).check({ force: true })
  const refused = page.getByRole("alert")
  await refused.waitFor()
  expect(await refused.textContent()).toContain("This takes 2 players, not 4. rule FS-17.1")
  await refused.getByRole("button", { name: "Remove Bruno and Cleo" }).click()
  expect(await refused.count()).toBe(0)
  await page.getByRole("button", { name: "Start game" }).click()
  await page.waitForURL(/#\/match\//)
})

test("single questions are asked about only in a mix of one's own, which can begin with an edition", async () => {
  const { page } = await open({ at: "/table/four-souls" })
  const questions = page.getByRole("group", { name: "Where the editions disagree" })
  const rules = (name: string): Promise<void> =>
    page.getByRole("radiogroup", { name: "Rules" }).getByRole("radio", { name }).check({ force: true })
  await page.getByRole("radiogroup", { name: "Rules" }).waitFor()
  expect(await questions.count()).toBe(0)
  await rules("Your own mix")
  const loot = questions.getByLabel("Does the loot of the loot step go on the stack?")
  expect(await loot.inputValue()).toBe("no")
  await questions.getByRole("button", { name: "First edition" }).click()
  expect(await loot.inputValue()).toBe("yes")
  // A contradiction has its reason where all refusals are.
  await questions
    .getByLabel("When is the target of an attack or a purchase chosen?")
    .selectOption("After everybody could respond")
  await page.getByRole("button", { name: "Start game" }).click()
  const refused = page.getByRole("alert")
  await refused.waitFor()
  expect(await refused.textContent()).toMatch(/^Two answers contradict each other: .* rule RD-42$/)
  // Another ruleset has its own answers.
  await rules("Italian rulebook")
  expect([await questions.count(), await refused.count()]).toEqual([0, 0])
  await rules("Your own mix")
  expect(await loot.inputValue()).toBe("no")
  await questions.getByRole("button", { name: "First edition" }).click()
  await page.getByRole("button", { name: "Start game" }).click()
  await page.waitForURL(/#\/match\//)
})

test("a table of the first edition is ready-made", async () => {
  const { page } = await open({ at: "/table/four-souls", locale: "it-IT" })
  await page
    .getByRole("group", { name: "Partite già pronte" })
    .getByRole("button", { name: "Prima edizione" })
    .click()
  const rules = page.getByRole("radiogroup", { name: "Regole" })
  expect(await rules.getByRole("radio", { name: "Prima edizione" }).isChecked()).toBe(true)
})

test("the last table is remembered, and a link is somebody else's", async () => {
  const { page } = await open({ at: "/table/spire", locale: "it-IT" })
  await page.getByRole("button", { name: "Scalata del giorno" }).click()
  await page.getByRole("button", { name: "Inizia la partita" }).click()
  await page.waitForURL(/#\/match\//)
  await page.goto(page.url().replace(/#.*/, "#/table/spire"))
  const daily = page.getByRole("button", { name: "Scalata del giorno" })
  await daily.waitFor()
  expect(await daily.getAttribute("aria-pressed")).toBe("true")
  await page.goto(
    page.url().replace(/#.*/, `#/table/spire/${linkOf({ ...plan, options: { ascension: 3 } })}`),
  )
  await page.getByText("Preparata con un link condiviso.").waitFor()
  expect(await page.getByLabel("Ascensione", { exact: true }).inputValue()).toBe("3")
  expect(await page.getByLabel("Posto 1: Nome").inputValue()).toBe("Zoë")
})

test('what is behind "More options" stays open for whoever has opened it, also when all of it is as usual again', async () => {
  const { page } = await open({ at: "/table/spire" })
  await page.getByText(/^More options/).click()
  const more = page.getByLabel("More HP for practice")
  await more.fill("9")
  await more.fill("0")
  expect(await more.isVisible()).toBe(true)
})

test.each([
  ["en-US", "Ascension", "Elites are harder."],
  ["it-IT", "Ascensione", "Gli Elite sono più forti."],
] as const)(
  "what each level of an ascension brings is said where it is chosen (%s)",
  async (locale, name, first) => {
    const { page } = await open({ at: "/table/spire", locale })
    const levels = page.locator(".levels li")
    expect(await levels.count()).toBe(0)
    await page.getByLabel(name, { exact: true }).fill("3")
    expect(await levels.count()).toBe(3)
    expect(await levels.first().innerText()).toBe(first)
    await page.getByLabel(name, { exact: true }).fill("13")
    expect(await levels.count()).toBe(13)
  },
)

test("what is ready-made says what it changes, and nobody leaves the table unsaid", async () => {
  const { page } = await open({ at: "/table/four-souls" })
  const chairs = page.getByRole("textbox", { name: /^Seat \d: Name$/ })
  const ready = (name: string): Locator =>
    page.getByRole("group", { name: "Ready-made games" }).getByRole("button", { name })
  await ready("With rooms").click()
  expect(await chairs.count()).toBe(4)
  expect(await ready("Co-op").textContent()).toContain(
    "Two players together against the timer. For 2 players.",
  )
  await ready("Co-op").click()
  expect(await chairs.count()).toBe(2)
  await page.getByText("Co-op is for 2 players: Bruno and Cleo have left the table.").waitFor()
  await page.getByRole("button", { name: "Undo" }).click()
  expect([await chairs.count(), await ready("With rooms").getAttribute("aria-pressed")]).toEqual([4, "true"])
  expect(await seriousFindings(page)).toEqual([])
})

describe("ready-made tables", () => {
  const seated = (options: Plan["options"], count: number): Plan => ({
    chairs: Array.from({ length: count }, (_, i) => ({ who: i === 0 ? "person" : "normal", name: `${i}` })),
    options,
    seed: "",
    curtain: true,
  })

  test("leave the characters that were chosen, and who comes when", () => {
    const [act, whole] = setupOf(spireBox).presets
    const chosen = { characters: ["watcher", "defect"], newcomers: ["2@3"] }
    const after = withPreset(spireBox, whole, seated({ ...chosen, ascension: 3 }, 2))
    expect(after.options).toEqual({ ...chosen, ...whole.options })
    expect([isPreset(setupOf(spireBox), whole, after), isPreset(setupOf(spireBox), act, after)]).toEqual([
      true,
      false,
    ])
  })

  test("seat one person twice where one plays both, and only as many as can play", () => {
    const solo = setupOf(fourSoulsBox).presets.find(({ id }) => id === "solo")
    const after = withPreset(fourSoulsBox, solo as Preset, seated({}, 4))
    expect(after.chairs).toEqual([
      { who: "person", name: "0" },
      { who: "person", name: "1" },
    ])
  })
})

test("who comes later is chosen with the chair", async () => {
  const chairs = ["Ada", "Ben"].map((name) => ({ who: "person", name }))
  const { page } = await open({
    at: `/table/spire/${linkOf({ ...plan, chairs, seed: "", options: { lastAct: 3 } })}`,
  })
  await page.getByLabel("Seat 2: Joins").selectOption("in Act III")
  // The chair moves, and what was said of it goes along; somebody has to begin.
  await page.getByRole("button", { name: "Move Ben up" }).click()
  expect(await page.getByLabel("Seat 1: Joins").inputValue()).toBe("3")
  await page.getByLabel("Seat 2: Joins").selectOption("in Act II")
  await page.getByRole("alert").getByText("Somebody has to begin").waitFor()
  await page.getByLabel("Seat 2: Joins").selectOption("from the start")
  await page.getByRole("button", { name: "Start game" }).click()
  await page.waitForURL(/#\/match\//)
})

test("decks are picked by hand from cards that are looked up", async () => {
  const { page } = await open({
    at: `/table/four-souls/${linkOf({ ...plan, options: { decks: "picked" } })}`,
  })
  await page.getByRole("alert").getByText("The loot deck is too small").waitFor()
  const picker = page.getByRole("group", { name: "Cards picked by hand" })
  for (const deck of ["Treasure", "Monsters", "Loot"])
    await picker.getByRole("button", { name: `${deck}: take all` }).click()
  expect(await page.getByRole("alert").count()).toBe(0)
  await picker.getByRole("searchbox").fill("bomb!")
  const fewer = picker.getByRole("button", { name: "One Bomb! fewer" })
  await fewer.click()
  expect(await picker.getByLabel(/^Bomb!: \d of \d$/).textContent()).toMatch(/^(\d)\/(?!\1)\d$/)
})
