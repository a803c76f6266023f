// The turn (chapter 7): its start and action phases.

import { n } from "@soulspire/kernel"
import { verbs } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { fourSoulsTable, playerOf, refsIn } from "../support/table.ts"
import { ending, phase, round, sideways, type Souls } from "../support/turns.ts"
import { room } from "../support/made-up.ts"

describe("the start phase", () => {
  const bank = room("test-bank", "Test", {}, [verbs.tap([verbs.gainCents(n(2))])]).def
  const spent = (rules: object): Souls => {
    const table = fourSoulsTable({
      cards: [bank],
      p1: { board: ["mr-boom"], deactivated: ["isaac", "mr-boom"] },
      p2: { character: "eve", board: ["the-battery"], deactivated: ["eve", "the-battery"] },
      monsters: ["leech"],
      shop: ["mr-boom"],
      rooms: ["test-bank"],
      ...rules,
    })
    for (const ref of ["monsters", "shop", "rooms"].flatMap((zone) => refsIn(table, zone))) {
      const { data } = table.state.objects.find((o) => o.ref === ref) ?? { data: null }
      if (data !== null) data.deactivated = 1
    }
    return ending(table)
  }

  rule(
    ["FS-7.1.1", "RD-12=own-and-game"],
    "recharges one's own and the game's but for the shop, before anybody can act",
    () => {
      const table = spent({})
      for (const zone of ["p2.board", "monsters", "rooms"]) expect(sideways(table, zone)).toEqual([])
      expect([sideways(table, "p1.board"), sideways(table, "shop")]).toEqual([
        ["isaac", "mr-boom"],
        ["mr-boom"],
      ])
      expect(phase(table)).toBe("p2 start")
      table.p2.isAsked("respond").leaves("p2", "respond")
    },
  )

  rule(["FS-IT-3", "RD-12=own"], "recharges one's own alone in the Italian edition", () => {
    const table = spent({ options: { ruleset: "italian" } })
    expect(sideways(table, "p2.board")).toEqual([])
    expect([sideways(table, "monsters"), sideways(table, "rooms")]).toEqual([["leech"], ["test-bank"]])
    table.leaves("p2", "respond")
  })

  rule("FS-7.1.2", "has a round of its own, with what the start of a turn sets off", () => {
    const table = ending(fourSoulsTable({ p2: { board: ["curse-of-pain"] } }))
    expect([phase(table), refsIn(table, "stack").length]).toEqual(["p2 start", 1])
    table.p2.isAsked("respond").p2.pass().p1.isAsked("respond").p1.pass()
    // The trigger has resolved: now its damage waits.
    round(table)
    expect(playerOf(table, 2).damage).toBe(1)
    // Nothing is left, and still everybody may say something before the loot step.
    table.p2.isAsked("respond").p2.has("hand").p2.pass().p1.isAsked("respond").p1.pass()
    expect(phase(table)).toBe("p2 loot")
    table.leaves("p2", "respond")
  })

  rule("FS-7.1.2", "has a round also when nothing is set off", () => {
    const table = ending(fourSoulsTable({}))
    expect([phase(table), refsIn(table, "stack").length]).toEqual(["p2 start", 0])
    table.p2.canPickExactly("activate:isaac", "pass").p2.pass().p1.canPickExactly("activate:isaac", "pass")
    table.leaves("p1", "respond")
  })

  rule(["FS-7.1.3", "RD-09=no"], "ends with a card, which nobody can answer, and a round after it", () => {
    const table = ending(fourSoulsTable({ draws: ["a-dime"] })).p2.has("hand")
    round(table).p2.has("hand", "a-dime").p2.isAsked("respond")
    expect([phase(table), refsIn(table, "stack").length, table.told("stacked")]).toEqual(["p2 loot", 0, []])
    expect(phase(round(table))).toBe("p2 action")
  })

  rule(["FS-7.1.3", "RD-09=yes"], "puts that card on the stack where a ruleset says so", () => {
    const table = ending(fourSoulsTable({ draws: ["a-dime"], rules: { lootStepOnStack: true } }))
    round(table).p2.isAsked("respond").p2.has("hand")
    expect([phase(table), refsIn(table, "stack").length]).toEqual(["p2 loot", 1])
    round(table).p2.has("hand", "a-dime")
    expect(phase(round(table))).toBe("p2 action")
  })
})

