// The slots of challenges (chapter 18): a final boss and its armour, minions.

import { n } from "@soulspire/kernel"
import { fourSouls, verbs } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { attack, waiting } from "../support/play.ts"
import { cellar, monster } from "../support/challenges.ts"
import { cardsIn, fourSoulsTable, playerOf } from "../support/table.ts"
import { event, loot, treasure } from "../support/made-up.ts"

const { aim, deal, gainCents, gainSoul, kill, minions, monsters, putIntoDiscard, putMinion, putOnBottom } =
  verbs
const tarot = { kind: "tarot" } as const

const away = loot("test-away", "Test", tarot, [putOnBottom("it1")], aim(monsters)).def
const drop = loot("test-drop", "Test", tarot, [putIntoDiscard("it1")], aim(monsters)).def
const deep = loot("test-deep", "Test", tarot, [verbs.putIntoDeck("it1", n(2))], aim(monsters)).def
const harvest = loot("test-harvest", "Test", tarot, [gainSoul("it1")], aim(monsters)).def
const movers = [away, drop, deep, harvest]

describe("a final boss", () => {
  rule("FS-18.1", "lies apart from the monster slots, which are filled as ever", () => {
    const state = fourSouls.create({ ...cellar.options, firstPlayer: "seat" }, 2, "in the cellar")
    const view = fourSouls.view(state, 0)
    const found = view.zones["monsters"].filter(({ shows }) => shows?.["finalBoss"] === 1)
    expect(found.map(({ card }) => card)).toEqual(["cellar-heart"])
    expect(view.zones["monsters"]).toHaveLength(3)
    expect(view.zones["challenge"].map(({ card }) => card)).toEqual(["heart-of-the-cellar"])
    // A boss out of the deck is not met there again.
    const tithe = fourSouls.create({ mode: "solo", challenge: "the-last-tithe" }, 2, "tithe")
    const greed = tithe.objects.filter(({ def }) => def >= 0 && fourSouls.cards[def].id === "greed")
    expect(greed.map(({ data }) => data?.setAside)).toEqual(["final-boss"])
  })

  rule("FS-18.1", "is a monster: it can be aimed at and attacked", () => {
    const table = fourSoulsTable({ ...cellar, p1: { hand: ["bomb"] }, dice: [1, 1] })
    table.p1.play("bomb", "cellar-heart").allPass()
    expect(monster(table, "cellar-heart")).toMatchObject({ health: 5, finalBoss: 1 })
    attack(table, "cellar-heart").allPass()
    expect(table.told("attackMonster")).toHaveLength(1)
  })

  rule("FS-18.1", "leaves its slot for nothing but its death", () => {
    for (const { id } of movers) {
      const table = fourSoulsTable({ ...cellar, cards: movers, p1: { hand: [id] } })
      table.p1.play(id, "cellar-heart").allPass()
      expect(cardsIn(table, "monsters")).toEqual(["fly", "fatty", "cellar-heart"])
      // What lies in a monster slot does go.
      const other = fourSoulsTable({ ...cellar, cards: movers, p1: { hand: [id] } })
      other.p1.play(id, "fatty").allPass()
      expect(cardsIn(other, "monsters")).not.toContain("fatty")
    }
  })

  rule("FS-18.1", "is never covered", () => {
    const table = fourSoulsTable({ ...cellar, minions: ["spider"], monsterDeck: ["dip"], dice: [1, 1] })
    table.p1.attack().allPass().p1.against("deck").p1.canPickExactly("fly", "fatty").p1.pick("fly").allPass()
    expect(cardsIn(table, "covered")).toEqual(["fly"])
  })
})

describe("boss armour", () => {
  const doom = loot("test-doom", "Test", tarot, [kill("it1")], aim(monsters)).def
  const blast = loot("test-blast", "Test", tarot, [deal(n(5), "it1")], aim(monsters)).def
  const spark = loot("test-spark", "Test", tarot, [deal(n(2), "it1")], aim(monsters)).def
  const fists = treasure("test-fists", "Test", { kind: "passive" }, [verbs.youHave("attack", n(3))]).def

  const holds = (ruleset: string) => (): void => {
    const set = (hand: string, more = {}) =>
      fourSoulsTable({
        ...cellar,
        options: { ...cellar.options, ruleset },
        cards: [doom, blast, spark, fists],
        p1: { hand: [hand], board: ["test-fists"] },
        ...more,
      })
    for (const [card, left] of [
      ["test-doom", 3],
      ["test-blast", 3],
      ["test-spark", 4],
    ] as const) {
      const table = set(card).p1.play(card, "cellar-heart").allPass()
      expect([card, monster(table, "cellar-heart")["health"]]).toEqual([card, left])
    }
    // Combat hits as hard as ever.
    const fight = attack(set("a-penny", { dice: [6] }), "cellar-heart")
    fight.p1.pass().p2.pass().p1.pass().p2.pass()
    expect(monster(fight, "cellar-heart")["health"]).toBe(2)
    fight.leaves("p1", "respond")
    // Nobody else wears any.
    const table = set("test-doom").p1.play("test-doom", "fatty").allPass()
    expect(cardsIn(table, "monsterDiscard")).toEqual(["fatty"])
  }

  rule("FS-18.2", "turns whatever is no combat into 3 damage at most", holds("english-2023"))
  rule(["FS-18.2", "FS-IT-7"], "does so in the Italian edition too", holds("italian"))
})

