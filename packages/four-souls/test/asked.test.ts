// What is asked and told of abilities that are on no card: those that the rules give, and steps of the rules themselves.

import { type Language, namesFrom, plainText, speakerOf } from "@soulspire/text"
import { expect, test } from "vitest"
import { fourSouls, fourSoulsBox } from "@soulspire/four-souls"
import { attack } from "./support/play.ts"
import { fourSoulsTable } from "./support/table.ts"

const names = ["Anna", "Bruno"]

test.each<[Language, string]>([
  ["en", "Curse of Pain: Choose a player."],
  ["it", "Curse of Pain: Scegli un giocatore."],
])("whoever meets a curse is asked whom it goes to (%s)", (language, question) => {
  const table = fourSoulsTable({ monsters: ["fly"], monsterDeck: ["curse-of-pain", "fly"] })
  table.p1.attack().allPass().p1.against("deck").allPass().p1.isAsked("target")
  const [decision] = fourSouls.decisions(table.state)
  const view = fourSouls.view(table.state, 0)
  const said = speakerOf(fourSoulsBox, language).prompt(decision, namesFrom(view, names, fourSoulsBox))
  expect(plainText(said).toLowerCase()).toBe(question.toLowerCase())
  table.leaves("p1", "target")
})

test.each<[Language, string]>([
  ["en", "Finger!: choose one of their non-eternal items."],
  ["it", "Finger!: scegli uno degli oggetti non-eterni di quel giocatore."],
])(
  "whoever may take from somebody whom only the event knows is asked for a thing of theirs (%s)",
  (language, question) => {
    const table = fourSoulsTable({
      p1: { board: ["breakfast", "dinner"] },
      p2: { board: ["finger"] },
      monsters: ["fly"],
      dice: [2],
    })
    attack(table, "fly").allPass().p2.isAsked("target")
    const [decision] = fourSouls.decisions(table.state)
    const view = fourSouls.view(table.state, 1)
    const said = speakerOf(fourSoulsBox, language).prompt(decision, namesFrom(view, names, fourSoulsBox))
    expect(plainText(said)).toBe(question)
    table.leaves("p2", "target")
  },
)

test("a reward that is rolled for is told by its roll, not by the name of a rule", () => {
  const table = fourSoulsTable({ p1: {}, monsters: ["cursed-keeper-head"], dice: [6, 6, 3] })
  attack(table, "cursed-keeper-head").allPass()
  const view = fourSouls.view(table.state, 0)
  const told = table.events.flatMap((event) => {
    const line = speakerOf(fourSoulsBox, "en").event(event, namesFrom(view, names, fourSoulsBox))
    return line === null ? [] : [plainText(line)]
  })
  expect(told.filter((line) => /rewards/i.test(line))).toEqual([])
})
