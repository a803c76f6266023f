// The shared turn of the players (chapter 7), and who acts at the same moment.

import { rule } from "@soulspire/testkit/vitest"
import { n } from "@soulspire/kernel"
import { describe, expect, test } from "vitest"
import { anyOrder } from "../support/answers.ts"
import { endTurn } from "../support/enemy-turn.ts"
import { daze, draw } from "../../src/verbs/index.ts"
import { spell } from "../support/cards.ts"
import { begin, cardsIn, combat, enemyOf, playerOf } from "../support/table.ts"

const strikes = (many: number): string[] => Array.from({ length: many }, () => "ironclad-strike")

rule("STS-1.4", "what a card says counts, and not the rule that it breaks", () => {
  const table = combat({
    p1: { block: 5, powers: ["ironclad-barricade"] },
    p2: { block: 5 },
    enemies: ["s1-gremlin-wizard"],
  })
  endTurn(table)
  expect([playerOf(table, 1).block, playerOf(table, 2).block]).toEqual([5, 0])
})

describe("a round", () => {
  rule("STS-7.1", "begins with decks that are shuffled", () => {
    const dealt = (seed: string): string => {
      const table = begin(1, {}, seed)
      return [...cardsIn(table, "p1.hand"), ...cardsIn(table, "p1.draw")].join()
    }
    expect(dealt("one")).toBe(dealt("one"))
    expect(new Set(["one", "two", "three"].map(dealt)).size).toBe(3)
  })

  rule("STS-7.1", "is a turn of all players and one of the enemies, again and again", () => {
    const table = combat({ p1: { hp: 50 }, p2: { hp: 50 }, enemies: ["first-cultist"] })
    endTurn(endTurn(table))
    const steps = table.events.map(({ k }) => k).filter((k) => /^(turnStarts|turnEnds|enemyMoves)$/.test(k))
    const round = ["turnEnds", "turnEnds", "enemyMoves", "turnStarts", "turnStarts"]
    expect(steps).toEqual([...round, ...round])
    expect(table.state.table.round).toBe(3)
  })

  rule("STS-7.2", "begins with 3 energy whatever was left, no block and 5 cards", () => {
    const table = combat({
      p1: { hp: 9, energy: 5, block: 7, draw: strikes(8) },
      p2: { energy: 0, draw: strikes(3) },
      enemies: ["s1-gremlin-wizard"],
    })
    endTurn(table)
    expect(playerOf(table, 1)).toMatchObject({ energy: 3, block: 0, hp: 9 })
    expect(playerOf(table, 2)).toMatchObject({ energy: 3 })
    expect([cardsIn(table, "p1.hand").length, cardsIn(table, "p2.hand").length]).toEqual([5, 3])
  })

  rule(["STS-7.2", "STS-11.1"], "a hand can be of any size", () => {
    const table = combat({
      p1: { hand: ["ironclad-battle-trance", ...strikes(14)], draw: strikes(4) },
      enemies: ["first-cultist"],
    })
    table.p1.play("ironclad-battle-trance")
    expect(cardsIn(table, "p1.hand")).toHaveLength(17)
  })

  rule("STS-11.1", "weak, vulnerable and poison stay when it ends", () => {
    const table = combat({
      p1: { weak: 2, vulnerable: 3 },
      enemies: ["s1-gremlin-wizard"],
      conditions: [{ weak: 2, vulnerable: 1, poison: 1 }],
    })
    endTurn(table)
    expect(playerOf(table, 1)).toMatchObject({ weak: 2, vulnerable: 3 })
    expect(enemyOf(table)).toMatchObject({ weak: 2, vulnerable: 1, poison: 1 })
  })
})

describe("the play phase", () => {
  const two = (): ReturnType<typeof combat> =>
    combat({
      p1: { hp: 9, hand: ["ironclad-strike", "ironclad-defend"] },
      p2: { hand: ["silent-neutralize", "silent-strike"], items: ["fire-potion"], shivs: 1 },
      enemies: ["b1-guardian"],
    })

  rule("STS-7.6", "belongs to all players at once, who act in any order", () => {
    const table = two()
    table.p1.play("ironclad-strike", "b1-guardian").p2.play("silent-neutralize", "b1-guardian")
    table.p1.play("ironclad-defend").p2.use("fire-potion", "b1-guardian").p2.shiv("b1-guardian")
    table.p2.play("silent-strike", "b1-guardian")
    expect(enemyOf(table)).toMatchObject({ hp: 80 - 1 - 1 - 4 - 1 - 1, weak: 1 })
    expect([playerOf(table, 1).energy, playerOf(table, 2).energy]).toEqual([1, 2])
  })

  rule("STS-7.6", "is over when all are done; until then whoever is done can think again", () => {
    const table = two()
    table.p1.pick("done").p2.play("silent-strike", "b1-guardian")
    table.p1.at("not-done", "not-done").p1.play("ironclad-defend").p1.pick("done")
    expect(table.told("turnEnds")).toEqual([])
    table.p2.pick("done")
    expect(table.told("turnEnds")).toHaveLength(2)
  })

  rule(
    "STS-Q-3",
    "answers count in the order in which they come, and a card happens whole before the next",
    () => {
      const table = combat({
        p1: { hand: ["silent-survivor", "silent-strike", "silent-defend"] },
        p2: { hand: ["ironclad-strike"] },
        enemies: ["first-cultist"],
        conditions: [{ hp: 1 }],
      })
      const { id, seat } = table.asked(2)
      const [key] = table.options(2).map((option) => option.key)
      table.p1.play("silent-survivor").p2.isNotAsked()
      expect(() => table.game.answer(table.game.copy(table.state), seat, id, [key])).toThrow("stale")
      table.p1.pick("silent-defend").p2.play("ironclad-strike", "first-cultist")
      expect(table.told("combatEnds")).toHaveLength(2)
    },
  )
})

