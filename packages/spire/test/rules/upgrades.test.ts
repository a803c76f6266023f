// Upgraded sides (STS-4.14), which everybody can look up at any time, and cards that are removed for good.

import { spireBox } from "@soulspire/spire"
import { cardsIn } from "@soulspire/testkit"
import { rule } from "@soulspire/testkit/vitest"
import { plainText, speakerOf } from "@soulspire/text"
import { describe, expect } from "vitest"
import { entering } from "../support/climb.ts"
import { afterCombat } from "../support/victory.ts"

describe("upgrades", () => {
  rule(
    "STS-4.14",
    "can be looked up: every card that has one tells its upgraded side, in both languages",
    () => {
      const byId = new Map(spireBox.defs.map((def) => [def.id, def]))
      const entries = new Map(spireBox.cards.map((entry) => [entry.id, entry]))
      const upgradable = spireBox.defs.filter(({ face }) => face?.endsWith("+"))
      expect(upgradable.length).toBeGreaterThan(140)
      for (const def of upgradable) {
        const better = byId.get(def.face as string)
        if (better === undefined) throw new Error(`${def.id} has no other side`)
        expect(entries.get(better.id)?.name).toBe(`${entries.get(def.id)?.name}+`)
        // Nothing is upgraded twice.
        expect(better.face).toBeUndefined()
        for (const language of ["en", "it"] as const) {
          const [plain, upgraded] = [def, better].map((each) =>
            speakerOf(spireBox, language).card(each).map(plainText).join(" "),
          )
          expect(upgraded).not.toBe(plain)
        }
      }
    },
  )

  rule("STS-4.14", "what lies before somebody names its upgraded side, before it is picked", () => {
    const table = afterCombat("encounter", {
      encounterDeck: ["a1-blue-slaver"],
      p1: { rewards: ["ironclad-anger", "ironclad-clash", "ironclad-flex"] },
    })
    table.p1.reveal("card/1")
    const [shown] = table.game.view(table.state, 0).zones["offers.0"]
    expect(table.game.cards.find(({ id }) => id === shown.card)?.face).toBe("ironclad-anger+")
  })
})

rule("STS-4.14", "a card that is upgraded is turned over, and stays so", () => {
  const table = entering("campfire", { p1: { deck: ["ironclad-strike", "ironclad-bash"] } })
  table.p1.smith().p1.pick("ironclad-bash").p1.has("deck", "ironclad-strike", "ironclad-bash+")
})

rule("STS-4.14", "a card that is removed is out of the deck for good, apart from everything else", () => {
  const table = entering("merchant", { p1: { deck: ["ironclad-strike", "ironclad-bash"], gold: 3 } })
  table.p1.cleanse().p1.pick("ironclad-strike").p1.pick("leave").p1.has("deck", "ironclad-bash")
  expect(cardsIn(table, "box")).toEqual(["ironclad-strike"])
  expect(cardsIn(table, "p1.rewards")).toEqual([])
})
