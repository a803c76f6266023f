// The third layer: abilities gained, lost and granted; what an object has is what counts, never what is printed.

import { add, all, edit, ge, is, n, not, read, ref, same } from "@soulspire/kernel"
import { words } from "@soulspire/proof"
import { describe, expect, it } from "vitest"
import { cardsIn, playerOf, proofTable, refsIn, seenIn } from "./support/table.ts"

const { gainCoins, spell, thing, use } = words
const yourOthers = all(is("it", "thing"), same({ controller: "it" }, "you"), not(same("it", "this")))

describe("gift", () => {
  it("gives a thing another use till end of turn", () => {
    const table = proofTable({ p1: { hand: ["gift"], board: ["blade"] }, deck: ["spark"] })
    table.canPickExactly(1, "play:gift>blade", "end")
    table.pick(1, "play:gift>blade").allPass()
    table.canPickExactly(1, "use:blade", "end").pick(1, "use:blade").allPass()
    expect(playerOf(table, 1).coins).toBe(5)
    table.pick(1, "end").pick(2, "play:spark>p1").pick(2, "pass")
    table.canPickExactly(1, "pass").allPass()
  })

  it("needs no source: what was announced happens after the ability is lost again", () => {
    const table = proofTable({ p1: { hand: ["gift", "hush"], board: ["blade"], plays: 2 } })
    table.pick(1, "play:gift>blade").allPass()
    table.pick(1, "use:blade").pick(1, "play:hush>blade").allPass()
    expect(playerOf(table, 1).coins).toBe(5)
  })
})

describe("hush", () => {
  it("takes uses, triggers and statics away till end of turn", () => {
    const table = proofTable({ p1: { hand: ["hush"], board: ["blade"] }, deck: ["wager"] })
    const might = () => table.game.explainNumber(table.state, 0, "might").total
    expect(might()).toBe(2)
    table.pick(1, "play:hush>blade").allPass()
    expect(might()).toBe(1)
    table.pick(1, "end")
    expect(might()).toBe(2)
  })

  it("gives back what it took in its old place: the older thing counts first again", () => {
    const table = proofTable({ p1: { hand: ["hush"], board: ["blade", "blade"] }, scanned: true })
    const blades = refsIn(table, "board.0")
    table.pickOn(1, "play", refsIn(table, "hand.0")[0], blades[0]).allPass().pick(1, "end")
    const { terms } = table.game.explainNumber(table.state, 0, "might")
    expect(terms.slice(1).map(({ from }) => from)).toEqual(blades)
  })

  it("silences a trigger", () => {
    const table = proofTable({ p1: { hand: ["hush"], board: ["dawn", "coinpress"] }, deck: ["spark"] })
    table.pick(1, "play:hush>dawn").allPass()
    table.pick(1, "use:coinpress").allPass()
    expect(cardsIn(table, "deck")).toEqual(["spark"])
  })

  it("against gift: the later one counts", () => {
    const gifted = proofTable({ p1: { hand: ["gift", "hush"], board: ["coinpress"], plays: 2 } })
    gifted.pick(1, "play:gift>coinpress").allPass().pick(1, "play:hush>coinpress").allPass()
    gifted.canPickExactly(1, "end")
    const hushed = proofTable({ p1: { hand: ["gift", "hush"], board: ["coinpress"], plays: 2 } })
    hushed.pick(1, "play:hush>coinpress").allPass().pick(1, "play:gift>coinpress").allPass()
    hushed.canPickExactly(1, "use:coinpress", "end").pick(1, "use:coinpress").allPass()
    expect(playerOf(hushed, 1).coins).toBe(5)
  })

  it("comes after copies, whenever they were made: the layers say so, not the clock", () => {
    const table = proofTable({
      p1: { hand: ["hush"], board: ["mirror", "drum"] },
      p2: { board: ["coinpress"] },
    })
    // Hushed in answer, the mirror becomes a copy afterwards; what it has copied is lost all the same.
    table.pick(1, "use:mirror>coinpress").pick(1, "play:hush>mirror").allPass()
    expect(seenIn(table, 1, "board.0")).toEqual(["coinpress", "drum"])
    const [mirror, drum] = refsIn(table, "board.0")
    table.pickOn(1, "use:drum", drum, mirror).allPass()
    table.canPickExactly(1, "end")
  })
})

