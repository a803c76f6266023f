// Awakened One, who comes back in another form, and what ascension makes of both.

import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { byCube, endTurn, hpOf } from "../../../support/enemy-turn.ts"
import { decksAt, meeting, rowsOf } from "../../../support/meeting.ts"
import { cardsIn, combat, enemyOf, playerOf } from "../../../support/table.ts"

const FIRST = "b3-awakened-one"
const SECOND = "b3-awakened-one-p2"
const all = (what: string): string => `p1: ${what}; p2: ${what}`

test("hits, hits hard, hits twice; then slimes and grows as well", () => {
  expect(byCube(FIRST, 3)).toEqual([all("hit 3"), all("hit 5"), all("hit 2, hit 2")])
  expect(byCube(`${FIRST}-a10`, 3)).toEqual([all("hit 3"), all("hit 6"), all("hit 2, hit 2")])
  const more = [all("hit 4, slimed 2"), `${all("hit 3, hit 3")}; itself: strength 1`]
  expect(byCube(SECOND, 3)).toEqual([all("hit 7"), ...more])
  expect(byCube(`${SECOND}-a10`, 3)).toEqual([all("hit 6"), ...more])
})

test("has HP for each player in each form", () => {
  const hp = [50, 100, 150, 200]
  expect([FIRST, `${FIRST}-a10`, SECOND, `${SECOND}-a10`].map(hpOf)).toEqual([hp, hp, hp, hp])
})

test.each([
  [FIRST, SECOND, 0],
  [`${FIRST}-a10`, `${SECOND}-a10`, 10],
])("%s comes with two Cultists for each player, and %s waits", (first, second, ascension) => {
  const { bossDeck, summons } = decksAt(ascension, 3)
  expect(bossDeck).toContain(first)
  expect(bossDeck).not.toContain(second)
  expect(summons).toContain(second)
  for (const players of [1, 2, 3, 4]) {
    const rows = rowsOf(meeting(first, players, { ascension }))
    expect(rows.pop()).toEqual([first])
    for (const row of rows)
      expect(row).toEqual([expect.stringMatching(/cultist$/), expect.stringMatching(/cultist$/)])
  }
})

describe("Curiosity", () => {
  test("each hit deals 1 more to a player for each power that this player has", () => {
    const table = combat({
      p1: { hp: 50, maxHp: 50, powers: ["ironclad-demon-form", "ironclad-evolve"] },
      p2: { hp: 50, maxHp: 50 },
      enemies: [FIRST],
      conditions: [{ cube: 3, vulnerable: 0 }],
    })
    const [shown] = table.game.view(table.state, 0).zones["enemies"]
    expect(shown?.shows).toMatchObject({
      damage: 4,
      coming: {
        hits: [
          { seat: 0, amount: 4 },
          { seat: 1, amount: 2 },
        ],
      },
    })
    endTurn(table)
    expect([1, 2].map((seat) => playerOf(table, seat).hp)).toEqual([42, 46])
  })
})

describe.each([
  [FIRST, SECOND, 0],
  [`${FIRST}-a10`, `${SECOND}-a10`, 2],
])("when %s dies", (first, second, strength) => {
  const dying = (others: string[] = []): ReturnType<typeof combat> =>
    combat({
      p1: { hand: ["ironclad-strike"], hp: 50, maxHp: 50, powers: ["ironclad-evolve", "ironclad-barricade"] },
      p2: { powers: ["ironclad-evolve"], hp: 50, maxHp: 50 },
      enemies: [first, ...others],
      conditions: [{ hp: 1 }],
      summons: [second],
      options: { room: "boss", firstAct: 3 },
    }).p1.play("ironclad-strike", first)

  rule("STS-8.8", "the combat goes on, and its second form comes at the start of the next round", () => {
    const table = dying()
    expect(table.told("combatEnds")).toEqual([])
    endTurn(table)
    expect(rowsOf(table)).toEqual([[], [], [second]])
    expect(enemyOf(table)).toMatchObject({ cube: 1, hp: enemyOf(table).maxHp })
  })

  rule("STS-Q-63", "it has strength for the most powers of one player only at ascension 10", () => {
    expect(enemyOf(endTurn(dying())).strength).toBe(strength)
  })

  test("whoever else is there fights on", () => {
    const table = endTurn(dying(["s3-cultist"]))
    expect(cardsIn(table, "enemies")).toEqual(["s3-cultist", second])
  })
})

test("it is over when the second form is dead, and leaves nothing", () => {
  const table = combat({
    p1: { hand: ["ironclad-strike"] },
    enemies: [SECOND],
    conditions: [{ hp: 1 }],
    options: { room: "boss", firstAct: 3 },
  }).p1.play("ironclad-strike", SECOND)
  expect(table.told("combatEnds")).toHaveLength(1)
  expect(table.told("reward")).toEqual([])
  expect(cardsIn(table, "summons")).toContain(SECOND)
})

describe.each([SECOND, `${SECOND}-a10`])("the Void of %s", (second) => {
  const drawing = (energy: number, more: object = {}): ReturnType<typeof combat> =>
    combat({
      p1: {
        hand: ["ironclad-battle-trance"],
        draw: ["status-slimed", "status-slimed", "ironclad-defend"],
        energy,
        ...more,
      },
      enemies: [second],
    }).p1.play("ironclad-battle-trance")

  test("whoever draws a Slimed pays 1 energy and exhausts it", () => {
    const table = drawing(3)
    expect(playerOf(table, 1).energy).toBe(1)
    expect(cardsIn(table, "statusDeck")).toHaveLength(2)
    table.p1.has("hand", "ironclad-defend")
  })

  test("as long as there is energy", () => {
    const table = drawing(1)
    expect(playerOf(table, 1).energy).toBe(0)
    expect(cardsIn(table, "statusDeck")).toHaveLength(1)
  })

  rule("STS-Q-61", "nobody has to spend a Miracle", () => {
    expect(playerOf(drawing(0, { miracles: 1 }), 1)).toMatchObject({ energy: 0, miracles: 1 })
  })

  test("also at the start of a turn", () => {
    const table = combat({
      p1: { hp: 50, maxHp: 50, draw: ["status-slimed", "ironclad-strike"] },
      enemies: [second],
    })
    endTurn(table)
    expect(playerOf(table, 1).energy).toBe(2)
    table.p1.has("hand", "ironclad-strike")
  })
})