describe("minions", () => {
  const call = loot("test-call", "Test", tarot, [putMinion()]).def
  const rain = event("test-rain", "Test", { kind: "good-event" }, [[gainCents(n(2))]]).def

  rule("FS-18.4", "come where there was no slot, can be attacked, and leave none behind", () => {
    const table = fourSoulsTable({
      ...cellar,
      cards: [call],
      p1: { hand: ["test-call"] },
      monsterDeck: ["spider", "dip", "squirt"],
      dice: [6],
    })
    table.p1.play("test-call").allPass()
    expect(monster(table, "spider")).toMatchObject({ minion: 1 })
    attack(table, "spider").allPass()
    expect(cardsIn(table, "monsterDiscard")).toEqual(["spider"])
    expect(cardsIn(table, "monsters")).toEqual(["fly", "fatty", "cellar-heart"])
    expect(table.told("move").filter(({ cause }) => cause === "refill")).toEqual([])
  })

  rule("FS-18.4", "are not replaced, not covered, and go nowhere but to their death", () => {
    for (const { id } of movers) {
      const table = fourSoulsTable({ ...cellar, cards: movers, minions: ["spider"], p1: { hand: [id] } })
      table.p1.play(id, "spider").allPass()
      expect(cardsIn(table, "monsters")).toEqual(["fly", "fatty", "cellar-heart", "spider"])
    }
    const table = fourSoulsTable({ ...cellar, minions: ["spider"], p1: { hand: ["bomb"] } })
    table.p1.play("bomb", "spider").allPass()
    expect(cardsIn(table, "monsters")).toEqual(["fly", "fatty", "cellar-heart"])
    expect(cardsIn(table, "monsterDiscard")).toEqual(["spider"])
  })

  rule(["FS-18.5", "FS-2.3.6"], "that are events happen and are discarded", () => {
    const table = fourSoulsTable({
      ...cellar,
      cards: [call, rain],
      p1: { hand: ["test-call"] },
      monsterDeck: ["test-rain", "dip", "squirt"],
    })
    table.p1.play("test-call").p1.pass().p2.pass()
    // It lies there as long as it has something to do, and is no minion that could be attacked.
    expect([cardsIn(table, "monsters").at(-1), waiting(table).length]).toEqual(["test-rain", 1])
    table.allPass()
    expect([playerOf(table, 1).cents, cardsIn(table, "monsterDiscard")]).toEqual([5, ["test-rain"]])
    expect(cardsIn(table, "monsters")).toEqual(["fly", "fatty", "cellar-heart"])
  })

  rule("FS-18.9", "are monsters and minions, whatever speaks of either", () => {
    const swat = loot("test-swat", "Test", tarot, [kill("it1")], aim(minions)).def
    const hunt = treasure("test-hunt", "Test", { kind: "passive" }, [
      verbs.whenMonsterDies([gainCents(n(1))]),
      verbs.whenMinionDies([gainCents(n(5))]),
    ]).def
    const table = fourSoulsTable({
      ...cellar,
      cards: [swat, hunt],
      p1: { hand: ["bomb", "test-swat"], board: ["test-hunt"], plays: 1, cents: 0 },
      minions: ["spider", "dip"],
      monsterDeck: ["squirt", "squirt", "squirt"],
    })
    // Only those in minion slots are minions.
    expect(table.choices(1).filter((key) => key.startsWith("play:test-swat"))).toHaveLength(2)
    table.p1.canPick("play:test-swat>spider", "play:test-swat>dip").p1.cannotPick("play:test-swat>fly")
    for (const [card, minion] of [
      ["bomb", "dip"],
      ["test-swat", "spider"],
    ]) {
      const before = table.told("gainCents").length
      table.p1.play(card, minion).allPass()
      table.p1.pick(...table.options(1, "triggers").map(({ key }) => key)).allPass()
      const gained = table.told("gainCents").slice(before)
      expect(gained.map(({ amount }) => amount)).toEqual(expect.arrayContaining([1, 5]))
    }
    expect(cardsIn(table, "monsters")).toEqual(["fly", "fatty", "cellar-heart"])
  })

  rule(
    "FS-18.9",
    "are put there by instruction alone: an attack on the deck cannot choose their slot",
    () => {
      const table = fourSoulsTable({ ...cellar, minions: ["spider"], monsterDeck: ["dip"], dice: [1, 1] })
      table.p1
        .attack()
        .allPass()
        .p1.against("deck")
        .p1.canPickExactly("fly", "fatty")
        .p1.pick("fatty")
        .allPass()
      expect(cardsIn(table, "covered")).toEqual(["fatty"])
      expect(monster(table, "spider")).toMatchObject({ minion: 1 })
    },
  )
})
