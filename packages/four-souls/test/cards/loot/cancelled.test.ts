// Every loot card that is cancelled is discarded, and that is all.

import { n } from "@soulspire/kernel"
import { fourSoulsSpec, verbs } from "@soulspire/four-souls"
import { expect, test } from "vitest"
import { beast, die, person } from "../../support/cards.ts"
import type { Play } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"
import { loot } from "../../support/made-up.ts"

const coin = loot("test-coin", "Test", { kind: "penny" }, [verbs.gainCents(n(2))]).def

/** With something for every card to be about: a roll, a curse, a loot on the stack, items and souls. */
function laid(card: string): Play {
  const table = fourSoulsTable({
    cards: [die, coin],
    p1: { hand: [card, "test-coin"], board: ["test-die", "the-d6"], plays: 1 },
    p2: {
      hand: ["butter-bean", "a-penny"],
      board: ["dinner", "curse-of-greed"],
      souls: ["gurdy"],
      plays: 1,
    },
    shop: ["meat"],
    monsters: ["fly", "dip"],
    dice: [3],
  })
  table.p1.activate("test-die").p1.pass().p2.pass()
  return table.p1.play("test-coin")
}

const ZONES = [
  "p1.board",
  "p2.board",
  "p2.souls",
  "shop",
  "monsters",
  "monsterDeck",
  "treasureDeck",
  "lootDeck",
]

/** Everything that any of the cards could have changed. */
const everything = (table: Play): unknown[] => [
  [1, 2].map((seat) => ({ ...person(table, seat), lootPlays: 0 })),
  [1, 2].map((slot) => beast(table, slot)),
  ZONES.map((where) => cardsIn(table, where)),
  table.told("rolls").map(({ value }) => value),
  [table.state.table.active, table.state.table.extraTurns, table.state.effects.length],
]

/** The first option that is about this card, and the first of whatever is asked then. */
function playAnyhow(table: Play, card: string): void {
  table.p1.pick(table.options(1).find(({ key }) => key.startsWith(`play:${card}#`))?.key ?? card)
  while (table.p1.asked.prompt.key !== "respond") table.p1.pick(table.options(1)[0].key)
}

const loots = fourSoulsSpec.cards.filter(({ back }) => back === "loot").map(({ id }) => id)

test.each(loots)("%s", (card) => {
  const table = laid(card)
  playAnyhow(table, card)
  table.p1.pass()
  table.p2.pick(table.options(2).find(({ key }) => key.includes(`>${card}#`))?.key ?? card).allPass()
  expect(cardsIn(table, "lootDiscard")).toEqual([card, "butter-bean", "test-coin"])
  expect(everything(table)).toEqual(everything(laid(card).allPass()))
})
