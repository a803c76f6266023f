// Keywords (chapter 4.6): eternal, trinket, ambush, guppy, curse, indomitable and roll.

import { verbs } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { cardsIn, fourSoulsTable, playerOf, refsIn } from "../support/table.ts"
import { loot, monster } from "../support/made-up.ts"

describe("eternal", () => {
  const onItem = (id: string, body: Parameters<typeof loot>[3]) =>
    loot(id, "Test", { kind: "tarot" }, body, verbs.aim(verbs.items)).def
  const crush = onItem("test-crush", [verbs.destroy("it1")])
  const bury = onItem("test-bury", [verbs.putIntoDiscard("it1")])

  rule("FS-4.6.1", "is neither destroyed nor put into discard", () => {
    const table = fourSoulsTable({
      cards: [crush, bury],
      p1: { hand: ["test-crush", "test-bury", "test-crush", "test-bury"], plays: 3 },
      p2: { board: ["the-d6", "dinner", "meat"] },
    })
    const play = (card: string, item: string) => table.p1.pick(`${firstOf(card)}>${nameOf(item)}`).allPass()
    const firstOf = (card: string): string =>
      table
        .options(1)
        .find(({ key }) => key.startsWith(`play:${card}#`))
        ?.key.split(">")[0] as string
    const nameOf = (item: string): string =>
      table
        .options(1)
        .find(({ key }) => key.includes(`>${item}#`))
        ?.key.split(">")[1] as string
    play("test-crush", "the-d6")
    play("test-bury", "the-d6")
    table.p2.has("board", "isaac", "the-d6", "dinner", "meat")
    play("test-crush", "dinner")
    play("test-bury", "meat")
    table.p2.has("board", "isaac", "the-d6")
  })

  rule("FS-4.6.1", "means nothing out of play", () => {
    const plain = { kind: "basic", health: 4, evasion: 6, attack: 1, reward: {} }
    const { def } = monster("test-rock", "Test", plain)
    const rock = { ...def, facts: { ...def.facts, eternal: 1 } }
    const dig = (from: string) =>
      loot(`test-dig-${from}`, "Test", { kind: "tarot" }, [verbs.putIntoDiscard("it1")], verbs.aim({ from }))
        .def
    const table = fourSoulsTable({
      cards: [rock, dig("monsters"), dig("covered")],
      p1: { hand: ["test-dig-monsters", "test-dig-covered"], plays: 1 },
      monsters: ["test-rock"],
      monsterDeck: ["spider"],
      dice: [5],
    })
    table.p1.play("test-dig-monsters", "test-rock").allPass().p1.has("monsters", "test-rock")
    table.p1.attack().p1.pass().p2.pass().p1.against("deck").p1.has("covered", "test-rock")
    table.p1.play("test-dig-covered", "test-rock").p1.pass().p2.pass()
    table.p1.has("covered").p1.has("monsterDiscard", "test-rock").allPass()
  })

  rule("FS-4.6.1", "is nothing a death can be paid with", () => {
    const table = fourSoulsTable({
      p1: { hand: ["xiii-death"] },
      p2: { board: ["the-d6", "dinner", "meat"] },
    })
    table.p1.play("xiii-death", "p2").allPass()
    table.p2.isAsked("penalty-item").p2.canPickExactly("dinner", "meat").p2.pick("meat")
    table.p2.has("board", "isaac", "the-d6", "dinner")
  })
})

describe("trinkets", () => {
  rule("FS-4.6.2", "become items of their player's as they resolve, and work from then on", () => {
    const table = fourSoulsTable({ p1: { hand: ["counterfeit-penny", "a-penny", "a-nickel"], plays: 2 } })
    table.p1.play("a-penny").allPass()
    expect(playerOf(table, 1).cents).toBe(4)
    table.p1.play("counterfeit-penny").p1.has("board", "isaac").allPass()
    table.p1.has("board", "isaac", "counterfeit-penny").p1.has("lootDiscard", "a-penny")
    expect(playerOf(table.p1.play("a-nickel").allPass(), 1).cents).toBe(10)
  })

  rule("FS-4.6.2", "that are cancelled were never items", () => {
    const table = fourSoulsTable({
      p1: { hand: ["counterfeit-penny"] },
      p2: { hand: ["butter-bean"], plays: 1 },
    })
    table.p1.play("counterfeit-penny").p1.pass().p2.play("butter-bean", "counterfeit-penny").allPass()
    table.p1.has("board", "isaac").p1.has("lootDiscard", "counterfeit-penny", "butter-bean")
  })
})

