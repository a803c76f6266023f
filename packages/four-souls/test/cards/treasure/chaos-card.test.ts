// Chaos Card: destroyed for the end of a player, a monster, an item or a soul.

import { is } from "@soulspire/kernel"
import { expect, test } from "vitest"
import { hammer, person } from "../../support/cards.ts"
import type { Play } from "../../support/play.ts"
import { treasure } from "../../support/made-up.ts"
import { fourSoulsTable } from "../../support/table.ts"
import { sideways } from "../../support/turns.ts"

const setOut = (): Play =>
  fourSoulsTable({
    p1: { board: ["chaos-card"] },
    p2: { board: ["the-d6", "meat", "no", "test-hammer"], souls: ["war"], hand: ["a-penny"] },
    monsters: ["conjoined-fatty"],
    shop: ["dinner"],
    cards: [hammer],
  })

test("a monster is killed, and the active player is rewarded", () => {
  const table = setOut().p1.activate("chaos-card~kill", "conjoined-fatty").allPass()
  table.p1.has("monsterDiscard", "conjoined-fatty").p1.has("treasureDiscard", "chaos-card")
})

test("or a player", () => {
  const table = setOut().p1.activate("chaos-card~kill", "p2").allPass()
  table.p2.isAsked("penalty-item").p2.pick("meat").allPass()
  expect(table.told("playerDies")).toMatchObject([{ who: 1 }])
})

test("or an item is destroyed, in the shop or of a player; one that is eternal stays", () => {
  setOut()
    .p1.activate("chaos-card~destroy-item", "dinner")
    .allPass()
    .p1.has("treasureDiscard", "chaos-card", "dinner")
  setOut()
    .p1.activate("chaos-card~destroy-item", "meat")
    .allPass()
    .p2.has("board", "isaac", "the-d6", "no", "test-hammer")
  const eternal = setOut().p1.activate("chaos-card~destroy-item", "the-d6").allPass()
  eternal.p2.has("board", "isaac", "the-d6", "meat", "no", "test-hammer").p1.has("board", "isaac")
})

test("or a soul", () => {
  const table = setOut().p1.activate("chaos-card~destroy-soul", "war").allPass()
  table.p2.has("souls").p1.has("monsterDiscard", "war")
  expect(person(table, 2).souls).toBe(0)
})

test("nothing happens if it cannot be destroyed any more", () => {
  const table = setOut().p1.activate("chaos-card~destroy-soul", "war").p1.pass()
  table.p2.activate("test-hammer", "chaos-card").allPass().p2.has("souls", "war")
})

test("with its target gone it stays, deactivated, and so it does when it is cancelled", () => {
  const table = setOut().p1.activate("chaos-card~destroy-item", "dinner").p1.pass()
  table.p2.activate("test-hammer", "dinner").allPass().p1.has("treasureDiscard", "dinner")
  expect(sideways(table, "p1.board")).toEqual(["chaos-card"])
  const cancelled = setOut().p1.activate("chaos-card~kill", "p2").p1.pass()
  cancelled.p2.activate("no", "item").allPass()
  expect(sideways(cancelled, "p1.board")).toEqual(["chaos-card"])
})

test("in the first edition the same, but not where it is eternal", () => {
  const card = "chaos-card-first-edition"
  const table = fourSoulsTable({ p1: { board: [card] }, p2: { board: ["meat"], souls: ["war"] } })
  table.p1.canPick(`activate:${card}~kill>p2`, `activate:${card}~destroy-soul>war`)
  table.p1.activate(`${card}~destroy-item`, "meat").allPass()
  table.p1.has("treasureDiscard", card, "meat")
  const keeper = treasure("test-keeper", "test-keeper", { kind: "passive" }, [
    { k: "stat", stat: "eternal", to: is("it", "item"), add: 1 },
  ]).def
  const kept = fourSoulsTable({ cards: [keeper], p1: { board: [card, "test-keeper"] } })
  expect(kept.choices(1).filter((key) => key.startsWith("activate:chaos"))).toEqual([])
})
