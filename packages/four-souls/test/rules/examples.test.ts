// Worked examples of the rulebook of 2023 with the cards it names, read like the examples. Those that need no card of
// their own stand beside the rules they explain.

import { verbs } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { expect } from "vitest"
import { beast } from "../support/cards.ts"
import { attack, cents, item } from "../support/play.ts"
import { cardsIn, fourSoulsTable, playerOf, refsIn } from "../support/table.ts"

const requiem = { sets: ["base", "requiem"] }

rule(["FS-3.7.3", "FS-3.7.1"], "what Friendly Ball has put under it is outside the game", () => {
  const table = fourSoulsTable({
    options: requiem,
    p1: { board: ["friendly-ball"] },
    monsters: ["stoney", "fly"],
    monsterDeck: ["dip", "dip"],
  })
  // Stoney makes it harder to hit other monsters only while it is in play.
  const before = beast(table, 2).evasion
  table.p1.activate("friendly-ball", "stoney").allPass()
  expect([cardsIn(table, "under"), beast(table, 2).evasion]).toEqual([["stoney"], before - 1])
})

rule("FS-5.1.1", "monsters have +1 for as long as Stoney is in play", () => {
  const table = fourSoulsTable({
    p1: { hand: ["bomb"] },
    monsters: ["stoney", "fly", "clotty"],
    monsterDeck: ["dip", "dip", "dip"],
  })
  const [, fly, clotty] = [1, 2, 3].map((slot) => beast(table, slot).evasion)
  // It dies with another monster, and its effect with it.
  table.p1.play("bomb", "fly").allPass()
  expect([fly, clotty]).toEqual([3, 4])
  expect([beast(table, 3).evasion, cardsIn(table, "monsterDiscard")]).toEqual([3, ["stoney", "fly"]])
})

rule(
  ["FS-8.3", "FS-8.2"],
  "an attack on the deck that finds Pride sets it off, as one on Pride in its slot does",
  () => {
    const drum = item("test-drum", verbs.on("attackMonster", null, [verbs.gainCents({ n: 9 })]))
    const position = {
      cards: [drum],
      p1: { board: ["test-drum"], cents: 0 },
      p2: { hand: ["bomb", "a-dime"] },
    }
    const found = fourSoulsTable({
      ...position,
      monsters: ["fly"],
      monsterDeck: ["pride", "dip"],
      dice: [6, 6],
    })
    attack(found, "deck").p1.pick("p2").allPass()
    expect([found.told("attackOn").length, cardsIn(found, "p2.hand")]).toEqual([1, []])
    // An ability that looks for an attack on a monster has not seen one.
    expect(cents(found)[0]).toBe(5)
    const known = fourSoulsTable({
      ...position,
      monsters: ["pride"],
      monsterDeck: ["dip", "dip"],
      dice: [6, 6],
    })
    attack(known, "pride").p1.pick("p2").allPass()
    expect([cents(known)[0], cardsIn(known, "p2.hand")]).toEqual([14, []])
  },
)

rule(
  ["FS-8.10", "FS-8.8"],
  "a bomb in answer to the roll that would miss kills a monster with 1 HP left",
  () => {
    const table = fourSoulsTable({
      p1: { hand: ["bomb"], damage: 1, cents: 0 },
      monsters: ["gurdy"],
      wounds: [4],
      dice: [1],
    })
    attack(table, "gurdy").p1.play("bomb", "gurdy").allPass()
    expect([cardsIn(table, "p1.souls"), table.told("playerDies"), table.told("rolls")]).toEqual([
      ["gurdy"],
      [],
      [],
    ])
    // And another player may answer the roll that would hit, and deprive the attacker of the reward.
    const deprived = fourSoulsTable({
      p1: { damage: 1 },
      p2: { hand: ["bomb"], plays: 1 },
      monsters: ["gurdy"],
      wounds: [4],
      dice: [6],
    })
    attack(deprived, "gurdy").p1.pass().p2.play("bomb", "p1").allPass()
    expect([cardsIn(deprived, "p1.souls"), cardsIn(deprived, "monsters")]).toEqual([[], ["gurdy"]])
  },
)

rule(["FS-8.11", "FS-8.8"], "a helper who dies does not end the attack; the attacker who dies does", () => {
  const position = { options: requiem, p1: {}, p2: { damage: 1 }, p3: {}, monsters: ["ultra-greed"] }
  const table = fourSoulsTable({ ...position, wounds: [6], dice: [5, 1, 1, 5, 6] })
  attack(table, "ultra-greed").allPass()
  // p2 dies of the first round and rolls no more; the monster dies of the second.
  expect(table.told("playerDies")).toMatchObject([{ who: 1 }])
  expect(table.told("dice").map(({ who }) => who)).toEqual([0, 1, 2, 0, 2])
  const over = fourSoulsTable({ ...position, p1: { damage: 1 }, p2: {}, dice: [1, 1, 1] })
  attack(over, "ultra-greed").allPass()
  expect([over.told("playerDies"), over.told("dice").length]).toMatchObject([[{ who: 0 }], 3])
})

rule(["FS-6.3.3", "FS-11.0.2", "FS-2.6.2"], "a room that dies is no monster that has died", () => {
  const table = fourSoulsTable({
    options: { ...requiem, rooms: true },
    p1: { hand: ["gold-bomb"] },
    p2: { board: ["dark-bum"] },
    rooms: ["gus"],
    roomDeck: ["equality", "beggar"],
    monsters: ["fly"],
    dice: [1, ...Array.from({ length: 9 }, () => 6)],
  })
  table.p1.cannot("play:gold-bomb>gus", "no-target")
  attack(table, "gus").allPass()
  expect([cardsIn(table, "p1.souls"), cardsIn(table, "rooms")]).toEqual([["gus"], ["equality"]])
  // So no room may be left behind for it at the end of the turn.
  table.p1.end().allPass().p2.isAsked("action")
})

rule(["FS-13.1", "FS-13.5"], "a roll of 6 with +1 is a 6, and a roll of 1 with -1 is a 1", () => {
  const high = fourSoulsTable({ p1: { board: ["meat"] }, monsters: ["fly"], dice: [6] })
  attack(high, "fly").allPass()
  const low = fourSoulsTable({ p1: { board: ["book-of-belial"] }, monsters: ["clotty"], dice: [1, 6, 6] })
  attack(low, "clotty").p1.activate("book-of-belial~subtract", "item").allPass()
  expect([high.told("rolls")[0], low.told("rolls")[0]]).toMatchObject([{ value: 6 }, { value: 1 }])
  expect([playerOf(low, 1).damage, refsIn(low, "stack")]).toEqual([1, []])
})
