// What options are called where they are offered: of events and blessings, and of what a turn ends with.

import { plainText, speakerOf } from "@soulspire/text"
import { expect, it } from "vitest"
import { spireBox } from "@soulspire/spire"

const decision = {
  id: 1,
  seat: 0,
  kind: "act",
  prompt: { key: "event" },
  min: 1,
  max: 1,
  joint: false,
  pass: "",
  by: "",
  standing: false,
} as const

const names = { seat: () => "you", card: () => undefined }

it.each(["en", "it"] as const)("say what they do, and not that they are options (%s)", (language) => {
  const speaker = speakerOf(spireBox, language)
  const labels = spireBox.defs.flatMap(({ id, abilities }) =>
    abilities
      .filter((ability) => ability.k === "act" && ability.act === "option")
      .map((_, i) =>
        plainText(speaker.option({ key: `option:${id}#1.${i + 1}`, refs: [] }, decision as never, names)),
      ),
  )
  expect(labels.length).toBeGreaterThan(50)
  expect(labels.filter((label) => /^(Option|Opzione)\b/.test(label) || label.trim() === "")).toEqual([])
})

it.each([
  ["en", ["Poison on Cultist", "Daze (Ethereal)", "Burn", "Wrath"]],
  ["it", ["Veleno su Cultist", "Daze (Eterea)", "Burn", "Ira"]],
] as const)("what the rules alone do has a name, and cards are called by theirs (%s)", (language, said) => {
  const speaker = speakerOf(spireBox, language)
  const keys = [
    "first-cultist#1:enemy.0",
    "status-daze#2:fleeting.0",
    "status-burn#3:0",
    "character-silent#4:character.2",
  ]
  const labels = keys.map((key) =>
    plainText(speaker.option({ key: `next:${key}`, refs: [] }, decision as never, names)),
  )
  expect(labels).toEqual(said)
})

it.each([
  ["en", ["Go to an encounter (row 5, column 3)", "Take a relic (no. 2)"]],
  ["it", ["Vai verso un incontro (riga 5, colonna 3)", "Prendi una reliquia (n. 2)"]],
] as const)("spaces of the map are counted as people count (%s)", (language, said) => {
  const speaker = speakerOf(spireBox, language)
  const labels = ["go:encounter/r4c2", "take:relic/2"].map((key) =>
    plainText(speaker.option({ key, refs: [] }, decision as never, names)),
  )
  expect(labels).toEqual(said)
})

it.each([
  ["en", "Ada chooses: Gain 3 potions.", "Neow's Blessing"],
  ["it", "Ada sceglie: Ottieni 3 pozioni.", "Benedizione di Neow"],
] as const)(
  "the log says what somebody has chosen, not which number it had (%s)",
  (language, line, called) => {
    const speaker = speakerOf(spireBox, language)
    const chosen = { k: "choosesOption", who: 0, nth: 2, card: "neow-19" }
    const ada = { seat: () => "Ada", card: () => undefined }
    expect(plainText(speaker.event(chosen as never, ada) ?? [])).toBe(line)
    expect(speaker.name("neow-19")).toBe(called)
  },
)
