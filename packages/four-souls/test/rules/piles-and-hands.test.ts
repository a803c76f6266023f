// Decks, discards and hands (chapters 3.2 to 3.4).

import { type Body, choose, move, n } from "@soulspire/kernel"
import { verbs } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { cardAt, cardsIn, fourSoulsTable, playerOf, refsIn, seenIn } from "../support/table.ts"
import { bonusSoul, loot, monster, treasure } from "../support/made-up.ts"

const { aim, putIntoDiscard, putOnTop } = verbs
const tarot = { kind: "tarot" } as const

type Set = ReturnType<typeof fourSoulsTable>
const onItem = (id: string, body: Body) => loot(id, "Test", tarot, body, aim(verbs.items)).def
/** What nothing can attack: revealed, it only covers. */
const rock = (id: string, ...abilities: Parameters<typeof monster>[3] & {}) =>
  monster(id, "Test", { kind: "basic", health: 2, evasion: 2, attack: 1, reward: {} }, [
    { k: "forbid", act: "attack", when: { same: ["it", "this"] } },
    ...abilities,
  ]).def
describe("decks", () => {
  /** From outside the game, or from among the souls, to its deck. */
  const file = loot("test-file", "Test", tarot, [
    choose({ what: { from: ["outside", "souls"] }, as: "card", prompt: "file" }),
    putOnTop("card"),
    move("card", "treasureDeck"),
  ]).def

  rule("FS-3.2.1", "take their own cards alone, also from outside the game", () => {
    const soul = bonusSoul("test-soul", "Test", {}, { eq: [1, 2] }).def
    const beast = rock("test-beast")
    const filed = (card: string): Set => {
      const table = fourSoulsTable({
        cards: [file, soul, beast],
        p1: { hand: ["test-file"], souls: ["test-soul"] },
        outside: ["test-beast"],
        monsterDeck: ["fly"],
      })
      return table.p1.play("test-file").allPass().p1.pick(card)
    }
    const kept = filed("test-soul").p1.has("souls", "test-soul")
    expect([cardsIn(kept, "monsterDeck"), cardsIn(kept, "outside")]).toEqual([["fly"], ["test-beast"]])
    expect(cardsIn(filed("test-beast"), "monsterDeck")).toEqual(["fly", "test-beast"])
  })

  rule("FS-3.2.2", "are hidden, and what one player looks at the others do not see", () => {
    const look = loot("test-look", "Test", tarot, [verbs.lookAt(verbs.topOf("treasure", n(3)))]).def
    const table = fourSoulsTable({
      cards: [look],
      p1: { hand: ["test-look"] },
      p2: {},
      treasureDeck: ["dinner", "meat", "breakfast", "smelter"],
    })
    table.p1.sees("treasureDeck", "?", "?", "?", "?").p1.play("test-look").allPass()
    table.p1
      .sees("treasureDeck", "?", "breakfast", "meat", "dinner")
      .p2.sees("treasureDeck", "?", "?", "?", "?")
    expect(table.game.view(table.state, "spectator").zones["treasureDeck"]).toEqual(
      Array.from({ length: 4 }, () => ({ back: "treasure" })),
    )
    // Looking changes no order.
    expect(cardsIn(table, "treasureDeck")).toEqual(["smelter", "breakfast", "meat", "dinner"])
  })

  rule("FS-3.2.3", "that run out are made of their discard at once, in the middle of an effect", () => {
    const five = loot("test-five", "Test", tarot, [verbs.loot(n(5))]).def
    const table = fourSoulsTable({
      cards: [five],
      p1: { hand: ["test-five"] },
      lootDeck: ["bomb", "a-dime"],
      lootDiscard: ["a-penny", "two-cents", "three-cents", "four-cents"],
    })
    table.p1.play("test-five").p1.pass().p2.pass().p1.isAsked("action")
    const hand = cardsIn(table, "p1.hand")
    expect([hand.length, hand.slice(0, 2)]).toEqual([5, ["bomb", "a-dime"]])
    expect(new Set(hand.slice(2)).size).toBe(3)
    expect([refsIn(table, "lootDeck").length, cardsIn(table, "lootDiscard")]).toEqual([1, ["test-five"]])
  })

  rule("FS-3.2.3", "are made anew as their last card goes, before anybody needs them", () => {
    const one = loot("test-one", "Test", tarot, [verbs.loot(n(1))]).def
    const table = fourSoulsTable({
      cards: [one],
      p1: { hand: ["test-one"] },
      lootDeck: ["bomb"],
      lootDiscard: ["a-penny", "two-cents"],
    })
    table.p1.play("test-one").allPass()
    // What was played came to the discard after that.
    expect([refsIn(table, "lootDeck").length, cardsIn(table, "lootDiscard")]).toEqual([2, ["test-one"]])
  })

  rule("FS-Q-7", "that have run out with nothing to make them of give nothing", () => {
    const five = loot("test-five", "Test", tarot, [verbs.loot(n(5)), verbs.gainTreasure(n(1))]).def
    const table = fourSoulsTable({
      cards: [five],
      p1: { hand: ["test-five"] },
      lootDeck: ["bomb"],
      treasureDeck: [],
      monsters: [],
      monsterDeck: [],
    })
    table.p1.play("test-five").allPass().p1.has("hand", "bomb").p1.has("board", "isaac")
    table.p1.cannotPick("attack", "buy").p1.end().allPass()
    // The card that was played has become the deck.
    table.p2.isAsked("action").p2.has("hand", "test-five")
  })

  rule("FS-Q-6", "a pool of cents that runs out gives what is left", () => {
    const table = fourSoulsTable({ p1: { hand: ["a-dime"], cents: 50 }, p2: { cents: 46 } })
    table.p1.play("a-dime").allPass()
    expect([playerOf(table, 1).cents, table.state.table.pool]).toEqual([54, 0])
    expect(table.told("gainCents")).toMatchObject([{ who: 0, amount: 4 }])
  })
})

