// XX. Judgement: whoever has the most souls destroys one.

import { expect, test } from "vitest"
import { person } from "../../support/cards.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

test("the player with the most chooses which; a monster's goes to its discard", () => {
  const table = fourSoulsTable({
    p1: { hand: ["xx-judgement"], souls: ["famine"] },
    p2: { souls: ["gurdy", "monstro"] },
    p3: {},
  })
  table.p1.cannotPick("play:xx-judgement>p1", "play:xx-judgement>p3").p1.play("xx-judgement", "p2").allPass()
  table.p2.isAsked("destroy-soul").p2.canPickExactly("gurdy", "monstro").p2.pick("gurdy").allPass()
  expect([cardsIn(table, "p2.souls"), cardsIn(table, "monsterDiscard")]).toEqual([["monstro"], ["gurdy"]])
})

test("what counts is what souls are worth", () => {
  const table = fourSoulsTable({
    p1: { hand: ["xx-judgement"], souls: ["satan"] },
    p2: { souls: ["gurdy"] },
    p3: { souls: ["famine", "monstro"] },
  })
  table.p1.canPick("play:xx-judgement>p1", "play:xx-judgement>p3").p1.cannotPick("play:xx-judgement>p2")
  table.p1.play("xx-judgement", "p1").allPass()
  expect([person(table, 1).souls, cardsIn(table, "monsterDiscard")]).toEqual([0, ["satan"]])
})

test("whoever plays it says which of those that tie; nobody need have any", () => {
  const table = fourSoulsTable({ p1: { hand: ["xx-judgement"] } })
  table.p1.canPick("play:xx-judgement>p1", "play:xx-judgement>p2").p1.play("xx-judgement", "p2").allPass()
  expect([table.told("destroy"), cardsIn(table, "lootDiscard")]).toEqual([[], ["xx-judgement"]])
})

test("who has the most no longer is spared", () => {
  const table = fourSoulsTable({
    p1: { hand: ["xx-judgement"], souls: ["gurdy"] },
    p2: { souls: ["monstro"], hand: ["lost-soul"], plays: 1 },
  })
  table.p1.play("xx-judgement", "p1").p1.pass().p2.play("lost-soul").allPass()
  expect([table.told("fizzle").length, cardsIn(table, "p1.souls")]).toEqual([1, ["gurdy"]])
})

test("a bonus soul never comes back, nor does the Bone", () => {
  const bonus = fourSoulsTable({
    p1: { hand: ["xx-judgement"] },
    p2: { souls: ["soul-of-greed"], cents: 30 },
  })
  bonus.p1.play("xx-judgement", "p2").allPass()
  expect([person(bonus, 2).souls, cardsIn(bonus, "bonus")]).toEqual([0, []])
  const bone = fourSoulsTable({ p1: { hand: ["xx-judgement"] }, p2: { souls: ["the-bone"] } })
  bone.p1.play("xx-judgement", "p2").allPass()
  expect([cardsIn(bone, "p2.souls"), cardsIn(bone, "outside")]).toEqual([[], ["the-bone"]])
})

test("in the first edition it is a soul as well, of the owner's choice", () => {
  const table = fourSoulsTable({
    p1: { hand: ["xx-judgement-first-edition"] },
    p2: { souls: ["war", "gurdy"] },
  })
  table.p1
    .play("xx-judgement-first-edition", "p2")
    .allPass()
    .p2.isAsked("destroy-soul")
    .p2.pick("war")
    .allPass()
  table.p2.has("souls", "gurdy")
})
