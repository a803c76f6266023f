// Friendly Ball: keeps a monster for later.

import { verbs } from "@soulspire/four-souls"
import { expect, it } from "vitest"
import { hammer } from "../../support/cards.ts"
import { attack, item } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

const { aim, items, steal, tap } = verbs
const options = { sets: ["base", "requiem"] }
const ball = {
  options,
  p1: { board: ["friendly-ball", "the-battery"], cents: 9 },
  monsters: ["clotty", "fly"],
  monsterDeck: ["dip", "spider", "pooter"],
}

it("puts a monster under it, out of the game, and another comes to the slot", () => {
  const table = fourSoulsTable(ball)
  table.p1.cannot("activate:friendly-ball.2", "impossible")
  table.p1.activate("friendly-ball", "clotty").allPass()
  expect([cardsIn(table, "under"), cardsIn(table, "monsters")]).toEqual([["clotty"], ["fly", "dip"]])
  // Everybody sees what it lies under.
  const [caught] = table.game.view(table.state, 1).zones["under"]
  const [, seen] = table.game.view(table.state, 1).zones["board.0"].toReversed()
  expect([caught.card, caught.shows?.["under"]]).toEqual(["clotty", seen.ref])
})

it("holds no second one", () => {
  const table = fourSoulsTable(ball)
  table.p1.activate("friendly-ball", "clotty").allPass().p1.activate("the-battery", "friendly-ball").allPass()
  table.p1.activate("friendly-ball", "fly").allPass()
  expect([cardsIn(table, "under"), cardsIn(table, "monsters")]).toEqual([["clotty"], ["fly", "dip"]])
})

it("lets it out over a slot, where it must be attacked once more than usual", () => {
  const table = fourSoulsTable({ ...ball, dice: [6, 6, 6] })
  table.p1.activate("friendly-ball", "clotty").allPass().p1.activate("the-battery", "friendly-ball").allPass()
  attack(table, "fly").allPass().p1.cannot("attack", "no-attack-left")
  table.p1.activate("friendly-ball.2").allPass().p1.isAsked("ambush").p1.pick("dip").allPass()
  expect([cardsIn(table, "under"), cardsIn(table, "covered")]).toEqual([[], ["dip"]])
  table.p1.cannot("end", "attack-first").p1.attack().allPass().p1.canPickExactly("against:clotty")
  table.p1.against("clotty").allPass().p1.canPick("end").p1.cannot("attack", "no-attack-left")
})

it("takes nothing that is attacked, and lets nothing out where the attack is", () => {
  const table = fourSoulsTable({ ...ball, monsters: ["clotty", "fly"], dice: [6, 6] })
  table.p1.activate("friendly-ball", "fly").allPass()
  attack(table, "clotty").p1.activate("the-battery", "friendly-ball").p1.pass().p2.pass()
  table.p1.cannot("activate:friendly-ball>clotty", "no-target").p1.activate("friendly-ball.2")
  // The other slot is the only one left for it.
  table.p1.pass().p2.pass()
  expect([cardsIn(table, "covered"), cardsIn(table, "under")]).toEqual([["dip"], []])
  table.allPass().p1.cannot("end", "attack-first")
})

it("may be stolen with what is under it", () => {
  const thief = item("test-thief", tap([steal("it1")], aim(items)))
  const table = fourSoulsTable({
    ...ball,
    cards: [thief],
    p1: { board: ["friendly-ball"] },
    p2: { board: ["test-thief", "the-battery"] },
  })
  table.p1.activate("friendly-ball", "clotty").p1.pass().p2.pass()
  table.p1.pass().p2.activate("test-thief", "friendly-ball").allPass()
  table.p1.pass().p2.activate("the-battery", "friendly-ball").allPass()
  table.p1.pass().p2.activate("friendly-ball.2").allPass().p2.isAsked("ambush").p2.pick("fly").allPass()
  table.p1.cannot("end", "attack-first")
})

it("keeps what is under it for ever when it is destroyed", () => {
  const table = fourSoulsTable({
    ...ball,
    cards: [hammer],
    p1: { board: ["friendly-ball"] },
    p2: { board: ["test-hammer"] },
  })
  table.p1.activate("friendly-ball", "clotty").allPass()
  table.p1.pass().p2.activate("test-hammer", "friendly-ball").allPass()
  expect([cardsIn(table, "under"), cardsIn(table, "treasureDiscard")]).toEqual([
    ["clotty"],
    ["friendly-ball"],
  ])
})
