// From one Act to the next (STS-1.1, STS-1.2, STS-2.11), with a second Act of the test's own.

import { type Ref, reprint, zone } from "@soulspire/kernel"
import { spireBox } from "@soulspire/spire"
import { cardsIn, seenIn } from "@soulspire/testkit"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { mapTokens } from "../../src/climb/map/map.ts"
import { actOf } from "../support/act.ts"
import { climberOf, type ClimbTable, type Way } from "../support/climb.ts"
import { fighting, win } from "../support/victory.ts"

/** What a second Act needs; nothing of the first one. */
const second = actOf(2)

const rewards = ["anger", "clash", "flex", "cleave", "havoc", "headbutt"].map((name) => `ironclad-${name}`)
const rares = ["ironclad-offering", "ironclad-barricade", "ironclad-feed", "ironclad-juggernaut"]

/** The boss of the first Act has fallen, and the party wants to climb so high. */
function top(goal: number, { p1, ...way }: Way = {}): ClimbTable {
  const table = fighting("boss", {
    cards: second,
    ownActs: true,
    bossDeck: ["b1-guardian", "b1-hexaghost"],
    encounterDeck: ["a1-looter"],
    eliteDeck: ["e1-lagavulin"],
    eventDeck: ["act1-living-wall"],
    summons: ["s1-fat-gremlin"],
    firstEncounters: ["first-cultist"],
    relicDeck: ["anchor", "vajra", "lantern"],
    potionDeck: ["fire-potion", "weak-potion", "flex-potion"],
    ...way,
    p1: { hp: 3, maxHp: 10, rewards, rares, ...p1 },
  })
  table.game.arrange(table.state, (r) => {
    r.s.table.goal = goal
  })
  win(table)
  for (let seat = 1; seat <= table.state.seats; seat++) table.pick(seat, "done")
  return table
}

const decks = ["encounterDeck", "eliteDeck", "bossDeck", "eventDeck", "summons", "firstEncounters"]

describe("after the boss", () => {
  rule(["STS-1.1", "STS-5.11"], "the party can go on or stop", () => {
    const table = top(2)
    table.p1.isAsked("next-act").p1.canPickExactly("go-on", "stop").p1.pick("stop")
    expect(table.state.over).toMatchObject({ how: "stopped", winners: [0] })
  })

  rule("STS-5.11", "as most of them want, and on where as many want one as the other", () => {
    const three = (...ways: string[]): ClimbTable => {
      const table = top(2, { p2: {}, p3: {} })
      ways.forEach((way, i) => table.pick(i + 1, way))
      return table
    }
    expect(three("go-on", "stop", "stop").state.over).toMatchObject({ how: "stopped" })
    expect(three("stop", "go-on", "go-on").state.table.act).toBe(2)
    const two = top(2, { p2: {} })
    two.p1.pick("stop").p2.pick("go-on")
    expect(two.state.table.act).toBe(2)
  })

  rule(["STS-1.2", "STS-5.11"], "of the last Act that the party wanted, it has won if it stops", () => {
    const table = top(1)
    table.p1.isAsked("won").p1.canPickExactly("stop", "go-on").p1.pick("stop")
    expect(table.state.over).toMatchObject({ how: "victory", winners: [0] })
  })

  rule(["STS-1.2", "STS-5.11"], "and can go on all the same: the next Act is the last one then", () => {
    const table = top(1)
    table.p1.pick("go-on")
    expect(table.state).toMatchObject({ over: null, table: { act: 2, goal: 2 } })
  })

  rule("STS-5.11", "and where as many want to stop as to go on, it stays as they had meant it", () => {
    const two = top(1, { p2: {} })
    two.p1.pick("go-on").p2.pick("stop")
    expect(two.state.over).toMatchObject({ how: "victory", winners: [0, 1] })
  })

  rule(["STS-1.1", "STS-1.2"], "there is nothing to decide where the box has no next Act", () => {
    expect(top(1, { cards: [] }).state.over).toMatchObject({ how: "victory", winners: [0] })
  })

  rule("STS-1.1", "the climb can be saved, and goes on from there as if nothing had been", () => {
    const table = top(2)
    const saved = JSON.stringify(table.game.save(table.state))
    const { game, state } = table.game.load(JSON.parse(saved) as ReturnType<typeof table.game.save>)
    expect(game.hash(state)).toBe(table.game.hash(table.state))
    const [{ seat, id }] = game.decisions(state)
    game.answer(state, seat, id, ["go-on"])
    table.p1.pick("go-on")
    expect(state.table.act).toBe(2)
    expect(game.hash(state)).toBe(game.hash(table.state))
  })
})

