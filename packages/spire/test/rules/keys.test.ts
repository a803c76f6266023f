// The three keys of Act IV, and the elite that burns (STS-K.6), with a fourth Act of the test's own.

import type { Options } from "@soulspire/kernel"
import type { SpireTable } from "@soulspire/spire"
import { cardsIn } from "@soulspire/testkit"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { summarize } from "../../src/view/summary.ts"
import { actOf, gameOf } from "../support/act.ts"
import { before, climberOf, type ClimbTable, entering, keysOf, type Way } from "../support/climb.ts"
import { fighting, win } from "../support/victory.ts"

const K6 = "STS-K.6"

/** A table that knows Act IV. */
const knowing = (way: Way = {}): Way => ({
  ...way,
  cards: [...actOf(4), ...(way.cards ?? [])],
  ownActs: true,
  options: { everythingUnlocked: true, ...way.options },
})

/** The boss of an Act has fallen, and everybody has taken what it left. */
function beaten(act: number, facts: Partial<SpireTable> = {}, way: Way = {}): ClimbTable {
  const table = fighting(
    "boss",
    knowing({ cards: [2, 3].flatMap(actOf), bossDeck: ["b1-guardian"], statusDeck: [], ...way }),
  )
  table.game.arrange(table.state, (r) => void Object.assign(r.s.table, { act, goal: act, ...facts }))
  win(table)
  for (let seat = 1; seat <= table.state.seats; seat++) table.pick(seat, "done")
  return table
}

const keysOfParty = ({ state }: ClimbTable): string[] =>
  (["ruby", "sapphire", "emerald"] as const).filter((key) => state.table[key] > 0)

describe("the ruby key", () => {
  const fire = (way: Way = {}): ClimbTable =>
    entering("campfire", knowing({ p1: { hp: 3, deck: ["ironclad-bash"] }, p2: { hp: 3 }, ...way }))

  rule(K6, "is the party's where nobody does anything at a campfire", () => {
    const table = fire()
    table.p1.canPickExactly("rest", "smith", "skipFire").p1.pick("skipFire")
    expect(keysOfParty(table)).toEqual([])
    table.p2.pick("skipFire").p1.isAsked("map")
    expect(keysOfParty(table)).toEqual(["ruby"])
    expect([climberOf(table, 1).hp, climberOf(table, 2).hp]).toEqual([3, 3])
    expect(table.told("gainKey")).toEqual([expect.objectContaining({ key: "ruby" })])
  })

  rule([K6, "STS-Q-68"], "is not where somebody rests, and whoever had done without can still act", () => {
    const table = fire()
    table.p1.pick("skipFire").p1.isNotAsked()
    expect(table.choices(1, "campfire")).toEqual(["rest", "smith"])
    // Once somebody acts there is no key any more, and whoever had done without is asked again.
    table.p2.rest()
    table.p1.canPickExactly("rest", "smith").p1.cannot("skipFire", "no-key-here").p1.rest().p1.isAsked("map")
    expect([keysOfParty(table), climberOf(table, 1).hp, climberOf(table, 2).hp]).toEqual([[], 6, 6])
  })

  rule(K6, "can be thought over as long as somebody else has not said", () => {
    const table = fire()
    table.p1.pick("skipFire").p1.at("campfire", "rest").p2.rest().p1.isAsked("map")
    expect(keysOfParty(table)).toEqual([])
  })

  rule(K6, "is gained alone as well, and once only", () => {
    const table = entering("campfire", knowing({ p1: { hp: 3 } }))
    table.p1.pick("skipFire")
    expect(keysOfParty(table)).toEqual(["ruby"])
    const again = before("campfire", knowing({ p1: { hp: 3 } }))
    again.game.arrange(again.state, (r) => {
      r.s.table.ruby = 1
    })
    again.p1.go("campfire/r1c3").p1.canPickExactly("rest")
  })

  rule(K6, "is nobody's to gain where Act IV is locked", () => {
    entering("campfire", { ...knowing({ p1: { hp: 3 } }), options: {} }).p1.canPickExactly("rest")
  })
})

