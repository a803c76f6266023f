// What the Watcher's stances, looks ahead, retained cards and miracles do to each other and to cards of others.

import { edit, n, same } from "@soulspire/kernel"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { everyTurn } from "../../src/verbs/enemies.ts"
import { enemy } from "../support/made-up.ts"
import { endTurn } from "../support/rounds.ts"
import { cardsIn, combat, enemyOf, playerOf } from "../support/table.ts"

const cultist = ["first-cultist"]
const strong = { enemies: cultist, conditions: [{ hp: 30 }] }

describe("Weave", () => {
  const pile = ["watcher-strike", "watcher-weave", "watcher-defend"]

  rule(
    ["STS-9.12", "STS-7.8"],
    "is played in the middle of the scry: what watches the scry comes after",
    () => {
      const table = combat({
        p1: { hand: ["watcher-third-eye"], draw: pile, powers: ["watcher-nirvana"] },
        ...strong,
      })
      table.p1.play("watcher-third-eye").p1.pick("watcher-weave", "watcher-strike", "watcher-defend")
      expect([enemyOf(table).hp, playerOf(table, 1).block]).toEqual([24, 3])
      const told = table.events
        .filter(({ k }) => ["plays", "scries", "gainBlock"].includes(k))
        .map(({ k }) => k)
      expect(told).toEqual(["plays", "gainBlock", "plays", "scries", "gainBlock"])
      table.p1.has("discard", "watcher-weave", "watcher-strike", "watcher-defend", "watcher-third-eye")
    },
  )

  test("the order of the picks is the order of what happens", () => {
    const table = combat({ p1: { hand: ["watcher-third-eye"], draw: pile }, ...strong })
    table.p1.play("watcher-third-eye").p1.pick("watcher-strike", "watcher-weave")
    table.p1
      .has("discard", "watcher-strike", "watcher-weave", "watcher-third-eye")
      .p1.has("draw", "watcher-defend")
  })

  rule(["STS-Q-36", "STS-12.4"], "played twice, both plays have the bonus", () => {
    const table = combat({ p1: { hand: ["watcher-third-eye"], draw: pile, twiceAttacks: 1 }, ...strong })
    table.p1.play("watcher-third-eye").p1.pick("watcher-weave")
    expect(enemyOf(table).hp).toBe(30 - 6 - 6)
  })

  rule("STS-11.2", "drawn again, it has no bonus any more", () => {
    const table = combat({
      p1: { hand: ["watcher-third-eye", "watcher-scrawl"], draw: ["watcher-weave"] },
      ...strong,
    })
    table.p1.play("watcher-third-eye").p1.pick("watcher-weave")
    expect(enemyOf(table).hp).toBe(24)
    table.p1.play("watcher-scrawl").p1.play("watcher-weave", "first-cultist")
    expect(enemyOf(table).hp).toBe(23)
  })

  rule(["STS-Q-33", "STS-11.7"], "where no more cards can be played it is discarded after all", () => {
    const table = combat({
      p1: { hand: ["watcher-conclude"], draw: pile, items: ["golden-eye"] },
      ...strong,
    })
    table.p1.play("watcher-conclude", "p1").p1.use("golden-eye").p1.pick("watcher-weave")
    expect(enemyOf(table).hp).toBe(28)
    table.p1.has("discard", "watcher-conclude", "watcher-weave")
  })
})

describe("no more cards this turn", () => {
  rule(["STS-Q-33", "STS-11.7"], "a forced play discards the card", () => {
    const table = combat({
      p1: {
        hand: ["watcher-meditate"],
        draw: ["watcher-strike", "watcher-defend", "watcher-halt"],
        items: ["distilled-chaos"],
      },
      ...strong,
    })
    table.p1.play("watcher-meditate").p1.use("distilled-chaos")
    while (table.p1.asked?.prompt.key === "force-play") table.p1.pick(table.p1.options[0].key)
    expect([enemyOf(table).hp, playerOf(table, 1).block]).toEqual([30, 0])
    expect(cardsIn(table, "p1.discard")).toHaveLength(4)
  })

  test("other players go on, and powers can be used", () => {
    const table = combat({
      p1: { hand: ["watcher-conclude"], powers: ["watcher-battle-hymn"], miracles: 1 },
      p2: { hand: ["ironclad-strike"] },
      ...strong,
    })
    table.p1.play("watcher-conclude", "p1").p2.play("ironclad-strike", "first-cultist")
    table.p1.use("watcher-battle-hymn", "first-cultist").p1.miracle()
    expect(enemyOf(table).hp).toBe(26)
  })
})

