// Rooms in games that are really set up: they come with the sets they are in, where the table plays with rooms.

import { fourSouls } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { expect } from "vitest"
import { called, setUp, stackedGame } from "../support/stacked.ts"
import { cardsIn, playerOf } from "../support/table.ts"

const requiem = { sets: ["base", "requiem"] }

const roomsSeen = (options: object): { open: number; deck: number } => {
  const { zones } = fourSouls.view(fourSouls.create({ bonusSouls: false, ...options }, 3, "rooms"), 0)
  return { open: zones["rooms"].length, deck: zones["roomDeck"].length }
}

rule(["FS-1.5", "FS-2.7.4"], "one room lies open of those of the sets that are played with", () => {
  const all = fourSouls.cards.filter(({ back, kinds }) => back === "room" && kinds.includes("set-requiem"))
  expect(roomsSeen({ ...requiem, rooms: true })).toEqual({ open: 1, deck: all.length - 1 })
  expect(roomsSeen(requiem)).toEqual({ open: 0, deck: 0 })
})

rule(["FS-2.6.1", "FS-2.6.2", "FS-7.3.3"], "a game goes from room to room as monsters die", () => {
  const game = stackedGame({
    room: called("equality", "beggar", "challenge-room"),
    loot: called(
      "bomb",
      "a-dime",
      "two-cents",
      "three-cents",
      "four-cents",
      "a-nickel",
      "a-penny",
      "gold-bomb",
    ),
    monster: called("fly", "clotty", "dip", "spider"),
  })
  const options = { rooms: true, firstPlayer: "seat", bonusSouls: false, ...requiem }
  const table = setUp(game, options).allPass()
  expect([cardsIn(table, "rooms"), table.p1.isAsked("action").state.table.active]).toEqual([["equality"], 0])
  // Everybody gains what the fly leaves, and the room may be left behind.
  table.p1.play("bomb", "fly").allPass()
  expect([playerOf(table, 1).cents, playerOf(table, 2).cents]).toEqual([4, 4])
  table.p1.end().allPass().p1.isAsked("discard-room").p1.pick("equality").allPass()
  // The next player may use the next room, and keeps it: no monster has died.
  table.p2.isAsked("action").p2.activate("beggar").allPass()
  expect([cardsIn(table, "roomDiscard"), playerOf(table, 2).cents < 4]).toEqual([["equality"], true])
})