describe("the action phase", () => {
  rule("FS-7.2.1", "gives one loot play, also for an answer, and only for this turn", () => {
    const table = fourSoulsTable({
      p1: { hand: ["a-penny", "a-nickel"], deactivated: ["isaac"] },
      p2: { board: ["mr-boom"] },
      monsters: ["fat-bat"],
    })
    table.p1.pass().p2.activate("mr-boom", "fat-bat").p2.pass().p1.play("a-nickel")
    table.p1.cannot("play:a-penny", "no-loot-play").allPass().p1.cannot("play:a-penny", "no-loot-play")
    expect(playerOf(table, 1).cents).toBe(8)
  })

  rule("FS-7.2.1", "gives it as it begins, and it is gone with the turn", () => {
    const table = fourSoulsTable({
      p1: { hand: ["a-penny"], deactivated: ["isaac"] },
      p2: { hand: ["a-nickel"] },
      from: "start",
    })
    table.p1.cannot("play:a-penny", "no-loot-play")
    round(table).p1.cannot("play:a-penny", "no-loot-play")
    round(table).p1.canPick("play:a-penny").p1.pass().p2.cannot("play:a-nickel", "no-loot-play").p2.pass()
    ending(table).p2.pass().p1.cannot("play:a-penny", "no-loot-play").leaves("p1", "respond")
  })

  rule(
    ["FS-7.2.1", "RD-10=turn", "RD-10=action-phase"],
    "gives it until the turn is over, or for the phase alone where a ruleset says so",
    () => {
      const inTheEndPhase = (lootPlayWindow: "turn" | "action-phase"): Souls => {
        const p1 = { hand: ["a-penny"], deactivated: ["isaac"] }
        const table = fourSoulsTable({ p1, rules: { lootPlayWindow } }).p1.canPick("play:a-penny").p1.end()
        return round(table).leaves("p1", "respond")
      }
      inTheEndPhase("turn").p1.canPick("play:a-penny")
      inTheEndPhase("action-phase").p1.cannot("play:a-penny", "no-loot-play")
    },
  )

  rule("FS-7.2.2", "lets the active player declare with nothing on the stack", () => {
    const table = fourSoulsTable({ p1: { hand: ["a-penny"], cents: 10 }, monsters: ["fly"], shop: ["meat"] })
    table.p1.canPick("attack", "buy", "end").p1.pass().p2.cannotPick("attack", "buy", "end").p2.pass()
    table.p1
      .play("a-penny")
      .p1.cannotPick("attack", "buy", "end")
      .p1.pass()
      .p2.cannotPick("attack", "buy", "end")
    table.p2.pass().p1.canPick("attack", "buy", "end")
  })

  const sortie = (table: Souls, seat: number, monster: string): Souls => {
    table.by(seat).attack()
    round(table).by(seat).against(monster)
    return table.allPass()
  }
  const purchase = (table: Souls): Souls => {
    round(table.p1.buy()).p1.ware("deck")
    return table
  }

  rule("FS-7.2.3", "is good for one attack and one purchase, in any order", () => {
    const start = () => fourSoulsTable({ p1: { cents: 30 }, monsters: ["fly", "leech"], dice: [6] })
    for (const table of [sortie(purchase(start()), 1, "fly"), purchase(sortie(start(), 1, "fly"))])
      table.p1.cannot("attack", "no-attack-left").p1.cannot("buy", "no-purchase-left").p1.canPick("end")
  })

  rule("FS-7.2.3", "is good for more where a card says so", () => {
    const table = fourSoulsTable({
      p1: { board: ["champion-belt"] },
      monsters: ["fly", "leech"],
      dice: [6, 6],
    })
    sortie(sortie(table, 1, "fly"), 1, "leech").p1.cannot("attack", "no-attack-left")
  })

  rule("FS-7.2.4", "lets everybody answer whatever is done in it", () => {
    const table = fourSoulsTable({
      p1: { hand: ["a-penny"], board: ["mr-boom"], cents: 10 },
      monsters: ["fat-bat", "fly"],
      dice: [6],
    })
    const answered = (): Souls => table.p1.isAsked("respond").p1.pass().p2.isAsked("respond").p2.pass()
    table.p1.activate("mr-boom", "fat-bat")
    answered().allPass().p1.play("a-penny")
    answered().p1.attack()
    answered().p1.isAsked("attack-target").p1.against("fly").allPass().p1.buy()
    answered().p1.isAsked("wares").p1.ware("deck").p1.end()
    answered()
    expect(phase(table)).toBe("p1 end")
    table.leaves("p1", "respond")
  })

  rule("FS-7.2.5", "ends by a declaration that can be answered", () => {
    const table = fourSoulsTable({ p2: { board: ["mr-boom"] }, monsters: ["fly"] })
    table.p1.end().p1.pass().p2.activate("mr-boom", "fly")
    expect(phase(table)).toBe("p1 action")
    // What Mr. Boom does, the damage, and the death of the fly.
    round(round(round(table)))
    expect([phase(table), playerOf(table, 1).cents]).toEqual(["p1 action", 4])
    round(table)
    expect(phase(table)).toBe("p1 end")
    table.leaves("p1", "respond")
  })
})
