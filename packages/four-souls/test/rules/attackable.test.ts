// What else can be attacked (chapters 6.3 and 6.4): items and rooms with a stat block, and players.

import { n } from "@soulspire/kernel"
import { verbs } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { attack, cents, order } from "../support/play.ts"
import { person } from "../support/cards.ts"
import { cardsIn, fourSoulsTable } from "../support/table.ts"
import { room, treasure } from "../support/made-up.ts"

const { gainCents, on, playersCanBeAttacked, thisCanBeAttacked, whenMonsterDies } = verbs

const stats = { health: 2, evasion: 3, attack: 1 }
const safe = treasure("test-safe", "Safe", { kind: "passive", stats, reward: { cents: 5 } }, [
  thisCanBeAttacked,
]).def
const gate = room("test-gate", "Gate", { stats, reward: { loot: 2 } }, [thisCanBeAttacked]).def
/** Cents for the death of a monster, and for an attack on one. */
const crow = treasure("test-crow", "Crow", { kind: "passive" }, [
  whenMonsterDies([gainCents(n(10))]),
  on("attackMonster", null, [gainCents(n(20))]),
]).def
const hall = room("test-hall", "Hall", {}, []).def
const options = { rooms: true }
const twice = (key: string): string[] => [key, key]

describe("items and rooms with a stat block", () => {
  rule("FS-6.3.1", "can be attacked like monsters, and everybody sees their numbers", () => {
    const table = fourSoulsTable({
      cards: [safe, gate, hall],
      options,
      p1: { board: ["test-safe", "shiny-rock"], cents: 0 },
      p2: { board: ["test-safe"] },
      rooms: ["test-gate"],
      roomDeck: ["test-hall", "test-hall"],
      monsters: ["fly"],
      dice: [3, 2, 3],
    })
    table.p1.attack().allPass()
    table.p1.canPickExactly("against:fly", "against:test-gate", ...twice("against:test-safe"), "against:deck")
    const seen = table.game.view(table.state, 1).zones
    expect(seen["rooms"][0].shows).toMatchObject({ health: 2, evasion: 3, attack: 1 })
    expect(seen["board.1"].at(-1)?.shows).toMatchObject({ health: 2, evasion: 3, attack: 1 })
    // A hit, a miss, a hit: its attack is dealt for the miss.
    table.p1.against("test-gate").allPass().p1.isAsked("action").p1.cannot("attack", "no-attack-left")
    expect(table.told("damage").map(({ whom, amount }) => [whom === 0, amount])).toEqual([
      [false, 1],
      [true, 1],
      [false, 1],
    ])
    expect([cardsIn(table, "rooms"), cardsIn(table, "roomDiscard")]).toEqual([["test-hall"], ["test-gate"]])
    expect(cardsIn(table, "p1.hand")).toHaveLength(2)
  })

  rule(
    "FS-6.3.1",
    "are no target without an ability that says so, in the shop, or for a second attack",
    () => {
      const plain = treasure("test-plain", "Plain", { kind: "passive", stats }, []).def
      const table = fourSoulsTable({
        cards: [safe, plain],
        p1: {},
        p2: { board: ["test-safe", "test-plain"] },
        shop: ["test-safe"],
        monsters: ["fly", "dip"],
        dice: [6],
      })
      table.p1.attack().allPass().p1.cannot("against:test-plain", "not-attackable")
      expect(table.p1.why("against:test-plain")).toMatchObject({ rule: "FS-6.3.1" })
      expect(table.p1.isAsked("attack-target").state.table.attacked).toBe(-1)
      table.p1
        .canPickExactly("against:fly", "against:dip", "against:test-safe", "against:deck")
        .p1.against("fly")
        .allPass()
      table.p1.cannot("attack", "no-attack-left")
    },
  )

  rule(
    "FS-6.3.2",
    "are destroyed when they are killed, and pay the active player, in an attack or not",
    () => {
      const table = fourSoulsTable({
        cards: [safe],
        p1: { cents: 0 },
        p2: { board: ["test-safe"], cents: 0 },
        monsters: ["fly"],
        dice: [6, 6],
      })
      attack(table, "test-safe").allPass()
      expect([cents(table), cardsIn(table, "p2.board"), cardsIn(table, "treasureDiscard")]).toEqual([
        [5, 0],
        ["isaac"],
        ["test-safe"],
      ])
      const crush = treasure("test-crush", "Crush", { kind: "active" }, [
        verbs.tap([verbs.deal(n(5), "it1")], verbs.aim(verbs.items)),
      ]).def
      const bombed = fourSoulsTable({
        cards: [safe, crush],
        p1: { cents: 0 },
        p2: { board: ["test-safe", "test-crush"], cents: 0 },
      })
      bombed.p1.pass().p2.activate("test-crush", "test-safe").allPass()
      expect([cents(bombed), cardsIn(bombed, "treasureDiscard")]).toEqual([[5, 0], ["test-safe"]])
    },
  )

  rule(
    ["FS-6.3.3", "FS-11.0.2"],
    "are no monsters: not for a bomb, not when they are attacked or die",
    () => {
      const table = fourSoulsTable({
        cards: [safe, gate, crow],
        options,
        p1: { board: ["test-crow"], hand: ["bomb"], cents: 0 },
        p2: { board: ["test-safe"] },
        rooms: ["test-gate"],
        monsters: ["fly"],
        dice: [6, 6],
      })
      table.p1.canPick("play:bomb>fly").p1.cannot("play:bomb>test-safe", "no-target")
      table.p1.cannot("play:bomb>test-gate", "no-target")
      attack(table, "test-gate").allPass()
      expect([cents(table)[0], table.state.table.monsterDied]).toEqual([0, 0])
      expect(order(table, "attackMonster", "attackOther")).toEqual(["attackOther"])
    },
  )

  rule(["FS-6.3.1", "FS-Q-5"], "are no longer under attack once they are something else", () => {
    const snatch = treasure("test-snatch", "Snatch", { kind: "active" }, [
      verbs.tap([verbs.gainSoul("it1")], verbs.aim(verbs.items)),
    ]).def
    const table = fourSoulsTable({
      cards: [safe, snatch],
      p1: {},
      p2: { board: ["test-safe", "test-snatch"] },
      monsters: ["fly"],
      dice: [6],
    })
    attack(table, "test-safe").p1.pass().p2.activate("test-snatch", "test-safe").allPass()
    table.p1.isAsked("action").p1.cannot("attack", "no-attack-left")
    expect([cardsIn(table, "p2.souls"), table.told("damage")]).toEqual([["test-safe"], []])
  })
})

