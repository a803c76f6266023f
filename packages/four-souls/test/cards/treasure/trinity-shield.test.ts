// Trinity Shield: the others keep still in its player's turn.

import { expect, test } from "vitest"
import { fourSoulsTable } from "../../support/table.ts"
import { turnOver } from "../../support/turns.ts"

const quiet = (): ReturnType<typeof fourSoulsTable> =>
  fourSoulsTable({
    p1: { board: ["trinity-shield", "mr-boom"], hand: ["bomb"] },
    p2: { board: ["mr-boom", "battery-bum"], hand: ["a-dime"], plays: 1, cents: 9 },
    p3: {},
    monsters: ["clotty"],
  })

test("others play no loot and activate no items in its player's turn", () => {
  const table = quiet()
  table.p1.pass().p2.canPickExactly("activate:isaac", "pass").p2.cannot("play:a-dime", "forbidden")
  table.allPass()
})

test("its own player does both", () => {
  quiet().p1.canPick("play:bomb>p2", "activate:mr-boom>clotty")
})

test("other turns are free for all", () => {
  const table = turnOver(quiet())
  table.p2.canPick("play:a-dime", "activate:mr-boom>clotty").p2.pass()
  table.p3.pass().p1.canPick("activate:mr-boom>clotty").allPass()
})

test("what others have does by itself what it does", () => {
  const table = fourSoulsTable({
    p1: { board: ["trinity-shield"], hand: ["bomb"] },
    p2: { board: ["fanny-pack"] },
    p3: {},
  })
  table.p1.play("bomb", "p2").allPass().p2.has("hand", "a-penny")
  expect(table.told("loot")).toHaveLength(1)
})
