// Messages: tokens in slots, what happens when something is missing, and which slots a message has.

import { describe, expect, it } from "vitest"
import { argumentsOf, sayFrom } from "../src/catalogue.ts"
import { capital, lineOf, plainText } from "../src/token.ts"

const say = sayFrom({ coins: "{who} gains {n, plural, one {# coin} other {# coins}}.", broken: "{who" }, "en")

describe("a message", () => {
  it("takes plain values and tokens", () => {
    expect(say("coins", { who: "Ada", n: 1 })).toEqual(["Ada gains 1 coin."])
    expect(say("coins", { who: [{ card: "imp", text: "Imp" }], n: 2 })).toEqual([
      { card: "imp", text: "Imp" },
      " gains 2 coins.",
    ])
  })

  it("shows its key when it is missing, lacks a value or cannot be read", () => {
    expect(plainText(say("nothing"))).toBe("‹nothing›")
    expect(plainText(say("coins", { n: 1 }))).toBe("‹coins›")
    expect(plainText(say("broken"))).toBe("‹broken›")
    expect(plainText(say("constructor"))).toBe("‹constructor›")
  })

  it("tells its slots, also those inside others", () => {
    expect(argumentsOf("{a, plural, one {{b} one} other {{c}}} {d, select, x {} other {{e}}}")).toEqual([
      "a",
      "b",
      "c",
      "d",
      "e",
    ])
  })
})

it("finds icons and keywords in a marked text", () => {
  expect(capital(lineOf("gain 2 {icon cent|¢} and {keyword use|Use} it"))).toEqual([
    "Gain 2 ",
    { icon: "cent", word: "¢" },
    " and ",
    { keyword: "use", text: "Use" },
    " it",
  ])
})
