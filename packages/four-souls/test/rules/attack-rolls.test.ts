// Chapter 8, second half: the attack itself, roll by roll, and how it ends.

import { all, eq, type Options, ref, same } from "@soulspire/kernel"
import { rulesets, verbs } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { attack, cents, type Play, waiting } from "../support/play.ts"
import { cardsIn, fourSoulsTable, playerOf } from "../support/table.ts"
import { monster, treasure } from "../support/made-up.ts"

const { aim, attackRollBy, cancelAttack, dies, monsters, on, tap, tillEndOfTurn } = verbs

describe("the attack", () => {
  rule("FS-8.8", "goes on, roll after roll, until the monster has died", () => {
    const table = attack(
      fourSoulsTable({ p1: {}, monsters: ["clotty"], dice: [6, 1, 6] }),
      "clotty",
    ).allPass()
    expect(table.told("dice")).toMatchObject([{ value: 6 }, { value: 1 }, { value: 6 }])
    expect([cardsIn(table, "monsterDiscard"), playerOf(table, 1).damage]).toEqual([["clotty"], 1])
  })

  rule("FS-8.8", "or until the attacker has died", () => {
    const table = attack(fourSoulsTable({ p1: {}, monsters: ["clotty"], dice: [1, 1] }), "clotty").allPass()
    expect(table.told("playerDies")).toMatchObject([{ who: 0 }])
    expect([cardsIn(table, "monsters"), table.state.table.attacker]).toEqual([["clotty"], -1])
  })

  rule(["FS-8.8", "FS-11.0.3"], "or until one side has 0 HP as the next roll would be made", () => {
    const idol = monster(
      "test-idol",
      "Idol",
      { kind: "basic", health: 1, evasion: 3, attack: 1, reward: { cents: 9 } },
      [{ k: "stat", stat: "eternal", add: 1 }],
    )
    const table = fourSoulsTable({ p1: { cents: 0 }, monsters: ["test-idol"], cards: [idol.def], dice: [3] })
    attack(table, "test-idol").allPass().p1.isAsked("action")
    expect([table.told("dice").length, table.told("dying"), cents(table)[0]]).toEqual([1, [], 0])
    expect(cardsIn(table, "monsters")).toEqual(["test-idol"])
  })

  rule(["FS-8.8", "FS-8.10"], "or until it is cancelled, with the rolls and the damage that wait", () => {
    const flute = treasure("test-flute", "Flute", { kind: "active" }, [tap([cancelAttack])])
    const table = fourSoulsTable({
      p1: { board: ["test-flute"], hand: ["a-penny"] },
      monsters: ["clotty"],
      cards: [flute.def],
      dice: [6],
    })
    // The penny is below, the roll above it, the flute on top.
    attack(table, "clotty").p1.activate("test-flute").p1.play("a-penny")
    expect(cardsIn(table, "stack")).toEqual(["", "", "a-penny"])
    table.allPass().p1.isAsked("action").p1.cannot("attack", "no-attack-left")
    expect([table.told("rolls"), table.told("damage"), playerOf(table, 1).cents]).toEqual([[], [], 4])
  })

  rule("FS-8.8", "or until the turn goes to the end phase", () => {
    const table = fourSoulsTable({ p1: {}, monsters: ["moms-hand"], dice: [6] })
    attack(table, "moms-hand").allPass().p2.isAsked("action")
    expect([table.told("damage"), table.state.table.attacker, table.state.table.active]).toEqual([[], -1, 1])
  })

  rule("FS-8.9", "hits with a roll of the evasion or more, and is hit for anything less", () => {
    const table = fourSoulsTable({ p1: {}, monsters: ["fat-bat"], dice: [4, 5, 5, 5] })
    // Fat Bat: evasion 5, attack 1, and 3 HP.
    attack(table, "fat-bat").p1.pass().p2.pass()
    expect(waiting(table)).toMatchObject([{ whom: 0, value: 1 }])
    expect(playerOf(table, 1).damage).toBe(0)
    table.allPass()
    expect(table.told("damage").map((each) => [each["whom"] === 0, each["amount"], each["combat"]])).toEqual([
      [true, 1, 1],
      [false, 1, 1],
      [false, 1, 1],
      [false, 1, 1],
    ])
  })

  rule(
    ["FS-8.9", "RD-21=stacked", "RD-21=resolved"],
    "hits as hard as the attack was when the damage was put on the stack",
    () => {
      const table = fourSoulsTable({ p1: { board: ["blood-lust"] }, monsters: ["clotty"], dice: [6, 6] })
      attack(table, "clotty").p1.pass().p2.pass()
      // The damage of 1 waits; more attack comes too late for it.
      table.p1.activate("blood-lust", "p1").allPass()
      expect(table.told("damage").map((each) => each["amount"])).toEqual([1, 2])
      const rules = { attackValueTiming: "resolved" } as const
      const other = fourSoulsTable({ p1: { board: ["blood-lust"] }, monsters: ["clotty"], dice: [6], rules })
      attack(other, "clotty").p1.pass().p2.pass().p1.activate("blood-lust", "p1").allPass()
      expect(other.told("damage").map((each) => each["amount"])).toEqual([2])
    },
  )
})

