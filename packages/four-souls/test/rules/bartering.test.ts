// Bartering (chapter 12): offers at any time, outside of turns, priority and the stack. Both agree, or nothing happens.

import { n } from "@soulspire/kernel"
import { fourSoulsBox, rulesets, verbs } from "@soulspire/four-souls"
import { plainText, speakerOf } from "@soulspire/text"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { cents, item, type Play, waiting } from "../support/play.ts"
import { cardsIn, fourSoulsTable, playerOf, refsIn } from "../support/table.ts"

const market = (position: Parameters<typeof fourSoulsTable>[0] = {}) =>
  fourSoulsTable({
    p2: { cents: 5 },
    p3: { cents: 0 },
    ...position,
    options: { barter: true, ...position.options },
  })

/** Why this offer of p2's is refused; the state must be the same after it. */
function refusal(table: Play, seat: number, key: string): string {
  const before = table.game.hash(table.state)
  try {
    table.game.answer(table.state, seat - 1, table.asked(seat, "barter").id, [key])
  } catch (error) {
    expect(table.game.hash(table.state)).toBe(before)
    return (error as { reason: { key: string } }).reason.key
  }
  throw new Error(`${key} was taken`)
}

describe("an offer", () => {
  rule("FS-12.1", "stands open to everybody, whoever's turn it is, and nobody has to answer", () => {
    const table = market()
    expect(table.open.map(({ seat, prompt }) => [seat, prompt.key])).toEqual([[0, "action"]])
    expect(table.options(2, "barter").map(({ key, range }) => [key, range?.max])).toEqual([
      ["offer:p3", 5],
      ["offer:p1", 5],
      ["ask:p1", 3],
      ["trade:p1", 5],
    ])
    // Who has nothing can ask, not offer.
    expect(table.options(3, "barter").map(({ key }) => key)).toEqual(["ask:p1", "ask:p2"])
  })

  rule("FS-12.1", "moves the cents at once when it is taken, in the middle of a round of priority", () => {
    const die = item("test-die", verbs.paid([], [verbs.rollThen("you", [])]))
    const table = market({ p1: { board: ["test-die"] }, cards: [die], dice: [4] })
    table.p1.activate("test-die").p1.pass().p2.isAsked("respond")
    const before = waiting(table)
    table.p2.at("barter", "offer:p3=2 do nothing").p3.isAsked("deal.offered").p3.yes()
    expect(cents(table)).toEqual([3, 3, 2])
    expect(table.told("passCents")).toEqual([{ k: "passCents", who: 1, to: 2, amount: 2 }])
    // Neither the stack nor who has priority has anything to do with it.
    expect(waiting(table)).toEqual(before)
    table.p2.isAsked("respond")
    table.allPass()
  })

  rule("FS-12.1", "is nothing until the other one agrees, and may be declined", () => {
    const table = market()
    table.p2.at("barter", "offer:p1=5 buy me a pony")
    expect(cents(table)).toEqual([3, 5, 0])
    table.p1.at("deal.offered", "no")
    expect(cents(table)).toEqual([3, 5, 0])
    expect(table.told("declines")).toEqual([{ k: "declines", who: 0, to: 1 }])
    // It stands open again.
    expect(table.options(2, "barter")).toHaveLength(4)
  })

  rule("FS-12.3", "may be made under a threat: cents for a reroll, or for none", () => {
    const table = market({
      p1: { cents: 9 },
      p2: { board: ["the-d6"], cents: 0 },
      monsters: ["fatty"],
      dice: [1, 6, 6, 6],
    })
    table.p1.attack().allPass().p1.against("fatty").p1.pass().p2.isAsked("respond")
    // p2 can have the roll that would hurt p1 rolled again, and asks for something.
    table.p2.at("barter", "ask:p1=5 I reroll it").p1.at("deal.asked", "no")
    expect(cents(table)).toEqual([9, 0, 0])
    table.p2.at("barter", "ask:p1=2 then for less").p1.at("deal.asked", "yes")
    expect(cents(table)).toEqual([7, 2, 0])
    table.p2.activate("the-d6", "item").allPass()
    expect(table.told("damage").filter(({ whom }) => whom === 0)).toEqual([])
    // And the other way round: a good roll, and cents so that it stays.
    const other = market({
      p1: { cents: 9 },
      p2: { board: ["the-d6"], cents: 0 },
      monsters: ["fly"],
      dice: [6],
    })
    other.p1.attack().allPass().p1.against("fly")
    other.p1.at("barter", "offer:p2=1 let it be").p2.at("deal.offered", "no")
    other.p1.at("barter", "offer:p2=3 please").p2.at("deal.offered", "yes")
    expect(cents(other)).toEqual([6, 3, 0])
    other.allPass()
    expect(cardsIn(other, "monsterDiscard")).toEqual(["fly"])
  })

  rule("FS-12.1", "goes on beside the turn: neither waits for the other", () => {
    const table = market({ p1: { hand: ["a-penny"] } })
    table.p2.at("barter", "offer:p3=1 later")
    table.p1.play("a-penny").p1.pass().p2.pass().p3.at("respond", "pass")
    expect(cents(table)).toEqual([4, 5, 0])
    table.p3.at("deal.offered", "yes")
    expect(cents(table)).toEqual([4, 4, 1])
  })

  rule("FS-12.1", "that can't be kept any more is no offer", () => {
    const thief = item(
      "test-thief",
      verbs.paid([], [verbs.loseCents(n(5), { who: "it1" })], verbs.aim(verbs.players)),
    )
    const table = market({ p1: { board: ["test-thief"] }, cards: [thief] })
    table.p2.at("barter", "offer:p3=5 please").p1.activate("test-thief", "p2")
    for (const seat of [1, 2, 3]) table.by(seat).at("respond", "pass")
    expect(cents(table)).toEqual([3, 0, 0])
    expect(table.told("offerLapses")).toEqual([{ k: "offerLapses", who: 1, to: 2 }])
    table.p3.isNotAsked()
  })

  rule("FS-12.1", "may be cents for cents", () => {
    const table = market()
    table.p2.at("barter", "trade:p1=2").p2.isAsked("in-return").p2.pick("3")
    expect(table.asked(1, "deal.cents").prompt.params).toEqual({ gives: 2, wants: 3 })
    table.p1.at("deal.cents", "yes")
    expect(cents(table)).toEqual([2, 6, 0])
  })

  rule(
    "FS-12.1",
    "that was still being made lapses too, when the other one has given everything away",
    () => {
      const table = market({ p3: { cents: 3 } })
      table.p1.at("barter", "trade:p3=1").p1.isAsked("in-return")
      table.p3.at("barter", "offer:p2=3 remember me").p2.yes()
      expect(cents(table)).toEqual([3, 8, 0])
      expect(table.told("offerLapses")).toEqual([{ k: "offerLapses", who: 0, to: 2 }])
      expect(table.open.map(({ prompt }) => prompt.key)).toEqual(["action"])
    },
  )

  rule("FS-12.1", "can bring a bonus soul, and the game with it", () => {
    const table = market({
      p1: { cents: 20, souls: ["monstro", "gemini", "larry-jr"] },
      p2: { cents: 5 },
      bonus: ["soul-of-greed"],
    })
    table.p2.at("barter", "offer:p1=5 spare me").p1.at("deal.offered", "yes")
    expect(cardsIn(table, "p1.souls")).toContain("soul-of-greed")
    expect(table.game.outcome(table.state)).toMatchObject({ winners: [0], how: "souls" })
  })

  rule("FS-12.1", "is refused where it is none, and nothing has changed by it", () => {
    const table = market()
    for (const [key, why] of [
      ["offer:p3=6 x", "out-of-range"],
      ["offer:p3=0 x", "out-of-range"],
      ["offer:p3=01 x", "out-of-range"],
      ["offer:p2=1 x", "nothing-to-offer"],
      ["offer:p9=1 x", "nothing-to-offer"],
      ["trade:p1=1 x", "bad-words"],
      ["attack", "not-now"],
      ["bargain:p1=1", "unknown-act"],
    ])
      expect([key, refusal(table, 2, key)]).toEqual([key, why])
    expect(table.why(3, "offer:p1")).toEqual({ key: "nothing-to-offer", rule: "FS-12.1" })
    // What is asked in a turn has its own reasons, though an offer stands open beside it.
    expect(table.why(2, "attack")?.key).toBe("not-now")
  })

  rule("FS-12.1", "is not made with items or loot", () => {
    const table = market({ p2: { cents: 5, board: ["dinner"], hand: ["bomb"] } })
    const [dinner] = table.options(1, "barter").filter(({ key }) => key.includes("dinner"))
    expect(dinner).toBeUndefined()
    expect(table.why(2, "sell:dinner>p1")).toEqual({ key: "items-not-traded", rule: "FS-12.1" })
    expect(table.why(1, "bid:dinner")).toEqual({ key: "items-not-traded", rule: "FS-12.1" })
    expect(table.why(2, "offer:bomb")).toMatchObject({ rule: "FS-12.1" })
  })

  rule("FS-12.1", "is not there at a table that does not barter, or plays together", () => {
    const standing = (options: Parameters<typeof fourSoulsTable>[0]["options"]) => {
      const table = fourSoulsTable({ options: options ?? {} })
      return table.game.decisions(table.state).filter((each) => each.standing).length
    }
    expect([standing({ barter: true }), standing({ barter: false })]).toEqual([2, 0])
    expect(standing({ barter: true, mode: "co-op" })).toBe(0)
  })
})

