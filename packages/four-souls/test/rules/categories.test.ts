// Which category of its deck each card of the box counts in (FS-19.5).

import type { Act, Def } from "@soulspire/kernel"
import { fourSouls, fourSoulsBox, fourSoulsSpec } from "@soulspire/four-souls"
import { speakerOf } from "@soulspire/text"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { challenges } from "../../src/rules/challenge/challenges/index.ts"
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

  const isTap = ({ cost }: Act): boolean => cost?.[0]?.op === "deactivate"
  const actsOf = (id: string): Act[] =>
    defOf(id).abilities.filter((each): each is Act => each.k === "act" && each.act === "activate")

  rule("FS-19.7", "a treasure is passive, active or paid by what it can be activated for", () => {
    const counted = { passive: 0, active: 0, paid: 0 }
    for (const { id, kind } of decked) {
      const acts = actsOf(id)
      if (kind === "passive") expect([id, acts]).toEqual([id, []])
      if (kind === "active") expect([id, acts.some(isTap)]).toEqual([id, true])
      if (kind === "paid") expect([id, acts.some((each) => !isTap(each))]).toEqual([id, true])
      if (kind in counted) counted[kind as keyof typeof counted]++
    }
    for (const many of Object.values(counted)) expect(many).toBeGreaterThan(5)
    // Those that have both, whose data says which.
    const both = decked.filter(
      ({ id }) =>
        defOf(id).back === "treasure" && actsOf(id).some(isTap) && actsOf(id).some((each) => !isTap(each)),
    )
    expect(both.map(({ id, kind }) => [id, kind])).toEqual([["tech-x", "active"]])
  })

  rule("FS-19.8", "a trinket is one whatever it is called", () => {
    const kindOf = (id: string) => decked.find((each) => each.id === id)?.kind
    for (const id of ["bloody-penny", "counterfeit-penny", "swallowed-penny"])
      expect([id, kindOf(id)]).toEqual([id, "trinket"])
    for (const { id, kind } of decked)
      // Lost Soul has a row of its own.
      if (defOf(id).kinds.includes("trinket") && id !== "lost-soul")
        expect([id, kind]).toEqual([id, "trinket"])
    expect(kindOf("lil-battery")).toBe("battery")
    expect(kindOf("soul-heart")).toBe("soul-heart")
  })

  rule(
    "FS-19.9",
    "a monster without a soul is basic, or what its name says; one with a soul is a boss",
    () => {
      const called = (name: string): string =>
        name.startsWith("Cursed ")
          ? "cursed"
          : name.startsWith("Holy ")
            ? "holy"
            : name.startsWith("Charmed ")
              ? "charmed"
              : "basic"
      for (const { id, name, kind, set } of decked) {
        const { back, kinds, facts } = defOf(id)
        // What only a challenge brings is in no deck.
        if (back !== "monster" || !kinds.includes("monster") || set === "challenges") continue
        // Which bosses are epic is data, soul or not.
        if (kind !== "epic-boss") expect([id, kind]).toEqual([id, facts["souls"] > 0 ? "boss" : called(name)])
      }
      // Named like them, and no monsters.
      for (const id of ["cursed-chest", "holy-chest"])
        expect([id, defOf(id).kinds.includes("event"), decked.find((each) => each.id === id)?.kind]).toEqual([
          id,
          true,
          expect.stringMatching(/^(good|bad)-event$/),
        ])
    },
  )

  rule("FS-IT-11", "runes are told by their data", () => {
    const runes = decked.filter(({ kind }) => kind === "rune").map(({ id }) => id)
    expect(runes).toEqual(expect.arrayContaining(["blank-rune", "dagaz", "ehwaz"]))
    for (const id of runes) expect(defOf(id).kinds).toContain("rune")
  })

  rule("FS-IT-11", "the challenges are our own, and whoever picks one is told so", () => {
    const listed = fourSoulsSpec.options["challenge"] as { choices: readonly string[] }
    const own = challenges.map(({ id }) => id)
    expect(listed.choices).toEqual(["none", ...own])
    expect(own.length).toBeGreaterThan(1)
    for (const id of own) expect(cards.find((card) => card.id === id)?.set).toBe("challenges")
    const told = (language: "en" | "it") => speakerOf(fourSoulsBox, language).word("setting.challenge.help")
    expect(told("en")).toMatch(/our own.*published ones are not/)
    expect(told("it")).toMatch(/nostre.*pubblicate non/)
  })

  rule("FS-19.5", "every table that can be set knows every category", () => {
    const known = Object.keys(fourSoulsSpec.options).filter((name) => name.endsWith("Ratio"))
    expect(known).toEqual(["treasureRatio", "lootRatio", "monsterRatio"])
  })
})