describe("being retained", () => {
  rule(
    "STS-9.11",
    "Windmill Strike forgets it with the hand: put back and drawn again, it hits for 2",
    () => {
      const table = combat({
        p1: {
          hand: ["watcher-windmill-strike"],
          draw: ["ironclad-warcry", "watcher-crescendo+"],
          block: 20,
        },
        ...strong,
        dice: [1],
      })
      endTurn(table).p1.play("ironclad-warcry").p1.pick("watcher-windmill-strike")
      table.p1.play("watcher-crescendo+").p1.play("watcher-windmill-strike", "first-cultist")
      expect(enemyOf(table).hp).toBe(27)
    },
  )

  rule(["STS-9.11", "STS-11.2"], "Establishment's discount is forgotten in the same way", () => {
    const table = combat({
      p1: {
        hand: ["watcher-windmill-strike"],
        powers: ["watcher-establishment"],
        draw: ["ironclad-warcry", "watcher-crescendo+"],
        block: 20,
      },
      ...strong,
      dice: [1],
    })
    endTurn(table).p1.play("ironclad-warcry").p1.pick("watcher-windmill-strike")
    table.p1.play("watcher-crescendo+").p1.play("watcher-windmill-strike", "first-cultist")
    expect(playerOf(table, 1).energy).toBe(1)
  })

  test("a bonus needs the last turn: two turns ago is forgotten, each turn in the hand renews it", () => {
    const table = combat({
      p1: { hand: ["watcher-perseverance"], hp: 90, block: 20 },
      ...strong,
      dice: [1, 1],
    })
    endTurn(endTurn(table)).p1.play("watcher-perseverance")
    expect(playerOf(table, 1).block).toBe(3)
  })

  rule(
    "STS-9.11",
    "Meditate: what it brings back was retained, for Windmill Strike and for Establishment",
    () => {
      const table = combat({
        p1: {
          hand: ["watcher-meditate+"],
          discard: ["watcher-windmill-strike", "watcher-vigilance"],
          powers: ["watcher-establishment"],
          block: 20,
        },
        ...strong,
        dice: [1],
      })
      table.p1.play("watcher-meditate+")
      endTurn(table).p1.play("watcher-windmill-strike", "first-cultist").p1.play("watcher-vigilance", "p1")
      expect([enemyOf(table).hp, playerOf(table, 1).energy]).toEqual([25, 1])
    },
  )

  rule("STS-9.10", "an ethereal card that Meditate brings back is exhausted all the same", () => {
    const table = combat({
      p1: { hand: ["watcher-meditate"], discard: ["watcher-judgment"], block: 20 },
      ...strong,
      dice: [1],
    })
    table.p1.play("watcher-meditate")
    endTurn(table).p1.has("exhaust", "watcher-judgment")
  })

  test("Well-Laid Plans makes no card one with Retain: Vault discards it, Sands of Time does not count it", () => {
    const table = combat({
      p1: {
        hand: ["watcher-strike"],
        powers: ["silent-well-laid-plans"],
        draw: ["watcher-vault+", "watcher-sands-of-time"],
        block: 20,
      },
      ...strong,
      dice: [1],
    })
    endTurn(table).p1.pick("watcher-strike").p1.play("watcher-vault+").p1.has("exhaust", "watcher-vault+")
    // The strike was discarded and drawn again.
    expect(table.told("move").filter(({ cause }) => cause === "discard")).toHaveLength(1)
    table.p1.play("watcher-sands-of-time", "first-cultist")
    expect(enemyOf(table).hp).toBe(27)
  })
})

describe("Signature Move", () => {
  rule("STS-11.7", "by force beside another attack: it is discarded", () => {
    const table = combat({
      p1: { hand: ["ironclad-havoc", "watcher-strike"], draw: ["watcher-signature-move"] },
      enemies: cultist,
    })
    table.p1.play("ironclad-havoc").p1.has("discard", "watcher-signature-move", "ironclad-havoc")
    expect(enemyOf(table).hp).toBe(9)
  })

  test("by force as the only attack: it hits, and is exhausted by Havoc", () => {
    const table = combat({
      p1: { hand: ["ironclad-havoc", "watcher-defend"], draw: ["watcher-signature-move"] },
      enemies: cultist,
    })
    table.p1.play("ironclad-havoc").p1.has("exhaust", "watcher-signature-move")
    expect(enemyOf(table).hp).toBe(3)
  })
})

