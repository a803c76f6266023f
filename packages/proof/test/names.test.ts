// A name that nothing binds would only ever mean nobody: it is found when a game is defined, with the path to it.

import {
  type Ability,
  BadCard,
  type Body,
  call,
  choose,
  defineGame,
  each,
  give,
  n,
  ref,
  takes,
} from "@soulspire/kernel"
import { proof, proofSpec, words } from "@soulspire/proof"
import { describe, expect, it } from "vitest"

const { gainCoins, thing, use } = words

const withCard =
  (...abilities: Ability[]) =>
  () =>
    proof.extend([thing("newcomer", abilities)])
const withProgram =
  (name: string, body: Body, caller: Body = []) =>
  () =>
    defineGame({ ...proofSpec, programs: { ...proofSpec.programs, [name]: body, caller } })

const everybody = { from: "seats" }

describe("a card", () => {
  it("may name what it binds: what it chose, each of several, its targets, what a program gives", () => {
    expect(withCard(use([each(everybody, "them", [gainCoins("them", n(1))])]))).not.toThrow()
    expect(withCard(use([choose({ what: everybody, as: "foe" }), gainCoins("foe", n(1))]))).not.toThrow()
    expect(withCard(use([gainCoins("ev.who", n(1))]))).not.toThrow()
  })

  it("is refused if it names what nothing binds, with the path to it", () => {
    const slip = withCard(use([each(everybody, "them", [gainCoins("then", n(1))])]))
    expect(slip).toThrow(BadCard)
    expect(slip).toThrow('newcomer/0/each.do/gainCoins.who: nothing here is called "then"')
    expect(withCard(use([gainCoins("you", ref("bonus"))]))).toThrow('nothing here is called "bonus"')
    expect(withCard(use([each({ from: "@those" }, "them", [])]))).toThrow('nothing here is called "those"')
  })
})

describe("a program", () => {
  it("says what it takes", () => {
    expect(withProgram("bonus", [gainCoins("whom", ref("amount"))])).toThrow('nothing here is called "whom"')
    expect(withProgram("bonus", [takes("whom", "amount"), gainCoins("whom", ref("amount"))])).not.toThrow()
  })

  it("is called with that, no more and no less", () => {
    const bonus = [takes("whom", "amount?"), gainCoins("whom", ref("amount"))]
    expect(withProgram("bonus", bonus, [call("bonus", { whom: "you" })])).not.toThrow()
    expect(withProgram("bonus", bonus, [call("bonus", { whom: "you", amount: 2 })])).not.toThrow()
    expect(withProgram("bonus", bonus, [call("bonus")])).toThrow('caller/call: "bonus" takes "whom"')
    expect(withProgram("bonus", bonus, [call("bonus", { whom: "you", times: 2 })])).toThrow(
      '"bonus" does not take "times"',
    )
  })

  it("gives names to whoever calls it", () => {
    const caller = [call("lucky"), gainCoins("you", ref("luck"))]
    expect(withProgram("lucky", [give("luck", 7)], caller)).not.toThrow()
    expect(withProgram("lucky", [], caller)).toThrow('caller/gainCoins.amount: nothing here is called "luck"')
  })
})
