// Which category of its deck each card of the box counts in (FS-19.5).

import type { Def } from "@soulspire/kernel"
import { fourSouls, fourSoulsBox, fourSoulsSpec } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { type Deck, rows, shared } from "../support/decks.ts"

describe("categories", () => {
  const { cards } = fourSoulsBox
  const decked = cards.filter(({ id }) => {
    const def = fourSouls.cards.find((each) => each.id === id)
    return def !== undefined && ["treasure", "loot", "monster"].includes(def.back)
  })
  const defOf = (id: string): Def => fourSouls.cards.find((each) => each.id === id) as Def

  rule("FS-19.5", "every card has exactly one, and its data says which", () => {
    for (const { id, kind } of decked) {
      const { back, kinds } = defOf(id)
      const found = kinds.filter((each) => (shared[each] ?? each) in rows(back as Deck))
      // What has a row of its own counts there, though it is a trinket as well.
      const one = found.length === 2 && found[1] === "trinket" ? found.slice(0, 1) : found
      expect([id, one.length > 0 ? one : ["wild"]]).toEqual([id, [kind === "ambush" ? "ambush" : kind]])
    }
  })

  rule("FS-19.5", "a soul outranks every other kind of treasure", () => {
    for (const { id, kind } of decked)
      if (defOf(id).back === "treasure")
        expect([id, kind === "soul"]).toEqual([id, defOf(id).facts["souls"] > 0])
  })

  rule("FS-19.5", "names and keywords decide about loot", () => {
    const names: [RegExp, string][] = [
      [/Penny/, "penny"],
      [/Nickel/, "nickel"],
      [/Butter Bean/, "butter-bean"],
      [/Bomb/, "bomb"],
      [/Battery/, "battery"],
      [/Dice Shard/, "dice-shard"],
      [/(Soul|Black) Heart/, "soul-heart"],
      [/Pills/, "pill"],
      [/Lost Soul/, "lost-soul"],
    ]
    for (const { id, name, kind } of decked) {
      if (defOf(id).back !== "loot" || kind === "trinket") continue
      for (const [pattern, category] of names)
        if (pattern.test(name)) expect([id, kind]).toEqual([id, category])
    }
    expect(decked.find(({ id }) => id === "counterfeit-penny")?.kind).toBe("trinket")
    // An edge that is data: a dime counts with the nickels.
    expect(decked.find(({ id }) => id === "a-dime")?.kind).toBe("nickel")
  })

  rule("FS-19.5", "curses are those with the keyword, cursed and holy monsters those with the name", () => {
    for (const { id, name, kind } of decked) {
      const { back, kinds } = defOf(id)
      if (back !== "monster") continue
      expect([id, kind === "curse"]).toEqual([id, kinds.includes("curse")])
      if (kinds.includes("monster")) expect([id, kind === "cursed"]).toEqual([id, name.startsWith("Cursed")])
      if (kinds.includes("event")) expect(["good-event", "bad-event", "curse"]).toContain(kind)
    }
  })

  rule("FS-IT-11", "runes are told by their data", () => {
    const runes = decked.filter(({ kind }) => kind === "rune").map(({ id }) => id)
    expect(runes).toEqual(expect.arrayContaining(["blank-rune", "dagaz", "ehwaz"]))
    for (const id of runes) expect(defOf(id).kinds).toContain("rune")
  })

  rule("FS-19.5", "every table that can be set knows every category", () => {
    const known = Object.keys(fourSoulsSpec.options).filter((name) => name.endsWith("Ratio"))
    expect(known).toEqual(["treasureRatio", "lootRatio", "monsterRatio"])
  })
})