describe("ambush", () => {
  rule("FS-4.6.3", "puts a monster into a slot, which the active player has to attack", () => {
    const table = fourSoulsTable({
      p1: { hand: ["greed-butt"] },
      monsters: ["fly", "leech"],
      monsterDeck: ["spider"],
      dice: [2, 2, 2, 2, 2, 2, 2, 2],
    })
    table.p1
      .play("greed-butt")
      .allPass()
      .p1.isAsked("ambush")
      .p1.canPickExactly("fly", "leech")
      .p1.pick("fly")
    expect([cardsIn(table, "monsters"), cardsIn(table, "covered")]).toEqual([
      ["leech", "greed-butt"],
      ["fly"],
    ])
    // Its own ability: another slot.
    expect(cardsIn(table.allPass(), "monsters")).toEqual(["leech", "greed-butt", "spider"])
    table.p1.cannot("end", "attack-first").p1.attack().p1.pass().p2.pass().p1.against("greed-butt").allPass()
    table.p1.has("lootDiscard", "greed-butt").p1.has("monsterDiscard")
    expect([playerOf(table, 1).cents, cardsIn(table, "monsters")]).toEqual([16, ["leech", "spider", "fly"]])
    // That attack was additional: the turn's own is still there, and need not be made.
    table.p1.canPick("attack", "end")
  })

  rule(
    ["FS-4.6.3", "FS-Q-2"],
    "takes no slot that is being attacked, and is owed only while it is there",
    () => {
      const table = fourSoulsTable({
        p1: { hand: ["gold-bomb"], plays: 1 },
        p2: { hand: ["greed-butt"], plays: 1 },
        monsters: ["fly", "leech", "spider"],
        wounds: [0, 0, 0],
        dice: [6],
      })
      table.p1.attack().p1.pass().p2.pass().p1.against("fly").p1.pass().p2.play("greed-butt").allPass()
      table.p2.isAsked("ambush").p2.canPickExactly("leech", "spider").p2.pick("spider").allPass()
      expect(cardsIn(table, "monsters").slice(0, 2)).toEqual(["leech", "greed-butt"])
      table.p1
        .cannot("end", "attack-first")
        .p1.attack()
        .p1.pass()
        .p2.pass()
        .p1.canPickExactly("against:greed-butt")
      table.leaves("p1", "attack-target")
    },
  )

  rule("FS-4.6.3", "that was covered is a monster again, but was put there only once", () => {
    const table = fourSoulsTable({
      p1: { hand: ["greed-butt"] },
      monsters: ["fly"],
      monsterDeck: ["leech", "spider", "dip"],
      dice: [6],
    })
    // The leech comes for the slot that is new; the spider covers the ambush, and is killed.
    table.p1.play("greed-butt").allPass().p1.has("monsters", "greed-butt", "leech")
    table.p1
      .attack()
      .p1.pass()
      .p2.pass()
      .p1.against("deck")
      .p1.isAsked("cover")
      .p1.pick("greed-butt")
      .allPass()
    table.p1.has("monsters", "leech", "greed-butt").p1.has("covered", "fly")
    expect(table.state.table.monsterSlots).toBe(2)
    // It is another monster now: nobody owes it an attack.
    table.p1.canPick("end")
  })

  rule("FS-4.6.3", "that is cancelled comes to nothing", () => {
    const table = fourSoulsTable({
      p1: { hand: ["greed-butt"] },
      p2: { hand: ["butter-bean"], plays: 1 },
      monsters: ["fly"],
    })
    table.p1.play("greed-butt").p1.pass().p2.play("butter-bean", "greed-butt").allPass().p1.canPick("end")
    table.p1.has("monsters", "fly").p1.has("lootDiscard", "greed-butt", "butter-bean")
  })
})

describe("guppy", () => {
  rule("FS-4.6.4", "is a mark that other cards count", () => {
    const table = fourSoulsTable({
      p1: { board: ["guppys-collar"], hand: ["guppys-hairball"] },
      p2: { board: ["guppys-head"] },
      bonus: ["soul-of-guppy"],
    })
    table.p1.play("guppys-hairball").p1.has("souls").allPass().p1.has("souls", "soul-of-guppy")
  })
})