describe("Judgment", () => {
  const sturdy = enemy("test-sturdy", "Sturdy", { act: 1, rank: "encounter", hp: 9 }, [
    everyTurn(),
    { k: "replace", event: "loseHp", when: same("would.whom", "this"), do: [edit({ amount: n(1) })] },
  ]).def

  test("sets HP to 0, whatever limits how many can be lost", () => {
    const table = combat({
      cards: [sturdy],
      p1: { hand: ["watcher-eruption", "watcher-judgment"] },
      enemies: ["test-sturdy", "first-cultist"],
      conditions: [{ hp: 7 }, {}],
    })
    table.p1.play("watcher-eruption", "test-sturdy")
    expect(enemyOf(table).hp).toBe(6)
    table.p1.play("watcher-judgment", "test-sturdy")
    expect([cardsIn(table, "enemies"), table.told("loseHp").length]).toEqual([["first-cultist"], 1])
  })

  rule("STS-8.8", "on the last enemy it ends the combat", () => {
    const table = combat({ p1: { hand: ["watcher-judgment"] }, enemies: cultist, conditions: [{ hp: 7 }] })
    table.p1.play("watcher-judgment", "first-cultist").p1.isNotAsked()
    expect(cardsIn(table, "enemies")).toEqual([])
  })
})

describe("Conjure Blade", () => {
  rule(
    "STS-11.3",
    "with Apotheosis: both add to a starter Strike, and neither to another card with that word",
    () => {
      const table = combat({
        p1: {
          hand: ["watcher-conjure-blade", "watcher-strike", "watcher-windmill-strike"],
          powers: ["colorless-apotheosis"],
          energy: 5,
        },
        ...strong,
      })
      table.p1.play("watcher-conjure-blade").p1.pick("2").p1.play("watcher-strike", "first-cultist")
      expect(enemyOf(table).hp).toBe(30 - 1 - 3 - 1)
      table.p1.play("watcher-windmill-strike", "first-cultist")
      expect(enemyOf(table).hp).toBe(23)
    },
  )

  rule(
    ["STS-10.11", "STS-3.8"],
    "6 energy and a miracle make X 7; alone the miracle gives nothing past 6",
    () => {
      const table = combat({
        p1: { hand: ["watcher-conjure-blade", "watcher-strike"], energy: 6, miracles: 2 },
        ...strong,
      })
      table.p1.cannot("miracle", "energy-full")
      table.p1.play("watcher-conjure-blade").p1.pick("7")
      expect(playerOf(table, 1)).toMatchObject({ energy: 0, miracles: 1 })
      table.p1.play("watcher-strike", "first-cultist")
      expect([enemyOf(table).hp, playerOf(table, 1).miracles]).toEqual([30 - 1 - 8, 0])
    },
  )
})

describe("stances", () => {
  rule(["STS-10.12", "STS-7.10"], "Like Water and Wrath do not meet: block in calm, damage in wrath", () => {
    for (const [stance, block, damage] of [
      ["calm", 1, 0],
      ["wrath", 0, 1],
    ] as const) {
      const table = combat({
        p1: { powers: ["watcher-like-water"], board: ["character-watcher"], stance, hp: 9 },
        enemies: cultist,
        dice: [1],
      })
      endTurn(table)
      const hurt = table.told("damage").filter(({ hit }) => hit !== 1)
      expect([table.told("gainBlock").length, hurt.length, stance]).toEqual([block, damage, stance])
    }
  })

  rule("STS-10.12", "Omniscience on Vigilance: the second play enters nothing", () => {
    const table = combat({
      p1: { hand: ["watcher-omniscience"], draw: ["watcher-vigilance"], powers: ["watcher-mental-fortress"] },
      enemies: cultist,
    })
    table.p1.play("watcher-omniscience")
    expect(playerOf(table, 1)).toMatchObject({ block: 2 + 2 + 1, switches: 1, stance: "calm" })
  })

  rule(["STS-10.11", "STS-12.1"], "miracles are shared: a Wish for four finds only what is left", () => {
    const table = combat({ p1: { hand: ["watcher-wish"] }, p2: { miracles: 3 }, enemies: cultist })
    table.p1.play("watcher-wish~miracles")
    expect(playerOf(table, 1).miracles).toBe(2)
  })
})
