// Dice by the rules of the first edition: an effect lies below the roll that defines it (RD-38), what lasts lies above it
// (RD-19), and "would roll" changes what has resolved for good (RD-20).

import { all, eq, gate, n, ref, same } from "@soulspire/kernel"
import { verbs } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { attack, cents, item, order, type Play, round, waiting } from "../support/play.ts"
import { loot, monster } from "../support/made-up.ts"
import { cardsIn, fourSoulsTable, playerOf } from "../support/table.ts"

const {
  aim,
  cancel,
  destroy,
  endTurn,
  gainCents,
  items,
  kill,
  monsters,
  on,
  players,
  rerollDie,
  rollAndAim,
  rolls,
  rollThen,
  setRoll,
  tap,
  whenRolled,
  whenWouldRoll,
  youHave,
} = verbs

type Position = Parameters<typeof fourSoulsTable>[0]

const INSIDE = { rollInsideEffect: true, priorityStart: "active" } as const
const FINAL = { ...INSIDE, wouldRollLoop: "final" } as const
const STACKED = { rollModifierTiming: "stacked" } as const

/** Gains as many cents as the number. */
const asMany = [gainCents(ref("ev.value"))]
/** Activated: does A (10 cents), then rolls for as many cents as the number. */
const wheel = item("test-wheel", tap([gainCents(n(10)), rollThen("you", asMany)]))
/** Gains 20 cents whenever anybody rolls a 4. */
const ear = item("test-ear", whenRolled(4, [gainCents(n(20))]))
const luck = item("test-luck", youHave("rolls", n(1)))

const table = (position: Position): Play =>
  fourSoulsTable({
    ...position,
    p1: { cents: 0, ...position.p1 },
    cards: [wheel, ear, luck, ...(position.cards ?? [])],
  })

/** p1's effect is about to resolve: everybody has passed once. */
const spun = (position: Position): Play => {
  const set = table({
    ...position,
    p1: { ...position.p1, board: ["test-wheel", ...(position.p1?.board ?? [])] },
  })
  return round(set.p1.activate("test-wheel"))
}

const whats = (play: Play): unknown[] => waiting(play).map(({ what }) => what)
const money = (play: Play): number => playerOf(play, 1).cents

