// What a match says no with has a sentence in both languages, and each sentence uses all it is given.

import { fileNotes, fileProblems, matchReasons } from "@soulspire/match"
import { proofBox } from "@soulspire/proof"
import { languages, plainText, speakerOf } from "@soulspire/text"
import { describe, expect, test } from "vitest"

const names = { seat: (seat: number) => `<seat ${seat + 1}>`, card: () => undefined }

describe.each(languages)("in %s", (language) => {
  const speaker = speakerOf(proofBox, language)

  test.each(Object.entries(matchReasons))("refusal %s", (key, fields) => {
    const params = Object.fromEntries(fields.map((field) => [field, 7]))
    const said = plainText(speaker.refusal({ key, params }, names))
    expect(said).not.toContain("‹")
    expect(said.includes("7")).toBe(fields.length > 0)
  })

  test.each(Object.entries({ ...fileProblems, ...fileNotes }))("%s", (key, fields) => {
    const params = Object.fromEntries(fields.map((field) => [field, `<${field}>`]))
    const said = plainText(speaker.say(key, params))
    expect(said).not.toContain("‹")
    for (const field of fields) expect(said).toContain(`<${field}>`)
  })
})
