// The nets for bad grammar, each with a text that has to be caught, and texts that must not be.

import { englishSmells, italianSmells, smellsOf } from "@soulspire/testkit"
import { describe, expect, it } from "vitest"

describe.each([
  ["English", englishSmells],
  ["Italian", italianSmells],
] as const)("the %s net", (_language, smells) => {
  it.each(smells.map((smell) => [smell.name, smell.planted] as const))("catches: %s", (name, planted) => {
    expect(smellsOf(planted, smells)).toContain(name)
  })
})

describe("good texts", () => {
  it.each([
    "Infliggi 1 danno a un giocatore o a un altro nemico.",
    "Metti quell'oggetto sulla plancia di chi lo controllava.",
    "Pesca 1 carta a meno che tu non paghi 2 monete.",
    "Gli spazi, lo spazio, uno spazio, l'anima, un'anima, negli scarti, agli oggetti.",
    "I tuoi altri oggetti hanno «Usa, ↷: ottieni 1 moneta.»",
  ])("pass in Italian: %s", (text) => {
    expect(smellsOf(text, italianSmells)).toEqual([])
  })

  it.each(["Deal 2 damage to a player or foe.", "Use, ↷: gain 2 coins.", "You may play it for nothing."])(
    "pass in English: %s",
    (text) => {
      expect(smellsOf(text, englishSmells)).toEqual([])
    },
  )
})
