// Ending things in the middle: what is under way is left with its clean-up done, and nothing of it stays behind.

import {
  block,
  call,
  emit,
  instead,
  leave,
  NEXT,
  NOBODY,
  n,
  opFor,
  pushProgram,
  same,
  STAY,
} from "@soulspire/kernel"
import { type ProofData, proofSpec, type ProofTable, words } from "@soulspire/proof"
import { describe, expect, it } from "vitest"
import { cardsIn, playerOf, proofTable } from "./support/table.ts"

const { gainCoins, spell, thing } = words

describe("bell", () => {
  it("ends the turn in the middle of an attack, with a roll on the stack", () => {
    const table = proofTable({
      p1: { hand: ["bell"], board: ["coinpress"] },
      field: ["brute"],
      deck: ["wager"],
      dice: [6],
    })
    table.pick(1, "attack:brute").pick(1, "use:coinpress").pick(1, "play:bell")
    expect(cardsIn(table, "stack")).toEqual(["", "", "bell"])
    table.allPass()
    expect(table.asked(2).prompt.key).toBe("turn")
    expect(table.told("rolls")).toEqual([])
    expect(playerOf(table, 1).coins).toBe(3)
    expect(table.state.table).toMatchObject({ attacker: NOBODY, attacked: NOBODY, active: 1 })
    expect(cardsIn(table, "stack")).toEqual([])
    expect(cardsIn(table, "discard")).toEqual(["bell"])
    expect(cardsIn(table, "field")).toEqual(["brute"])
    expect(table.state.pending).toEqual([])
    // Only the frames of a turn are left: nothing of the attack, the roll or the bell.
    const frames = table.state.tracks.map((track) => track.frames.length)
    expect(frames).toEqual(
      proofTable({})
        .pick(1, "end")
        .state.tracks.map((track) => track.frames.length),
    )
  })

  it("reaches through plays within plays", () => {
    const table = proofTable({
      p1: { hand: ["cascade"] },
      field: ["brute"],
      deck: ["cascade", "bell", "wager"],
      dice: [6],
    })
    table.pick(1, "attack:brute").pick(1, "play:cascade").allPass()
    table.pick(1, "yes").allPass().pick(1, "yes").allPass()
    expect(table.asked(2).prompt.key).toBe("turn")
    expect(cardsIn(table, "discard")).toEqual(["bell", "cascade", "cascade"])
    expect(table.state.table.attacker).toBe(NOBODY)
  })

  it("lets the end of the turn happen all the same", () => {
    const table = proofTable({
      p1: { hand: ["bell", "rally"], plays: 2 },
      field: ["brute"],
      deck: ["wager"],
    })
    table.pick(1, "play:rally>p1").allPass().pick(1, "play:bell").allPass()
    expect(table.state.effects).toEqual([])
    expect(table.state.table.turn).toBe(2)
  })

  it("can be answered, and snuffed", () => {
    const table = proofTable({ p1: { hand: ["bell"] }, p2: { hand: ["snuff"], plays: 1 } })
    table.pick(1, "play:bell").pick(1, "pass").pick(2, "play:snuff>bell").allPass()
    expect(table.asked(1).prompt.key).toBe("turn")
  })
})

