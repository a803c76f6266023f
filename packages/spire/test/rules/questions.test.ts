// The questions that the rulebook answers, as far as the Ironclad, the Silent and Act I go.

import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { endTurn } from "../support/enemy-turn.ts"
import { cardsIn, combat, enemyOf, playerOf, refsIn } from "../support/table.ts"

const many = (card: string, times: number): string[] => Array.from({ length: times }, () => card)

describe("questions", () => {
  rule("STS-11.1", "is there a largest hand? No", () => {
    const table = combat({
      p1: {
        hand: ["ironclad-battle-trance", ...many("ironclad-strike", 10)],
        draw: many("ironclad-bash", 3),
      },
      enemies: ["first-cultist"],
    })
    table.p1.play("ironclad-battle-trance")
    expect(cardsIn(table, "p1.hand")).toHaveLength(13)
  })

  rule("STS-9.3", "does block help against a loss of HP? No, against hits and damage only", () => {
    const table = combat({
      p1: { hp: 9, block: 5, hand: ["ironclad-offering", "status-burn"] },
      enemies: ["first-cultist"],
    })
    table.p1.play("ironclad-offering")
    expect(playerOf(table, 1)).toMatchObject({ hp: 8, block: 5 })
    endTurn(table)
    expect(playerOf(table, 1).hp).toBe(8)
    expect(table.told("damage").map(({ amount, blocked }) => [amount, blocked])).toEqual([
      [0, 1],
      [0, 1],
    ])
  })

  rule("STS-9.14", "what if we run out of tokens? What would be gained or applied is ignored", () => {
    const table = combat({
      p1: { strength: 8, hand: ["ironclad-inflame", "ironclad-bash", "silent-deadly-poison"], energy: 6 },
      enemies: ["b1-hexaghost"],
      conditions: [{ vulnerable: 3, poison: 30 }],
    })
    table.p1.play("ironclad-inflame").p1.play("silent-deadly-poison", "b1-hexaghost")
    expect(playerOf(table, 1).strength).toBe(8)
    expect(enemyOf(table).poison).toBe(30)
    table.p1.play("ironclad-bash", "b1-hexaghost")
    expect(enemyOf(table)).toMatchObject({ hp: 36 - 20, vulnerable: 3 })
  })

  rule("STS-10.4", "and out of shivs? One that is gained is thrown at once, or let go", () => {
    const table = combat({
      p1: { shivs: 5, hand: ["silent-blade-dance"] },
      enemies: ["first-cultist"],
    })
    table.p1.play("silent-blade-dance").p1.isAsked("shiv").p1.yes().p1.no()
    expect([enemyOf(table).hp, playerOf(table, 1).shivs]).toEqual([8, 5])
  })

  rule("STS-11.2", "do cards remember? Not once they have left the hand", () => {
    const table = combat({
      p1: { hp: 9, hand: ["silent-bullet-time", "ironclad-bash"], energy: 3 },
      enemies: ["s1-gremlin-wizard"],
    })
    table.p1.play("silent-bullet-time").p1.canPick("play:ironclad-bash>s1-gremlin-wizard")
    expect(playerOf(table, 1).energy).toBe(0)
    endTurn(table)
    table.p1.play("ironclad-bash", "s1-gremlin-wizard")
    expect(playerOf(table, 1).energy).toBe(1)
  })

  rule("STS-11.3", "a starter Strike, or one that has Strike in its name? Two different things", () => {
    const table = combat({
      p1: { hand: ["ironclad-strike", "ironclad-twin-strike"], items: ["strike-dummy"] },
      enemies: ["first-cultist"],
    })
    table.p1.play("ironclad-twin-strike", "first-cultist")
    const twin = enemyOf(table).hp
    table.p1.play("ironclad-strike", "first-cultist")
    expect([9 - twin, twin - enemyOf(table).hp]).toEqual([2, 2])
  })

  rule("STS-11.1", "do weak, vulnerable and poison go away with the round? No", () => {
    const table = combat({
      p1: { weak: 1, vulnerable: 1 },
      enemies: ["s1-gremlin-wizard"],
      conditions: [{ weak: 1, vulnerable: 1, poison: 1 }],
    })
    endTurn(table)
    expect(playerOf(table, 1)).toMatchObject({ weak: 1, vulnerable: 1 })
    expect(enemyOf(table)).toMatchObject({ weak: 1, vulnerable: 1, poison: 1, hp: 3 })
  })

  rule("STS-11.5", "do summons leave with the one who called them? No", () => {
    const table = combat({
      p1: { hand: ["ironclad-strike"] },
      enemies: ["e1-sentries", "s1-sentry-a"],
      conditions: [{ hp: 1 }],
      options: { room: "elite" },
    })
    table.p1.play("ironclad-strike", "e1-sentries")
    expect(cardsIn(table, "enemies")).toEqual(["s1-sentry-a"])
    expect(table.told("combatEnds")).toEqual([])
  })

  rule("STS-11.7", "Mayhem or Distilled Chaos, and a card that cannot be played? It is discarded", () => {
    const table = combat({
      p1: { items: ["distilled-chaos"], draw: ["silent-tactician"], energy: 0 },
      enemies: ["first-cultist"],
    })
    table.p1.use("distilled-chaos").p1.has("discard", "silent-tactician")
    // It was not discarded from a hand by an effect of a card: it says nothing.
    expect(playerOf(table, 1).energy).toBe(0)
  })

  rule("STS-11.8", "Corpse Explosion twice on one enemy? It explodes once", () => {
    const table = combat({
      p1: { hand: [...many("silent-corpse-explosion", 2), "ironclad-strike"], energy: 6 },
      enemies: ["first-cultist", "b1-hexaghost"],
    })
    for (const card of refsIn(table, "p1.hand").slice(0, 2)) table.p1.play(card, "first-cultist")
    const before = enemyOf(table, 2).hp
    enemyOf(table, 1).hp = 1
    table.p1.play("ironclad-strike", "first-cultist")
    expect(before - enemyOf(table).hp).toBe(6)
  })

  rule("STS-11.9", "Dark Embrace and an ethereal card? What it draws stays in the hand this turn", () => {
    const table = combat({
      p1: { hand: ["status-daze"], draw: ["status-daze"], powers: ["ironclad-dark-embrace"] },
      enemies: ["s1-gremlin-wizard"],
    })
    endTurn(table).p1.has("hand", "status-daze")
    expect(cardsIn(table, "dazeDeck")).toHaveLength(1)
  })

  rule("STS-11.11", "a status that Havoc plays? It is exhausted, and so goes home", () => {
    const table = combat({
      p1: { hand: ["ironclad-havoc"], draw: ["status-slimed"] },
      enemies: ["first-cultist"],
    })
    table.p1.play("ironclad-havoc")
    expect(cardsIn(table, "statusDeck")).toEqual(["status-slimed"])
  })

  rule("STS-11.13", "Wrist Blade and a card that costs 0 just now? It counts", () => {
    const table = combat({
      p1: { hand: ["silent-bullet-time", "ironclad-bash"], items: ["wrist-blade"] },
      enemies: ["first-cultist"],
    })
    table.p1.play("silent-bullet-time").p1.play("ironclad-bash", "first-cultist")
    expect(enemyOf(table).hp).toBe(9 - 3)
  })
})
