// Blank Card of the first edition: whatever is counted in the effect of the next loot card is there twice. One row for each
// loot card of ours that is played for an effect: what comes of it without Blank Card, and with it.

import { fourSouls, fourSoulsBox, verbs } from "@soulspire/four-souls"
import { plainText, speakerOf } from "@soulspire/text"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { cardOf } from "../../src/state/card-editions.ts"
import { die, needle, person } from "../support/cards.ts"
import { cents, item, order, type Play, round } from "../support/play.ts"
import { cardsIn, fourSoulsTable, refsIn } from "../support/table.ts"
import { sideways } from "../support/turns.ts"

const BLANK = "blank-card-first-edition"

type Position = Parameters<typeof fourSoulsTable>[0]
/** What a card has done, in numbers. */
type Outcome = (play: Play) => unknown

interface Row {
  card: string
  /** Which of its results the row is about. */
  about: string
  position: Position
  /** What is chosen as it is played. */
  at: readonly string[]
  /** What is done before it is played, and until it has resolved. */
  before(this: void, play: Play): void
  then(this: void, play: Play): void
  of: Outcome
  once: unknown
  twice: unknown
}

/** 5 damage to anybody, as often as one likes. */
const blade = item("test-blade", verbs.paid([], [verbs.deal(5, "it1")], verbs.aim(verbs.monstersAndPlayers)))
/** Everybody here lives through a blow or two. */
const vigour = item("test-vigour", { k: "stat", stat: "health", to: { is: ["it", "seat"] }, add: 9 })

const many = (card: string, count = 24): string[] => Array.from({ length: count }, () => card)

const base: Position = {
  lootDeck: many("a-penny"),
  treasureDeck: many("meat"),
  monsterDeck: many("fly"),
  monsters: ["gurdy", "monstro"],
}

function outcome({ card, position, at, before, then, of }: Row, withBlank: boolean): unknown {
  const { p1 = {}, p2 = {}, ...more } = position
  const table = fourSoulsTable({
    ...base,
    ...more,
    p1: {
      cents: 10,
      ...p1,
      hand: [card, ...(p1.hand ?? [])],
      board: [BLANK, "test-vigour", "test-blade", ...(p1.board ?? [])],
    },
    p2: { cents: 10, ...p2 },
    cards: [blade, vigour, die],
    options: { ruleset: "classic", cardEdition: "first" },
  })
  if (withBlank) table.p1.activate(BLANK).allPass()
  before(table)
  table.p1.play(card, ...at).allPass()
  then(table)
  return of(table)
}

const row = (
  card: string,
  measure: Outcome,
  once: unknown,
  twice: unknown,
  more: Partial<Pick<Row, "about" | "position" | "at" | "before" | "then">> = {},
): Row => ({
  card,
  of: measure,
  once,
  twice,
  about: "",
  position: {},
  at: [],
  before: () => undefined,
  then: () => undefined,
  ...more,
})
/** The same on one of the numbers of its die. */
const onA = (value: number, ...[card, measure, once, twice, more = {}]: Parameters<typeof row>): Row =>
  row(card, measure, once, twice, {
    about: `a ${value}`,
    ...more,
    position: { dice: [value], ...more.position },
  })

const p1Cents: Outcome = (play) => cents(play)[0]
const bothCents: Outcome = (play) => cents(play)
const looted: Outcome = (play) => play.told("loot").reduce((sum, { amount }) => sum + Number(amount), 0)
const held: Outcome = (play) => cardsIn(play, "p1.hand").length
const blows: Outcome = (play) => play.told("damage").map(({ amount }) => amount)
const gained: Outcome = (play) => cardsIn(play, "p1.board").filter((each) => each === "meat").length
const attackAndHealth: Outcome = (play) => [person(play, 1).attack, person(play, 1).maxHealth - 9]
const strike =
  (whom: string) =>
  (play: Play): void => {
    play.p1.activate("test-blade", whom).allPass()
  }
const money = (card: string, worth: number): Row => row(card, p1Cents, 10 + worth, 10 + 2 * worth)

/** How many cards of a deck are looked at, and how many of them go back on top. */
const seenAndKept: Outcome = (play) => {
  const { min } = play.open[0]
  const seen = play.options(1).map(({ key }) => key)
  play.p1.pick(...seen.slice(0, min)).allPass()
  return [seen.length, min]
}

