// An Act is called by the same words wherever it is named.

import { spireBox } from "@soulspire/spire"
import { languages, namesFrom, plainText, speakerOf } from "@soulspire/text"
import { describe, expect, test } from "vitest"

const state = spireBox.game.create({}, 1, "acts")
const names = namesFrom(spireBox.game.view(state, 0), ["Ada"], spireBox)

describe.each(languages)("in %s", (language) => {
  const speaker = speakerOf(spireBox, language)
  const called = (act: number): string => speaker.word(`set.act-${act}`)

  test.each([1, 2, 3, 4])("the log names Act %i as the screens do", (act) => {
    expect(called(act)).toMatch(/^(Act|Atto) [IV]+$/)
    expect(plainText(speaker.event({ k: "layMap", act }, names) ?? [])).toContain(called(act))
  })

  test("what is refused names it so too", () => {
    for (const key of ["locked-act", "not-yet.act", "no-such-room.encounter"])
      expect(plainText(speaker.refusal({ key, params: { act: 4 } }, names))).toContain(called(4))
  })

  test("and so does whatever a card says", () => {
    for (const def of spireBox.defs)
      for (const line of speaker.card(def)) expect(plainText(line)).not.toMatch(/\b(Act|Atto) \d/)
  })
})