describe("who dies first", () => {
  rule("FS-8.10", "a bomb in answer to a miss kills the monster before it kills the attacker", () => {
    const table = fourSoulsTable({
      p1: { damage: 1, hand: ["bomb"], cents: 0 },
      monsters: ["clotty"],
      wounds: [1],
      dice: [1],
    })
    attack(table, "clotty").p1.play("bomb", "clotty").allPass().p1.isAsked("action")
    expect([table.told("playerDies"), table.told("rolls"), cents(table)[0]]).toEqual([[], [], 4])
  })

  rule("FS-8.10", "another player kills the attacker in answer to a hit, and there is no reward", () => {
    const table = fourSoulsTable({
      p1: { damage: 1, cents: 0 },
      p2: { hand: ["bomb"], plays: 1 },
      monsters: ["clotty"],
      wounds: [1],
      dice: [6],
    })
    attack(table, "clotty").p1.pass().p2.play("bomb", "p1").allPass()
    expect([table.told("rolls"), cents(table)[0], cardsIn(table, "monsterDiscard")]).toEqual([[], 0, []])
  })

  const twins = monster(
    "test-twins",
    "Twins",
    { kind: "boss", health: 2, evasion: 3, attack: 1, reward: { cents: 5 } },
    [
      on("rolls", all(eq(ref("ev.combat"), 1), same("ev.whom", "this"), same("ev.who", "active")), [
        attackRollBy({ from: "seats", where: same("it", { next: "active" }) }, "this"),
      ]),
    ],
  )

  rule("FS-8.11", "somebody who helps may die without ending the attack, and rolls no more", () => {
    const table = fourSoulsTable({
      p1: { cents: 0 },
      p2: { damage: 1 },
      monsters: ["test-twins"],
      cards: [twins.def],
      // The attacker hits, the helper misses and dies; the attacker hits again, alone.
      dice: [3, 1, 3],
    })
    attack(table, "test-twins").allPass().p1.isAsked("action")
    expect(table.told("dice").map((each) => [each["who"], each["value"]])).toEqual([
      [0, 3],
      [1, 1],
      [0, 3],
    ])
    expect([table.told("playerDies"), cents(table)[0]]).toMatchObject([[{ who: 1 }], 5])
  })

  const doom = treasure("test-doom", "Doom", { kind: "active" }, [
    tap([dies("it1"), dies("you")], aim(monsters)),
  ])

  rule(
    ["FS-8.12", "RD-17=monster-first", "RD-17=player-first"],
    "a monster that dies together with a player dies first, in most rulesets",
    () => {
      const position = {
        p1: { cents: 0, board: ["test-doom"] },
        monsters: ["clotty"],
        cards: [doom.def],
      }
      const both = (rules: object): Play =>
        fourSoulsTable({ ...position, rules })
          .p1.activate("test-doom", "clotty")
          .allPass()
      const table = both({})
      // The reward comes before the penalty takes a cent of it.
      expect(
        table.events.filter(({ k }) => k === "gainCents" || k === "loseCents").map(({ k }) => k),
      ).toEqual(["gainCents", "loseCents"])
      expect(cents(table)[0]).toBe(3)
      const other = both({ doubleDeathOrder: "player-first" })
      expect(
        other.events.filter(({ k }) => k === "gainCents" || k === "loseCents").map(({ k }) => k),
      ).toEqual(["gainCents"])
    },
  )

  rule("FS-8.13", "an attack that must be made comes before the end of the turn, if it can", () => {
    const table = fourSoulsTable({
      monsters: ["fly"],
      monsterDeck: ["ambush", "dip"],
      dice: [6],
    })
    // Of the two attacks on the deck that the ambush demands, the one that met it is the first.
    attack(table, "deck").allPass().p1.isAsked("action").p1.cannot("end", "attack-first")
    table.p1.attack().allPass().p1.canPickExactly("against:deck").p1.against("deck").allPass()
    table.p1.canPick("end").p1.cannot("attack", "no-attack-left")
  })

  rule("FS-8.13", "and does not hold up a turn in which it cannot be made", () => {
    const table = fourSoulsTable({
      p1: { board: ["monster-manual"], hand: ["gold-bomb"] },
      p2: {},
      p3: {},
      monsters: ["clotty", "fly"],
    })
    table.p1.activate("monster-manual", "clotty").allPass().p1.cannot("end", "attack-first")
    table.p1.play("gold-bomb", "clotty").allPass().p1.canPick("end")
  })
})

