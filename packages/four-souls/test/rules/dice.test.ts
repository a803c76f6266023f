// Chapter 13: a die from the throw to the final number.

import { n, ref } from "@soulspire/kernel"
import { verbs } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { expect } from "vitest"
import { item, type Play, round, waiting } from "../support/play.ts"
import { cardsIn, fourSoulsTable, playerOf } from "../support/table.ts"

const { aim, addToRoll, gainCents, on, rolls, rollThen, setRoll, subtractFromRoll, tap, youHave } = verbs

type Position = Parameters<typeof fourSoulsTable>[0]

/** Pays as many cents as the final number. */
const wheel = item("test-wheel", tap([rollThen("you", [gainCents(ref("ev.value"))])]))

/** p1 has the wheel and whatever else is said, and turns it: the roll is on the stack. */
const spun = (dice: number[], position: Position, cards: Position["cards"] = []): Play => {
  const { p1, ...rest } = position
  const board = ["test-wheel", ...(p1?.board ?? [])]
  const table = fourSoulsTable({
    ...rest,
    p1: { cents: 0, ...p1, board },
    dice,
    cards: [wheel, ...(cards ?? [])],
  })
  return round(table.p1.activate("test-wheel"))
}

/** Numbers on the stack, bottom first. */
const shown = (table: Play): unknown[] => waiting(table).map(({ value }) => value)

const paid = (table: Play): number => playerOf(table, 1).cents
const final = (table: Play): unknown[] => table.told("rolls").map(({ value }) => value)

rule("FS-13.1", "results stay within 1 and 6, on the stack and as they resolve", () => {
  const up = item("test-up", tap([addToRoll("it1", n(1))], aim(rolls)))
  const down = item("test-down", tap([subtractFromRoll("it1", n(1))], aim(rolls)))
  const high = spun([6], { p1: { board: ["test-up"] } }, [up])
  expect(shown(round(high.p1.activate("test-up", "item")))).toEqual([6])
  expect(paid(high.allPass())).toBe(6)
  const low = spun([1], { p1: { board: ["test-down"] } }, [down])
  expect(shown(round(low.p1.activate("test-down", "item")))).toEqual([1])
  expect(paid(low.allPass())).toBe(1)
  const lasting = spun([6], { p1: { board: ["test-luck"] } }, [item("test-luck", youHave("rolls", n(3)))])
  expect(final(lasting.allPass())).toEqual([6])
})

rule(
  "FS-13.2",
  "is rolled first, then everybody sees it on the stack, then what waits for a roll goes off",
  () => {
    const listener = item("test-ear", on("dice", null, [gainCents(n(10))]))
    const table = spun([4], { p1: { board: ["test-ear"] } }, [listener])
    // The roll is below, the trigger above it; nothing has come of either yet.
    expect([shown(table)[0], cardsIn(table, "stack").length, paid(table)]).toEqual([4, 2, 0])
    expect(table.told("dice")).toMatchObject([{ value: 4 }])
    expect([paid(round(table)), paid(table.allPass())]).toEqual([10, 14])
  },
)

rule("FS-13.2", "several dice are all rolled before anything else", () => {
  const pair = item("test-pair", tap([rollThen("you", [gainCents(ref("ev.value"))]), rollThen("you", [])]))
  const table = fourSoulsTable({ p1: { board: ["test-pair"], cents: 0 }, cards: [pair], dice: [2, 5] })
  round(table.p1.activate("test-pair"))
  expect([shown(table), table.told("dice").length]).toEqual([[2, 5], 2])
  expect(paid(table.allPass())).toBe(2)
})

rule("FS-13.3", "can be changed while it waits: rolled again, set, added to", () => {
  const table = spun([2, 5], {
    p1: { hand: ["i-the-magician"], board: ["spoon-bender"] },
    p2: { hand: ["dice-shard"], plays: 1 },
  })
  table.p1.pass().p2.play("dice-shard", "item")
  expect(shown(round(table))).toEqual([5])
  round(table.p1.play("i-the-magician", "item"))
  expect(shown(table.p1.isAsked("result").p1.pick("3"))).toEqual([3])
  expect(shown(round(table.p1.activate("spoon-bender", "item")))).toEqual([4])
  // It is one roll all the time.
  expect([paid(table.allPass()), final(table)]).toEqual([4, [4]])
})