describe("the next Act", () => {
  const next = (way: Way = {}): ClimbTable => {
    const table = top(2, way)
    for (let seat = 1; seat <= table.state.seats; seat++) table.pick(seat, "go-on")
    return table
  }

  rule("STS-2.11", "has decks of its own; everything of the Act before is put away", () => {
    const table = next()
    const made = (deck: string): string[] => cardsIn(table, deck).filter((card) => card.startsWith("test-"))
    expect(decks.map((deck) => made(deck).toSorted())).toEqual([
      ["test-2-encounter-1", "test-2-encounter-2"],
      ["test-2-elite-1"],
      ["test-2-boss-1", "test-2-boss-2"],
      ["test-2-event"],
      ["test-2-summon-1"],
      [],
    ])
    expect(cardsIn(table, "box").toSorted()).toEqual([
      "a1-looter",
      "act1-living-wall",
      "b1-guardian",
      "b1-hexaghost",
      "e1-lagavulin",
      "first-cultist",
      "s1-fat-gremlin",
    ])
  })

  rule("STS-2.13", "goes on with relics, potions, curses, daze and status cards as they lay", () => {
    const kept = ["relicDeck", "bossRelicDeck", "potionDeck", "curseDeck", "dazeDeck", "statusDeck"]
    const lie = (table: ClimbTable): string[][] => kept.map((deck) => cardsIn(table, deck))
    const piles = {
      curseDeck: ["curse-doubt", "curse-pain", "curse-shame"],
      bossRelicDeck: ["black-blood", "ectoplasm", "cursed-key", "sozu"],
      dazeDeck: ["status-daze", "status-daze"],
      statusDeck: ["status-burn", "status-slimed", "status-burn"],
    }
    expect(lie(next(piles))).toEqual(lie(top(2, piles).leaves("p1", "next-act")))
    expect(lie(next(piles)).every(({ length }) => length > 1)).toBe(true)
  })

  rule("STS-2.11", "has a map of its own, with all tokens anew, and the party at its bottom", () => {
    const { board, spaces, dark, light, path, act } = next().state.table
    expect({ board, dark, light, path, act }).toEqual({
      board: "act2",
      dark: "",
      light: "",
      path: "",
      act: 2,
    })
    const many = (sign: string, of: string): number => of.split("").filter((each) => each === sign).length
    const tokens = mapTokens.dark + mapTokens.light
    // One campfire in each of the four places of its second row from the top, besides those of the tokens.
    expect(many("R", spaces)).toBe(4 + many("R", tokens))
    expect(many("$", spaces)).toBe(1 + many("$", tokens))
  })

  rule(["STS-2.11", "STS-2.6"], "has the boss that the die says", () => {
    // The first result is that of the combat with the last one.
    for (const face of [3, 4]) {
      const boss = seenIn(next({ dice: [1, face] }), 1, "bossDeck").at(-1)
      const card = [...second, ...spireBox.defs].find(({ id }) => id === boss)
      expect(card?.facts).toMatchObject({ act: 2, [`die${face}`]: face })
    }
  })

  rule("STS-2.11", "finds everybody at full health", () => {
    const table = next({ p2: { hp: 1, maxHp: 9 } })
    expect([climberOf(table, 1).hp, climberOf(table, 2).hp]).toEqual([10, 9])
  })

  rule("STS-K.5", "from the sixth ascension on only 4 HP are healed", () => {
    const table = next({ p2: { hp: 7, maxHp: 9 }, options: { ascension: 6 } })
    expect([climberOf(table, 1).hp, climberOf(table, 2).hp]).toEqual([7, 9])
  })

  rule("STS-2.11", "has the card rewards shuffled with what was skipped, and the rares as they lay", () => {
    const table = top(2)
    const after = cardsIn(table, "p1.rares")
    const before = cardsIn(table, "p1.rewards")
    table.p1.pick("go-on")
    expect(cardsIn(table, "p1.rewards").toSorted()).toEqual(before.toSorted())
    expect(cardsIn(table, "p1.rewards")).not.toEqual(before)
    expect(cardsIn(table, "p1.rares")).toEqual(after)
  })

  test("leaves relics, potions, decks and gold as they are", () => {
    const table = next({ p1: { gold: 4, items: ["vajra"] } })
    expect(cardsIn(table, "relicDeck").toReversed()).toEqual(["anchor", "vajra", "lantern"])
    expect(cardsIn(table, "potionDeck").toReversed()).toEqual(["fire-potion", "weak-potion", "flex-potion"])
    table.p1.has("items", "vajra").p1.has("deck", "test-wipe")
    // 3 more are the boss's.
    expect(climberOf(table).gold).toBe(7)
  })

  rule(["STS-2.11", "STS-2.12"], "begins with an encounter like any other", () => {
    const table = next()
    table.p1.canPickExactly("go:encounter/r0c3").p1.go("encounter/r0c3")
    expect(cardsIn(table, "enemies")[0]).toMatch(/^(?:test-2-encounter-|a2-)/)
  })

  rule("STS-1.2", "is the last: with its boss the climb is won", () => {
    const table = next()
    table.game.arrange(table.state, (r) => {
      // Right below the top.
      r.s.table.path = "r8c1"
      // One that leaves nothing.
      const boss = r.s.zones[zone(r, "bossDeck")].at(-1) as Ref
      reprint(r, boss, r.m.defNumber.get("test-2-boss-1") as number)
    })
    table.p1.go("boss/r9c3")
    expect(cardsIn(table, "enemies")[0]).toBe("test-2-boss-1")
    win(table)
    expect(table.state.over).toMatchObject({ how: "victory", winners: [0] })
  })

  rule(["STS-13.5", "STS-2.11"], "is played with the same modifiers", () => {
    const table = next({
      room: ["daily-uncertain-future"],
      p1: { board: ["character-ironclad"] },
    })
    expect(cardsIn(table, "room")).toEqual(["daily-uncertain-future"])
    // Its tokens lie face down again.
    const { dark, light, spaces } = table.state.table
    expect([dark.length, light.length]).toEqual([8, 7])
    expect(spaces).toMatch(/D/)
  })

  rule("STS-2.6", "hides its boss too, where the table wants that", () => {
    const table = next({ options: { hiddenBoss: true } })
    expect(seenIn(table, 1, "bossDeck")).toEqual(["?", "?"])
  })

  rule("STS-13.4", "offers relics to choose from as before", () => {
    const table = next({ p2: {}, options: { chooseRelic: true }, relicDeck: ["anchor", "vajra", "lantern"] })
    table.game.arrange(table.state, (r) => {
      r.s.table.spaces = r.s.table.spaces.replaceAll("?", "T")
    })
    for (const seat of [1, 2]) table.pick(seat, "go:encounter/r0c3")
    win(table)
    const [way] = table.options(1).flatMap(({ key }) => (key.startsWith("go:treasure") ? [key] : []))
    for (const seat of [1, 2]) table.pick(seat, way)
    expect(cardsIn(table, "pool")).toEqual(["anchor", "vajra"])
  })
})
