// Rulings of the first edition about loot and monster cards, by today's cards where they say what they said then.

import { n } from "@soulspire/kernel"
import { verbs } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { die, person } from "../support/cards.ts"
import { monster } from "../support/made-up.ts"
import { cents, item, order, type Play, round } from "../support/play.ts"
import { cardsIn, fourSoulsTable } from "../support/table.ts"
import { sideways } from "../support/turns.ts"

const { aim, gainCents, otherPlayers, paid, stealCents, whenAttackRolled } = verbs

const table = (position: Parameters<typeof fourSoulsTable>[0]): Play =>
  fourSoulsTable({ ...position, options: { ruleset: "classic", ...position.options } })

const bean = { hand: ["butter-bean"], plays: 1 }

describe("Butter Bean", () => {
  rule("FSC-R.13", "is discarded after the loot that it has cancelled", () => {
    const play = table({ p1: { hand: ["a-dime"] }, p2: bean })
    play.p1.play("a-dime").p1.pass().p2.play("butter-bean", "a-dime").allPass()
    expect([cents(play)[0], cardsIn(play, "lootDiscard")]).toEqual([3, ["a-dime", "butter-bean"]])
  })

  rule("FSC-R.13", "stops a trinket and Lost Soul, which are loot until they have resolved", () => {
    for (const card of ["swallowed-penny", "lost-soul"]) {
      const play = table({ p1: { hand: [card] }, p2: bean })
      play.p1.play(card).p1.pass().p2.play("butter-bean", card).allPass()
      play.p1.has("board", "isaac").p1.has("souls")
      expect(cardsIn(play, "lootDiscard")).toEqual([card, "butter-bean"])
    }
  })

  rule("FSC-R.13", "only delays an item that is destroyed by what it does", () => {
    const play = table({
      p1: { board: ["moms-shovel"], hand: ["lil-battery"] },
      p2: { ...bean, souls: ["war"] },
    })
    play.p1.play("lil-battery", "moms-shovel").allPass()
    play.p1.activate("moms-shovel", "war").p1.pass().p2.play("butter-bean", "item").allPass()
    play.p1.has("board", "isaac", "moms-shovel").p2.has("souls", "war")
    expect(sideways(play, "p1.board")).toEqual(["moms-shovel"])
  })
})

describe("Counterfeit Penny", () => {
  rule("FSC-R.14", "makes a gain 1 more: it is one gain", () => {
    const play = table({ p1: { hand: ["four-cents"], board: ["counterfeit-penny"] } })
    play.p1.play("four-cents").allPass()
    expect([cents(play)[0], play.told("gainCents")]).toMatchObject([8, [{ who: 0, amount: 5 }]])
  })

  rule("FSC-R.14", "adds nothing to what is stolen or bartered", () => {
    const thief = item("test-thief", paid([], [stealCents(n(2), "it1")], aim(otherPlayers)))
    const play = table({
      p1: { board: ["counterfeit-penny", "test-thief"] },
      p2: { cents: 5 },
      cards: [thief],
      options: { barter: true },
    })
    play.p1.activate("test-thief", "p2").allPass()
    play.p2.at("barter", "offer:p1=1 a gift").p1.at("deal.offered", "yes")
    expect(cents(play)).toEqual([6, 2])
  })
})

rule("FSC-R.16", "Justice brings what is missing of the other's cards and cents, and takes nothing", () => {
  const play = table({
    p1: { hand: ["viii-justice", "bomb", "bomb"], cents: 3 },
    p2: { hand: ["a-dime", "a-dime", "a-dime", "a-dime", "a-dime"], cents: 1 },
  })
  play.p1.play("viii-justice", "p2").allPass()
  expect([cardsIn(play, "p1.hand").length, cents(play), play.told("gainCents")]).toEqual([5, [3, 1], []])
  const poor = table({ p1: { hand: ["viii-justice", "bomb"], cents: 1 }, p2: { cents: 6 } })
  poor.p1.play("viii-justice", "p2").allPass()
  expect([cents(poor), cardsIn(poor, "p1.hand")]).toEqual([[6, 6], ["bomb"]])
})

