// What the Defect's orbs and powers do to each other: Electrodynamics and Loop, Dark with Consume and Amplify, Recursion,
// Fission and Multi-Cast, Buffer (STS-10.5 to STS-10.10, STS-11.6).

import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { next } from "../support/answers.ts"
import { boss, defect, rows } from "../support/defect.ts"
import { held } from "../support/orbs.ts"
import { cardsIn, enemyOf, playerOf, refsIn } from "../support/table.ts"

const hps = (table: ReturnType<typeof defect>): number[] =>
  refsIn(table, "enemies").map((_ref, i) => enemyOf(table, i + 1).hp)

describe("Electrodynamics and Loop", () => {
  const together = { ...rows, p2: { block: 20 }, dice: [1] }

  rule(["STS-10.8", "STS-9.1"], "each lightning has a row of its own, and Loop one more", () => {
    const table = defect(
      { powers: ["defect-electrodynamics", "defect-loop"], lightning: 2, block: 20 },
      together,
    )
    table.p1.pick("done").p2.pick("done").p1.pick("p1").p1.pick("p2").p1.pick("p2")
    expect(hps(table)).toEqual([8, 8, 7])
  })

  rule("STS-10.8", "Loop+ is one orb twice, with a row for each time", () => {
    const table = defect(
      { powers: ["defect-electrodynamics", "defect-loop+"], lightning: 1, block: 20 },
      together,
    )
    table.p1.pick("done").p2.pick("done").p1.pick("p1").p1.pick("p1").p1.pick("p2")
    expect(hps(table)).toEqual([7, 7, 8])
  })

  rule("STS-10.8", "what is added to lightning is added in every row, and by Loop too", () => {
    const powers = ["defect-electrodynamics", "defect-loop", "defect-static-discharge", "defect-defragment"]
    const table = defect({ powers, lightning: 1, block: 20 }, { ...boss, dice: [1] })
    table.p1.pick("done")
    expect(enemyOf(table).hp).toBe(36 - 2 * 3)
  })

  rule("STS-Q-25", "lightning that makes room while Electrodynamics is played strikes one enemy", () => {
    const table = defect({ hand: ["defect-electrodynamics"], lightning: 3 }, rows)
    table.p1.play("defect-electrodynamics").p1.pick("first-cultist").p1.pick("first-jaw-worm")
    expect(hps(table)).toEqual([7, 7, 9])
  })
})

describe("at the end of a turn each orb is something by itself", () => {
  rule(["STS-7.12", "STS-10.8"], "one lightning before something else, one after it", () => {
    for (const [order, how] of [
      [["character.0", "character.0"], "victory"],
      [["character.0", "burn"], "defeat"],
    ] as const) {
      const table = defect(
        { lightning: 2, hp: 1, hand: ["status-burn"] },
        { enemies: ["first-cultist", "first-jaw-worm"], conditions: [{ hp: 1 }, { hp: 1 }] },
      )
      next(table.p1.pick("done"), order[0]).p1.pick("first-cultist")
      next(table, order[1])
      expect(table.game.outcome(table.state)?.how).toBe(how)
    }
  })

  rule(["STS-7.12", "STS-10.8"], "frost before a burn and frost after it", () => {
    for (const [order, hp] of [
      [["character.1", "burn"], 9],
      [["burn"], 8],
    ] as const) {
      const table = defect({ frost: 2, hp: 9, hand: ["status-burn"] }, { enemies: ["s1-gremlin-wizard"] })
      table.p1.pick("done")
      expect(
        table.p1.options.filter(({ key }) => key.startsWith("next:")).map(({ key }) => key),
      ).toHaveLength(2)
      for (const name of order) next(table, name)
      expect(playerOf(table, 1).hp).toBe(hp)
    }
  })

  rule("STS-7.12", "orbs that nothing can tell apart are nobody's question", () => {
    const table = defect({ frost: 2, lightning: 1, block: 3 }, { ...boss, dice: [1] })
    table.p1.pick("done").p1.isAsked("play")
    expect(enemyOf(table).hp).toBe(35)
  })
})

describe("dark orbs", () => {
  rule("STS-10.10", "Consume makes it 2 more: once as effect, once as power", () => {
    const table = defect({ hand: ["defect-recursion"], dark: 1, powers: ["defect-consume"] }, boss)
    table.p1.play("defect-recursion")
    expect(enemyOf(table).hp).toBe(36 - 5)
  })

  rule("STS-10.10", "Consume and Amplify add to it, and not to what powers add", () => {
    const powers = ["defect-consume", "defect-amplify", "defect-loop"]
    const table = defect({ hand: ["defect-dual-cast"], dark: 1, powers }, boss)
    table.p1.play("defect-dual-cast")
    expect(enemyOf(table).hp).toBe(36 - 2 * (3 + 1 + 3 + 3))
  })

  rule("STS-10.10", "Amplify+, and powers of another player do not count", () => {
    const table = defect(
      { hand: ["defect-recursion"], dark: 1, powers: ["defect-amplify+"] },
      { ...boss, p2: { powers: ["defect-consume", "defect-amplify"] } },
    )
    table.p1.play("defect-recursion")
    expect(enemyOf(table).hp).toBe(36 - 9)
  })

  test("Defragment does nothing for dark", () => {
    const table = defect(
      { hand: ["defect-recursion"], dark: 1, powers: ["defect-defragment"], block: 20 },
      { ...boss, dice: [1] },
    )
    table.p1.play("defect-recursion").p1.pick("done")
    expect(enemyOf(table).hp).toBe(36 - 4)
  })
})

