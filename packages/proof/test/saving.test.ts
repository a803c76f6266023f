// A saved game goes on with the cards it was begun with, and is refused by rules that have changed since.

import { defineGame, type Game, n, type Save } from "@soulspire/kernel"
import { proof, proofSpec, type ProofState, words } from "@soulspire/proof"
import { checkShape } from "@soulspire/testkit"
import { describe, expect, it } from "vitest"
import { cardsIn, playerOf, proofTable } from "./support/table.ts"

const { gainCoins, thing, use } = words

/** A save as it is read from a file. */
const saved = (table: { game: Game<ProofState>; state: ProofState }): Save =>
  JSON.parse(JSON.stringify(table.game.save(table.state))) as Save

describe("a game saved with a use of the coinpress on the stack", () => {
  const using = () =>
    proofTable({ p1: { board: ["coinpress", "drum"] } })
      .pick(1, "use:coinpress")
      .leaves("p1", "respond")
  // The next edition: another card comes first, so that every number has changed, and the press gives nine.
  const edition = defineGame(proofSpec, {
    cards: [
      thing("newcomer", [use([gainCoins("you", n(1))])]),
      ...proofSpec.cards.map((card) =>
        card.id === "coinpress" ? thing("coinpress", [use([gainCoins("you", n(9))])]) : card,
      ),
    ],
  })

  it("plays on with its own cards, whatever has changed since", () => {
    const { game, state } = edition.load(saved(using()))
    const table = proofTable.at(game, state).allPass()
    expect(playerOf(table, 1).coins).toBe(5)
    table.pick(1, "use:drum>coinpress").allPass().pick(1, "use:coinpress").allPass()
    expect(playerOf(table, 1).coins).toBe(7)
    expect(cardsIn(table, "board.0")).toEqual(["coinpress", "drum"])
  })

  it("can be saved again there, and read where it came from", () => {
    const there = edition.load(saved(using()))
    const back = proof.load(saved(there))
    expect(back.game).toBe(proof)
    expect(proof.hash(back.state)).toBe(proof.hash(using().state))
  })

  it("is refused by rules that say something else, and by other code", () => {
    const { feast, ...programs } = proofSpec.programs
    const others = [
      { ...proofSpec, programs: { ...programs, feast: feast.slice(1) } },
      { ...proofSpec, sources: (proofSpec.sources ?? 0) + 1 },
    ]
    for (const spec of others) expect(() => defineGame(spec).load(saved(using()))).toThrow("other-rules")
  })
})

describe("a state in the middle of something", () => {
  it("is plain data with nothing reachable twice: two triggers each have their own event", () => {
    const table = proofTable({ p1: { board: ["dawn", "ebb", "coinpress"] }, deck: ["wager"] })
    table.pick(1, "use:coinpress").allPass()
    expect(table.asked(1).prompt.key).toBe("triggers")
    expect(() => checkShape(table.game, table.state)).not.toThrow()
    table.leaves("p1", "triggers")
  })

  it("shares nothing with what was last known: a leave trigger has its own copy of what it remembers", () => {
    const table = proofTable({
      p1: { hand: ["cage"] },
      p2: { board: ["coinpress"], hand: ["magnet"] },
      deck: ["gale"],
    })
    table.pick(1, "play:cage").allPass().pick(1, "end")
    table.pick(2, "play:magnet>cage").pick(2, "pass").pick(1, "pass")
    // The cage has left with a press in it, and the trigger that will free it waits.
    expect(cardsIn(table, "aside")).toEqual(["coinpress"])
    expect(cardsIn(table, "stack")).toContain("")
    expect(() => checkShape(table.game, table.state)).not.toThrow()
    table.allPass()
  })
})

describe("the hash of a game", () => {
  it("is another one when any part of the state is", () => {
    const table = proofTable({ p1: { hand: ["echo"], board: ["coinpress"] }, deck: ["spark"] })
    const { state } = table.pick(1, "play:echo").allPass()
    const before = table.game.hash(state)
    const silent = (Object.keys(state) as (keyof ProofState)[]).filter(
      (part) => table.game.hash({ ...state, [part]: [state[part] as never, "more"] }) === before,
    )
    expect(silent).toEqual([])
  })
})