describe("discards", () => {
  rule("FS-3.3.1", "take a card on top, each its own kind; what has none leaves the game", () => {
    const trap = {
      ...monster("test-trap", "Test", { kind: "ambush", health: 1, evasion: 2, attack: 1, reward: {} }).def,
    }
    const table = fourSoulsTable({
      cards: [
        { ...trap, back: "loot", kinds: ["loot", "monster"] },
        loot("test-bury", "Test", tarot, [putIntoDiscard("it1")], aim({ from: "souls" })).def,
      ],
      p1: { hand: ["bomb", "test-bury"], plays: 1, souls: ["soul-of-greed"] },
      monsters: ["test-trap"],
      monsterDiscard: ["dip"],
      lootDiscard: ["a-penny"],
    })
    // A loot card goes to the loot discard, even if it was a monster.
    table.p1.play("bomb", "test-trap").allPass()
    expect(cardsIn(table, "lootDiscard")).toEqual(["a-penny", "bomb", "test-trap"])
    expect(cardsIn(table, "monsterDiscard")).toEqual(["dip"])
    table.p1.play("test-bury", "soul-of-greed").allPass().p1.has("souls")
    expect(cardsIn(table, "outside")).toEqual(["soul-of-greed"])
  })

  rule("FS-3.3.3", "take a card from outside the game that is of their kind", () => {
    const bury = loot("test-bury", "Test", tarot, [putIntoDiscard("it1")], aim({ from: "outside" })).def
    const buried = (card: string): Set => {
      const table = fourSoulsTable({
        cards: [bury, rock("test-beast")],
        p1: { hand: ["test-bury"] },
        outside: ["test-beast", "meat", "the-d6"],
        monsterDiscard: ["dip"],
      })
      return table.p1.play("test-bury", card).allPass()
    }
    const table = buried("test-beast")
    expect([cardsIn(table, "monsterDiscard"), cardsIn(table, "outside")]).toEqual([
      ["dip", "test-beast"],
      ["meat", "the-d6"],
    ])
    expect(cardsIn(buried("meat"), "treasureDiscard")).toEqual(["meat"])
    // What has no deck has no discard either, and stays where it is.
    expect(cardsIn(buried("the-d6"), "outside").toSorted()).toEqual(["meat", "test-beast", "the-d6"])
  })

  rule("FS-3.3.2", "are seen and counted by all, in their order", () => {
    const table = fourSoulsTable({
      p1: { hand: ["two-cents"] },
      p2: {},
      lootDiscard: ["bomb", "a-dime", "a-penny"],
      treasureDiscard: ["meat", "dinner"],
    })
    table.p1.play("two-cents").allPass()
    for (const seat of [1, 2]) {
      expect(seenIn(table, seat, "lootDiscard")).toEqual(["bomb", "a-dime", "a-penny", "two-cents"])
      expect(seenIn(table, seat, "treasureDiscard")).toEqual(["meat", "dinner"])
    }
  })
})