describe("an effect that needs a roll", () => {
  rule(
    ["RD-38=yes", "RD-38=no", "FSC-5.1", "FSC-Q-8"],
    "lies below its roll, and nothing of it has happened; the other answer has it gone from the stack",
    () => {
      const classic = spun({ p1: {}, rules: INSIDE, dice: [4] })
      expect(waiting(classic)).toMatchObject([
        { what: "ability", waits: 1 },
        { what: "roll", value: 4 },
      ])
      expect(money(classic)).toBe(0)
      round(classic)
      // The roll has resolved, and what lay below it is defined.
      expect(waiting(classic)).toMatchObject([{ what: "ability", rolled: 4 }])
      expect(money(classic)).toBe(0)
      expect(money(round(classic))).toBe(14)
      classic.allPass()
      const now = spun({ p1: {}, dice: [4] })
      expect([whats(now), money(now)]).toEqual([["roll"], 10])
      expect(money(now.allPass())).toBe(14)
    },
  )

  rule("FSC-5.1", "has one roll as an entry, however often it is rolled again", () => {
    const again = item("test-again", tap([rerollDie("it1")], aim(rolls)))
    const play = spun({
      p1: { board: ["test-again"] },
      cards: [again],
      rules: INSIDE,
      dice: [1, 2],
    })
    const [, roll] = play.game.view(play.state, 0).zones["stack"]
    round(play.p1.activate("test-again", "item"))
    expect(play.game.view(play.state, 0).zones["stack"][1].ref).toBe(roll.ref)
    expect(money(play.allPass())).toBe(12)
    expect(play.told("rolls")).toMatchObject([{ value: 2 }])
  })

  rule(
    ["FSC-5.3", "FSC-2.4"],
    "waits until what its number has set off has resolved, and the active player has priority each time",
    () => {
      const play = spun({ p1: {}, p2: { board: ["test-ear"], cents: 0 }, rules: INSIDE, dice: [4] })
      play.p1.isAsked("respond")
      round(play).p1.isAsked("respond")
      expect([whats(play), cents(play)]).toEqual([
        ["ability", "ability"],
        [0, 0],
      ])
      round(play).p1.isAsked("respond")
      expect(cents(play)).toEqual([0, 20])
      expect(cents(play.allPass())).toEqual([14, 20])
    },
  )

  rule("FSC-2.6", "if it is loot, lies on the stack as a card until it has resolved", () => {
    const scratch = loot("test-scratch", "Scratch", { kind: "tarot" }, [rollThen("you", asMany)]).def
    const play = table({ p1: { hand: ["test-scratch"] }, cards: [scratch], rules: INSIDE, dice: [4] })
    round(play.p1.play("test-scratch"))
    expect([cardsIn(play, "stack"), cardsIn(play, "lootDiscard")]).toEqual([["test-scratch", ""], []])
    round(play)
    expect([cardsIn(play, "stack"), cardsIn(play, "lootDiscard")]).toEqual([["test-scratch"], []])
    expect([money(play.allPass()), cardsIn(play, "lootDiscard")]).toEqual([4, ["test-scratch"]])
  })

  rule("RD-38=yes", "ends with its roll, and its roll ends with it", () => {
    const stopRoll = item("test-stop-roll", tap([cancel("it1")], aim(rolls)))
    const activation = { from: "stack", where: { test: "isActivation", of: "it" } } as const
    const stopEffect = item("test-stop-effect", tap([cancel("it1")], aim(activation)))
    const position = { cards: [stopRoll, stopEffect], rules: INSIDE, dice: [4] }
    const play = spun({ ...position, p1: { board: ["test-stop-roll"] } })
    play.p1.activate("test-stop-roll", "item").allPass()
    expect([whats(play), money(play), play.told("rolls")]).toEqual([[], 0, []])
    expect(play.told("fizzle")).toMatchObject([{ why: "roll" }])
    const other = spun({ ...position, p1: { board: ["test-stop-effect"] } })
    other.p1.activate("test-stop-effect", "item").allPass()
    expect([whats(other), money(other), other.told("rolls")]).toEqual([[], 0, []])
    expect(other.told("cancel").map(({ what }) => what)).toEqual(["ability", "roll"])
  })

  rule(["RD-38=yes", "FSC-9.2"], "if it is loot that is cancelled, goes to the discard before it", () => {
    const play = table({
      p1: { hand: ["x-wheel-of-fortune"] },
      p2: { hand: ["butter-bean"], plays: 1 },
      rules: INSIDE,
      dice: [5],
    })
    round(play.p1.play("x-wheel-of-fortune")).p1.pass().p2.play("butter-bean", "x-wheel-of-fortune").allPass()
    expect([cardsIn(play, "lootDiscard"), money(play)]).toEqual([["x-wheel-of-fortune", "butter-bean"], 0])
    expect(play.told("rolls")).toEqual([])
  })

  rule("FSC-2.2", "has its way and its target from when it went on the stack, whatever it rolls", () => {
    const ways = item(
      "test-ways",
      tap([], {
        modes: [
          { name: "kill", targets: [{ as: "it1", what: monsters }], do: [rollThen("you", [kill("it1")])] },
          { name: "gain", do: [rollThen("you", asMany)] },
        ],
      }),
    )
    const position = { p1: { board: ["test-ways"] }, monsters: ["fly", "dip"], cards: [ways], rules: INSIDE }
    const play = table({ ...position, dice: [3] })
    play.p1.activate("test-ways~kill", "dip").allPass()
    expect([cardsIn(play, "monsterDiscard"), money(play)]).toEqual([["dip"], 1])
    const other = table({ ...position, dice: [3] })
    other.p1.activate("test-ways~gain").allPass()
    expect([cardsIn(other, "monsterDiscard"), money(other)]).toEqual([[], 3])
  })

  rule(["RD-38=yes", "FSC-2.2"], "rolls only if its target is still there", () => {
    const aimed = item("test-aimed", tap([rollThen("you", asMany)], aim(items)))
    const play = table({
      p1: { board: ["test-aimed"] },
      p2: { board: ["test-hammer"] },
      cards: [aimed, item("test-hammer", tap([destroy("it1")], aim(items)))],
      shop: ["meat"],
      treasureDeck: ["breakfast", "breakfast"],
      rules: INSIDE,
    })
    play.p1.activate("test-aimed", "meat").p1.pass().p2.activate("test-hammer", "meat").allPass()
    expect([play.told("dice"), money(play)]).toEqual([[], 0])
  })

  rule("FSC-3.4", "resolves in the end phase, where the turn is ended while it waits", () => {
    const stop = item("test-stop", tap([endTurn()]))
    const play = spun({ p1: { board: ["test-stop"] }, cards: [stop], rules: INSIDE, dice: [4] })
    play.p1.activate("test-stop").allPass()
    expect([money(play), play.state.table.active]).toEqual([14, 1])
    expect(order(play, "turnEnding", "rolls", "turn").slice(-3)).toEqual(["turnEnding", "rolls", "turn"])
  })

  rule("RD-38=yes", "says what its number is aimed at as it resolves", () => {
    const box = item(
      "test-box",
      tap([
        rollAndAim([
          [n(1), n(3), [gainCents(n(1))]],
          [n(4), n(6), [kill("victim")], [{ as: "victim", what: monsters }]],
        ]),
      ]),
    )
    const position = { p1: { board: ["test-box"] }, monsters: ["fly", "dip"], cards: [box], rules: INSIDE }
    const play = table({ ...position, dice: [5] })
    round(round(play.p1.activate("test-box")))
    round(play).p1.isAsked("target").p1.pick("dip").allPass()
    expect(play.told("kill")).toMatchObject([{ whom: expect.any(Number) }])
    expect(cardsIn(play, "monsterDiscard")).toEqual(["dip"])
    const low = table({ ...position, dice: [2] })
    low.p1.activate("test-box").allPass()
    expect(money(low)).toBe(1)
  })

  rule("RD-38=yes", "knows of a roll behind something that it does, and of none behind a question", () => {
    const ifYouDo = item(
      "test-if-you-do",
      tap([gate({ ask: "must", do: [destroy("this")], ifDo: [rollThen("you", asMany)] })]),
    )
    const sure = table({ p1: { board: ["test-if-you-do"] }, cards: [ifYouDo], rules: INSIDE, dice: [3] })
    round(sure.p1.activate("test-if-you-do"))
    expect(cardsIn(sure, "p1.board")).toContain("test-if-you-do")
    expect([money(sure.allPass()), cardsIn(sure, "treasureDiscard")]).toEqual([3, ["test-if-you-do"]])
    const asks = item(
      "test-asks",
      tap([gate({ ask: "may", prompt: "reroll", do: [], ifDo: [rollThen("you", asMany)] })]),
    )
    const position = { p1: { board: ["test-asks"] }, cards: [asks], rules: INSIDE }
    const no = table(position)
    round(no.p1.activate("test-asks")).p1.no().allPass()
    expect(no.told("dice")).toEqual([])
    const yes = table({ ...position, dice: [3] })
    round(yes.p1.activate("test-asks")).p1.isAsked("reroll").p1.yes()
    // What the number is for waits below the roll, on its own.
    expect(whats(yes)).toEqual(["ability", "roll"])
    expect(money(yes.allPass())).toBe(3)
  })

  rule("RD-38=yes", "makes any roll after the first as it comes to it", () => {
    const pair = item("test-pair", tap([rollThen("you", asMany), rollThen("you", asMany)]))
    const play = table({ p1: { board: ["test-pair"] }, cards: [pair], rules: INSIDE, dice: [2, 5] })
    round(play.p1.activate("test-pair"))
    expect(whats(play)).toEqual(["ability", "roll"])
    round(round(play))
    expect([whats(play), money(play)]).toEqual([["ability", "roll"], 2])
    expect(money(play.allPass())).toBe(7)
  })

  rule("RD-38=yes", "where each player rolls, has an entry for each below that player's roll", () => {
    const everybody = item(
      "test-everybody",
      tap([
        verbs.inOrder("order", monsters),
        {
          op: "each",
          what: players,
          as: "who",
          do: [rollThen("who", [gainCents(ref("ev.value"), { who: "who" })])],
        },
      ]),
    )
    const play = table({
      p1: { board: ["test-everybody"] },
      p2: { cents: 0 },
      cards: [everybody],
      rules: INSIDE,
      dice: [2, 5],
    })
    round(play.p1.activate("test-everybody"))
    expect(whats(play)).toEqual(["ability", "roll", "ability", "roll"])
    expect(cents(play.allPass())).toEqual([2, 5])
  })
})

