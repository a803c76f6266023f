// Monster Manual: the active player must attack a monster.

import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { attack, type Play } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

test("the active player must attack the chosen monster before the turn can end, with the attack of the turn", () => {
  const table = fourSoulsTable({
    p1: {},
    p2: { board: ["monster-manual"] },
    p3: {},
    monsters: ["fly", "clotty"],
    dice: [6],
  })
  table.p1.pass().p2.activate("monster-manual", "fly").allPass().p1.cannot("end", "attack-first")
  attack(table, "fly").allPass().p1.canPick("end").p1.cannot("attack", "no-attack-left")
})

test("nothing is demanded once the attack of the turn is made, or the monster is gone", () => {
  const table = fourSoulsTable({
    p1: { board: ["monster-manual"] },
    p2: {},
    p3: {},
    monsters: ["fly", "clotty"],
    dice: [6],
  })
  attack(table, "fly").allPass().p1.activate("monster-manual", "clotty").allPass().p1.canPick("end")
  const gone = fourSoulsTable({
    p1: { board: ["monster-manual"], hand: ["bomb"] },
    p2: {},
    p3: {},
    monsters: ["fly"],
  })
  gone.p1.activate("monster-manual", "fly").allPass().p1.play("bomb", "fly").allPass().p1.canPick("end")
  expect(cardsIn(gone, "monsterDiscard")).toEqual(["fly"])
})

test("fizzles when the monster dies in answer", () => {
  const table = fourSoulsTable({
    p1: { board: ["monster-manual"], hand: ["bomb"] },
    p2: {},
    p3: {},
    monsters: ["fly"],
  })
  table.p1.activate("monster-manual", "fly").p1.play("bomb", "fly").allPass().p1.canPick("end")
  expect(table.told("fizzle")).toHaveLength(1)
})

test("is not for what cannot be attacked", () => {
  const table = fourSoulsTable({ p1: { board: ["monster-manual"] }, p2: {}, p3: {}, monsters: ["stoney"] })
  table.p1.activate("monster-manual", "stoney").allPass().p1.canPick("end")
})

describe("in the first edition", () => {
  const then = "monster-manual-first-edition"
  const table = (position: Parameters<typeof fourSoulsTable>[0] = {}): Play =>
    fourSoulsTable({
      p1: { hand: ["bomb"] },
      p2: { board: [then] },
      p3: {},
      monsters: ["fly", "clotty"],
      monsterDeck: ["dip", "dip", "dip"],
      options: { ruleset: "classic" },
      ...position,
    })

  rule(
    "FSC-R.10",
    "the monster is attacked at the next chance, which can use up the attack of the turn",
    () => {
      const play = table({ dice: [6] })
        .p1.end()
        .p2.activate(then, "~monster", "fly")
        .allPass()
      play.p1
        .cannot("end", "attack-first")
        .p1.attack()
        .p1.canPickExactly("against:fly")
        .p1.against("fly")
        .allPass()
      play.p1.canPick("end").p1.cannot("attack", "no-attack-left")
    },
  )

  rule("FSC-R.10", "it may be one attack more", () => {
    const play = table({ dice: [6, 6] })
    play.p1.attack().p1.against("fly").allPass().p1.cannot("attack", "no-attack-left")
    play.p1.end().p2.activate(then, "~monster", "dip").allPass().p1.cannot("end", "attack-first")
    play.p1.attack().p1.canPickExactly("against:dip").p1.against("dip").allPass()
    play.p1.canPick("end").p1.cannot("attack", "no-attack-left")
  })

  rule("FSC-R.10", "the deck may be named", () => {
    const play = table({ dice: [6] })
      .p1.end()
      .p2.activate(then, "~deck")
      .allPass()
    play.p1.cannot("end", "attack-first").p1.attack().p1.canPickExactly("against:deck")
    play.p1.against("deck").allPass().p1.pick("fly").allPass().p1.canPick("end")
    expect(play.told("attackDeck")).toHaveLength(1)
  })

  rule("FSC-R.10", "it comes to nothing in combat, and when the monster has gone before", () => {
    for (const way of [["~monster", "clotty"], ["~deck"]]) {
      const play = table({ dice: [6] })
      play.p1.attack().p1.against("fly").p1.pass().p2.pass().p3.pass()
      play.p1
        .pass()
        .p2.activate(then, ...way)
        .allPass()
        .p1.canPick("end")
        .p1.cannot("attack", "no-attack-left")
      expect(play.told("extraAttack")).toEqual([])
    }
    const gone = table({ p1: { board: [then], hand: ["bomb"] }, p2: {} })
    gone.p1.activate(then, "~monster", "fly").p1.play("bomb", "fly").allPass().p1.canPick("end", "attack")
    expect([gone.told("fizzle").length, gone.told("extraAttack")]).toEqual([1, []])
  })
})