describe("a turn that is cut short", () => {
  it("takes along what was set off and not yet placed", () => {
    const curfew = spell("curfew", [gainCoins("you", n(1)), leave("turn")])
    const table = proofTable({
      p1: { hand: ["curfew"], board: ["dawn"] },
      deck: ["wager", "fork"],
      cards: [curfew],
    })
    table.pick(1, "play:curfew").allPass()
    expect(table.asked(2).prompt.key).toBe("turn")
    expect(playerOf(table, 1).coins).toBe(4)
    expect(cardsIn(table, "hand.0")).toEqual([])
  })

  const sunset = thing("sunset", [
    { k: "replace", event: "gainCoins", when: same("would.who", "you"), do: [instead, leave("turn")] },
  ])
  const choosing = (barter: boolean) =>
    proofTable({
      p1: {},
      p2: { board: ["sunset"] },
      p3: {},
      round: 2,
      deck: ["wager", "fork", "ember", "spark", "gale"],
      dice: [4],
      cards: [sunset],
      options: { barter },
    })
      .pick(1, "end")
      .pick(2, "end")
      .pick(3, "end")

  it("from a seat's own track ends what the others were choosing", () => {
    const table = choosing(false)
    expect(table.open.map(({ seat }) => seat)).toEqual([0, 1, 2])
    table.pick(3, "card").pick(2, "coin")
    expect(table.open).toMatchObject([{ seat: 1, prompt: { key: "turn" } }])
    expect(table.state.tracks.slice(1).every((track) => track.frames.length === 0)).toBe(true)
  })

  it("leaves open what stands open for ever", () => {
    const table = choosing(true).pick(3, "card").pick(2, "coin")
    expect(table.asked(2).prompt.key).toBe("turn")
    for (const seat of [1, 2, 3]) expect(table.options(seat, "barter")).toHaveLength(2)
    table.pickAt(1, "barter", "offer:p3=2").pickAt(3, "deal", "yes")
    expect([1, 2, 3].map((seat) => playerOf(table, seat).coins)).toEqual([1, 3, 5])
  })

  it("tells the steps it was cut off in", () => {
    const op = opFor<ProofTable, ProofData>()
    const vigil = op(
      "vigil",
      {},
      {
        run(r, f) {
          if (f.env["$kept"] !== undefined) return NEXT
          f.env["$kept"] = 1
          pushProgram(r, "dusk")
          return STAY
        },
        cleanup: (r) => emit(r, { k: "vigil" }, null),
      },
    )
    const table = proofTable({
      p1: { hand: ["watch"] },
      cards: [spell("watch", [{ op: "vigil" }])],
      spec: {
        ...proofSpec,
        ops: [...proofSpec.ops, vigil],
        programs: { ...proofSpec.programs, dusk: [leave("turn")] },
      },
    })
    table.pick(1, "play:watch").allPass()
    expect(table.asked(2).prompt.key).toBe("turn")
    expect(table.told("vigil")).toHaveLength(1)
  })
})

describe("a block within a block of the same name", () => {
  it("is the one that is left, and what is around it goes on", () => {
    const inner = [block("game", [leave("game"), gainCoins("you", n(1))])]
    const table = proofTable({
      p1: { hand: ["outer"] },
      cards: [spell("outer", [block("game", [call("inner"), gainCoins("you", n(2))])])],
      spec: { ...proofSpec, programs: { ...proofSpec.programs, inner } },
    })
    table.pick(1, "play:outer").allPass()
    expect(playerOf(table, 1).coins).toBe(5)
  })
})

describe("an attack", () => {
  it("is left when the attacker dies; the turn goes on without it", () => {
    const table = proofTable({ p1: { damage: 2, hand: ["gale"] }, field: ["brute"], dice: [1] })
    table.pick(1, "attack:brute").allPass()
    expect(table.state.table).toMatchObject({ attacker: NOBODY, attacked: NOBODY, active: 0 })
    expect(playerOf(table, 1)).toMatchObject({ down: 1, coins: 1 })
    expect(cardsIn(table, "discard")).toEqual(["gale"])
    table.canPickExactly(1, "end")
    expect(table.told("dice")).toHaveLength(1)
  })

  it("goes on when somebody else dies", () => {
    const table = proofTable({
      p1: { hand: ["spark"] },
      p2: { damage: 2 },
      field: ["brute"],
      dice: [4, 4, 4],
    })
    table.pick(1, "attack:brute").pick(1, "play:spark>p2").allPass()
    expect(playerOf(table, 2).down).toBe(1)
    expect(cardsIn(table, "graves")).toEqual(["brute"])
  })

  it("ends without a roll when its foe is gone", () => {
    const table = proofTable({ p1: { hand: ["spark"] }, field: ["rat"], dice: [2] })
    table.pick(1, "attack:rat").pick(1, "play:spark>rat").allPass()
    expect(cardsIn(table, "graves")).toEqual(["rat"])
    expect(table.told("hurt")).toHaveLength(1)
    table.canPickExactly(1, "end")
  })
})

describe("thornback, imp and brute", () => {
  it("thornback hurts back whoever hurt it, also from its grave", () => {
    const table = proofTable({ p1: { hand: ["spark"] }, field: ["thornback"] })
    table.pick(1, "play:spark>thornback").allPass()
    expect(cardsIn(table, "graves")).toEqual(["thornback"])
    expect(playerOf(table, 1)).toMatchObject({ damage: 1, coins: 5, lights: 1 })
  })

  it("imp takes a coin of every seat that is hurt, and of no foe", () => {
    const table = proofTable({ p1: { hand: ["fork"] }, field: ["imp", "brute"] })
    table.pick(1, "play:fork>p2").pick(1, "brute").allPass()
    expect([playerOf(table, 1).coins, playerOf(table, 2).coins]).toEqual([3, 2])
  })

  it("brute takes three hits and pays for them", () => {
    const table = proofTable({ field: ["brute"], dice: [4, 5, 6] })
    table.pick(1, "attack:brute").allPass()
    expect(playerOf(table, 1)).toMatchObject({ coins: 6, lights: 1, damage: 0 })
  })
})