describe("curses", () => {
  rule("FS-4.6.5", "are given by the active player as they enter, with the stack", () => {
    const table = fourSoulsTable({ monsters: ["fly"], monsterDeck: ["curse-of-pain", "leech"] })
    table.p1.attack().p1.pass().p2.pass().p1.against("deck").p1.isAsked("target").p1.pick("p2")
    // It lies in its slot, and everybody can answer.
    table.p1.isAsked("respond").p1.has("monsters", "curse-of-pain").p1.pass().p2.isAsked("respond").p2.pass()
    table.p2.has("board", "isaac", "curse-of-pain").p1.has("monsters", "fly").p1.isAsked("action")
  })

  rule("FS-4.6.5", "are discarded when their player dies, with the stack", () => {
    const table = fourSoulsTable({
      p1: { hand: ["xiii-death"] },
      p2: { board: ["curse-of-pain", "meat", "dinner"], cents: 2 },
    })
    table.p1.play("xiii-death", "p2").p1.pass().p2.pass().p1.pass().p2.pass()
    // The death has resolved, the penalty is still to come.
    table.p2.isAsked("respond").p2.has("board", "isaac", "curse-of-pain", "meat", "dinner")
    expect([refsIn(table, "stack").length, playerOf(table, 2).cents]).toEqual([1, 2])
    table.p2.pass().p1.pass().p2.isAsked("penalty-item").p2.has("board", "isaac", "meat", "dinner")
    table.p1.has("monsterDiscard", "curse-of-pain").p2.pick("meat")
  })
})

describe("indomitable", () => {
  rule("FS-4.6.6", "opens a slot of its own, and is never covered", () => {
    const table = fourSoulsTable({
      p1: { damage: 1 },
      monsters: ["leech"],
      monsterDeck: ["the-radiance", "spider", "fly"],
      dice: [1],
    })
    table.p1.attack().p1.pass().p2.pass().p1.against("deck")
    expect([cardsIn(table, "monsters"), cardsIn(table, "covered")]).toEqual([["leech", "the-radiance"], []])
    expect(table.state.table.monsterSlots).toBe(2)
    table.allPass()
    // p1 has died of it, and the turn is over; in the loot step p2 loots 2.
    table.p2.isAsked("action").p2.has("hand", "a-penny", "a-penny")
    table.p2.attack().p2.pass().p1.pass().p2.against("deck").p2.isAsked("respond")
    expect([cardsIn(table, "monsters"), cardsIn(table, "covered")]).toEqual([
      ["the-radiance", "spider"],
      ["leech"],
    ])
    table.leaves("p2", "respond")
  })

  rule("FS-4.6.6", "fills no slot that has become empty", () => {
    const table = fourSoulsTable({
      p1: { hand: ["bomb"] },
      monsters: ["fly"],
      monsterDeck: ["the-radiance", "spider"],
    })
    table.p1.play("bomb", "fly").allPass().p1.has("monsters", "the-radiance", "spider")
    expect(table.state.table.monsterSlots).toBe(2)
  })
})

describe("roll", () => {
  rule("FS-4.6.7", "an ability, a die and a reader, each of which can be answered", () => {
    const table = fourSoulsTable({
      p1: { hand: ["pills-orange-green"] },
      p2: { hand: ["dice-shard"], plays: 1 },
      dice: [1, 6],
    })
    // The loot, the roll that it makes, and what reads the number.
    table.p1.play("pills-orange-green").p1.pass().p2.isAsked("respond").p2.cannotPick("play:dice-shard>item")
    table.p2.pass().p1.isAsked("respond").p1.pass().p2.play("dice-shard", "item")
    table.p2.pass().p1.pass().p1.pass().p2.pass()
    expect(table.told("rolls")).toMatchObject([{ value: 6 }])
    table.p1.isAsked("respond")
    expect([refsIn(table, "stack").length, playerOf(table, 1).cents]).toEqual([1, 3])
    expect(playerOf(table.p1.pass().p2.pass(), 1).cents).toBe(0)
    table.p1.isAsked("action")
  })
})