describe("Recursion, Fission and Multi-Cast", () => {
  rule("STS-10.7", "Recursion with all slots full: what it evokes makes room for itself", () => {
    const table = defect({ hand: ["defect-recursion"], lightning: 1, frost: 1, dark: 1 })
    table.p1.play("defect-recursion").p1.pick("frost")
    expect([held(table), playerOf(table, 1).block]).toEqual([{ lightning: 1, frost: 1, dark: 1 }, 1])
    expect(table.told("evoke")).toHaveLength(1)
  })

  rule("STS-10.7", "Multi-Cast: a target for each time, from one orb", () => {
    const table = defect(
      { hand: ["defect-multi-cast"], lightning: 2, dark: 1 },
      { enemies: ["first-cultist", "first-jaw-worm"] },
    )
    table.p1.play("defect-multi-cast").p1.pick("3").p1.pick("lightning")
    for (const foe of ["first-cultist", "first-jaw-worm", "first-cultist"]) table.p1.pick(foe)
    expect([hps(table), held(table)]).toEqual([[5, 5], { lightning: 1, frost: 0, dark: 1 }])
  })

  rule("STS-10.7", "Multi-Cast on dark, with powers in play", () => {
    const table = defect({ hand: ["defect-multi-cast+"], dark: 1, powers: ["defect-loop"] }, boss)
    table.p1.play("defect-multi-cast+").p1.pick("2")
    expect(enemyOf(table).hp).toBe(36 - 3 * 4)
  })

  rule("STS-10.7", "Fission+: each orb with its own target, energy and cards for all of them", () => {
    const draw = ["defect-zap", "defect-strike", "defect-defend", "defect-skim"]
    const table = defect(
      { hand: ["defect-fission+"], lightning: 2, dark: 1, draw, energy: 1 },
      { enemies: ["first-cultist", "first-jaw-worm"] },
    )
    table.p1.play("defect-fission+").p1.pick("dark").p1.pick("first-cultist")
    table.p1.pick("first-jaw-worm").p1.pick("first-cultist")
    expect([hps(table), playerOf(table, 1).energy]).toEqual([[4, 5], 4])
    expect(cardsIn(table, "p1.hand")).toHaveLength(3)
  })

  rule("STS-8.8", "Fission+ that kills the last enemy ends the combat, and draws nothing", () => {
    const table = defect(
      { hand: ["defect-fission+"], lightning: 2, draw: ["defect-zap"] },
      { conditions: [{ hp: 2 }] },
    )
    table.p1.play("defect-fission+").p1.isNotAsked()
    expect(table.told("evoke")).toHaveLength(1)
    expect(table.told("move").filter(({ cause }) => cause === "draw")).toEqual([])
  })
})

describe("cubes", () => {
  rule(["STS-10.5", "STS-12.1", "STS-Q-26"], "are ten of each kind for the whole table", () => {
    const table = defect(
      { hand: ["defect-zap", "defect-coolheaded"], lightning: 1 },
      { p2: { lightning: 4 }, p3: { lightning: 5 } },
    )
    table.p1.play("defect-zap").p1.play("defect-coolheaded")
    expect(held(table)).toEqual({ lightning: 1, frost: 1, dark: 0 })
  })

  rule("STS-12.1", "somebody else's evoked orb is there for all again", () => {
    const table = defect(
      { hand: ["defect-zap", "defect-zap+"] },
      { ...boss, p2: { hand: ["defect-dual-cast"], lightning: 3 }, p3: { lightning: 7 } },
    )
    table.p1.play("defect-zap")
    expect(held(table, 1).lightning).toBe(0)
    table.p2.play("defect-dual-cast").p1.play("defect-zap+")
    expect(held(table, 1).lightning).toBe(1)
  })
})

describe("who has no board with slots", () => {
  rule("STS-10.5", "channels nothing with the Defect's cards, and evokes nothing", () => {
    const table = defect({
      board: ["character-ironclad"],
      hand: ["defect-ball-lightning", "defect-dual-cast"],
    })
    table.p1.play("defect-ball-lightning", "first-cultist").p1.play("defect-dual-cast")
    expect([held(table).lightning, enemyOf(table).hp]).toEqual([0, 8])
  })

  test("has slots with Capacitor", () => {
    const table = defect({ board: ["character-silent"], hand: ["defect-capacitor", "defect-zap"] })
    table.p1.play("defect-capacitor").p1.play("defect-zap")
    expect(held(table).lightning).toBe(1)
  })
})
