// The comparison of Four Souls with a reference of printed cards, on cards that are in no box. The reference itself is not
// needed here.

import { describe, expect, it } from "vitest"
import {
  type Difference,
  differencesOf as compared,
  expected,
  judged,
} from "../../scripts/reference/compare.mjs"
import { excuses, spireExcuses } from "../../scripts/reference/excuses.mjs"
import type { Printed } from "../../scripts/reference/four-souls/facts.mjs"
import { ownCard, printedCard, words } from "../../scripts/reference/four-souls/index.mjs"

const printed: Printed = {
  id: "test-toad",
  set: "test",
  name: "Toad",
  count: 2,
  kind: "basic",
  hp: 3,
  evasion: 4,
  attack: 1,
  reward: { cents: 3 },
  souls: 0,
  circledRolls: [2],
  text: "Each time a player rolls a 2, they may give a loot card to another player.",
}
const listed = {
  id: "test-toad",
  set: "test",
  name: "Toad",
  count: 2,
  kind: "basic",
  facts: { health: 3, evasion: 4, attack: 1, souls: 0, cents: 3 },
  text: {
    en: ["Each time a player rolls a 2, they may give 1 loot card to another player."],
    it: [] as string[],
  },
}
const differencesOf = (theirs: Printed[], ours: (typeof listed)[]): Difference[] =>
  compared(
    theirs.map((card) => printedCard(card, "pond")),
    ours.map(ownCard),
    words,
  )
const said = (theirs: object, ours: object): string[] =>
  differencesOf([{ ...printed, ...theirs }], [{ ...listed, ...ours }]).map(({ what }) => what)

describe("facts", () => {
  it("are the same on both sides, by whatever names", () => {
    expect(said({}, {})).toEqual([])
  })

  it.each([
    [{ name: "Frog" }, {}, "name is Toad, not Frog"],
    [{ count: 3 }, {}, "count is 2, not 3"],
    [{ kind: "boss" }, {}, "kind is basic, not boss"],
    [{ hp: 2 }, {}, "health is 3, not 2"],
    [{}, { facts: { health: 3, attack: 1, cents: 3 } }, "evasion is none, not 4"],
    [{ reward: { cents: { roll: true } } }, {}, "reward is cents 3, not cents by roll"],
    [{ reward: null }, {}, "reward is cents 3, not none"],
    [{ souls: 1 }, {}, "souls is 0, not 1"],
    [{ threePlusPlayers: true }, {}, "3+ is false, not true"],
    [{ guppy: true, keywords: ["guppy", "trinket"] }, {}, "keywords is none, not guppy, trinket"],
    [{ startingItem: "test-hat" }, {}, "starting item is none, not test-hat"],
    [{ hasTap: true }, {}, "tap is false, not true"],
    [{ hasPaid: true }, {}, "paid is false, not true"],
    [{ circledRolls: [] }, {}, "rolls of anybody is 2, not none"],
  ])("that differ are told: %o", (theirs, ours, what) => {
    expect(said(theirs, ours)).toEqual([what])
  })

  it("are found in the lines that tell them, which are no part of the effect", () => {
    const theirs = {
      circledRolls: [],
      text: "{T} Loot 1.\n{$} Pay 2¢: Loot 1.",
      keywords: ["guppy"],
      threePlusPlayers: true,
    }
    const en = ["Guppy. Trinket.", "Only in games of 3 or more players.", "↷: loot 1.", "Pay 2 ¢: loot 1."]
    const facts = { ...listed.facts, threePlus: 1 }
    expect(said(theirs, { facts, text: { en, it: [] } })).toEqual(["keywords is guppy, trinket, not guppy"])
  })
})