describe("what lasts and adds to rolls", () => {
  rule(
    ["RD-19=stacked", "FSC-5.2"],
    "lies above the roll, an entry for each effect, and the active player has priority",
    () => {
      const play = spun({
        p1: { board: ["test-luck", "test-luck"] },
        p2: {},
        rules: { ...INSIDE, ...STACKED },
        dice: [2],
      })
      expect(waiting(play)).toMatchObject([
        { what: "ability" },
        { what: "roll", value: 2 },
        { what: "addBonus", value: 1 },
        { what: "addBonus", value: 1 },
      ])
      play.p1.isAsked("respond")
      expect(waiting(round(play))[1]).toMatchObject({ value: 3 })
      expect(money(play.allPass())).toBe(14)
      expect(play.told("rolls")).toMatchObject([{ value: 4 }])
    },
  )

  rule(
    "RD-19=stacked",
    "can be outlasted: a roll that is made again after it has resolved keeps nothing of it",
    () => {
      const play = spun({
        p1: { board: ["test-luck"] },
        p2: { hand: ["dice-shard"], plays: 1 },
        rules: STACKED,
        dice: [2, 1],
      })
      round(play).p1.pass().p2.play("dice-shard", "item").allPass()
      expect(play.told("rolls")).toMatchObject([{ value: 1 }])
      expect(money(play)).toBe(11)
    },
  )

  rule(["FSC-5.5", "RD-19=stacked"], "stays within 1 and 6, on the stack and as it resolves", () => {
    const bane = item("test-bane", youHave("rolls", n(-3)))
    const high = spun({ p1: { board: ["test-luck"] }, rules: { ...INSIDE, ...STACKED }, dice: [6] })
    expect(money(high.allPass())).toBe(16)
    const low = spun({
      p1: { board: ["test-bane"] },
      cards: [bane],
      rules: { ...INSIDE, ...STACKED },
      dice: [2],
    })
    expect(waiting(round(low))[1]).toMatchObject({ value: 1 })
    expect(money(low.allPass())).toBe(11)
  })
})

