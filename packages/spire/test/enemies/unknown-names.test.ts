// Who is summoned, or protected, by a name that nobody has is found when the game is defined, with the path to it (STS-6.2).

import { type Ability, BadCard, n } from "@soulspire/kernel"
import { spire } from "@soulspire/spire"
import { describe, expect, it } from "vitest"
import { enemy } from "../../src/cards/enemy.ts"
import {
  comesNext,
  comesWith,
  everyTurn,
  fillRows,
  giveBlock,
  hit,
  summon,
  summonForAll,
  summonSome,
  whenThisDies,
} from "../../src/verbs/enemies.ts"

const withEnemy =
  (...abilities: Ability[]) =>
  () =>
    spire.extend([
      enemy(
        "test-caller",
        "Test Caller",
        { act: 1, rank: "encounter", hp: 5, look: { glyph: "slime", hue: 0 } },
        [everyTurn(hit(n(1))), ...abilities],
      ).def,
    ])

describe("STS-6.2: a name that no summon has", () => {
  it.each([
    ["summon", comesWith(summon("Acid Slim")), 'test-caller/1/do: no summon is called "Acid Slim"'],
    ["fillRows", comesWith(fillRows(n(2), ["Acid Slime", "Sentry C"])), 'no summon is called "Sentry C"'],
    ["summonForAll", comesWith(summonForAll(["Large Slimes"])), 'no summon is called "Large Slimes"'],
    ["summonSome", comesWith(summonSome("gremlins", n(2), n(1))), 'no summon is called "gremlins"'],
    ["in what comes later", whenThisDies(comesNext(summon("Nobody"))), 'no summon is called "Nobody"'],
    // There is an encounter of that name, but it is no summon.
    ["of another deck", comesWith(summon("Looter")), 'no summon is called "Looter"'],
  ])("is a mistake of the card: %s", (_what, ability, message) => {
    expect(withEnemy(ability)).toThrow(BadCard)
    expect(withEnemy(ability)).toThrow(message)
  })

  it("one that some have is none", () => {
    expect(withEnemy(comesWith(summon("Acid Slime"), summonSome("gremlin", n(2), n(1))))).not.toThrow()
  })
})

describe("STS-Q-44: a name that no enemy has", () => {
  it("is a mistake of the card that gives it Block", () => {
    const ability = everyTurn(giveBlock(n(3), "Bronze Automat"))
    expect(withEnemy(ability)).toThrow('test-caller/1/do: no enemy is called "Bronze Automat"')
  })

  it("one that an enemy of any rank has is none", () => {
    expect(withEnemy(everyTurn(giveBlock(n(3), "Bronze Automaton"), giveBlock(n(3), "Mystic")))).not.toThrow()
  })
})