const countable: readonly Row[] = [
  money("a-penny", 1),
  money("two-cents", 2),
  money("three-cents", 3),
  money("four-cents", 4),
  money("a-nickel", 5),
  money("a-dime", 10),
  row("bomb", blows, [1], [2], { at: ["gurdy"] }),
  row("gold-bomb", blows, [3], [6], { at: ["p2"], position: {} }),
  row("soul-heart", blows, [4], [3], { at: ["p1"], then: strike("p1") }),
  row("dagaz", blows, [4], [3], {
    about: "prevention",
    at: ["~prevent", "p1"],
    then: strike("p1"),
  }),
  row("dagaz", (play) => cardsIn(play, "p2.board"), ["isaac"], ["isaac"], {
    about: "a curse",
    at: ["~destroy-curse", "curse-of-pain"],
    position: { p2: { board: ["curse-of-pain"] } },
  }),
  onA(1, "pills-orange-green", p1Cents, 14, 18),
  onA(3, "pills-orange-green", p1Cents, 17, 24),
  onA(5, "pills-orange-green", p1Cents, 6, 2),
  onA(1, "pills-red", attackAndHealth, [2, 2], [3, 2]),
  onA(3, "pills-red", attackAndHealth, [1, 3], [1, 4]),
  onA(5, "pills-red", blows, [1], [2]),
  onA(1, "pills-white-blue", looted, 1, 2),
  onA(3, "pills-white-blue", looted, 3, 6),
  onA(5, "pills-white-blue", held, 2, 1, {
    position: { p1: { hand: many("bomb", 3) } },
    then(play) {
      while (play.open[0].prompt.key === "discard")
        play.p1.pick(
          ...play
            .options(1)
            .slice(0, play.open[0].min)
            .map(({ key }) => key),
        )
    },
  }),
  onA(1, "blank-rune", bothCents, [11, 11], [12, 12]),
  onA(2, "blank-rune", looted, 4, 8),
  onA(3, "blank-rune", blows, [3, 3], [6, 6]),
  onA(4, "blank-rune", bothCents, [14, 14], [18, 18]),
  onA(5, "blank-rune", looted, 10, 20),
  onA(6, "blank-rune", bothCents, [16, 16], [22, 22]),
]

const tarot: readonly Row[] = [
  onA(4, "ii-the-high-priestess", blows, [4], [8], { at: ["p1"] }),
  row("iii-the-empress", (play) => person(play, 1).attack, 2, 3, { at: ["p1"] }),
  row("iv-the-emperor", seenAndKept, [5, 1], [10, 2]),
  row("ix-the-hermit", seenAndKept, [5, 1], [10, 2]),
  row("xviii-the-moon", seenAndKept, [5, 1], [10, 2]),
  row("v-the-hierophant", blows, [3], [1], { at: ["p1"], then: strike("p1") }),
  row("vi-the-lovers", attackAndHealth, [1, 4], [1, 6], { at: ["p1"] }),
  row("vii-the-chariot", attackAndHealth, [2, 3], [3, 4], { at: ["p1"] }),
  onA(1, "x-wheel-of-fortune", p1Cents, 11, 12),
  onA(2, "x-wheel-of-fortune", blows, [2], [4]),
  onA(3, "x-wheel-of-fortune", looted, 3, 6),
  onA(4, "x-wheel-of-fortune", p1Cents, 6, 2),
  onA(5, "x-wheel-of-fortune", p1Cents, 15, 20),
  onA(6, "x-wheel-of-fortune", gained, 1, 2),
  row(
    "xi-strength",
    (play) => [person(play, 1).attack, play.state.table.extraAttacks.length],
    [2, 1],
    [3, 2],
    { at: ["p1"] },
  ),
  row("xii-the-hanged-man", looted, 2, 4, { then: (play) => void play.p1.pick().allPass() }),
  row("xiv-temperance", (play) => [blows(play), p1Cents(play)], [[1], 14], [[2], 18], {
    about: "small",
    at: ["~small"],
  }),
  row("xiv-temperance", (play) => [blows(play), p1Cents(play)], [[2], 18], [[4], 26], {
    about: "large",
    at: ["~large"],
  }),
  onA(1, "xvi-the-tower", blows, [1, 1], [2, 2]),
  onA(3, "xvi-the-tower", blows, [1, 1], [2, 2], {
    then(play) {
      if (play.open[0].kind === "order") play.p1.pick(...play.options(1).map(({ key }) => key)).allPass()
    },
  }),
  onA(5, "xvi-the-tower", blows, [2, 2], [4, 4]),
  row("xvii-the-stars", gained, 1, 2),
  row("xix-the-sun", (play) => order(play, "extraTurn").length, 1, 2),
  row("xx-judgement-first-edition", (play) => cardsIn(play, "p2.souls").length, 2, 1, {
    at: ["p2"],
    position: { p2: { souls: ["war", "gurdy", "famine"] }, monsters: ["fly"] },
    then: (play) => void play.p2.pick(...["war", "gurdy"].slice(0, play.open[0].min)).allPass(),
  }),
  row("xxi-the-world", looted, 2, 4),
]
/** What it is as without Blank Card. */
const alike = (card: string, measure: Outcome, always: unknown, more: Parameters<typeof row>[4] = {}): Row =>
  row(card, measure, always, always, more)
