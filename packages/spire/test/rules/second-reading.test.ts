// Lines of the rulebook that are easily read past: what a combat starts with, halves of status cards, area symbols, when
// relics can be used, what is drawn while a turn ends.

import { n, same } from "@soulspire/kernel"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { draw, foe, hit, inTheRow, row, weak } from "../../src/verbs/index.ts"
import { anyOrder } from "../support/answers.ts"
import { blow, lasting } from "../support/cards.ts"
import { atFirst, endTurn } from "../support/rounds.ts"
import { begin, cardsIn, combat, enemyOf, playerOf } from "../support/table.ts"

rule("STS-8.13", "a boss with modes starts in the first one, its cube on the first place", () => {
  const seeds = Array.from({ length: 20 }, (_, i) => `boss ${i}`)
  const table = seeds
    .map((seed) => begin(1, { room: "boss" }, seed))
    .find((each) => cardsIn(each, "enemies")[0] === "b1-guardian")
  if (table === undefined) throw new Error("no seed brings the Guardian")
  expect(enemyOf(table)).toMatchObject({ mode: 1, cube: 1 })
})

rule("STS-10.13", "nobody has a shiv when a combat begins", () => {
  const table = begin(2, { characters: ["silent"] })
  expect(table.state.table.players.map(({ shivs }) => shivs)).toEqual([0, 0])
})

describe("a status card", () => {
  rule("STS-9.15", "whose playable half is up is got rid of for 1 energy", () => {
    const table = combat({ p1: { hand: ["status-slimed"], energy: 1 }, enemies: ["first-cultist"] })
    table.p1.play("status-slimed")
    expect([playerOf(table, 1).energy, cardsIn(table, "statusDeck")]).toEqual([0, ["status-slimed"]])
    const poor = combat({ p1: { hand: ["status-slimed"], energy: 0 }, enemies: ["first-cultist"] })
    poor.p1.cannot("play:status-slimed", "cannot-pay")
  })

  rule("STS-Q-9", "keeps the half that it came with, whatever another enemy gives", () => {
    const table = combat({
      p1: { hp: 20, maxHp: 20, discard: ["status-slimed"] },
      enemies: ["b1-hexaghost"],
      statusDeck: Array.from({ length: 3 }, () => "status-slimed"),
      conditions: [{ cube: 1 }],
      dice: [1],
    })
    endTurn(table)
    const all = ["draw", "hand", "discard"].flatMap((pile) => cardsIn(table, `p1.${pile}`))
    expect(all.toSorted()).toEqual(["status-burn", "status-slimed"])
  })
})

rule("STS-9.16", "what stands before an area symbol is for one, what stands after it for the row", () => {
  const table = combat({
    cards: [blow("test-sweep", [hit(n(1)), weak(n(1), inTheRow)], { targets: [foe, row] })],
    p1: { hand: ["test-sweep"] },
    enemies: ["first-cultist", "first-jaw-worm"],
  })
  table.p1.play("test-sweep", "first-cultist")
  const [cultist, worm] = [enemyOf(table, 1), enemyOf(table, 2)]
  expect([cultist.maxHp - cultist.hp, worm.maxHp - worm.hp]).toEqual([1, 0])
  expect([cultist.weak, worm.weak]).toEqual([1, 1])
})

describe("a relic that works once per combat", () => {
  const two = ["s1-gremlin-wizard", "s1-gremlin-wizard"]

  rule("STS-12.9", "can be used at the start of a turn, before what its owner chooses then", () => {
    const table = atFirst({
      p1: { items: ["ninja-scroll"], powers: ["silent-noxious-fumes"] },
      enemies: two,
      conditions: [{ hp: 1 }, { hp: 3 }],
      dice: [1],
    })
    table.p1.isAsked("next").p1.use("ninja-scroll").p1.pick(table.p1.options[0].key)
    expect(cardsIn(table, "enemies")).toHaveLength(1)
    expect(enemyOf(table)).toMatchObject({ hp: 2, poison: 1 })
  })

  rule("STS-12.9", "and in the play phase, as long as it was not used", () => {
    const table = combat({ p1: { items: ["ninja-scroll"] }, enemies: ["b1-hexaghost"] })
    table.p1.canPick("use:ninja-scroll").p1.use("ninja-scroll").p1.cannot("use:ninja-scroll", "used-up")
  })

  rule("STS-12.9", "not when the turn has ended", () => {
    const table = endTurn(
      combat({
        p1: { hp: 9, items: ["ninja-scroll"], hand: ["status-burn"], powers: ["ironclad-metallicize"] },
        enemies: two,
      }),
    )
    table.p1.isAsked("next").p1.cannotPick("use:ninja-scroll").leaves("p1", "next")
  })

  rule("STS-12.9", "nobody is asked for its sake where there is nothing to choose", () => {
    atFirst({ p1: { items: ["ninja-scroll", "lantern"] }, enemies: two, dice: [1] }).p1.isAsked("play")
  })
})

rule(["STS-Q-14", "STS-11.9"], "what is drawn while the turn ends stays, whatever has it drawn", () => {
  const puzzle = lasting("test-puzzle", {
    k: "on",
    event: "loseHp",
    when: same("ev.whom", "you"),
    do: [draw(n(1))],
  })
  const table = combat({
    cards: [puzzle],
    p1: { hp: 9, hand: ["status-burn", "ironclad-strike"], draw: ["status-daze"], powers: ["test-puzzle"] },
    enemies: ["s1-gremlin-wizard"],
    dice: [1],
  })
  anyOrder(endTurn(table))
  expect(playerOf(table, 1).hp).toBe(8)
  // Its ethereal end was not in that turn; the others were discarded and drawn again.
  table.p1.has("hand", "status-daze", "status-burn", "ironclad-strike")
  expect(cardsIn(table, "dazeDeck")).toEqual([])
})