describe("an attack on the deck", () => {
  rule("FSC-R.17", "that meets Ambush is the first of the two, so that one more is owed", () => {
    const play = table({ monsters: ["clotty"], monsterDeck: ["ambush", "fly", "dip"], dice: [6] })
    play.p1.attack().p1.against("deck").allPass()
    play.p1.cannot("end", "attack-first").p1.attack().p1.canPickExactly("against:deck")
    play.p1.against("deck").allPass()
    play.p1.canPick("end").p1.cannot("attack", "no-attack-left")
    expect(play.told("attackDeck")).toHaveLength(2)
  })

  rule("FSC-R.17", "that meets Ambush elsewhere owes two", () => {
    const play = table({
      p1: { hand: ["bomb"] },
      monsters: ["dip"],
      monsterDeck: ["ambush", "pooter", "fly", "dip", "dip"],
      dice: [6, 6],
    })
    play.p1.play("bomb", "dip").allPass().p1.cannot("end", "attack-first")
    for (let times = 0; times < 2; times++) {
      play.p1.cannot("end", "attack-first").p1.attack().p1.against("deck").allPass()
    }
    play.p1.canPick("end").p1.cannot("attack", "no-attack-left")
  })

  rule("FSC-R.17", "that finds Stoney puts it on a slot, and is lost", () => {
    const play = table({ monsters: ["clotty"], monsterDeck: ["stoney", "fly"] })
    play.p1.attack().p1.against("deck").allPass()
    play.p1.has("monsters", "stoney").p1.has("covered", "clotty").p1.cannot("attack", "no-attack-left")
    expect(play.told("dice")).toEqual([])
  })

  rule("FSC-R.17", "is lost on any such monster, Death's Head as well", () => {
    const skull = monster(
      "test-skull",
      "Skull",
      { kind: "basic", health: 2, evasion: 3, attack: 0, reward: { loot: 1 } },
      [{ k: "forbid", act: "attack", when: { same: ["it", "this"] } }],
    ).def
    const play = table({ monsters: ["clotty"], monsterDeck: ["test-skull", "fly"], cards: [skull] })
    play.p1.attack().p1.against("deck").allPass()
    play.p1.has("monsters", "test-skull").p1.cannot("attack", "no-attack-left")
  })
})

describe("what monsters do about rolls", () => {
  const brute = monster(
    "test-brute",
    "Brute",
    { kind: "basic", health: 4, evasion: 2, attack: 1, reward: {} },
    [whenAttackRolled(1, [gainCents(n(7), { who: "ev.who" })])],
  ).def

  rule(
    "FSC-R.18",
    "cursed and holy ones do it outside of combat too, others only as they are attacked",
    () => {
      const play = table({
        p1: { board: ["test-die"] },
        monsters: ["holy-dip", "test-brute"],
        cards: [die, brute],
        dice: [1],
      })
      play.p1.activate("test-die").allPass()
      expect(cents(play)[0]).toBe(4)
      const fought = table({
        p1: { board: ["test-die"] },
        monsters: ["holy-dip", "test-brute"],
        wounds: [0, 3],
        cards: [die, brute],
        dice: [1, 6],
      })
      fought.p1.attack().p1.against("test-brute")
      while (fought.told("rolls").length === 0) round(fought)
      if (fought.open[0].prompt.key === "triggers") fought.p1.pick(...fought.options(1).map(({ key }) => key))
      fought.allPass()
      expect(cents(fought)[0]).toBe(11)
    },
  )

  rule("FSC-R.18", "a cursed one hurts whoever rolls, on anybody's turn", () => {
    const play = table({
      p1: {},
      p2: { board: ["test-die"] },
      monsters: ["cursed-keeper-head"],
      cards: [die],
      dice: [1],
    })
    play.p1.end().p2.activate("test-die").allPass()
    expect(cents(play)).toEqual([3, 1])
  })
})

describe("Dinga", () => {
  rule("FSC-R.19", "killed on a 6 is rolled for once, and pays that twice", () => {
    const play = table({ p1: { cents: 0 }, monsters: ["dinga"], wounds: [2], dice: [6, 4] })
    play.p1.attack().p1.against("dinga").allPass()
    expect([cents(play)[0], play.told("dice").length]).toEqual([8, 2])
  })
})

describe("Rag Man", () => {
  const killed = (rolled: number): Play =>
    table({
      p1: { hand: ["gold-bomb"], souls: ["war", "gurdy", "monstro"] },
      monsters: ["rag-man", "fly"],
      monsterDeck: ["dip", "leech"],
      dice: [rolled],
    })
      .p1.play("gold-bomb", "rag-man")
      .allPass()

  rule("FSC-R.20", "may go back on the deck before its soul has won", () => {
    for (const value of [1, 6]) {
      const play = killed(value)
      expect([person(play, 1).souls, play.game.outcome(play.state)]).toEqual([3, null])
      play.p1.has("monsters", "fly", "rag-man")
    }
    const won = killed(3)
    expect(won.game.outcome(won.state)).toEqual({ winners: [0], how: "souls" })
  })
})

describe("Satan", () => {
  rule("FSC-R.20", "has the active player die who is the last one alive", () => {
    const play = table({
      p1: { hand: ["xiii-death"], plays: 1 },
      p2: {},
      p3: {},
      monsters: ["satan"],
      dice: [6, 6],
    })
    play.p1.play("xiii-death", "p2").allPass()
    play.p1.attack().p1.against("satan").allPass().p1.canPickExactly("p1", "p3").p1.pick("p3").allPass()
    expect(order(play, "playerDies")).toHaveLength(3)
    expect(play.told("playerDies").map((each) => each["who"])).toEqual([1, 2, 0])
  })
})
