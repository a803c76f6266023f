// What a prompt without words of its own calls the things that can be chosen: by what they are, and how many.

import { type Decision, FIRST_SEAT } from "@soulspire/kernel"
import { expect, it } from "vitest"
import { type Language, type Names, plainText, speakerOf } from "../src/index.ts"
import { beastBox } from "./support/beast.ts"

function asked(language: Language, [min, max]: readonly [number, number], ...keys: string[]): string {
  const decision: Decision = {
    id: 1,
    seat: FIRST_SEAT,
    by: "",
    kind: "choose",
    prompt: { key: "choose" },
    min,
    max,
    joint: false,
    pass: "",
    standing: false,
    idle: false,
  }
  const options = keys.map((key) => ({ key, refs: [] }))
  return plainText(speakerOf(beastBox, language).prompt(decision, {} as Names, options))
}

it.each([
  [[1, 1], ["toad#1", "?2"], "Choose one card.", "Scegli 1 carta."],
  [[2, 2], ["toad#1", "frog#2"], "Choose 2 cards.", "Scegli 2 carte."],
  [[0, 2], ["toad#1", "frog#2"], "Choose up to 2 cards.", "Scegli fino a 2 carte."],
  [[1, 3], ["toad#1", "frog#2"], "Choose 1 to 3 cards.", "Scegli da 1 a 3 carte."],
  [[1, 1], ["p1", "p2"], "Choose one player.", "Scegli 1 giocatore."],
  [[1, 1], ["p1", "toad#1"], "Choose one.", "Scegli 1."],
  [[1, 1], ["item#4"], "Choose one.", "Scegli 1."],
  [[1, 1], [], "Choose one.", "Scegli 1."],
] as const)("%o of %o", (range, keys, english, italian) => {
  expect([asked("en", range, ...keys), asked("it", range, ...keys)]).toEqual([english, italian])
})