/** Lost Coin as the first edition has it: whoever would roll a 1 may be made to roll again. */
const coin = item(
  "test-coin",
  whenWouldRoll(eq(ref("ev.value"), n(1)), [
    gate({ ask: "may", prompt: "reroll", do: [], ifDo: [rerollDie("ev.die")] }),
  ]),
)
/** The same of a 5 (The Missing Page), and a 1 of one's own that may become a 6 (Sacred Heart). */
const page = item(
  "test-page",
  whenWouldRoll(eq(ref("ev.value"), n(5)), [
    gate({ ask: "may", prompt: "reroll", do: [], ifDo: [rerollDie("ev.die")] }),
  ]),
)
const heart = item(
  "test-heart",
  whenWouldRoll(all(same("ev.who", "you"), eq(ref("ev.value"), n(1))), [
    gate({ ask: "may", prompt: "set-roll", do: [], ifDo: [setRoll("ev.die", n(6))] }),
  ]),
)
const changers = [coin, page, heart]

describe("what a roll would be, in the first edition", () => {
  rule(
    ["RD-20=final", "FSC-5.4"],
    "is changed after it has resolved, for good, and the effect has the new number",
    () => {
      const one = item("test-one", whenRolled(1, [gainCents(n(20))]))
      const six = item("test-six", whenRolled(6, [gainCents(n(50))]))
      const play = spun({
        p1: { board: ["test-heart", "test-one", "test-six"] },
        cards: [...changers, one, six],
        rules: FINAL,
        dice: [1],
      })
      // Nothing is asked before it resolves; then the triggers of the 1 are above the effect.
      round(play)
      expect(play.told("rolls")).toMatchObject([{ value: 1 }])
      play.p1.isAsked("triggers").p1.pick("test-heart:0", "test-one:0")
      expect(whats(play)).toEqual(["ability", "ability", "ability"])
      while (play.open[0].prompt.key !== "set-roll") round(play)
      play.p1.yes()
      expect(waiting(play)[0]).toMatchObject({ rolled: 6 })
      // The 1 has paid, the 6 sets nothing off.
      expect(money(play.allPass())).toBe(10 + 20 + 6)
      expect(play.told("changeRoll")).toMatchObject([{ value: 6, final: 1 }])
    },
  )

  rule("RD-20=final", "turns a miss into a hit, with what is dealt and to whom", () => {
    const play = table({
      p1: { board: ["test-heart"] },
      monsters: ["fly"],
      cards: changers,
      rules: FINAL,
      dice: [1],
    })
    round(attack(play, "fly"))
    expect(waiting(play)[0]).toMatchObject({ what: "damage", whom: 0 })
    round(play).p1.yes()
    expect(waiting(play)[0]).toMatchObject({ what: "damage", from: 0, value: 1 })
    play.allPass()
    expect(play.told("damage")).toMatchObject([{ from: 0, amount: 1, combat: 1, roll: 6 }])
  })

  rule("RD-20=final", "turns a hit into a miss, with what more a monster deals on that number", () => {
    const beast = monster(
      "test-beast",
      "Beast",
      { kind: "basic", health: 1, evasion: 4, attack: 1, reward: {} },
      [verbs.combatDamageOn(2, n(2))],
    ).def
    const play = table({
      p1: { board: ["test-fist"] },
      p2: { board: ["test-page"] },
      monsters: ["test-beast"],
      cards: [...changers, beast, item("test-fist", youHave("attack", n(1)))],
      rules: { ...FINAL, attackValueTiming: "resolved" },
      dice: [5, 2],
    })
    round(attack(play, "test-beast"))
    expect(waiting(play)[0]).toMatchObject({ what: "damage", from: 0, value: 2 })
    round(play).p2.yes()
    expect(waiting(play)[0]).toMatchObject({ what: "damage", whom: 0, value: 2 })
    play.allPass()
    expect(play.told("damage")[0]).toMatchObject({ whom: 0, amount: 2, roll: 2 })
  })

  rule("RD-20=final", "can turn round damage of 0, which is never dealt", () => {
    const meek = monster("test-meek", "Meek", {
      kind: "basic",
      health: 1,
      evasion: 4,
      attack: 0,
      reward: {},
    }).def
    const position = {
      p1: { board: ["test-heart"] },
      monsters: ["test-meek"],
      cards: [...changers, meek],
      rules: FINAL,
    }
    const play = table({ ...position, dice: [1] })
    round(round(attack(play, "test-meek")))
      .p1.yes()
      .allPass()
    expect(play.told("damage")).toMatchObject([{ from: 0, amount: 1 }])
    const kept = table({ ...position, dice: [1, 6] })
    round(round(attack(kept, "test-meek")))
      .p1.no()
      .allPass()
    expect(kept.told("damage")).toMatchObject([{ from: 0, amount: 1 }])
  })

  rule(["FSC-R.12", "RD-20=final"], "fizzles where the number is another by then, or final already", () => {
    const play = spun({
      p1: { board: ["test-heart"] },
      p2: { board: ["test-coin"] },
      cards: changers,
      rules: FINAL,
      dice: [1, 1],
    })
    // p2's is above p1's, and comes first: another 1, which is final. The heart has no say any more.
    round(play)
    round(play).p2.isAsked("reroll").p2.yes()
    round(play).p1.isAsked("respond")
    expect(money(play.allPass())).toBe(11)
    const declined = spun({
      p1: { board: ["test-heart"] },
      p2: { board: ["test-coin"] },
      cards: changers,
      rules: FINAL,
      dice: [1],
    })
    round(round(declined)).p2.no()
    round(declined).p1.isAsked("set-roll").p1.yes()
    expect(money(declined.allPass())).toBe(16)
  })

  rule("RD-20=final", "an effect that speaks of the final number has read it as it resolved", () => {
    // With what lasts added, and whatever it is changed to after that.
    const seer = item("test-seer", on("rolls", eq(ref("ev.value"), n(1)), [gainCents(n(20))]))
    const play = spun({
      p1: { board: ["test-seer", "test-bane", "test-heart"] },
      cards: [...changers, seer, item("test-bane", youHave("rolls", n(-1)))],
      rules: FINAL,
      dice: [2],
    })
    while (play.told("rolls").length === 0) round(play)
    play.p1.pick("test-heart:0", "test-seer:0")
    while (play.open[0].prompt.key !== "set-roll") round(play)
    expect(money(play.p1.yes().allPass())).toBe(10 + 20 + 6)
  })

  rule(
    "RD-20=final",
    "is changed for good also where effects have left the stack: what reads the roll waits for it",
    () => {
      const play = spun({
        p1: { board: ["test-heart"] },
        cards: changers,
        rules: { wouldRollLoop: "final" },
        dice: [1],
      })
      expect([whats(play), money(play)]).toEqual([["ability", "roll"], 10])
      round(round(play)).p1.yes()
      expect(money(play.allPass())).toBe(16)
    },
  )

  rule(
    ["RD-20=responses", "RD-20=roll-triggers"],
    "is changed before it resolves by the other answers, below which the effect waits as well",
    () => {
      for (const wouldRollLoop of ["responses", "roll-triggers"] as const) {
        const play = spun({
          p1: { board: ["test-heart"] },
          cards: changers,
          rules: { ...INSIDE, wouldRollLoop },
          dice: [1],
        })
        round(round(play)).p1.isAsked("set-roll").p1.yes()
        expect(waiting(play)).toMatchObject([{ waits: 1 }, { what: "roll", value: 6 }])
        expect([money(play.allPass()), play.told("rolls")]).toMatchObject([16, [{ value: 6 }]])
      }
    },
  )
})