describe("promises", () => {
  rule("FS-12.2", "are told to everybody, in the words they were made in", () => {
    const table = market()
    table.p2.at("barter", "ask:p1=3 I reroll = your die, à la carte 🎲")
    const [told] = table.told("offers")
    expect(told).toMatchObject({ who: 1, to: 0, wants: 3, words: "I reroll = your die, à la carte 🎲" })
    for (const seat of [0, 1, 2, "spectator"] as const)
      expect(table.game.eventsFor([told], seat)[0]).toMatchObject({ words: told["words"] })
    const names = { seat: (seat: number) => `P${seat + 1}`, card: () => undefined }
    const say = (language: "en" | "it") =>
      plainText(speakerOf(fourSoulsBox, language).event(told, names) ?? [])
    expect(say("en")).toBe("P2 asks P1 for 3 ¢: “I reroll = your die, à la carte 🎲”")
    expect(say("it")).toBe("P2 chiede 3 ¢ a P1: «I reroll = your die, à la carte 🎲»")
    table.p1.at("deal.asked", "no")
  })

  rule("FS-12.2", "are not kept by anybody: no rule reads them, and no state holds them", () => {
    const said = (words: string) => {
      const table = market({ p1: { hand: ["bomb"] } })
      table.p2.at("barter", `offer:p1=5 ${words}`).p1.at("deal.offered", "yes")
      expect(JSON.stringify(table.state)).not.toContain(words)
      // p1 has promised not to, and may all the same.
      table.p1.play("bomb", "p2").allPass()
      return [table.game.hash(table.state), playerOf(table, 2).damage]
    }
    expect(said("do not bomb me")[1]).toBe(1)
    expect(said("do not bomb me")).toEqual(said("bomb me"))
  })

  rule("FS-12.2", "are one line of plain text", () => {
    const table = market()
    for (const [words, why] of [
      [undefined, "needs-words"],
      ["", "bad-words"],
      [" before", "bad-words"],
      ["behind ", "bad-words"],
      ["x".repeat(141), "bad-words"],
      ["two\nlines", "bad-words"],
      ["\u001b[2J", "bad-words"],
      ["turned \u202Ednuora", "bad-words"],
      ["half \uD83D", "bad-words"],
    ])
      expect([words, refusal(table, 2, words === undefined ? "offer:p1=1" : `offer:p1=1 ${words}`)]).toEqual([
        words,
        why,
      ])
    table.p2.at("barter", `offer:p1=1 ${"x".repeat(140)}`).p1.at("deal.offered", "no")
  })

  rule("FSC-X.10", "haggling: an offer, another one in return, agreed; the favour stays voluntary", () => {
    const table = market({ p1: { damage: 1 }, p2: { character: "maggy", board: ["yum-heart"], cents: 0 } })
    table.p1.at("barter", "offer:p2=2 your Yum Heart for me").p2.no()
    table.p2.at("barter", "ask:p1=3 then I will").p1.at("deal.asked", "yes")
    expect(cents(table)).toEqual([0, 3, 0])
    // Nothing makes p2 do it.
    table.p1.pass().p2.isAsked("respond").p2.canPick("activate:yum-heart>p1", "pass").p2.pass().p3.pass()
    expect(playerOf(table, 1).damage).toBe(1)
  })
})

