// A game with more cards behind its own is the game that a whole compile of them all would give.

import { BadCard, type Def, defineGame, type Game, n } from "@soulspire/kernel"
import { proof, proofSpec, words } from "@soulspire/proof"
import { describe, expect, it } from "vitest"
import { playerOf, proofTable } from "./support/table.ts"

const { gainCoins, thing, use } = words

const whole = (cards: readonly Def[]) => defineGame(proofSpec, { cards: [...proofSpec.cards, ...cards] })

/** One game of each, the same way: what is saved of it names programs and abilities by their numbers. */
function played(game: typeof proof): unknown[] {
  const state = game.create({}, 2, "the same for both")
  const hashes: unknown[] = []
  for (let i = 0; i < 60 && game.outcome(state) === null; i++) {
    const decision = game.decisions(state).find(({ standing }) => !standing)
    if (decision === undefined) break
    const { least = 0 } = decision as { least?: number }
    const keys = game.optionsOf(state, decision).map(({ key }) => key)
    game.answer(state, decision.seat, decision.id, keys.slice(0, Math.max(1, least)))
    hashes.push(game.hash(state))
  }
  return hashes
}

const facts = ({ contentHash, rulesHash, cards }: Game) => ({ contentHash, rulesHash, cards })

describe("a game with a card more", () => {
  const press = thing("another-press", [use([gainCoins("you", n(3))])])

  it("is the same as one compiled with it from the start", () => {
    const extended = proof.extend([press])
    expect(facts(extended as Game)).toEqual(facts(whole([press]) as Game))
    expect(played(extended)).toEqual(played(whole([press])))
    expect(played(extended.scanned())).toEqual(played(whole([press])))
  })

  it("plays it, and leaves the game that it came from alone", () => {
    const table = proofTable({ cards: [press], p1: { coins: 0, board: ["another-press"] } })
    table.pick(1, "use:another-press").allPass()
    expect(playerOf(table, 1).coins).toBe(3)
    expect(proof.cards.some(({ id }) => id === "another-press")).toBe(false)
    expect(() => proofTable({ p1: { board: ["another-press"] } })).toThrow("no card is called")
  })

  it("can be extended again", () => {
    const other = thing("third-press", [use([gainCoins("you", n(4))])])
    expect(proof.extend([press]).extend([other]).contentHash).toBe(whole([press, other]).contentHash)
  })

  it("refuses a card that cannot be compiled, with the path to it", () => {
    const bad = thing("bad", [use([{ op: "no-such-thing" }])])
    expect(() => proof.extend([bad])).toThrow(BadCard)
    expect(() => proof.extend([bad])).toThrow("bad/0")
    expect(() => proof.extend([press, press])).toThrow("two cards have this id")
  })
})

describe("a card that is the first to use a name", () => {
  it("brings a game in which everything is compiled anew, and the game of before goes on as it was", () => {
    const before = played(proof)
    const fact: Def = { ...thing("weighed", []), facts: { weight: 7 } }
    expect(played(proof.extend([fact]))).toEqual(played(whole([fact])))
    const unheard = Object.keys(proofSpec.atoms).find(
      (event) =>
        !proofSpec.cards.some(({ abilities }) =>
          abilities.some((each) => each.k === "replace" && each.event === event),
        ),
    ) as string
    const replacing = thing("replacing", [{ k: "replace", event: unheard, do: [] }])
    expect(played(proof.extend([replacing]))).toEqual(played(whole([replacing])))
    expect(played(proof)).toEqual(before)
  })
})