describe("hands", () => {
  rule("FS-3.4.1", "hold loot and nothing else", () => {
    const recall = onItem("test-recall", [move("it1", "hand", { of: "you" })])
    const table = fourSoulsTable({
      cards: [recall],
      p1: { hand: ["test-recall", "test-recall"], board: ["dinner", "swallowed-penny"], plays: 1 },
    })
    const play = (item: string) =>
      table.pickOn(1, "play", refsIn(table, "p1.hand")[0], cardAt(table, "p1.board", item)).allPass()
    play("dinner").p1.has("board", "isaac", "dinner", "swallowed-penny")
    // A trinket is a loot card, and goes.
    play("swallowed-penny").p1.has("board", "isaac", "dinner").p1.has("hand", "swallowed-penny")
  })

  rule("FS-3.4.1", "give up what their owner chooses", () => {
    const drop = loot(
      "test-drop",
      "Test",
      tarot,
      [verbs.discard(n(1), { who: "it1" })],
      aim(verbs.otherPlayers),
    ).def
    const table = fourSoulsTable({
      cards: [drop],
      p1: { hand: ["test-drop"] },
      p2: { hand: ["bomb", "a-dime", "a-penny"] },
    })
    table.p1.play("test-drop", "p2").allPass().p1.isNotAsked().p2.canPickExactly("bomb", "a-dime", "a-penny")
    table.p2.pick("a-penny").p2.has("hand", "bomb", "a-dime")
    expect(cardsIn(table, "lootDiscard")).toEqual(["a-penny", "test-drop"])
  })

  rule("FS-3.4.2", "take loot that is gained from where it is, and that is not looting", () => {
    const joy = treasure("test-joy", "Test", { kind: "passive" }, [
      verbs.on("loot", null, [verbs.gainCents(n(1), { who: "ev.who" })]),
    ]).def
    const salvage = loot("test-salvage", "Test", tarot, [
      move({ top: "lootDiscard" }, "hand", { of: "you", cause: "gain" }),
    ]).def
    const dig = loot("test-dig", "Test", tarot, [verbs.loot(n(1))]).def
    const table = fourSoulsTable({
      cards: [joy, salvage, dig],
      p1: { hand: ["test-salvage", "test-dig"], board: ["test-joy"], plays: 1 },
      lootDiscard: ["bomb", "a-dime"],
    })
    table.p1.play("test-salvage").allPass().p1.has("hand", "test-dig", "a-dime")
    expect([table.told("loot"), playerOf(table, 1).cents]).toEqual([[], 3])
    expect(cardsIn(table, "lootDiscard")).toEqual(["bomb", "test-salvage"])
    table.p1.play("test-dig").allPass()
    expect([table.told("loot").length, playerOf(table, 1).cents]).toEqual([1, 4])
  })
})