describe("players", () => {
  const brawl = treasure("test-brawl", "Brawl", { kind: "passive" }, playersCanBeAttacked(4)).def

  rule("FS-6.4.1", "cannot be attacked by themselves, nor at all where no ability says so", () => {
    const quiet = fourSoulsTable({ p1: {}, monsters: ["fly"], dice: [6] })
      .p1.attack()
      .allPass()
    quiet.p1.canPickExactly("against:fly", "against:deck").p1.against("fly").allPass()
    const table = fourSoulsTable({
      cards: [brawl],
      p1: { board: ["test-brawl"] },
      p2: {},
      p3: {},
      monsters: ["fly"],
      dice: [6],
    })
    expect([person(table, 1).evasion, person(table, 2).evasion]).toEqual([4, 4])
    table.p1.attack().allPass().p1.canPickExactly("against:fly", "against:p2", "against:p3", "against:deck")
    table.p1.cannot("against:p1", "not-attackable").p1.against("fly").allPass()
  })

  rule("FS-6.4.1", "are attacked at that evasion to the death, and pay the penalty", () => {
    const table = fourSoulsTable({
      cards: [brawl],
      p1: { board: ["test-brawl"], cents: 0 },
      p2: { board: ["shiny-rock"], hand: ["bomb"], cents: 2 },
      monsters: ["fly"],
      dice: [3, 4, 6],
    })
    attack(table, "p2").allPass().p1.isAsked("action").p1.cannot("attack", "no-attack-left")
    // A miss, for which the attacked player strikes back, and two hits.
    expect(table.told("damage")).toMatchObject([
      { whom: 0, from: 1, combat: 1 },
      { whom: 1, from: 0, combat: 1 },
      { whom: 1, from: 0, combat: 1 },
    ])
    expect([table.told("playerDies"), cents(table)]).toMatchObject([[{ who: 1 }], [0, 1]])
    expect([cardsIn(table, "p2.board"), cardsIn(table, "p2.hand")]).toEqual([["isaac"], []])
  })

  rule(
    ["FS-6.4.1", "FS-11.2.5"],
    "who are dead cannot be attacked; an attack on them ends as they die",
    () => {
      const table = fourSoulsTable({
        cards: [brawl],
        p1: { board: ["test-brawl"], hand: ["bomb"] },
        p2: { damage: 1 },
        monsters: ["fly"],
        dice: [1],
      })
      attack(table, "p2").p1.play("bomb", "p2").allPass().p1.isAsked("action")
      expect([table.told("playerDies"), table.told("rolls"), table.state.table.attacker]).toMatchObject([
        [{ who: 1 }],
        [],
        -1,
      ])
      const late = fourSoulsTable({
        cards: [brawl],
        p1: { board: ["test-brawl"], hand: ["bomb"] },
        p2: { damage: 1 },
        monsters: ["fly"],
        dice: [6],
      })
      late.p1.play("bomb", "p2").allPass().p1.attack().allPass().p1.cannot("against:p2", "dead")
      late.p1.canPickExactly("against:fly", "against:deck").p1.against("fly").allPass()
    },
  )

  rule("FS-6.4.2", "have the evasion of the newest effect where several disagree", () => {
    const three = treasure("test-three", "Three", { kind: "passive" }, playersCanBeAttacked(3)).def
    const five = treasure("test-five", "Five", { kind: "passive" }, playersCanBeAttacked(5)).def
    const after = (first: string, second: string, dice: number[]) => {
      const table = fourSoulsTable({
        cards: [three, five],
        p1: { board: [first], cents: 10 },
        p2: { damage: 1 },
        shop: [second],
        monsters: ["fly"],
        dice,
      })
      table.p1.buy().allPass().p1.ware(second).allPass()
      attack(table, "p2").allPass()
      if (table.open[0].prompt.key === "penalty-item") table.p1.pick(first).allPass()
      return table.told("playerDies").map(({ who }) => who)
    }
    expect(after("test-three", "test-five", [4, 4])).toEqual([0])
    expect(after("test-five", "test-three", [3])).toEqual([1])
  })
})
