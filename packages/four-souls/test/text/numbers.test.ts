// Whatever number of a card can be changed while it is played is said: its text with the change is another one, and sound.

import { fourSouls, fourSoulsBox } from "@soulspire/four-souls"
import { plainText, speakerOf } from "@soulspire/text"
import { compileGame } from "@soulspire/kernel"
import { fourSoulsSpec } from "@soulspire/four-souls"
import { describe, expect, test } from "vitest"

const { defs } = compileGame(fourSoulsSpec, 2, fourSouls.cards)

describe.each(["en", "it"] as const)("in %s", (language) => {
  const speaker = speakerOf(fourSoulsBox, language)
  const said = (def: (typeof defs)[number]["def"]): string => speaker.card(def).map(plainText).join("\n")

  test.each(defs.filter(({ numerals }) => numerals.length > 0).map((code) => [code.def.id, code] as const))(
    "every number of %s can be another one",
    (id, { def, numerals }) => {
      numerals.forEach(({ value }, place) => {
        const next = Math.abs(value) < 6 ? value + Math.sign(value || 1) : value - Math.sign(value)
        const text = said(fourSouls.reworded(id, { [place]: next }))
        expect(text).not.toContain("‹")
        expect(text).not.toBe(said(def))
      })
    },
  )
})
