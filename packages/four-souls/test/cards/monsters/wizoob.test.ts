// Wizoob: costs somebody a soul.

import { expect, test } from "vitest"
import { attack, type Play } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

const killed = (): Play =>
  attack(
    fourSoulsTable({
      p1: { souls: ["pin"] },
      p2: { souls: ["war", "gurdy"] },
      p3: {},
      monsters: ["wizoob"],
      wounds: [2],
      dice: [5],
    }),
    "wizoob",
  ).allPass()

test("the active player chooses a player, who chooses one of their souls: it is destroyed", () => {
  const table = killed().p1.canPickExactly("p1", "p2", "p3").p1.pick("p2").allPass()
  table.p2.isAsked("destroy-soul").p2.pick("war").allPass().p2.has("souls", "gurdy")
  expect(cardsIn(table, "monsterDiscard").toSorted()).toEqual(["war", "wizoob"])
})

test("it may be themselves", () => {
  killed().p1.pick("p1").allPass().p1.has("souls")
})

test("or somebody without one", () => {
  const table = killed().p1.pick("p3").allPass()
  table.p1.has("souls", "pin").p2.has("souls", "war", "gurdy")
})

test("in the first edition the active player may also leave it", () => {
  const killedThen = (): Play =>
    attack(
      fourSoulsTable({
        p1: {},
        p2: { souls: ["war"] },
        monsters: ["wizoob-first-edition"],
        wounds: [2],
        dice: [5],
      }),
      "wizoob-first-edition",
    )
      .allPass()
      .p1.pick("p2")
      .allPass()
  killedThen().p1.isAsked("force-destroy-soul").p1.no().allPass().p2.has("souls", "war")
  killedThen().p1.yes().allPass().p2.has("souls")
})
