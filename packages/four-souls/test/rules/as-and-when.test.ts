// What is added to an event ("as") and what the event sets off ("when") are told apart in both languages.

import { type Ability, edit, n, same } from "@soulspire/kernel"
import { fourSoulsBox, verbs } from "@soulspire/four-souls"
import { plainText, speakerOf } from "@soulspire/text"
import { rule } from "@soulspire/testkit/vitest"
import { expect } from "vitest"
import { item } from "../support/play.ts"
import { cardsIn, fourSoulsTable } from "../support/table.ts"

const { asThisEnters, asYourTurnEnds, asYourTurnStarts, endOfTurn, gainCents, startOfTurn } = verbs
const { whenThisItemEnters, whenYouTakeDamage } = verbs
const cent = [gainCents(n(1))]

const would: Ability = {
  k: "replace",
  event: "damage",
  when: same("would.whom", "you"),
  do: [edit({ amount: n(1) })],
}

rule("FS-IT-14", "a replacement and a trigger begin with other words", () => {
  for (const language of ["it", "en"] as const) {
    const begins = (ability: Ability, many: number): string => {
      const [text] = speakerOf(fourSoulsBox, language).card(item("test-words", ability)).map(plainText)
      return text.split(" ").slice(0, many).join(" ")
    }
    for (const [as, when] of [
      [asYourTurnStarts(cent), startOfTurn(cent)],
      [asYourTurnEnds(cent), endOfTurn(cent)],
      [asThisEnters(cent), whenThisItemEnters(cent)],
    ])
      expect(begins(as, 1)).not.toBe(begins(when, 1))
    // "Each time" begins both; what would happen is told from what has happened.
    expect(begins(would, 4)).not.toBe(begins(whenYouTakeDamage(cent), 4))
  }
})

rule("FS-IT-14", "what they do is the same in both languages: only a trigger can be answered", () => {
  const cards = [item("test-as", asYourTurnStarts(cent)), item("test-when", startOfTurn(cent))]
  const table = fourSoulsTable({
    cards,
    options: { ruleset: "italian" },
    p1: {},
    p2: { board: ["test-as", "test-when"] },
  })
  table.p1.end()
  while (table.state.table.active === 0) table.by(table.open[0].seat + 1).pass()
  // The one has happened with the start of the turn, the other waits.
  expect([table.state.table.players[1].cents, cardsIn(table, "stack").length]).toEqual([4, 1])
  expect(table.allPass().state.table.players[1].cents).toBe(5)
})
