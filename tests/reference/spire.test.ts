// The comparison of Spire with a reference of printed cards, on cards, items, enemies and events that are in no box.

import { describe, expect, it } from "vitest"
import { type Difference, differencesOf, type PrintedCard } from "../../scripts/reference/compare.mjs"
import { spelled } from "../../scripts/reference/spire/icons.mjs"
import {
  ownCard,
  printedBlessings,
  printedCards,
  printedEnemies,
  printedEvents,
  printedItems,
  words,
} from "../../scripts/reference/spire/index.mjs"
import { numbersOf } from "../../scripts/reference/spire/numbers.mjs"

const listed = (id: string, kind: string, facts: Record<string, number>, ...en: string[]) => ({
  id,
  kind,
  name: "Toad",
  set: "pond",
  count: 1,
  facts,
  text: { en, it: en },
})
const compared = (printed: PrintedCard[], ...ours: ReturnType<typeof listed>[]): Difference[] =>
  differencesOf(printed, ours.flatMap(ownCard), words)
const said = (differences: Difference[]): string[] => differences.map(({ id, what }) => `${id}: ${what}`)

describe("icons", () => {
  it.each([
    ["2[hit] [vuln]", "hit an enemy for 2 it gains 1 Vulnerable"],
    ["1[hit] 1[hit]", "hit an enemy for 1, 2 times"],
    ["Gain [energy][energy].", "Gain 2 Energy."],
    ["3[block] to any player.", "gain 3 Block to any player."],
    ["X[hit]. X is equal to your [block].", "hit an enemy for X. X is equal to your Block."],
    ["Each [str] adds 3.", "Each Strength adds 3."],
  ])("become words: %s", (printed, inWords) => {
    expect(spelled(printed)).toBe(inWords)
  })
})

describe("numbers", () => {
  it.each([
    [["Hit for 2, 3 times. Gain 2 Block."], "2, 3"],
    [["Draw 1 card. Draw a card."], ""],
    [["Gain 4 (or 5 in the rain)."], "4"],
    [["Look at 5 cards instead of 3."], "5"],
    [["If the die is on 1, 2 or 3."], "3"],
    [["It is played twice."], "2"],
  ])("are each said once: %o", (lines, numbers) => {
    expect(numbersOf(lines)).toBe(numbers)
  })
})

describe("a card", () => {
  const printed = {
    id: "toad",
    name: "Toad",
    character: "pond",
    deck: "rewards",
    type: "attack",
    rarity: "common",
    count: 1,
    cost: 1,
    upgradedCost: 0,
    text: "2[hit] [weak]. Exhaust.",
    upgradedText: "3[hit] [weak].",
    keywords: ["exhaust", "aoe"],
    upgradedKeywords: [],
    scanVerified: true,
  }
  const face = listed(
    "toad",
    "common",
    { cost: 1, exhaust: 1 },
    "Attack. Cost 1. Exhaust.",
    "Hit for 2, 1 Weak.",
  )
  const upgraded = {
    ...listed("toad+", "common", { cost: 0 }, "Attack. Cost 0.", "Hit for 3, 1 Weak."),
    name: "Toad+",
  }
  const differ = (theirs: object): string[] =>
    said(compared(printedCards({ ...printed, ...theirs }), face, upgraded))

  it("is compared with both its faces", () => {
    expect(differ({})).toEqual([])
    expect(said(compared(printedCards(printed), face))).toEqual(["toad+: missing from the game"])
  })

  it.each([
    [{ type: "skill" }, ["toad: type is attack, not skill", "toad+: type is attack, not skill"]],
    [{ rarity: "rare" }, ["toad: kind is common, not rare", "toad+: kind is common, not rare"]],
    [{ count: 2 }, ["toad: copies is 1, not 2", "toad+: copies is 1, not 2"]],
    [{ cost: "X" }, ["toad: cost is 1, not X"]],
    [{ upgradedCost: 1 }, ["toad+: cost is 0, not 1"]],
    [{ upgradedKeywords: ["retain"] }, ["toad+: keywords is none, not retain"]],
    [{ text: "4[hit] [weak]. Exhaust." }, ["toad: numbers is 2, not 4"]],
  ])("tells what differs: %o", (theirs, differences) => {
    expect(differ(theirs)).toEqual(differences)
  })
})

describe("an item", () => {
  const printed = {
    id: "toad",
    name: "Toad",
    copies: 1,
    goldCost: 6,
    dieFaces: [1, 2],
    text: "Die 1-2: 3[block]",
    scanVerified: true,
  }
  const ours = listed("toad", "relic", { price: 6 }, "Relic.", "When the die shows 1–2, gain 3 Block.")
  const differ = (theirs: object): Difference[] =>
    compared(printedItems({ ...printed, ...theirs }, "relics"), ours)

  it.each([
    [{}, []],
    [{ goldCost: null }, ["toad: price is 6, not 0"]],
    [{ copies: 2 }, ["toad: copies is 1, not 2"]],
    [{ dieFaces: [2] }, ["toad: faces is 1, 2, not 2"]],
    [{ text: "Die 1-2: 4[block]" }, ["toad: numbers is 3, not 4"]],
    [{ usableOutsideCombat: true }, ["toad: outside combat is false, not true"]],
  ])("tells what differs: %o", (theirs, differences) => {
    expect(said(differ(theirs))).toEqual(differences)
  })

  it("that nobody has seen printed is uncertain", () => {
    expect(differ({ goldCost: 7, scanVerified: false })).toMatchObject([{ certain: false }])
  })
})