describe("what an attack is on", () => {
  rule("FS-Q-5", "must stay where it is: covered or moved away, it takes the attack along", () => {
    const broom = treasure("test-broom", "Broom", { kind: "active" }, [
      tap([verbs.putOnBottom("it1")], aim(monsters)),
    ])
    const table = fourSoulsTable({
      p1: {},
      p2: { board: ["test-broom"] },
      monsters: ["clotty"],
      monsterDeck: ["fly"],
      cards: [broom.def],
      dice: [6],
    })
    attack(table, "clotty").p1.pass().p2.activate("test-broom", "clotty").p2.pass().p1.pass()
    // The roll is gone before anybody is asked again.
    table.p1.isAsked("action").p1.cannot("attack", "no-attack-left")
    expect([cardsIn(table, "stack"), table.told("rolls"), cardsIn(table, "monsters")]).toEqual([
      [],
      [],
      ["fly"],
    ])
  })

  const shrinks = (by: number) =>
    treasure("test-net", "Net", { kind: "active" }, [
      tap([tillEndOfTurn("evasion", by, "it1")], aim(monsters)),
    ]).def

  rule(
    ["FS-IT-8", "RD-35=yes", "RD-35=no", "FS-Q-21"],
    "has an evasion of at least 1 and at most 6 in every ruleset there is",
    () => {
      const evasionIn = (table: Play): unknown =>
        table.game.view(table.state, 0).zones["monsters"][0].shows?.["evasion"]
      const netted = (by: number, rules: object, options: Options = {}): Play =>
        fourSoulsTable({
          p1: { board: ["test-net"] },
          monsters: ["dip"],
          cards: [shrinks(by)],
          rules,
          options,
          dice: [6],
        })
          .p1.activate("test-net", "dip")
          .allPass()
      for (const ruleset of Object.keys(rulesets)) {
        const low = netted(-9, {}, { ruleset })
        expect(evasionIn(low)).toBe(1)
        attack(low, "dip").allPass()
        const high = netted(9, {}, { ruleset })
        expect(evasionIn(high)).toBe(6)
        attack(high, "dip").allPass()
        expect(cardsIn(high, "monsterDiscard")).toEqual(["dip"])
      }
      // Where rolls alone were limited, nothing would hit it.
      const unlimited = netted(9, { clampEvasion: false })
      expect(evasionIn(unlimited)).toBeGreaterThan(6)
      attack(unlimited, "dip").p1.pass().p2.pass()
      expect(waiting(unlimited)).toMatchObject([{ whom: 0 }])
      unlimited.p1.isAsked("respond").leaves("p1", "respond")
    },
  )
})
