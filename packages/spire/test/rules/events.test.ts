// Events (STS-5.4, STS-5.5): who chooses what and when, who pays, dice that are changed, and those who die there.

import { cardsIn } from "@soulspire/testkit"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { choose, climberOf, type ClimbTable, keysOf } from "../support/climb.ts"
import { isOver, meeting, optionOf, takeAll } from "../support/events.ts"

const WALL = "act1-living-wall"
const STATUE = "act1-wing-statue"
const CLERIC = "act1-cleric"
const WHEEL = "act1-wheel-of-change"
const OOZE = "act1-scrap-ooze-a3"
const ADVENTURER = "act1-dead-adventurer-a3"

/** On to the next room, which is an event like all others here. */
function goOn(table: ClimbTable): void {
  table.p1.pick(keysOf(table).find((key) => key.startsWith("go:event/")) as string)
}

describe("choosing", () => {
  rule("STS-5.4", "each player chooses for themselves, in any order, once", () => {
    const table = meeting(WALL, {
      p2: { deck: ["silent-defend"] },
      p3: { deck: ["ironclad-bash"], rewards: ["ironclad-anger"] },
      p4: { deck: ["silent-strike", "silent-neutralize"] },
    })
    choose(table, 2, 3)
    choose(table, 1, 4)
    table.p4.pick("silent-strike")
    table.p3.isNotAsked().p4.isNotAsked().p1.isAsked("event").p2.isAsked("event")
    choose(table, 3, 2)
    choose(table, 1)
    table.p1.pick("ironclad-strike")
    const decks = [1, 2, 3, 4].map((seat) => cardsIn(table, `p${seat}.deck`))
    expect(decks).toEqual([["ironclad-bash"], ["silent-defend+"], ["ironclad-anger"], ["silent-neutralize"]])
    isOver(table, WALL)
  })

  rule("STS-5.4", "what somebody has chosen happens whole before another chooses", () => {
    const table = meeting(WALL, { p2: {} })
    choose(table, 1)
    table.p1.isAsked("remove").p2.isNotAsked().p1.pick("ironclad-bash").p2.isAsked("event")
  })

  rule("STS-5.4", "when all are done the event goes under its deck, and the next one is another", () => {
    const table = meeting(STATUE, { eventDeck: [STATUE, WALL, WHEEL] })
    choose(table, 2)
    expect(cardsIn(table, "eventDeck")).toEqual([STATUE, WHEEL, WALL])
    goOn(table)
    expect(cardsIn(table, "room")).toEqual([WALL])
    table.p1.isAsked("event")
  })

  rule("STS-5.4", "an event without options happens to all at once", () => {
    const table = meeting(ADVENTURER, { dice: [3], p2: {} })
    expect([1, 2].map((seat) => climberOf(table, seat))).toMatchObject([
      { gold: 2, chosen: 0 },
      { gold: 2, chosen: 0 },
    ])
    isOver(table, ADVENTURER)
  })
})

describe("paying", () => {
  rule("STS-5.5", "a pay option needs the gold it asks for", () => {
    const table = meeting(CLERIC, { p1: { gold: 2 } })
    table.p1.canPickExactly(`option:${CLERIC}`, `option:${CLERIC}.2`)
    expect(table.p1.why(optionOf(table, 3))).toMatchObject({ key: "cannot-pay", rule: "STS-5.5" })
    choose(table, 2)
    table.p1.pick("ironclad-bash")
    expect(climberOf(table).gold).toBe(0)
  })

  rule(["STS-5.5", "STS-5.4"], "whoever can pay for none of the options goes on without", () => {
    const table = meeting(CLERIC, { p2: { gold: 1 } })
    table.p1.isNotAsked()
    choose(table, 1, 2)
    isOver(table, CLERIC)
  })

  rule("STS-5.5", "losing gold is not paying it: nobody needs any for that", () => {
    const table = meeting("act1-world-of-goop-a3")
    choose(table, 3)
    expect(climberOf(table).gold).toBe(0)
  })

  rule("STS-4.13", "another pays 2 of somebody's 3 gold", () => {
    const table = meeting(CLERIC, { p1: { gold: 1 }, p2: { gold: 5 } })
    table.p2.pick("offer=2")
    choose(table, 3)
    table.p1.pick("ironclad-strike").p1.has("deck", "ironclad-bash")
    expect([1, 2].map((seat) => climberOf(table, seat).gold)).toEqual([0, 3])
    choose(table, 1, 2)
  })

  rule("STS-4.13", "others can pay all of it for somebody who has nothing", () => {
    const table = meeting(CLERIC, { p2: { gold: 3 } })
    table.p1.isNotAsked().p2.pick("offer=3").p1.isAsked("event")
    choose(table, 1)
    expect(climberOf(table)).toMatchObject({ hp: 8, gold: 0 })
    expect(climberOf(table, 2)).toMatchObject({ gold: 2, offered: 2 })
    choose(table, 2, 2)
    expect(climberOf(table, 2)).toMatchObject({ gold: 0, offered: 0 })
  })

  rule("STS-4.13", "whoever pays says how much of it the others pay, of what two of them offer", () => {
    const table = meeting(CLERIC, { p1: { gold: 2 }, p2: { gold: 1 }, p3: { gold: 1 } })
    table.p2.pick("offer=1").p3.pick("offer=1")
    choose(table, 2)
    table.p1.isAsked("lent").p1.canPickExactly("0", "1", "2").p1.pick("2").p1.pick("ironclad-bash")
    expect([1, 2, 3].map((seat) => climberOf(table, seat).gold)).toEqual([2, 0, 0])
    isOver(table, CLERIC)
  })

  rule("STS-4.13", "an offer can be taken back, and what nobody needed is nobody else's", () => {
    const table = meeting(CLERIC, { p2: { gold: 3 } })
    table.p2.pick("offer=3").p2.pick("offer=0").p1.isNotAsked().p2.pick("offer=2")
    choose(table, 1, 2)
    choose(table, 1)
    expect([1, 2].map((seat) => climberOf(table, seat))).toMatchObject([
      { gold: 0, offered: 0 },
      { gold: 1, offered: 0 },
    ])
    isOver(table, CLERIC)
  })

  rule("STS-4.13", "where nothing is paid for, no gold is offered", () => {
    const table = meeting(STATUE, { p1: { gold: 3 }, p2: {} })
    table.p1.cannot("offer", "not-now")
    choose(table, 2)
    choose(table, 2, 2)
  })
})

