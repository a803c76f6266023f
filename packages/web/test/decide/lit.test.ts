// From options to what can be clicked: the same for every game.

import { makeRef, type Option, type Ref } from "@soulspire/kernel"
import type { Asked } from "@soulspire/match"
import { describe, expect, it } from "vitest"
import { buttons, clickOn, hintedOptions, lights, noPicking, type Picking } from "../../src/decide/lit.ts"
import { askedOf } from "../support/asked.ts"

const [BOMB, COIN, FLY, GAPER] = [41, 42, 71, 72].map((slot) => makeRef(1, slot))

const option = (key: string, ...refs: Ref[]): Option => ({ key, refs })

const asked = (kind: Asked["kind"], options: Option[], more: Partial<Asked> = {}): Asked =>
  askedOf({ id: 5, kind, options, ...more })

const hand = asked("act", [
  option("play:bomb>fly", BOMB, FLY),
  option("play:bomb>gaper", BOMB, GAPER),
  option("play:coin", COIN),
  option("attack:fly", FLY),
  option("pass"),
])

describe("an act", () => {
  it("begins with what can be clicked first", () => {
    expect([...lights([hand], noPicking)]).toEqual([
      [BOMB, "start"],
      [COIN, "start"],
      [FLY, "start"],
    ])
    expect(buttons(hand).map(({ key }) => key)).toEqual(["pass"])
  })

  it("that only one option is left of is the answer", () => {
    expect(clickOn([hand], noPicking, COIN)).toMatchObject({ does: "answer", option: { key: "play:coin" } })
  })

  it("that wants a target goes on to the targets, and lights them", () => {
    const click = clickOn([hand], noPicking, BOMB)
    expect(click).toMatchObject({ does: "pick", picking: { refs: [BOMB] } })
    const { picking } = click as { picking: Picking }
    const lit = lights([hand], picking)
    expect(lit.get(BOMB)).toBe("picked")
    expect(lit.get(FLY)).toBe("next")
    expect(lit.get(GAPER)).toBe("next")
    expect(clickOn([hand], picking, GAPER)).toMatchObject({
      does: "answer",
      option: { key: "play:bomb>gaper" },
    })
  })

  it("that was begun can be left for another one", () => {
    const picking = { decision: 5, refs: [BOMB], keys: [] }
    expect(clickOn([hand], picking, COIN)).toMatchObject({ does: "answer", option: { key: "play:coin" } })
  })

  it("that several options are left of, with nothing more to click, is chosen from a list", () => {
    const two = asked("act", [option("activate:1:d6", BOMB), option("activate:2:d6", BOMB)])
    expect(clickOn([two], noPicking, BOMB)).toMatchObject({ does: "menu", options: two.options })
  })

  it("is nothing for what no option names", () => {
    expect(clickOn([hand], noPicking, 999)).toBeNull()
    expect(clickOn([], noPicking, BOMB)).toBeNull()
  })
})

describe("a choice of several", () => {
  const cards = asked("choose", [option("bomb", BOMB), option("coin", COIN), option("fly", FLY)], {
    min: 1,
    max: 2,
  })

  it("is picked one by one, and taken back by the same click", () => {
    const one = clickOn([cards], noPicking, BOMB)
    expect(one).toMatchObject({ does: "toggle", picking: { keys: ["bomb"] } })
    const { picking } = one as { picking: Picking }
    expect(lights([cards], picking).get(BOMB)).toBe("picked")
    expect(lights([cards], picking).get(COIN)).toBe("pick")
    expect(clickOn([cards], picking, BOMB)).toMatchObject({ does: "toggle", picking: { keys: [] } })
  })

  it("lets the first one go where one more would be too many", () => {
    const picking = { decision: 5, refs: [], keys: ["bomb", "coin"] }
    expect(clickOn([cards], picking, FLY)).toMatchObject({
      does: "toggle",
      picking: { keys: ["coin", "fly"] },
    })
  })

  it("of exactly one is the answer at once", () => {
    const one = { ...cards, max: 1 }
    expect(lights([one], noPicking).get(COIN)).toBe("pick")
    expect(clickOn([one], noPicking, COIN)).toMatchObject({ does: "answer", option: { key: "coin" } })
  })
})

it("what must be answered comes before what may be at any time", () => {
  const offer = asked("offer", [option("give:coin", COIN)], { id: 9, standing: true })
  expect(clickOn([hand, offer], noPicking, COIN)).toMatchObject({ asked: { id: 5 } })
})

describe("a hint", () => {
  it("is about the options it names, also where a number goes with them", () => {
    const paying = asked("act", [option("play:bomb", BOMB), option("pay", COIN), option("pass")])
    const keys = (hint: string[] | null): string[] => hintedOptions(paying, hint).map(({ key }) => key)
    expect(keys(["play:bomb"])).toEqual(["play:bomb"])
    expect(keys(["pay=3"])).toEqual(["pay"])
    expect(keys(["play:coin"])).toEqual([])
    expect(keys(null)).toEqual([])
  })
})
