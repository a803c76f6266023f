// The worked examples of the first edition as they can be opened at a table: replayed answer by answer, each to where its
// rulebook leaves it, with the rules and the cards of that edition.

import { fourSouls, fourSoulsBox } from "@soulspire/four-souls"
import {
  answerAsWritten,
  createMatch,
  fileOf,
  type Match,
  readMatchFile,
  verify,
  writeMatchFile,
} from "@soulspire/match"
import { answersOfExample, type Example, languages } from "@soulspire/text"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"

type Played = Match<ReturnType<typeof fourSouls.create>>

const examples = fourSoulsBox.examples ?? []
const called = (id: string): Example => examples.find((each) => each.rule === id) as Example

function begun({ options, players, position }: Example): Played {
  const seats = players.map((name) => ({ kind: "person" as const, name }))
  return createMatch(fourSouls, { options, seats, seed: "example", position })
}

function played(id: string): Played {
  const match = begun(called(id))
  for (const [seat, ...keys] of answersOfExample(called(id))) answerAsWritten(match, seat - 1, keys)
  return match
}

const zone = ({ state }: Played, name: string): string[] =>
  fourSouls
    .view(state, 0)
    .zones[name].map(({ card = "", shows }) => (card === "" ? String(shows?.["what"]) : card))
const player = ({ state }: Played, seat: number) => state.table.players[seat - 1]
const phase = ({ state }: Played): string => `p${state.table.active + 1} ${state.table.phase}`

describe("a worked example, played with the rules and cards it was told of", () => {
  rule("FSC-X.1", "the roll stands: Dice Shard was cancelled", () => {
    const match = played("FSC-X.1")
    expect([zone(match, "hand.0"), zone(match, "lootDiscard"), zone(match, "stack")]).toEqual([
      ["a-dime"],
      ["dice-shard", "butter-bean"],
      [],
    ])
  })

  rule("FSC-X.2", "a death lies above the purchase, and the active player has priority", () => {
    const match = played("FSC-X.2")
    expect(zone(match, "stack")).toEqual(["settlePurchase", "death"])
    expect(fourSouls.decisions(match.state)).toMatchObject([{ seat: 0, prompt: { key: "respond" } }])
  })

  rule("FSC-X.3", "the 6 counts, as nothing is left that could change it", () => {
    const match = played("FSC-X.3")
    expect(fourSouls.view(match.state, 0).zones["stack"]).toMatchObject([
      { shows: { what: "damage", from: 0, value: 1 } },
    ])
  })

  rule("FSC-X.4", "The Relic has looted for the 1, and the 6 hits", () => {
    const match = played("FSC-X.4")
    expect([zone(match, "hand.0"), zone(match, "stack")]).toEqual([["a-dime"], ["death"]])
    expect(player(match, 1).damage).toBe(0)
  })

  rule("FSC-X.5", "Baby Haunt was bought", () => {
    const match = played("FSC-X.5")
    expect([zone(match, "board.0"), player(match, 1).cents]).toEqual([
      ["isaac", expect.stringContaining("baby-haunt")],
      0,
    ])
  })

  rule("FSC-X.6", "two hits, two misses, and the attacker is dead", () => {
    const match = played("FSC-X.6")
    const [gurdy] = fourSouls.view(match.state, 0).zones["monsters"]
    expect([gurdy.shows, player(match, 1).died > 0]).toMatchObject([{ health: 3 }, true])
    expect([match.state.table.attacker, zone(match, "stack")]).toEqual([-1, ["payPenalty"]])
  })

  rule("FSC-X.7", "Judgement was discarded before there was a soul", () => {
    const match = played("FSC-X.7")
    expect([zone(match, "souls.0"), zone(match, "board.0"), zone(match, "monsters")]).toEqual([
      ["death"],
      ["isaac", "meat"],
      ["clotty", "fly"],
    ])
    expect(zone(match, "lootDiscard")).toEqual([expect.stringContaining("xx-judgement")])
  })

  rule("FSC-X.8", "the slot is filled before the next turn", () => {
    const match = played("FSC-X.8")
    expect([zone(match, "monsters"), zone(match, "stack"), phase(match)]).toEqual([["dip"], [], "p1 end"])
  })

  rule("FSC-X.9", "all of the penalty is paid, The Fool in hand", () => {
    const match = played("FSC-X.9")
    expect([zone(match, "hand.0").toSorted(), player(match, 1).cents, phase(match)]).toEqual([
      ["four-cents", "o-the-fool", "three-cents", "two-cents"],
      0,
      "p1 end",
    ])
    expect(zone(match, "board.0")).toEqual([
      "isaac",
      "bloody-penny",
      "suicide-king",
      "lazarus-rags",
      "dinner",
    ])
  })

  rule("FSC-X.10", "4 cents have bought a favour that was kept", () => {
    const match = played("FSC-X.10")
    expect([player(match, 1).cents, player(match, 2).cents, player(match, 1).damage]).toEqual([2, 4, 1])
  })
})

describe("the examples", () => {
  test("are all ten, each with words for every state that is shown", () => {
    expect(examples.map((each) => each.rule)).toEqual(Array.from({ length: 10 }, (_, i) => `FSC-X.${i + 1}`))
    for (const { steps, title, players } of examples) {
      for (const language of languages)
        for (const said of [title, ...steps.map(({ says }) => says)]) expect(said[language]).toMatch(/\p{L}/u)
      expect(steps.at(-1)?.answers).toEqual([])
      for (const step of steps)
        for (const [seat] of step.answers) expect(seat).toBeLessThanOrEqual(players.length)
    }
  })

  test.each(examples.map((each) => each.rule))("%s is a match whose file is read and verified", (id) => {
    const match = played(id)
    const file = readMatchFile(writeMatchFile(fileOf(match)))
    expect([file.header.position, verify(file, fourSouls).good]).toEqual([called(id).position, true])
  })

  test("refuse an answer that is none", () => {
    expect(() => answerAsWritten(begun(called("FSC-X.1")), 0, ["play:a-dime"])).toThrow("not-offered")
  })
})