const plainId = (id: string): string => cardOf(cardCalled(id))
const cardCalled = (id: string) => fourSouls.cards.find((each) => each.id === id) ?? fourSouls.cards[0]

const DICE = ["test-die"]
/** p1 rolls, and the roll waits on the stack. */
const rolling = (play: Play): void => {
  round(play.p1.activate("test-die"))
}
const lastRoll: Outcome = (play) => play.told("rolls").map(({ value }) => value)

const unchanged: readonly Row[] = [
  alike("butter-bean", (play) => cents(play)[1], 10, {
    at: ["a-dime"],
    position: { p2: { hand: ["a-dime"], plays: 1 } },
    before: (play) => void play.p1.end().p2.play("a-dime").p2.pass(),
  }),
  alike("dice-shard", lastRoll, [5], {
    at: ["item"],
    position: { p1: { board: DICE }, dice: [2, 5] },
    before: rolling,
  }),
  alike("i-the-magician", lastRoll, [3], {
    at: ["item"],
    position: { p1: { board: DICE }, dice: [2] },
    before: rolling,
    then: (play) => void play.p1.pick("3").allPass(),
  }),
  alike(
    "ehwaz",
    (play) => [cardsIn(play, "monsters"), cardsIn(play, "monsterDeck").length],
    [["fly", "fly"], 22],
    {
      then(play) {
        if (play.open[0].kind === "order") play.p1.pick(...play.options(1).map(({ key }) => key)).allPass()
      },
    },
  ),
  alike("lil-battery", (play) => sideways(play, "p2.board"), ["jawbone"], {
    at: ["mr-boom"],
    position: { p2: { board: ["mr-boom", "jawbone"], deactivated: ["mr-boom", "jawbone"] } },
  }),
  alike("mega-battery", (play) => sideways(play, "p2.board"), [], {
    at: ["p2"],
    position: { p2: { board: ["mr-boom", "jawbone"], deactivated: ["mr-boom", "jawbone"] } },
  }),
  alike("o-the-fool", (play) => [play.state.table.active, order(play, "turnEnding").length], [1, 1]),
  alike("viii-justice", (play) => [held(play), p1Cents(play)], [3, 17], {
    at: ["p2"],
    position: { p2: { hand: many("bomb", 3), cents: 17 } },
  }),
  alike("xiii-death", (play) => order(play, "playerDies").length, 1, { at: ["p2"] }),
  alike("xv-the-devil", (play) => [gained(play), cardsIn(play, "treasureDiscard")], [1, ["dinner"]], {
    at: ["dinner"],
    position: { p1: { board: ["dinner"] }, p2: { board: ["meat"] } },
  }),
  alike("questionmark-card", blows, [1], {
    position: { p2: { board: ["mr-boom"] } },
    then: (play) => void play.p1.pick("mr-boom").p1.pick("gurdy").allPass(),
  }),
]

