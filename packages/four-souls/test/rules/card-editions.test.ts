// The edition of the cards (FSC-E.6): which form of a card a table plays with, and that everybody names the card.

import type { Def } from "@soulspire/kernel"
import { readFileSync } from "node:fs"
import { fourSouls, fourSoulsBox } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { cards } from "../../src/content/index.ts"
import { cardOf } from "../../src/state/card-editions.ts"
import { allSets } from "../support/expedition.ts"
import { called, refusalOf, setUp, stackedGame } from "../support/stacked.ts"
import { cardsIn } from "../support/table.ts"

const docs = new URL("../../../../docs/", import.meta.url)
const sections = readFileSync(new URL("four-souls-editions.md", docs), "utf8").split(/^## .*\n/m)

const first = { cardEdition: "first" } as const
const withForms = cards.flatMap(({ def, firstEdition }) =>
  firstEdition === null ? [] : [[def.id, def, firstEdition] as const],
)
/** What both forms have in common; facts of set-up but the edition among them. */
const inBoth = ({ back, kinds, facts, face }: Def) => ({
  back,
  kinds,
  face,
  copies: facts["copies"],
  threePlus: facts["threePlus"],
  souls: facts["souls"],
})

/** Every card that is anywhere in a game with all sets. */
function dealt(options: Record<string, string>): string[] {
  const state = fourSouls.create({ bonusSouls: true, sets: allSets, ...options }, 3, "dealt")
  return state.objects
    .flatMap(({ zone, def }) => (zone < 0 || def < 0 ? [] : [fourSouls.cards[def].id]))
    .toSorted()
}

describe("the edition of the cards", () => {
  rule("FSC-E.6", "says in which form each card is there, and changes how many there are of none", () => {
    const [today, then] = [dealt({}), dealt(first)]
    const forms = withForms.map(([id, , form]) => [id, form.id] as const)
    expect(forms.length).toBeGreaterThan(0)
    const asThen = new Map(forms)
    expect(then).toEqual(today.map((id) => asThen.get(id) ?? id).toSorted())
    for (const [id, form] of forms) {
      expect(today).toContain(id)
      expect(today).not.toContain(form)
    }
  })

  rule("FSC-E.6", "goes with any rules", () => {
    for (const ruleset of ["english-2023", "italian", "classic"])
      expect(dealt({ ruleset, ...first })).toContain(`${withForms[0][0]}-first-edition`)
  })

  test.each(withForms)("%s is the same card in both, and does not do the same", (_id, present, form) => {
    expect(inBoth(form)).toEqual(inBoth(present))
    const { abilities, facts } = present
    expect({ ...form.facts, edition: 0, abilities: form.abilities }).not.toEqual({
      ...facts,
      edition: 0,
      abilities,
    })
  })

  test("a character brings its item in the form that is played", () => {
    const others = called("isaac", "the-d6", "the-d6-first-edition", "maggy", "yum-heart")
    const items = (options: Record<string, string>): string[] => {
      const table = setUp(stackedGame({ others }), { firstPlayer: "seat", ...options })
      table.leaves("p1", "respond")
      return ["p1", "p2"].flatMap((seat) => cardsIn(table, `${seat}.board`))
    }
    expect(items({})).toContain("the-d6")
    expect(items(first)).toContain("the-d6-first-edition")
    expect(items(first)).not.toContain("the-d6")
  })

  test("who picks a deck names cards, whichever form they get", () => {
    const [id, , form] = withForms.find(([, { back }]) => back === "treasure") as (typeof withForms)[number]
    const picked = [id, "breakfast", "dinner", "meat", "synthoil", "a-penny", "fly", "dip"]
    expect(refusalOf({ ...first, decks: "picked", picked: [form.id] })).toMatchObject({ key: "unknown-card" })
    for (const [options, found] of [
      [{}, id],
      [first, form.id],
    ] as const) {
      const cents = ["a-nickel", "three-cents", "four-cents"].flatMap((each) => [each, each, each])
      const state = fourSouls.create(
        { ...options, decks: "picked", picked: [...picked, ...cents] },
        3,
        "pick",
      )
      const there = state.objects.flatMap(({ zone, def }) =>
        zone < 0 || def < 0 ? [] : [fourSouls.cards[def]],
      )
      expect(there.filter((def) => cardOf(def) === id).map((def) => def.id)).toEqual([found])
    }
  })

  test("the page on editions lists the same cards, each once, with the right counts", () => {
    const names = new Map(cards.map(({ def, name }) => [def.id, name]))
    const forms = withForms.map(([id]) => names.get(id) as string)
    const ofBase = cards.filter(({ set, firstEdition }) => set === "base" && firstEdition !== null).length
    const [intro, others, alike] = sections
    const rows = others.split("\n").flatMap((line) => /^\| (?!card |-)(.+?) +\|/.exec(line)?.[1] ?? [])
    expect(rows.toSorted()).toEqual(forms.toSorted())
    const lists = alike.split("\n").flatMap((line) => {
      const found = /^- \*\*.+\*\* \((\d+)\): (.*)\.$/.exec(line)
      return found === null ? [] : [[Number(found[1]), found[2].split(", ")] as const]
    })
    for (const [count, listed] of lists) expect(listed).toHaveLength(count)
    const read = lists.flatMap(([, listed]) => listed)
    const known = cards.filter(({ set, firstEdition }) => set === "base" && firstEdition === null)
    expect(read.filter((name) => !known.some((card) => card.name === name))).toEqual([])
    expect(intro).toContain(`${ofBase} have a form`)
    expect(intro).toContain(`the ${read.length} further below`)
  })

  test("what the rules say of cards that are not here waits in one list, and of no others", () => {
    const rules = readFileSync(new URL("rules/four-souls-classic.md", docs), "utf8")
    const rows = [...sections[3].matchAll(/^\| (?!card |-)(.+?) +\| .+? +\| (.+?) +\| (.+?) +\|$/gm)]
    expect(rows.length).toBeGreaterThan(15)
    for (const [, , id, waits] of rows) {
      expect(rules).toContain(`\n| ${id} |`)
      expect(waits).toMatch(/\w{3}/)
    }
    const names = rows.map(([, name]) => name)
    expect(cards.filter(({ name }) => names.includes(name)).map(({ name }) => name)).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  })

  test("a list of cards has the form beside its card, and counts it with it", () => {
    for (const [id, , form] of withForms) {
      const at = fourSoulsBox.cards.findIndex((entry) => entry.id === id)
      const [card, beside] = fourSoulsBox.cards.slice(at, at + 2)
      expect(beside).toEqual({ ...card, id: form.id, form: { of: id, called: "form.first-edition" } })
    }
  })
})