describe("the sapphire key", () => {
  const relicDeck = ["anchor", "vajra", "lantern", "sundial"]
  const chest = (way: Way = {}): ClimbTable =>
    entering("treasure", knowing({ p1: {}, p2: {}, relicDeck, ...way }))

  rule(K6, "is the party's where all skip the relic of a treasure", () => {
    const table = chest()
    table.p1.canPickExactly("reveal:relic/1", "skipRelic", "done").p1.pick("skipRelic").p1.pick("done")
    expect(keysOfParty(table)).toEqual([])
    // Whoever takes nothing has skipped it too.
    table.p2.reveal("relic/1").p2.pick("done")
    expect(keysOfParty(table)).toEqual(["sapphire"])
    table.p1.has("items").p2.has("items")
  })

  rule([K6, "STS-Q-69"], "is not where somebody takes one; what was skipped can be taken after all", () => {
    const table = chest()
    table.p1.reveal("relic/1").p1.take("anchor").p1.pick("skipRelic")
    table.p1.canPickExactly("take:anchor", "done").p1.take("anchor").p1.canPick("skipRelic").p1.pick("done")
    table.p2.pick("skipRelic").p2.pick("done")
    expect(keysOfParty(table)).toEqual([])
    table.p1.has("items", "anchor")
  })

  rule(K6, "is gained at an elite too, where its other rewards are taken all the same", () => {
    const table = fighting(
      "elite",
      knowing({ eliteDeck: ["e1-lagavulin"], relicDeck, p1: { rewards: ["ironclad-anger"] } }),
    )
    win(table)
    const [card] = keysOf(table).filter((key) => key.startsWith("reveal:card"))
    table.p1.pick("skipRelic").p1.pick(card).p1.take("ironclad-anger").p1.pick("done")
    expect(keysOfParty(table)).toEqual(["sapphire"])
    expect(cardsIn(table, "p1.deck")).toContain("ironclad-anger")
  })

  rule([K6, "STS-13.4"], "is gained where each chooses a relic, if nobody does", () => {
    const table = chest({ options: { chooseRelic: true } })
    table.p1.take("anchor").p1.pick("skipRelic").p1.pick("done").p2.pick("skipRelic").p2.pick("done")
    expect(keysOfParty(table)).toEqual(["sapphire"])
    expect(cardsIn(table, "relicDeck")).toHaveLength(4)
  })
})

describe("the burning elite", () => {
  const statusDeck = Array.from({ length: 6 }, () => "status-slimed")
  const burning = (way: Way = {}): ClimbTable =>
    fighting("burning-elite", knowing({ p1: {}, p2: {}, eliteDeck: ["e1-lagavulin"], statusDeck, ...way }))

  const game = gameOf(2, 3, 4)
  const fires = (spaces: string): number => spaces.split("").filter((sign) => sign === "F").length

  rule(K6, "lies on the map in the place of an encounter where Act IV is unlocked", () => {
    const spaces = (options: Options): string => game.create(options, 1, "fire").table.spaces
    expect([fires(spaces({})), fires(spaces({ everythingUnlocked: true }))]).toEqual([0, 1])
    const many = (sign: string, options: Options): number =>
      spaces(options)
        .split("")
        .filter((each) => each === sign).length
    expect(many("M", { everythingUnlocked: true })).toBe(many("M", {}) - 1)
    expect(fires(spaces({ unlocked: ["act-4"] }))).toBe(1)
  })

  rule(K6, "and again in the next Act, as long as its key is wanted", () => {
    for (const emerald of [0, 1]) {
      const table = beaten(1, { emerald })
      table.p1.pick("go-on")
      expect([table.state.table.act, fires(table.state.table.spaces)]).toEqual([2, 1 - emerald])
    }
  })

  rule(K6, "has everybody shuffle 2 Burn into the deck, and gives the emerald key when it falls", () => {
    const table = burning()
    const burns = (seat: number): number =>
      ["hand", "draw"]
        .flatMap((pile) => cardsIn(table, `p${seat}.${pile}`))
        .filter((id) => id === "status-burn").length
    expect([burns(1), burns(2)]).toEqual([2, 2])
    expect(keysOfParty(table)).toEqual([])
    win(table)
    expect(keysOfParty(table)).toEqual(["emerald"])
    for (const seat of [1, 2]) table.by(seat).pick("done")
    // As after any combat, they are gone.
    expect([1, 2].flatMap((seat) => cardsIn(table, `p${seat}.deck`))).toEqual(["test-wipe"])
    expect(cardsIn(table, "statusDeck")).toHaveLength(6)
  })
})

describe("Act IV", () => {
  const all = { ruby: 1, sapphire: 1, emerald: 1 }

  rule([K6, "STS-1.2"], "can be gone on to with all three keys", () => {
    const table = beaten(3, { ...all, goal: 4 })
    table.p1.isAsked("next-act").p1.pick("go-on")
    expect(table.state.table).toMatchObject({ act: 4, board: "act4", dark: "", light: "" })
    table.p1.canPickExactly("go:campfire/r0c0").p1.go("campfire/r0c0")
    // No key is left to gain.
    expect(keysOf(table)).not.toContain("skipFire")
  })

  rule([K6, "STS-Q-65"], "stays closed without one of them: the climb is won with Act III", () => {
    for (const key of ["ruby", "sapphire", "emerald"])
      expect(beaten(3, { ...all, [key]: 0, goal: 4 }).state.over).toMatchObject({ how: "victory" })
  })

  rule(K6, "stays closed where it is locked", () => {
    expect(beaten(3, all, { options: { everythingUnlocked: false } }).state.over).toMatchObject({
      how: "victory",
    })
  })

  rule("STS-1.2", "is the last: with its boss the climb is won", () => {
    expect(beaten(4, all).state.over).toMatchObject({ how: "victory" })
  })

  rule("STS-Q-66", "finds whoever begins there with all keys", () => {
    const game = gameOf(4)
    expect(game.create({ firstAct: 4, everythingUnlocked: true }, 1, "top").table).toMatchObject(all)
  })
})

test("a summary tells which keys the party had", () => {
  expect(summarize(1, [{ k: "gainKey", key: "ruby" }]).keys).toEqual(["ruby"])
})
