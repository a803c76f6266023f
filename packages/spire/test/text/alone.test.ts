// Whoever climbs alone is not told what everybody else would have to do (STS-K.6).

import { spireBox } from "@soulspire/spire"
import { type Line, languages, namesFrom, plainText, speakerOf } from "@soulspire/text"
import { describe, expect, test } from "vitest"
import type { Decision, GameEvent, Option } from "@soulspire/kernel"

const OTHERS = /every|nobody|others|players|tutti|nessuno|ognuno|altri|gruppo/i

const asked = (key: string): Decision =>
  ({ id: 1, seat: 0, by: "", kind: "vote", prompt: { key }, min: 1, max: 1, pass: "" }) as unknown as Decision
const option = (key: string): Option => ({ key, refs: [] })
const burns: GameEvent = { k: "burns" }

describe.each(languages)("in %s", (language) => {
  const speaker = speakerOf(spireBox, language)
  /** What is said at a table of so many. */
  const said = (seats: number): Record<string, string> => {
    const view = spireBox.game.view(spireBox.game.create({}, seats, "alone"), 0)
    const names = namesFrom(view, ["Ada", "Ben"].slice(0, seats), spireBox)
    const lines: Record<string, Line | null> = {
      map: speaker.prompt(asked("map"), names),
      skipFire: speaker.option(option("skipFire"), asked("campfire"), names),
      skipRelic: speaker.option(option("skipRelic"), asked("rewards"), names),
      burns: speaker.event(burns, names),
      tooDear: speaker.refusal({ key: "too-dear", params: { price: 3 } }, names),
    }
    return Object.fromEntries(Object.entries(lines).map(([key, line]) => [key, plainText(line ?? [])]))
  }
  const [alone, together] = [said(1), said(2)]

  test.each(Object.keys(alone))("%s", (key) => {
    expect(alone[key]).not.toBe("")
    expect(alone[key]).not.toMatch(OTHERS)
    expect(together[key]).toMatch(OTHERS)
  })
})