describe("attacks", () => {
  const options = { ruleset: "classic" }

  rule(["FSC-6.5", "RD-21=resolved"], "count the attack as the damage resolves", () => {
    const play = table({ p1: { board: ["blood-lust"] }, monsters: ["clotty"], dice: [6], options })
    play.p1.attack()
    if (play.open[0].prompt.key !== "respond") play.p1.against("clotty")
    while (!whats(play).includes("damage")) round(play)
    play.p1.activate("blood-lust", "p1")
    while (play.told("damage").length === 0) round(play)
    expect(play.told("damage")).toMatchObject([{ from: 0, amount: 2 }])
    play.allPass()
  })

  rule(["FSC-6.4", "FSC-5.5"], "are rolled against an evasion of 1 to 6 until one of the two is dead", () => {
    const ghost = monster("test-ghost", "Ghost", {
      kind: "basic",
      health: 1,
      evasion: 8,
      attack: 1,
      reward: {},
    }).def
    const play = table({ p1: {}, monsters: ["test-ghost"], cards: [ghost], dice: [5, 6], options })
    play.p1.attack()
    if (play.open[0].prompt.key !== "respond") play.p1.against("test-ghost")
    play.allPass()
    expect(play.told("damage").map(({ whom }) => whom === 0)).toEqual([true, false])
  })
})

