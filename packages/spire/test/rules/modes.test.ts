// Death on the way up (STS-1.3), a last stand and what comes of it (STS-13.1, STS-13.2), and relics to choose from (STS-13.4).

import { n } from "@soulspire/kernel"
import { cardsIn } from "@soulspire/testkit"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { option } from "../../src/cards/event.ts"
import { loseHp } from "../../src/verbs/index.ts"
import { whenGained } from "../../src/verbs/climb.ts"
import { spell } from "../support/cards.ts"
import { actOf } from "../support/act.ts"
import { choose, climberOf, type ClimbTable, entering, type Way } from "../support/climb.ts"
import { endTurn } from "../support/enemy-turn.ts"
import { afterCombat, fighting, win } from "../support/victory.ts"
import { event, relic } from "../support/made-up.ts"

const doom = spell("test-doom", [loseHp(n(99))])
const trap = event("test-trap", "Trap", { act: 1 }, [option([loseHp(n(99))]), option([])]).def
const cursed = relic("test-cursed", "Cursed", { price: 1 }, [whenGained(loseHp(n(99)))]).def

const isLost = (table: ClimbTable): void => {
  expect(table.state.over).toMatchObject({ how: "defeat", winners: [] })
  expect(table.game.decisions(table.state)).toEqual([])
}

describe("whoever is at 0 HP has lost the climb for all, at once", () => {
  rule("STS-1.3", "in the middle of an enemy's action", () => {
    const table = entering("encounter", {
      p1: { hp: 9 },
      p2: { hp: 1 },
      encounterDeck: ["a1-small-slime", "a1-cultist-louse"],
      summons: ["s1-green-louse-1"],
    })
    endTurn(table)
    isLost(table)
    // Whoever would have acted after that has not.
    expect(climberOf(table, 1).hp).toBe(9)
  })

  rule("STS-1.3", "in an event, while another has not chosen yet", () => {
    const table = entering("event", { cards: [trap], eventDeck: ["test-trap"], p1: {}, p2: {}, p3: {} })
    choose(table, 2)
    choose(table, 1, 2)
    isLost(table)
  })

  rule("STS-1.3", "by what is gained, while another still looks", () => {
    const table = entering("treasure", {
      cards: [cursed],
      relicDeck: ["test-cursed", "anchor"],
      p1: {},
      p2: {},
    })
    table.p2.reveal("relic/1").p1.reveal("relic/1").p2.take("test-cursed")
    expect(table.state.over).toBeNull()
    table.p2.pick("done")
    isLost(table)
  })

  rule("STS-1.3", "by what is bought, or got rid of", () => {
    const table = entering("merchant", {
      cards: [cursed],
      relicDeck: ["test-cursed"],
      p1: { gold: 1 },
      p2: {},
    })
    table.p1.buy("test-cursed")
    isLost(table)
    const removal = entering("merchant", { p1: { gold: 3, hp: 2, deck: ["curse-parasite"] } })
    removal.p1.cleanse()
    isLost(removal)
  })

  rule(["STS-1.3", "STS-13.1"], "a last stand is for bosses alone", () => {
    for (const room of ["encounter", "elite"] as const) {
      const table = entering(room, {
        cards: [doom],
        encounterDeck: ["a1-looter", "a1-looter"],
        eliteDeck: ["e1-gremlin-nob"],
        p1: {},
        p2: { deck: ["test-doom"] },
        options: { lastStand: true },
      })
      table.p2.play("test-doom")
      isLost(table)
    }
  })
})

describe("a last stand", () => {
  /** p2 has fallen, and p1 has beaten the boss. */
  function stand(goal: number): ClimbTable {
    const table = fighting("boss", {
      cards: [doom, ...actOf(2)],
      ownActs: true,
      bossDeck: ["b1-hexaghost"],
      bossRelicDeck: ["black-blood", "ectoplasm", "cursed-key", "snecko-eye"],
      p1: { rares: ["ironclad-offering"] },
      p2: { deck: ["test-doom"], rares: ["silent-adrenaline"] },
      p3: {},
      options: { lastStand: true },
    })
    table.game.arrange(table.state, (r) => {
      r.s.table.goal = goal
    })
    table.p2.play("test-doom")
    expect(table.state.over).toBeNull()
    return win(table)
  }

  rule("STS-13.1", "rewards are for those who live, and boss relics one more than they are", () => {
    const table = stand(1)
    table.p2.isNotAsked().p1.isAsked("rewards").p3.isAsked("rewards")
    expect(cardsIn(table, "pool")).toEqual(["black-blood", "ectoplasm", "cursed-key"])
    expect(climberOf(table, 2).gold).toBe(0)
  })

  rule(["STS-13.2", "STS-13.9"], "the Act counts as beaten: where it was the last, the climb is won", () => {
    const table = stand(1)
    table.p1.pick("done").p3.pick("done")
    expect(table.state.over).toMatchObject({ how: "victory", winners: [0, 1, 2] })
  })

  rule("STS-13.2", "a party with a death cannot go on to the next Act", () => {
    const table = stand(2)
    table.p1.pick("done").p3.pick("done")
    expect(table.state.over).toMatchObject({ how: "stopped", winners: [0, 1, 2] })
    expect(table.state.table.act).toBe(1)
  })
})

describe("where each chooses a relic", () => {
  const relicDeck = ["anchor", "vajra", "lantern", "sundial"]
  const options = { chooseRelic: true }
  const chest = (way: Way = {}): ClimbTable =>
    entering("treasure", { p1: {}, p2: {}, relicDeck, options, ...way })

  rule("STS-13.4", "at a treasure one relic for each player lies before all, and each picks one", () => {
    const table = chest()
    expect(cardsIn(table, "pool")).toEqual(["anchor", "vajra"])
    for (const seat of [1, 2]) table.by(seat).canPickExactly("take:anchor", "take:vajra", "done")
    table.p2.take("anchor").p1.canPickExactly("take:vajra", "done").p1.take("vajra")
    table.p2.putBack("anchor").p1.take("anchor").p1.pick("done").p2.pick("done")
    table.p1.has("items", "anchor").p2.has("items")
    expect(cardsIn(table, "relicDeck").toReversed()).toEqual(["lantern", "sundial", "vajra"])
  })

  rule("STS-13.4", "at an elite too, among its other rewards", () => {
    const table = afterCombat("elite", { p2: {}, p3: {}, eliteDeck: ["e1-lagavulin"], relicDeck, options })
    expect(cardsIn(table, "pool")).toEqual(["anchor", "vajra", "lantern"])
    table.p3
      .canPickExactly("reveal:card/1", "take:anchor", "take:vajra", "take:lantern", "done")
      .p3.take("lantern")
    for (const seat of [1, 2, 3]) table.by(seat).pick("done")
    table.p3.has("items", "lantern")
  })

  rule("STS-13.4", "not alone: there one is drawn as always", () => {
    const table = entering("treasure", { relicDeck, options })
    expect(cardsIn(table, "pool")).toEqual([])
    table.p1.canPickExactly("reveal:relic/1", "done")
  })

  rule("STS-13.4", "and not unless the table says so", () => {
    expect(cardsIn(chest({ options: {} }), "pool")).toEqual([])
  })

  test("nothing of a boss's relics is changed by it", () => {
    const table = afterCombat("boss", {
      p2: {},
      bossDeck: ["b1-guardian"],
      bossRelicDeck: ["black-blood", "ectoplasm", "cursed-key", "snecko-eye"],
      relicDeck,
      options,
    })
    expect(cardsIn(table, "pool")).toEqual(["black-blood", "ectoplasm", "cursed-key"])
  })
})
