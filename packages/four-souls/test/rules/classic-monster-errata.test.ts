// Corrections of the first edition's monster cards: what they do is what their text was corrected to.

import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { cards } from "../../src/content/index.ts"
import { beast } from "../support/cards.ts"
import { order, type Play, round } from "../support/play.ts"
import { cardsIn, fourSoulsTable } from "../support/table.ts"

const table = (position: Parameters<typeof fourSoulsTable>[0]): Play =>
  fourSoulsTable({ ...position, options: { ruleset: "classic", cardEdition: "first" } })

describe("The Duke of Flies", () => {
  const bombed = (rolled: number): Play => {
    const play = table({
      p1: { hand: ["gold-bomb"] },
      monsters: ["the-duke-of-flies"],
      wounds: [3],
      dice: [rolled],
    })
    play.p1.play("gold-bomb", "the-duke-of-flies")
    while (play.told("rolls").length === 0) round(play)
    return play
  }

  rule("FSC-E.2", "keeps off damage that it would take: on a 1 it has taken none", () => {
    const play = bombed(1)
    expect(play.told("damage")).toEqual([])
    play.allPass()
    expect([play.told("damage"), beast(play).health]).toEqual([[], 1])
  })

  rule("FSC-E.2", "takes it on any other number, after the roll", () => {
    const play = bombed(2).allPass()
    expect(order(play, "rolls", "damage")).toEqual(["rolls", "damage"])
    play.p1.has("souls", "the-duke-of-flies")
  })
})

describe("a curse", () => {
  const curses = cards.flatMap(({ id, set, category }) =>
    category === "curse" && set === "base" ? [id] : [],
  )

  rule("FSC-E.5", "is given to any player when it is revealed, whichever it is", () => {
    expect(curses.length).toBeGreaterThan(3)
    const given = curses.filter((curse) => {
      const play = table({ p1: {}, p2: {}, p3: {}, monsters: ["clotty"], monsterDeck: [curse, "fly"] })
      play.p1
        .attack()
        .p1.against("deck")
        .allPass()
        .p1.canPickExactly("p1", "p2", "p3")
        .p1.pick("p3")
        .allPass()
      return cardsIn(play, "p3.board").length === 2
    })
    expect(given).toEqual(curses)
  })

  rule("FSC-E.5", "may be given to oneself, also where it comes up as a slot is refilled", () => {
    const play = table({
      p1: { hand: ["bomb"] },
      monsters: ["dip"],
      monsterDeck: ["curse-of-pain", "fly"],
    })
    play.p1.play("bomb", "dip").allPass().p1.canPickExactly("p1", "p2").p1.pick("p1").allPass()
    play.p1.has("board", "isaac", "curse-of-pain").p1.has("monsters", "fly")
  })
})

describe("We Need to Go Deeper!", () => {
  rule("FSC-E.5", "puts monsters back on top of the deck in an order of choice", () => {
    for (const way of [
      ["dip", "gurdy"],
      ["gurdy", "dip"],
    ]) {
      const play = table({
        monsters: ["clotty"],
        monsterDeck: ["we-need-to-go-deeper", "fly"],
        monsterDiscard: ["dip", "gurdy", "leech"],
      })
      play.p1.attack().p1.against("deck").allPass()
      if (play.open[0].prompt.key === "triggers") play.p1.pick(...play.options(1).map(({ key }) => key))
      play
        .allPass()
        .p1.isAsked("on-top")
        .p1.pick("dip", "gurdy")
        .p1.pick(...way)
        .allPass()
      expect(cardsIn(play, "monsterDeck").toReversed()).toEqual([...way.toReversed(), "fly"])
    }
  })
})