describe("words", () => {
  const differ = (theirs: string, ours: string): string[] => words(theirs.split("\n"), ours.split("\n"))

  it.each([
    ["Discard a loot card.", "Discard 1 loot card."],
    ["Gain +1 treasure.", "Gain 1 treasure."],
    ["Attack an additional time.", "Attack 1 more time."],
    ["On attack rolls of 4 or 5, damage is increased by 1.", "On a 4–5, that much plus 1."],
    ["It is doubled.", "Twice that much."],
    ["While you have 0¢, loot 1.", "Loot 1 as long as you have no ¢."],
    ["Each non-active player dies.", "Each player other than the active player dies."],
    ["Steal a non-eternal item.", "Steal an item that is not eternal."],
    ["Put 1 on top and the rest on the bottom.", "Choose one of them. Put the others on the bottom."],
    ["Roll-\n1-2: Loot 1.", "Roll a die:\n1–2: Loot 1."],
    ["Look at the top card of a deck.", "Choose one:\n• Look at the top card of the loot deck."],
    [
      "Look at the top 2 cards of a deck.",
      "Choose one:\n• Look at the top 2 cards of the loot deck.\n• Look at the top 2 cards of the room deck.",
    ],
    ["+1{ATK} (Not more than 6.)", "You have +1 ATK."],
  ])("of one meaning are the same: %s", (theirs, ours) => {
    expect(differ(theirs, ours)).toEqual([])
  })

  it.each([
    ["You may loot 2.", "Loot 2.", "may: 0 times, not 1"],
    ["Loot 2.", "Loot 3.", "2: 0 times, not 1"],
    ["+1{ATK}", "-1 ATK", "+1: 0 times, not 1"],
    ["Destroy another item.", "Destroy an item.", "another: 0 times, not 1"],
    ["Each other player takes 1 damage.", "Each player takes 1 damage.", "other: 0 times, not 1"],
    ["Prevent up to 2 damage.", "Prevent 2 damage.", "up to: 0 times, not 1"],
    ["Each monster dies.", "A monster dies.", "each: 0 times, not 1"],
    ["Steal an item.", "Steal a non-eternal item.", "non-eternal: 1 times, not 0"],
    ["+1{HP} till end of turn.", "+1 HP.", "till end of turn: 0 times, not 1"],
    ["Loot 1 instead.", "Loot 1.", "instead: 0 times, not 1"],
    ["Attack an additional time.", "Attack.", "additional: 0 times, not 1"],
  ])("that differ are told: %s / %s", (theirs, ours, what) => {
    expect(differ(theirs, ours)).toContain(what)
  })
})

describe("a card", () => {
  it("may be missing on either side", () => {
    expect(differencesOf([printed], [])).toMatchObject([{ what: "missing from the game" }])
    expect(differencesOf([], [listed])).toMatchObject([{ what: "missing from the reference" }])
  })

  it("of a part that the game does not have is not missed", () => {
    const sea = printedCard({ ...printed, id: "test-whale", set: "sea" }, "pond")
    expect(expected([printedCard(printed, "pond"), sea], [ownCard(listed)])).toMatchObject([
      { id: "test-toad" },
    ])
  })

  it("that is a form of another is compared if the game has that form, and not missed if it has not", () => {
    const form = {
      ...printedCard({ ...printed, id: "test-toad-first-edition" }, "pond"),
      isForm: true as const,
    }
    const both = [printedCard(printed, "pond"), form]
    const ids = (...own: string[]) =>
      expected(
        both,
        own.map((id) => ownCard({ ...listed, id })),
      ).map(({ id }) => id)
    expect(ids("test-toad")).toEqual(["test-toad"])
    expect(ids("test-toad", "test-toad-first-edition")).toEqual(["test-toad", "test-toad-first-edition"])
  })

  it.each([
    ["copy count assumed 1", { count: 3 }, false],
    ["copy count assumed 1", { kind: "boss" }, true],
    ["epic-boss classification inferred", { kind: "boss" }, false],
    ["not verified against a card image", { hp: 1 }, false],
    ["something else", { hp: 1 }, false],
  ])("is known as well as the reference knows it: %s, %o", (doubt, theirs, certain) => {
    const differences = differencesOf([{ ...printed, ...theirs, uncertain: [doubt] }], [listed])
    expect(differences).toMatchObject([{ certain }])
  })
})

describe("excuses", () => {
  const differences = differencesOf([{ ...printed, hp: 2, count: 4 }], [listed])

  it("take off the difference they name, and no other", () => {
    const { open, excused, idle } = judged(differences, [["test-toad", "health is 3, not 2", "because"]])
    expect([open.map(({ what }) => what), excused.length, idle]).toEqual([["count is 2, not 4"], 1, []])
  })

  it("that nothing needs are told", () => {
    const idle: [string, string, string] = ["test-toad", "health is 3, not 1", "because"]
    expect(judged(differences, [idle])).toMatchObject({ idle: [idle], excused: [] })
  })

  it("do not touch what is uncertain", () => {
    const doubtful = differencesOf([{ ...printed, count: 4, uncertain: ["copy count assumed"] }], [listed])
    expect(judged(doubtful, [])).toMatchObject({ open: [], uncertain: [{ what: "count is 2, not 4" }] })
  })

  it.each([excuses, spireExcuses])("have a reason each, and are made once", (...made) => {
    expect(made.filter(([, , reason]) => reason === "")).toEqual([])
    expect(new Set(made.map(([id, what]) => `${id} ${what}`)).size).toBe(made.length)
  })
})