describe("the condition of a trigger", () => {
  // Gains 6 cents at the end of the turn, if there is no monster with damage... here: if the player is alive and has no cents.
  const blessing = item(
    "test-blessing",
    on("endPhase", all(same("ev.who", "you"), eq({ read: "cents", of: "you" }, 0)), [gainCents(n(6))]),
  )
  const gift = item("test-gift", tap([gainCents(n(1))]))

  rule(
    ["RD-40=yes", "RD-40=no", "FSC-9.3"],
    "is asked again as it resolves: no longer true, and it fizzles",
    () => {
      const position = { p1: { board: ["test-blessing", "test-gift"] }, cards: [blessing, gift] }
      const ended = (play: Play): Play => {
        play.p1.end()
        while (!whats(play).includes("ability")) round(play)
        return play.p1.activate("test-gift").allPass()
      }
      const again = ended(table({ ...position, rules: { conditionRecheck: true } }))
      expect([money(again), again.told("fizzle")]).toMatchObject([1, [{ why: "condition" }]])
      const once = ended(table(position))
      expect([money(once), once.told("fizzle")]).toEqual([7, []])
    },
  )

  rule("RD-40=yes", "still true lets it resolve, and what it says of its event is not asked again", () => {
    const position = {
      p1: { board: ["test-blessing"] },
      cards: [blessing],
      rules: { conditionRecheck: true },
    }
    const play = table(position)
    play.p1.end().allPass()
    expect(money(play)).toBe(6)
  })
})