describe("gifts", () => {
  rule("RD-32=no", "a trade needs something in return, in English and in Italian alike", () => {
    expect([rulesets["english-2023"].gifts, rulesets.italian.gifts]).toEqual([false, false])
    for (const ruleset of ["english-2023", "italian"])
      expect(refusal(market({ options: { ruleset } }), 2, "offer:p1=2")).toBe("needs-words")
  })

  rule("RD-32=yes", "another edition may give for nothing, if the other accepts", () => {
    const table = market({ rules: { gifts: true } })
    table.p2.at("barter", "offer:p1=2")
    expect(cents(table)).toEqual([3, 5, 0])
    table.p1.at("deal.offered", "yes")
    expect(cents(table)).toEqual([5, 3, 0])
  })
})

describe("trading items, as a house rule", () => {
  const bazaar = () =>
    market({
      p1: { board: ["meat"], cents: 3 },
      p2: { board: ["dinner"], cents: 5 },
      options: { tradeItems: true },
    })

  rule("FS-IT-10", "an item for cents", () => {
    const table = bazaar()
    const [dinner] = refsIn(table, "p2.board").slice(1)
    table.p2.at("barter", "sell:dinner>p1=2").p1.isAsked("deal.sale").p1.at("deal.sale", "yes")
    expect(cardsIn(table, "p1.board")).toEqual(["isaac", "meat", "dinner"])
    expect(cents(table)).toEqual([1, 7, 0])
    // It is the same object still.
    expect(refsIn(table, "p1.board")[2]).toBe(dinner)
  })

  rule("FS-IT-10", "cents for an item, and an item for an item", () => {
    const table = bazaar()
    table.p1.at("barter", "bid:dinner=1").p2.no()
    table.p1.at("barter", "exchange:meat>p2")
    expect(table.told("offers").at(-1)).toMatchObject({ who: 0, to: 1 })
    table.p2.isAsked("deal.exchange").p2.yes()
    expect([cardsIn(table, "p1.board")[1], cardsIn(table, "p2.board")[1]]).toEqual(["dinner", "meat"])
    expect(cents(table)).toEqual([3, 5, 0])
  })

  rule("FS-IT-10", "needs a table that barters", () => {
    expect(() => fourSoulsTable({ options: { tradeItems: true, barter: false } })).toThrow("options-clash")
  })
})
