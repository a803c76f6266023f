// Everything a game says is said in both languages, and nothing in its state is prose.

import { defineGame, type GameEvent } from "@soulspire/kernel"
import { type ProofState, proofBox, proofSpec } from "@soulspire/proof"
import { catalogueFaults, faultsOfEvents, proseIn, talkFaults } from "@soulspire/testkit"
import type { Names } from "@soulspire/text"
import { describe, expect, it } from "vitest"

const names: Names = { seat: (seat) => ["Ada", "Bruno"][seat] ?? "Carla", card: () => undefined }

describe("random games", () => {
  it.each([2, 3, 4])("of %i say everything in both languages", { timeout: 60_000 }, (seats) => {
    for (const seed of ["a", "b", "c"])
      expect(talkFaults(proofBox, { barter: seed === "a", goal: 2 }, seats, `${seats} ${seed}`)).toEqual([])
  })
})

describe("the catalogues", () => {
  it("have the same keys and slots in both languages, and say what they are given", () => {
    expect(catalogueFaults(proofBox)).toEqual([])
  })

  it("are missed when an Italian key is not there", () => {
    const { "event.turn": _line, ...messages } = proofBox.words.it.messages
    const words = { ...proofBox.words, it: { ...proofBox.words.it, messages } }
    expect(catalogueFaults({ ...proofBox, words })).toEqual(["event.turn: not in it"])
    const event: GameEvent = { k: "turn", who: 0, turn: 1 }
    expect(faultsOfEvents({ ...proofBox, words }, [event], names)).toContain(
      "it event turn: something unsaid: ‹event.turn›",
    )
  })

  it("are missed when a slot is not filled or not used", () => {
    const messages = { ...proofBox.words.it.messages, "event.turn": "{who}: turno." }
    const words = { ...proofBox.words, it: { ...proofBox.words.it, messages } }
    expect(catalogueFaults({ ...proofBox, words })).toEqual(["event.turn: en uses {turn,who}, it {who}"])
  })

  it("are missed when somebody alone is told what several are not", () => {
    const more = { "event.turn.alone": "{who} {turn} {where}", "event.nothing.alone": "Nothing." }
    const both = (language: "en" | "it") => ({
      ...proofBox.words[language],
      messages: { ...proofBox.words[language].messages, ...more },
    })
    expect(catalogueFaults({ ...proofBox, words: { en: both("en"), it: both("it") } })).toEqual([
      "event.turn.alone: uses {turn,where,who}, to several {turn,who}",
      "event.nothing.alone: said to somebody alone, and never to several",
    ])
  })
})

describe("prose", () => {
  it("in a state or an event is found", () => {
    const game = defineGame({
      ...proofSpec,
      sight: { ...proofSpec.sight, table: { ...proofSpec.sight.table, ["news" as string]: "all" } },
      newTable: (options, seats) => ({ ...proofSpec.newTable(options, seats), news: "Ada is about to win" }),
    })
    const state: ProofState = game.create({}, 2, "prose")
    expect(proseIn(state, "state")).toEqual(["state.table.news: Ada is about to win"])
    expect(talkFaults({ ...proofBox, game }, { rounds: 1 }, 2, "prose")).toEqual([
      "state.table.news: Ada is about to win",
    ])
    expect(proseIn([{ k: "turn", why: "because of the die" }], "events")).toEqual([
      "events.0.why: because of the die",
    ])
  })
})
