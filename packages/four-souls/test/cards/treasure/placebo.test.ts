// Placebo: does what another item can do.

import { n } from "@soulspire/kernel"
import { verbs } from "@soulspire/four-souls"
import { expect, test } from "vitest"
import { cents, item } from "../../support/play.ts"
import { fourSoulsTable, seenIn } from "../../support/table.ts"

const { gainCents, tap } = verbs

test("it copies a tap ability of somebody's item, deactivated or not, with targets of its own", () => {
  const table = fourSoulsTable({
    p1: { board: ["placebo"] },
    p2: { board: ["mr-boom"], deactivated: ["mr-boom"] },
    monsters: ["clotty", "fatty"],
  })
  table.p1.activate("placebo", "mr-boom").allPass().p1.isAsked("target").p1.pick("fatty").allPass()
  expect(table.told("damage")).toMatchObject([{ amount: 1 }])
})

test("items in the shop are as good, but nothing eternal and nothing without such an ability", () => {
  const table = fourSoulsTable({
    p1: { board: ["placebo", "the-d6", "meat"] },
    shop: ["mr-boom", "portable-slot-machine"],
    monsters: ["clotty"],
  })
  table.p1.canPick("activate:placebo>mr-boom")
  for (const card of ["the-d6", "meat", "portable-slot-machine"])
    table.p1.cannotPick(`activate:placebo>${card}`)
  table.p1.activate("placebo", "mr-boom").allPass()
  expect(table.told("damage")).toHaveLength(1)
})

test("of several abilities one is chosen", () => {
  const fork = item("test-fork", tap([gainCents(n(1))]), tap([gainCents(n(5))]))
  const table = fourSoulsTable({
    p1: { board: ["placebo"], cents: 0 },
    p2: { board: ["test-fork"] },
    cards: [fork],
  })
  table.p1.activate("placebo", "test-fork").allPass().p1.isAsked("copied-ability")
  table.p1.pick(table.options(1)[1].key).allPass()
  expect(cents(table)[0]).toBe(5)
})

test("copying an ability that makes copies, it becomes one itself", () => {
  const table = fourSoulsTable({ p1: { board: ["placebo"] }, p2: { board: ["modeling-clay", "dinner"] } })
  table.p1.activate("placebo", "modeling-clay").allPass().p1.pick("dinner").allPass()
  expect(seenIn(table, 2, "p1.board")).toEqual(["isaac", "dinner"])
  expect(seenIn(table, 2, "p2.board")).toEqual(["isaac", "modeling-clay", "dinner"])
})

test("it cannot copy itself", () => {
  const table = fourSoulsTable({ p1: { board: ["placebo", "mr-boom"] }, monsters: ["clotty"] })
  table.p1.canPick("activate:placebo>mr-boom").p1.cannotPick("activate:placebo>placebo")
})