describe("Blank Card of the first edition doubles", () => {
  const named = ({ card, about }: Row): string => `${card}${about === "" ? "" : `, ${about}`}`
  const holds = (each: Row) => (): void =>
    expect([outcome(each, false), outcome(each, true)]).toEqual([each.once, each.twice])

  for (const each of countable) rule("FSC-B.2", named(each), holds(each))
  for (const each of tarot) rule("FSC-B.3", named(each), holds(each))
  for (const each of unchanged) rule("FSC-B.4", named(each), holds(each))

  test("and every loot card that is played for an effect has its row", () => {
    const played = fourSouls.cards.filter(
      ({ kinds }) => kinds.includes("loot") && !["trinket", "monster"].some((kind) => kinds.includes(kind)),
    )
    // What is of a later box than the table speaks of is none of its business.
    const known = played.filter(({ kinds }) => !kinds.includes("set-requiem"))
    const rows = new Set([...countable, ...tarot, ...unchanged].map(({ card }) => plainId(card)))
    expect(rows).toEqual(new Set(known.map(cardOf)))
  })
})

describe("several uses of Blank Card", () => {
  const position: Position = {
    p1: { board: [BLANK, BLANK, "the-battery"], hand: ["a-dime", "a-nickel"], plays: 1, cents: 0 },
    options: { ruleset: "classic", cardEdition: "first" },
  }

  rule("FSC-B.1", "make no more than twice as much of a card, and leave the next one as it is", () => {
    const play = fourSoulsTable(position)
    const [, first, second] = refsIn(play, "p1.board")
    play.p1.activate(first).allPass().p1.activate(second).allPass().p1.play("a-dime").allPass()
    expect(cents(play)[0]).toBe(20)
    play.p1.play("a-nickel").allPass()
    expect(cents(play)[0]).toBe(25)
  })

  rule("FSC-B.1", "nor does one that was recharged", () => {
    const play = fourSoulsTable({ ...position, p1: { ...position.p1, board: [BLANK, "the-battery"] } })
    play.p1.activate(BLANK).allPass().p1.activate("the-battery", BLANK).allPass().p1.activate(BLANK).allPass()
    play.p1.play("a-dime").allPass()
    expect(cents(play)[0]).toBe(20)
  })
})

describe("what Blank Card cannot double", () => {
  const position: Position = { options: { ruleset: "classic", cardEdition: "first" } }

  rule(["FSC-B.1", "FSC-Q-6"], "a trinket uses it up and is as it always is", () => {
    const play = fourSoulsTable({
      ...position,
      p1: { board: [BLANK, "test-needle"], hand: ["swallowed-penny", "a-dime"], plays: 1, cents: 0 },
      cards: [needle],
    })
    play.p1.activate(BLANK).allPass().p1.play("swallowed-penny").allPass()
    play.p1.activate("test-needle", "p1").allPass()
    expect(cents(play)[0]).toBe(1)
    play.p1.play("a-dime").allPass()
    expect(cents(play)[0]).toBe(11)
  })

  rule(["FSC-B.1", "FSC-Q-6"], "Lost Soul uses it up and is one soul", () => {
    const play = fourSoulsTable({
      ...position,
      p1: { board: [BLANK], hand: ["lost-soul", "a-dime"], plays: 1, cents: 0 },
    })
    play.p1.activate(BLANK).allPass().p1.play("lost-soul").allPass().p1.play("a-dime").allPass()
    expect([person(play, 1).souls, cents(play)[0]]).toEqual([1, 10])
  })

  rule("FSC-B.1", "the loot of others, and what is played in a later turn", () => {
    const play = fourSoulsTable({
      ...position,
      p1: { board: [BLANK], cents: 0 },
      p2: { hand: ["a-dime"], plays: 1, cents: 0 },
    })
    play.p1.activate(BLANK).allPass().p1.end().p2.play("a-dime").allPass()
    expect(cents(play)[1]).toBe(10)
  })
})

test("a card that is doubled shows it: its text says the numbers that it has now", () => {
  const play = fourSoulsTable({
    p1: { board: [BLANK], hand: ["a-dime"] },
    options: { ruleset: "classic", cardEdition: "first" },
  })
  play.p1.activate(BLANK).allPass().p1.play("a-dime").p1.pass().p2.pass()
  const [dime] = play.game.view(play.state, 1).zones["stack"]
  const { card = "", numerals = {} } = dime
  const said = speakerOf(fourSoulsBox, "en").card(play.game.reworded(card, numerals))
  expect(said.map(plainText).join()).toMatch(/^Gain 20\s¢\.$/)
  play.allPass()
})