rule(
  "FS-13.4",
  "goes back to responses when what it would be has changed it, as often as that happens",
  () => {
    const table = spun([1, 1, 5], {
      p1: { board: ["dads-lost-coin"] },
      p2: { hand: ["dice-shard"], plays: 1 },
    })
    round(table)
    // The roll has not become final: the coin's trigger is above it.
    expect([final(table), cardsIn(table, "stack")]).toEqual([[], ["", ""]])
    round(table).p1.isAsked("reroll").p1.yes()
    // Rolled again, another 1: everybody may answer it before it is asked about once more.
    expect(shown(table)).toEqual([1])
    table.p1.isAsked("respond").p1.pass().p2.canPick("play:dice-shard>item").p2.pass()
    round(table).p1.isAsked("reroll").p1.yes()
    expect([shown(table), paid(table.allPass()), final(table)]).toEqual([[5], 5, [5]])
  },
)

rule("FS-13.4", "becomes final when nobody changes what it would be", () => {
  const table = spun([1], { p1: { board: ["dads-lost-coin"] } })
  round(round(table)).p1.no()
  expect([paid(table.allPass()), table.told("wouldRoll").length]).toEqual([1, 1])
})

rule(
  "FS-13.5",
  "becomes final as it resolves, with what lasts added, and the final number is what was rolled",
  () => {
    const table = fourSoulsTable({
      p1: { board: ["synthoil", "eye-of-greed"], cents: 0 },
      monsters: ["trite"],
      monsterDeck: ["fly", "dip"],
      dice: [4],
    })
    table.p1.attack().allPass().p1.against("trite")
    expect(shown(table)).toEqual([4])
    table.allPass()
    // Trite has an evasion of 5, and the Eye pays for a 5.
    expect([final(table), paid(table), cardsIn(table, "monsterDiscard")]).toEqual([[5], 3, ["trite"]])
  },
)

rule("RD-19=resolving", "lasting bonuses are applied as it resolves and never wait on the stack", () => {
  const table = spun([3], { p1: { board: ["test-luck"] } }, [item("test-luck", youHave("rolls", n(1)))])
  expect([shown(table), cardsIn(table, "stack").length]).toEqual([[3], 1])
  expect(paid(table.allPass())).toBe(4)
  // In another ruleset they do, above their roll.
  const rules = { rollModifierTiming: "stacked" } as const
  const other = spun([3], { p1: { board: ["test-luck"] }, rules }, [
    item("test-luck", youHave("rolls", n(1))),
  ])
  expect(cardsIn(other, "stack")).toHaveLength(2)
  expect(shown(round(other))).toEqual([4])
  expect(paid(other.allPass())).toBe(4)
})

rule("FS-Q-11", "what it would be is the number as it stands, before what lasts is added", () => {
  const luck = item("test-luck", youHave("rolls", n(1)))
  const bane = item("test-bane", youHave("rolls", n(-1)))
  const one = spun([1], { p1: { board: ["sacred-heart", "test-luck"] } }, [luck])
  // It would end as a 2, and is asked about as a 1.
  round(round(one)).p1.isAsked("set-roll").p1.no()
  expect(final(one.allPass())).toEqual([2])
  const two = spun([2], { p1: { board: ["sacred-heart", "test-bane"] } }, [bane])
  expect(final(two.allPass())).toEqual([1])
})

rule(
  ["RD-20=responses", "RD-20=roll-triggers", "FS-IT-4"],
  "what has changed what it would be counts as a roll again in the Italian edition alone",
  () => {
    const ear = item("test-ear", on("dice", null, [gainCents(n(10))]))
    const heart = (ruleset: string): Play => {
      const board = ["sacred-heart", "test-ear"]
      const table = spun([1], { p1: { board }, options: { ruleset } }, [ear])
      while (table.open[0].prompt.key !== "set-roll") round(table)
      return table.p1.yes().allPass()
    }
    expect([paid(heart("english-2023")), paid(heart("italian"))]).toEqual([10 + 6, 10 + 10 + 6])
  },
)

rule("FS-IT-4", "a die that is changed in answer to it is no roll of its own in either edition", () => {
  const ear = item("test-ear", on("dice", null, [gainCents(n(10))]))
  const six = item("test-six", tap([setRoll("it1", n(6))], aim(rolls)))
  const options = { ruleset: "italian" }
  const table = spun([1], { p1: { board: ["test-six", "dads-lost-coin", "test-ear"] }, options }, [ear, six])
  while (table.told("wouldRoll").length === 0) round(table)
  table.p1.activate("test-six", "item").allPass()
  if (table.open[0].prompt.key === "reroll") table.p1.no()
  expect(paid(table.allPass())).toBe(16)
})