describe("the die", () => {
  const spin = (face: number, item: string, more: readonly number[] = []): ClimbTable => {
    const table = meeting(WHEEL, { dice: [face, ...more], p1: { items: [item] } })
    choose(table, 1)
    return table.p1.isAsked("die")
  }

  rule("STS-11.10", "The Abacus and Toolbox change it by one, round the corner too", () => {
    expect(climberOf(spin(4, "the-abacus").p1.change("the-abacus")).gold).toBe(4)
    expect(climberOf(spin(6, "the-abacus").p1.change("the-abacus")).hp).toBe(10)
    expect(climberOf(spin(6, "toolbox").p1.change("toolbox")).gold).toBe(4)
    expect(climberOf(spin(1, "toolbox").p1.change("toolbox")).hp).toBe(3)
  })

  rule("STS-11.10", "Gambling Chip rolls it again", () => {
    expect(climberOf(spin(6, "gambling-chip", [5]).p1.change("gambling-chip"))).toMatchObject({
      gold: 4,
      hp: 5,
    })
  })

  rule(["STS-11.10", "STS-4.10"], "Gambler's Brew turns it to any face and is drunk", () => {
    const table = spin(6, "gamblers-brew").p1.change("gamblers-brew").p1.pick("5").p1.has("items")
    expect(climberOf(table).gold).toBe(4)
  })

  rule("STS-11.10", "nobody has to change it", () => {
    const table = spin(6, "the-abacus").p1.pick("keep").p1.has("items", "the-abacus")
    expect(climberOf(table).hp).toBe(3)
  })

  rule("STS-11.10", "whoever has such an item can use it for another's die", () => {
    const table = meeting(WHEEL, { dice: [4], p2: { items: ["the-abacus"] } })
    choose(table, 1)
    table.p1.isNotAsked().p2.isAsked("die").p2.change("the-abacus")
    expect([1, 2].map((seat) => climberOf(table, seat).gold)).toEqual([4, 0])
  })

  rule(["STS-11.10", "STS-12.8"], "once per room: not for the next die of this event", () => {
    const table = meeting(OOZE, { dice: [6, 4], p1: { items: ["the-abacus"] } })
    choose(table, 1)
    table.p1.change("the-abacus").p1.isAsked("event")
    choose(table, 1)
    expect(climberOf(table)).toMatchObject({ hp: 3, gold: 2 })
  })

  rule(["STS-11.10", "STS-12.8"], "in the next room it is fresh", () => {
    const table = meeting(WHEEL, { dice: [4, 4], eventDeck: [WHEEL], p1: { items: ["the-abacus"] } })
    choose(table, 1)
    table.p1.change("the-abacus")
    goOn(table)
    choose(table, 1)
    table.p1.change("the-abacus")
    expect(climberOf(table).gold).toBe(8)
  })

  rule(["STS-11.10", "STS-12.8"], "a combat that an event turns into is the same room", () => {
    const table = meeting(ADVENTURER, {
      dice: [6, 3],
      p1: { items: ["the-abacus"] },
      eliteDeck: ["e1-lagavulin"],
    })
    table.p1.change("the-abacus").p1.isAsked("play")
    expect(cardsIn(table, "enemies")).toEqual(["e1-lagavulin"])
    expect(table.state.table.die).toBe(3)
  })
})

describe("dying", () => {
  rule("STS-1.3", "whoever dies of an event has lost the climb for all, at once", () => {
    const table = meeting(STATUE, { p1: { hp: 2, deck: [] }, p2: {} })
    choose(table, 1)
    expect(table.state.over).toMatchObject({ how: "defeat", winners: [] })
  })

  rule(["STS-1.3", "STS-13.1"], "the last stand is for bosses: here too all have lost", () => {
    const table = meeting(STATUE, { p1: { hp: 1, deck: [] }, p2: {}, options: { lastStand: true } })
    choose(table, 1)
    expect(table.state.over).toMatchObject({ how: "defeat" })
  })

  rule(["STS-1.3", "STS-4.10"], "a Fairy in a Bottle keeps them alive, and the event goes on", () => {
    const table = meeting(OOZE, { dice: [5], p1: { hp: 1, items: ["fairy-in-a-bottle"] } })
    choose(table, 1)
    takeAll(table)
    table.p1.has("items", "anchor")
    expect(climberOf(table)).toMatchObject({ hp: 2, dead: 0 })
    isOver(table, OOZE)
  })
})

test("an Act's events are those without an ascension, and six more from the third on", () => {
  const events = (ascension: number): number => {
    const { game } = meeting(STATUE)
    const state = game.create({ ascension }, 1, "events")
    return cardsIn({ game, state }, "eventDeck").length
  }
  expect([events(2), events(3)]).toEqual([12, 18])
})