describe("a card that is being played", () => {
  rule("STS-7.7", "is paid for, and lies neither in the hand nor in the discard pile", () => {
    const table = combat({
      p1: { hand: ["silent-survivor", "silent-strike", "silent-defend"] },
      enemies: ["first-cultist"],
    })
    table.p1.play("silent-survivor").p1.isAsked("discard").p1.canPickExactly("silent-strike", "silent-defend")
    expect(playerOf(table, 1)).toMatchObject({ energy: 2, block: 2 })
    table.p1.has("hand", "silent-strike", "silent-defend").p1.has("discard")
    expect(cardsIn(table, "playing")).toEqual(["silent-survivor"])
    table.p1.pick("silent-strike").p1.has("discard", "silent-strike", "silent-survivor")
  })

  rule("STS-7.7", "does what it says from top to bottom", () => {
    const table = combat({
      p1: { hand: ["ironclad-bash"] },
      enemies: ["first-cultist"],
    })
    table.p1.play("ironclad-bash", "first-cultist")
    expect(table.events.map(({ k }) => k).filter((k) => /^(payEnergy|damage|gainToken)$/.test(k))).toEqual([
      "payEnergy",
      "damage",
      "gainToken",
    ])
    expect(enemyOf(table)).toMatchObject({ hp: 7, vulnerable: 1 })
  })
})

rule("STS-7.11", "the end of turn is that of the players: nothing of it happens in the enemies' turn", () => {
  const table = combat({
    p1: { hp: 9, powers: ["ironclad-metallicize"], hand: ["status-burn"] },
    enemies: ["first-cultist"],
  })
  anyOrder(endTurn(table))
  const steps = table.events.filter(({ k }) => /^(gainBlock|damage|enemyMoves)$/.test(k)).map(({ k }) => k)
  expect(steps.toSorted()).toEqual(["damage", "damage", "enemyMoves", "gainBlock"])
  expect(steps.slice(2)).toEqual(["enemyMoves", "damage"])
})

describe("things that are all alike", () => {
  const ends = (hand: string[], powers: string[] = []): ReturnType<typeof combat> =>
    combat({ p1: { hp: 9, hand, powers }, enemies: ["s1-gremlin-wizard"] }).p1.pick("done")

  rule("STS-7.10", "are discarded in any order, and nobody is asked for one", () => {
    ends(strikes(3)).p1.isAsked("play")
    ends([...strikes(2), "ironclad-bash"])
      .p1.isAsked("discard-order")
      .leaves("p1", "discard-order")
    ends(["ironclad-strike", "ironclad-strike+"]).p1.isAsked("discard-order").leaves("p1", "discard-order")
  })

  rule("STS-7.10", "the order of a hand that goes is an idle question: nothing looks at it", () => {
    const { game, state } = ends(["ironclad-strike", "ironclad-bash"])
      .p1.isAsked("discard-order")
      .leaves("p1", "discard-order")
    expect(game.decisions(state).map(({ idle }) => idle)).toEqual([true])
  })

  rule("STS-7.10", "happen in any order at the end of the turn, and nobody is asked for one", () => {
    const table = ends(["status-burn", "status-burn", "status-burn"])
    expect(playerOf(table.p1.isAsked("play"), 1).hp).toBe(6)
    ends(["status-burn"], ["ironclad-metallicize"]).p1.isAsked("next").leaves("p1", "next")
  })
})

// What others could tell from it is looked for where hidden things are: in the hard run.
test("known cards of a hand go in the same order wherever they are held in it", () => {
  const table = combat({
    cards: [spell("test-dazes", [daze(n(4))]), spell("test-draws", [draw(n(4))])],
    // Asked for the order of these, p1 keeps the round from going on.
    p1: { hand: ["ironclad-strike", "ironclad-defend"] },
    p2: { hand: ["test-dazes", "test-draws"] },
    dazeDeck: ["status-daze", "status-daze", "status-daze", "status-daze"],
    enemies: ["first-cultist"],
  })
  table.p2.play("test-dazes")
  table.p2.play("test-draws")
  expect(cardsIn(table, "p2.hand")).toHaveLength(4)
  table.p2.pick("done")
  table.p1.pick("done")
  anyOrder(table)
  expect(cardsIn(table, "dazeDeck")).toHaveLength(4)
})