describe("an enemy", () => {
  const hit = { kind: "hit", amount: 2, times: 1, aoe: false }
  const printed = {
    id: "toad",
    name: "Toad",
    act: 1,
    class: "encounter",
    copies: 1,
    hp: 9,
    actions: [
      { on: [1, 3], do: [hit, { kind: "weak", amount: 1 }], text: "2[hit]; [weak]" },
      {
        on: [4, 5, 6],
        do: [{ ...hit, times: 2, aoe: true }, { kind: "acts-last" }],
        text: "[aoe] 2[hit] 2[hit]",
      },
    ],
    modes: null,
    special: null,
    summons: ["Tad Pole"],
    ascension: null,
    replacedAtAscension: null,
    contested: [],
    rewards: { gold: 1, card: "normal", potion: 0, relic: 0 },
  }
  const ours = listed(
    "toad",
    "encounter",
    { act: 1, hp: 9 },
    "9 HP.",
    "Set-up: summon a Tad Pole.",
    "1–3: hits for 2. Gives 1 Weak.",
    "4–6, acting last: hits all players for 2, 2 times.",
    "Reward: leaves 1 gold. Leaves a card reward.",
  )
  const differ = (theirs: object): Difference[] => compared(printedEnemies({ ...printed, ...theirs }), ours)

  it.each([
    [{}, []],
    [{ hp: [9, 18, 27, 36] }, ["toad: hp is 9, not 9, 18, 27, 36"]],
    [{ class: "elite" }, ["toad: kind is encounter, not elite"]],
    [{ ascension: 7 }, ["toad: ascension is 0, not 7"]],
    [{ summons: [] }, ["toad: summons is Tad Pole, not none"]],
    [
      { rewards: { ...printed.rewards, potion: 1 } },
      ["toad: reward is card normal, gold 1, not card normal, gold 1, potion"],
    ],
    [
      { actions: [printed.actions[0], { ...printed.actions[1], do: [{ ...hit, aoe: true }] }] },
      ["toad: on 4–6 is acts last, all hit 2 ×2, not all hit 2"],
    ],
  ])("tells what differs: %o", (theirs, differences) => {
    expect(said(differ(theirs))).toEqual(differences)
  })

  it("is uncertain where its reference is disputed, and nowhere else", () => {
    const contested = [{ field: "hp" }]
    expect(differ({ hp: 8, copies: 2, contested })).toMatchObject([
      { what: "copies is 1, not 2", certain: true },
      { what: "hp is 9, not 8", certain: false },
    ])
  })

  it("with slots returns to the first that is not grey, in each of its modes", () => {
    const slots = [
      { on: 1, do: [{ kind: "nothing" }], text: "", grey: true },
      {
        on: 2,
        do: [{ kind: "block", amount: 3, perPlayer: true }],
        text: "3[block] per player",
        grey: false,
      },
    ]
    const boss = listed(
      "toad",
      "boss",
      { act: 1, hp1: 9, hp2: 18, hp3: 27, hp4: 36, slots1: 2, red1: 1 },
      "Boss.",
      "Mode 1, slot 1: nothing happens.",
      "Mode 1, slot 2, only if it rains: gains 3 Block per player.",
    )
    const theirs = {
      ...printed,
      class: "boss",
      hp: [9, 18, 27, 36],
      actions: null,
      modes: [{ slots, text: "" }],
      summons: [],
      rewards: null,
    }
    expect(said(compared(printedEnemies(theirs), boss))).toEqual(["toad: return of mode 1 is 1, not 2"])
  })
})

describe("an event", () => {
  const printed = {
    id: "toad",
    name: "Toad",
    act: 1,
    ascension: null,
    copies: 1,
    choice: "each player chooses separately",
    rule: null,
    options: [
      { label: "Kiss", outcome: "Gain 3 Gold." },
      { label: "Leave", outcome: "Roll the die. 4–6: lose 2 HP." },
    ],
    agree: true,
  }
  const ours = listed(
    "toad",
    "event",
    { act: 1 },
    "Option: gain 3 gold.",
    "Option: roll the die.",
    "4–6: Lose 2 HP.",
  )
  const differ = (theirs: object): Difference[] => compared(printedEvents({ ...printed, ...theirs }), ours)

  it.each([
    [{}, []],
    [{ ascension: 3 }, ["toad: ascension is 0, not 3"]],
    [{ rule: "Each player chooses a different option." }, ["toad: all different is false, not true"]],
    [
      { options: [{ label: "Kiss", outcome: "Gain 4 Gold." }, printed.options[1]] },
      ["toad: option 1 is 3, not 4"],
    ],
    [{ options: [printed.options[0]] }, ["toad: options is 2, not 1"]],
  ])("tells what differs: %o", (theirs, differences) => {
    expect(said(differ(theirs))).toEqual(differences)
  })

  it("of which its reference has two stories is uncertain", () => {
    expect(differ({ agree: false, options: [printed.options[1]] })).toMatchObject([
      { certain: false },
      { certain: false },
    ])
  })

  it("may be a blessing", () => {
    const blessing = listed("toad", "blessing", {}, "Neow: gain 3 gold.", "Option: gain 5 gold.")
    const theirs = { id: "toad", redReward: "3 gold", blueOptions: ["Gain 6 gold"], agree: true }
    expect(said(compared(printedBlessings(theirs), blessing))).toEqual(["toad: option 1 is 5, not 6"])
  })
})
