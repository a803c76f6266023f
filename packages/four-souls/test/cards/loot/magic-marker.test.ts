// Magic Marker: a number in a text is one more or one less for a turn.

import { plainText, speakerOf } from "@soulspire/text"
import { fourSoulsBox } from "@soulspire/four-souls"
import { expect, test } from "vitest"
import { cents } from "../../support/play.ts"
import { cardsIn, fourSoulsTable, refsIn } from "../../support/table.ts"
import { turnOver } from "../../support/turns.ts"

const options = { sets: ["base", "requiem"] }
const hand = ["magic-marker"]

test("a number of an item is another one till end of turn, and its text says so", () => {
  const table = fourSoulsTable({
    options,
    p1: { hand, board: ["portable-slot-machine", "dinner"], cents: 0 },
    monsters: ["clotty"],
  })
  table.p1
    .play("magic-marker", "dinner")
    .allPass()
    .p1.isAsked("renumber")
    .p1.canPickExactly("1:1>2")
    .p1.pick("1:1>2")
  const [, , dinner] = table.game.view(table.state, 1).zones["board.0"]
  expect(dinner.numerals).toEqual({ 0: 2 })
  const changed = table.game.reworded("dinner", dinner.numerals ?? {})
  for (const [language, text] of [
    ["en", "You have +2 HP."],
    ["it", "Hai +2 HP."],
  ] as const)
    expect(speakerOf(fourSoulsBox, language).card(changed).map(plainText)).toEqual([text])
  expect(table.game.view(table.state, 1).table["players"]).toMatchObject([{ maxHealth: 4 }, {}])
  turnOver(table)
  expect(table.game.view(table.state, 1).table["players"]).toMatchObject([{ maxHealth: 2 + 1 }, {}])
})

test("a loot that waits on the stack has the changed number when it resolves, and is itself afterwards", () => {
  const table = fourSoulsTable({ options, p1: { hand: ["two-cents", "magic-marker"], plays: 1, cents: 0 } })
  table.p1.play("two-cents").p1.play("magic-marker", "two-cents").allPass()
  table.p1.pick("1:2>3").allPass()
  expect([cents(table)[0], cardsIn(table, "lootDiscard")]).toEqual([3, ["magic-marker", "two-cents"]])
})

test("numbers never leave 1 to 6", () => {
  const table = fourSoulsTable({
    options,
    p1: { hand: [...hand, "a-dime", "a-penny"], plays: 2, cents: 0 },
    p2: { board: ["the-d100"] },
  })
  table.p1.play("magic-marker", "the-d100").allPass()
  const keys = table.options(1).map(({ key }) => key)
  expect(keys).toContain("1:1>2")
  expect(keys.some((key) => key.endsWith(">0") || key.endsWith(">7"))).toBe(false)
  table.p1.pick("1:1>2").allPass()
  // A number that is out of reach already stays so.
  expect(table.options(1).every(({ key }) => !key.startsWith("play:magic-marker"))).toBe(true)
})

test("a row of one result is one number: the whole row moves", () => {
  const table = fourSoulsTable({ options, p1: { hand, board: ["the-d100"], cents: 0 }, dice: [3] })
  table.p1.play("magic-marker", "the-d100").allPass()
  // The third row, for a 3, is now for a 4; nothing is left for a 3.
  const third = table.options(1).find(({ key }) => /^5:3>4$/.test(key))
  expect(third).toBeDefined()
  table.p1.pick("5:3>4").allPass().p1.activate("the-d100").allPass()
  expect(cents(table)[0]).toBe(0)
})

test("a trigger looks at the changed number", () => {
  const table = fourSoulsTable({
    options,
    p1: { hand: [...hand, "pills-red"], plays: 1, cents: 0 },
    p2: { board: ["eye-of-greed"], cents: 0 },
    dice: [6],
  })
  const [, eye] = refsIn(table, "p2.board")
  table.p1.play("magic-marker", eye).allPass()
  const [number] = table.options(1).filter(({ key }) => key.endsWith(">6"))
  expect(number).toBeDefined()
  table.p1.pick(number.key).allPass().p1.play("pills-red").allPass()
  expect(cents(table)[1]).toBeGreaterThan(0)
})

test('what has no number cannot be chosen: neither "an additional" nor "a loot card" is one', () => {
  const table = fourSoulsTable({
    options,
    p1: { hand, board: ["the-d6", "dinner", "guppys-head"] },
    monsters: ["fly"],
  })
  const targets = table
    .options(1)
    .flatMap(({ key }) => /^play:magic-marker#\d+>([a-z-]+)/.exec(key)?.[1] ?? [])
  expect(targets.toSorted()).toEqual(["dinner"])
})

test("a number that is one in print, said in several places, is one to change and changes in all of them", () => {
  const table = fourSoulsTable({
    options,
    p1: { hand, board: ["book-of-belial", "portable-slot-machine"], cents: 3 },
    p2: { board: ["sleight-of-hand"] },
    dice: [3],
  })
  table.p1.play("magic-marker", "book-of-belial").allPass()
  table.p1.canPickExactly("1:1>2").p1.pick("1:1>2")
  const changed = table.game.reworded("book-of-belial", { 0: 2 })
  const text = speakerOf(fourSoulsBox, "en").card(changed).map(plainText).join(" ")
  expect(text.match(/\b[12]\b/g)).toEqual(["2", "2"])
  table.p1.activate("portable-slot-machine").p1.pass().p2.pass()
  table.p1.activate("book-of-belial~add", "item").allPass()
  expect(table.told("rolls")).toMatchObject([{ value: 5 }])
})

test("of the cards that were looked at 2 stay on top, in the order they are named", () => {
  const table = fourSoulsTable({
    options,
    p1: { hand: [...hand, "xviii-the-moon"], plays: 1 },
    lootDeck: ["bomb", "a-dime", "a-nickel", "two-cents", "three-cents", "four-cents"],
  })
  table.p1.play("xviii-the-moon").p1.play("magic-marker", "xviii-the-moon").allPass()
  table.p1.canPickExactly("1:5>4", "1:5>6", "2:1>2").p1.pick("2:1>2").allPass()
  table.p1.isAsked("keep-on-top").p1.pick("a-nickel", "bomb")
  expect(cardsIn(table, "lootDeck").slice(-3)).toEqual(["four-cents", "a-nickel", "bomb"])
})