describe("a swap", () => {
  rule(
    ["RD-41=swapper", "RD-41=each-own", "FSC-11.4"],
    "is picked by whoever swaps, both cards; by each their own in the other answer",
    () => {
      const position = {
        p1: { board: ["incubus"], hand: ["bomb", "a-dime"] },
        p2: { hand: ["dice-shard", "butter-bean"] },
      }
      const both = table({ ...position, rules: { swapChoice: "swapper" } })
      round(both.p1.activate("incubus~hand", "p2")).p1.yes()
      both.p1.isAsked("swap-mine").p1.pick("bomb").p1.isAsked("swap-theirs")
      both.p1.pick("butter-bean").allPass().p1.has("hand", "a-dime", "butter-bean")
      const each = table(position)
      round(each.p1.activate("incubus~hand", "p2")).p1.yes().p1.pick("bomb").p2.isAsked("swap-mine")
      each.p2.pick("dice-shard").allPass().p1.has("hand", "a-dime", "dice-shard")
    },
  )
})

describe("its examples", () => {
  const options = { ruleset: "classic" }

  rule(
    "FSC-X.1",
    "Book of Sin, its roll, Dice Shard on the roll, Butter Bean on the shard: the roll of 4 stands",
    () => {
      const play = fourSoulsTable({
        p1: { board: ["book-of-sin"] },
        p2: { hand: ["dice-shard"], plays: 1 },
        p3: { hand: ["butter-bean"], plays: 1 },
        draws: ["a-dime"],
        dice: [4],
        options,
      })
      round(play.p1.activate("book-of-sin"))
      play.p1.pass().p2.play("dice-shard", "item").p2.pass().p3.play("butter-bean", "dice-shard")
      expect(whats(play)).toEqual(["ability", "roll", "loot", "loot"])
      round(play)
      expect([whats(play), cardsIn(play, "lootDiscard")]).toEqual([
        ["ability", "roll"],
        ["dice-shard", "butter-bean"],
      ])
      round(play)
      expect([play.told("rolls"), waiting(play)]).toMatchObject([[{ value: 4 }], [{ rolled: 4 }]])
      play.allPass().p1.has("hand", "a-dime")
    },
  )

  rule("FSC-X.3", "setting a roll to 6 counts only if it is done after The D6", () => {
    const position = {
      p1: { hand: ["i-the-magician"] },
      p2: { board: ["the-d6"] },
      monsters: ["clotty"],
      options,
    }
    const begun = (dice: number[]): Play => {
      const play = fourSoulsTable({ ...position, dice })
      play.p1.attack()
      if (play.open[0].prompt.key !== "respond") play.p1.against("clotty")
      while (!whats(play).includes("roll")) round(play)
      return play
    }
    const early = begun([2, 1])
    early.p1.play("i-the-magician", "item")
    round(early).p1.pick("6").p1.pass().p2.activate("the-d6", "item")
    round(early)
    expect(waiting(early)).toMatchObject([{ value: 1 }])
    early.leaves("p1", "respond")
    const late = begun([2, 1])
    late.p1.pass().p2.activate("the-d6", "item")
    round(late).p1.play("i-the-magician", "item")
    round(late).p1.pick("6")
    expect(waiting(late)).toMatchObject([{ value: 6 }])
    late.leaves("p1", "respond")
  })

  rule(
    ["FSC-X.4", "FSC-5.2", "FSC-5.4"],
    "Meat, The Relic and Lost Coin: a 5, a 6, made a 1 by a Dice Shard; The Relic loots, and the miss becomes a hit",
    () => {
      const play = table({
        p1: { board: ["test-coin", "test-meat", "the-relic"] },
        p2: { hand: ["dice-shard"], plays: 1 },
        cards: [...changers, item("test-meat", youHave("attackRolls", n(1)))],
        monsters: ["fly"],
        draws: ["a-dime"],
        dice: [5, 1, 6],
        options,
      })
      play.p1.attack()
      if (play.open[0].prompt.key !== "respond") play.p1.against("fly")
      while (!whats(play).includes("roll")) round(play)
      // The bonus waits above the roll, and Nola for it.
      expect(waiting(play)).toMatchObject([
        { what: "roll", value: 5 },
        { what: "addBonus", value: 1 },
      ])
      play.p1.isAsked("respond")
      expect(waiting(round(play))).toMatchObject([{ value: 6 }])
      play.p1.pass().p2.play("dice-shard", "item")
      expect(waiting(round(play))).toMatchObject([{ value: 1 }])
      round(play).p1.isAsked("triggers").p1.pick("test-coin:0", "the-relic:0")
      expect(waiting(play)[0]).toMatchObject({ what: "damage", whom: 0 })
      expect(whats(play)).toEqual(["damage", "ability", "ability"])
      round(play).p1.has("hand", "a-dime")
      round(play).p1.isAsked("reroll").p1.yes()
      expect(waiting(play)).toMatchObject([{ what: "damage", from: 0 }])
      play.allPass()
      expect([play.told("rolls"), play.told("damage")]).toMatchObject([
        [{ value: 1 }],
        [{ from: 0, amount: 1 }],
      ])
    },
  )

  rule("FSC-X.6", "Andres hits Gurdy with a 5 and a 4, misses with two 1s, and is dead", () => {
    const play = fourSoulsTable({ p1: {}, monsters: ["gurdy"], dice: [5, 4, 1, 1], options })
    play.p1.attack()
    if (play.open[0].prompt.key !== "respond") play.p1.against("gurdy")
    play.allPass()
    expect(play.told("damage").map(({ whom }) => whom === 0)).toEqual([false, false, true, true])
    expect(play.told("playerDies")).toMatchObject([{ who: 0 }])
  })
})