describe("lantern", () => {
  it("gives every other thing of yours an ability, also one that comes later", () => {
    const table = proofTable({
      p1: { hand: ["oak"], board: ["lantern", "blade"] },
      p2: { board: ["purse"] },
    })
    table.canPickExactly(1, "play:oak", "use:blade", "end")
    table.pick(1, "play:oak").allPass()
    table.canPickExactly(1, "use:blade", "use:oak", "end").pick(1, "use:oak").allPass()
    expect(playerOf(table, 1).coins).toBe(4)
  })

  it("takes the ability along when it goes, but not what was announced with it", () => {
    const table = proofTable({
      p1: { board: ["lantern", "blade", "oak"] },
      p2: { hand: ["magnet"], board: ["purse"], plays: 1 },
    })
    table.pick(1, "use:blade").pick(1, "pass")
    table.pick(2, "play:magnet>lantern").allPass()
    expect(playerOf(table, 1).coins).toBe(4)
    table.canPickExactly(1, "end")
  })

  it("gives each thing the ability once, however many lanterns there are", () => {
    const table = proofTable({ p1: { board: ["lantern", "lantern", "blade"] } })
    table.canPickExactly(1, "use:lantern", "use:lantern", "use:blade", "end")
  })

  it("gives nothing while it is hushed", () => {
    const table = proofTable({ p1: { hand: ["hush"], board: ["lantern", "blade"] } })
    table.pick(1, "play:hush>lantern").allPass()
    table.canPickExactly(1, "end")
  })

  it("does not undo a later loss of all abilities", () => {
    const table = proofTable({ p1: { hand: ["hush"], board: ["lantern", "coinpress"] } })
    table.pick(1, "play:hush>coinpress").allPass()
    table.canPickExactly(1, "end")
  })

  it("that comes after the loss gives its ability", () => {
    const table = proofTable({ p1: { hand: ["hush", "lantern"], board: ["coinpress"], plays: 2 } })
    table.pick(1, "play:hush>coinpress").allPass()
    table.pick(1, "play:lantern").allPass()
    table.canPickExactly(1, "use:coinpress", "end").pick(1, "use:coinpress").allPass()
    expect(playerOf(table, 1).coins).toBe(4)
  })
})

describe("an ability", () => {
  it("works in the zones it names and in no other", () => {
    const sleeper = thing("sleeper", [
      { k: "on", event: "turn", in: ["hand"], do: [gainCoins("you", n(1))] },
      { k: "on", event: "turn", do: [gainCoins("you", n(5))] },
    ])
    const held = proofTable({ p1: { hand: ["sleeper"] }, cards: [sleeper] })
      .pick(1, "end")
      .allPass()
    expect(playerOf(held, 1).coins).toBe(4)
    const laid = proofTable({ p1: { board: ["sleeper"] }, cards: [sleeper] })
      .pick(1, "end")
      .allPass()
    expect(playerOf(laid, 1).coins).toBe(8)
  })
})

describe("what is granted", () => {
  it("may grant in its turn", () => {
    // The others get an ability that gives everything but themselves a use: also the beacon they have it from.
    const beacon = thing("beacon", [
      {
        k: "grant",
        to: yourOthers,
        gives: [{ k: "grant", to: yourOthers, gives: [use([gainCoins("you", n(1))])] }],
      },
    ])
    const table = proofTable({ p1: { board: ["beacon", "blade"] }, p2: { board: ["oak"] }, cards: [beacon] })
    table.canPickExactly(1, "use:beacon", "end").pick(1, "use:beacon").allPass()
    expect(playerOf(table, 1).coins).toBe(4)
  })

  it("comes and goes with the number it depends on, in the middle of an effect", () => {
    const banker = thing("banker", [
      {
        k: "grant",
        when: ge(read("coins", "you"), n(5)),
        to: yourOthers,
        gives: [
          {
            k: "replace",
            event: "gainCoins",
            when: same("would.who", "you"),
            do: [edit({ amount: add(ref("would.amount"), n(1)) })],
          },
        ],
      },
    ])
    const savings = spell("savings", [gainCoins("you", n(2)), gainCoins("you", n(2))])
    const table = proofTable({
      p1: { board: ["banker", "blade"], hand: ["savings"] },
      cards: [banker, savings],
      scanned: true,
    })
    table.pick(1, "play:savings").allPass()
    // Three and two are five; from there on the blade adds one.
    expect(playerOf(table, 1).coins).toBe(8)
  })
})

describe("drum and coinpress", () => {
  it("a used thing can be used again once it is ready", () => {
    const table = proofTable({ p1: { board: ["coinpress", "drum"] } })
    table.canPickExactly(1, "use:coinpress", "end")
    table.pick(1, "use:coinpress").allPass()
    table.canPickExactly(1, "use:drum>coinpress", "end").pick(1, "use:drum>coinpress").allPass()
    table.pick(1, "use:coinpress").allPass()
    expect(playerOf(table, 1).coins).toBe(7)
    table.canPickExactly(1, "end")
  })
})
