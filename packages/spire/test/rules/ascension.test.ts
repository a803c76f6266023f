// Ascension, level by level (STS-K.5): each on top of those below it.

import { n, type Options } from "@soulspire/kernel"
import { spire } from "@soulspire/spire"
import { cardsIn } from "@soulspire/testkit"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { actOf, gameOf } from "../support/act.ts"
import {
  choose,
  climberOf,
  type ClimbTable,
  entering,
  keysOf,
  newClimb,
  type Way,
  withNeow,
} from "../support/climb.ts"
import { fighting, win } from "../support/victory.ts"

const K5 = "STS-K.5"

const climb = (ascension: number, seats = 2): ReturnType<typeof newClimb> =>
  newClimb(seats, { ascension, characters: ["ironclad", "silent", "silent", "ironclad"] }, "up")

/** Cards of a deck at the level below, and at this one. */
const decks = (level: number, deck: string): [before: string[], at: string[]] => [
  cardsIn(climb(level - 1), deck),
  cardsIn(climb(level), deck),
]
const of = (cards: readonly string[], level: number): string[] =>
  cards.filter((card) => new RegExp(`-a${level}(-|$)`).test(card)).toSorted()

/** What an enemy leaves of gold, as printed. */
const goldOf = (card: string): unknown =>
  spire.cards
    .find(({ id }) => id === card)
    ?.abilities.flatMap((each) => (each.k === "act" && each.act === "reward" ? each.do : []))
    .find(({ op }) => op === "gainGold")?.["amount"]

describe("ascension", () => {
  rule(K5, "1: harder elites stand in for the others", () => {
    const [before, at] = decks(1, "eliteDeck")
    expect([of(before, 1), of(at, 1)]).toEqual([[], at.toSorted()])
    expect(at).toHaveLength(3)
  })

  rule(K5, "2: everybody has 1 HP less at the most", () => {
    const most = (level: number): number[] => climb(level).state.table.players.map(({ maxHp }) => maxHp)
    expect([most(1), most(2)]).toEqual([
      [10, 9],
      [9, 8],
    ])
    expect(climb(2).state.table.players.map(({ hp }) => hp)).toEqual([9, 8])
  })

  rule(K5, "3: six harder events join the others", () => {
    const [before, at] = decks(3, "eventDeck")
    expect([before.length, of(before, 3).length, at.length, of(at, 3).length]).toEqual([12, 0, 18, 6])
    expect(at.filter((card) => !of(at, 3).includes(card)).toSorted()).toEqual(before.toSorted())
  })

  rule(K5, "4: nobody has more than two potions", () => {
    const held = (ascension: number): string[] => {
      const table = withNeow({
        p1: { offers: ["neow-05"], items: ["fire-potion", "fire-potion"] },
        potionDeck: ["swift-potion"],
        options: { ascension },
      })
      choose(table, 1)
      table.p1.pick("reveal:potion/1")
      return keysOf(table).filter((key) => key.startsWith("take:"))
    }
    expect([held(3).length, held(4).length]).toEqual([1, 0])
  })

  rule(K5, "5: everybody begins with a Curse that stays", () => {
    const curses = (level: number): number[] =>
      [1, 2, 3, 4].map(
        (seat) =>
          cardsIn(climb(level, 4), `p${seat}.deck`).filter((card) => card === "curse-ascenders-bane").length,
      )
    expect([curses(4), curses(5)]).toEqual([
      [0, 0, 0, 0],
      [1, 1, 1, 1],
    ])
    expect(cardsIn(climb(5), "curseDeck")).toHaveLength(13)
  })

  rule([K5, "STS-2.11"], "6: at the start of a later Act everybody heals 4 HP", () => {
    const healed = (ascension: number): number[] => {
      const table = fighting("boss", {
        cards: actOf(2),
        ownActs: true,
        bossDeck: ["b1-guardian"],
        p1: { hp: 1, maxHp: 10 },
        p2: { hp: 8, maxHp: 9 },
        options: { ascension },
      })
      win(table)
      for (const seat of [1, 2]) table.by(seat).pick("done")
      for (const seat of [1, 2]) table.by(seat).pick("go-on")
      return [1, 2].map((seat) => climberOf(table, seat).hp)
    }
    expect([healed(5), healed(6)]).toEqual([
      [10, 9],
      [5, 9],
    ])
  })

  rule(K5, "7: harder encounters stand in for some of the others", () => {
    const [before, at] = decks(7, "encounterDeck")
    expect([before.length, of(before, 7).length, at.length]).toEqual([12, 0, 12])
    expect(of(at, 7)).toEqual(["a1-jaw-worm-a7", "a1-large-slime-a7", "a1-looter-a7"])
    const gone = before.filter((card) => !at.includes(card))
    expect(gone.toSorted()).toEqual(["a1-jaw-worm", "a1-large-slime", "a1-looter"])
  })

  rule(K5, "8: a merchant removes a card for 4 gold", () => {
    const price = (ascension: number): unknown =>
      entering("merchant", { p1: { gold: 0, deck: ["ironclad-strike"] }, options: { ascension } }).p1.why(
        "cleanse",
      )?.params
    expect([price(7), price(8)]).toEqual([{ price: 3 }, { price: 4 }])
  })

  rule(K5, "9: everybody has lost 1 HP before it begins", () => {
    const lost = (level: number): number[] =>
      climb(level).state.table.players.map(({ hp, maxHp }) => maxHp - hp)
    expect([lost(8), lost(9)]).toEqual([
      [0, 0],
      [1, 1],
    ])
  })

  rule(K5, "10: there are harder bosses alone, and they leave 1 gold less", () => {
    const [before, at] = decks(10, "bossDeck")
    expect([of(before, 10), of(at, 10)]).toEqual([[], at.toSorted()])
    expect(at).toHaveLength(3)
    expect([before.map(goldOf), at.map(goldOf)]).toEqual([
      [n(3), n(3), n(3)],
      [n(2), n(2), n(2)],
    ])
  })

  rule(K5, "11: an Elite stands before the last boss", () => {
    const game = gameOf(4)
    const rooms = (ascension: number): string =>
      game.create({ firstAct: 4, ascension, everythingUnlocked: true }, 2, "heart").table.spaces
    expect([rooms(10), rooms(11)]).toEqual(["R$B", "R$EB"])
  })

  rule(K5, "12: still harder elites stand in for the hard ones", () => {
    const [before, at] = decks(12, "eliteDeck")
    expect([of(before, 1), of(at, 12)]).toEqual([before.toSorted(), at.toSorted()])
    expect(at).toHaveLength(3)
  })

  describe("13", () => {
    const two = ["test-3-boss-1", "test-3-boss-2"]
    /** The first boss of Act III has fallen, and the die says these next. */
    const fallen = (ascension: number, act: number, ...dice: number[]): ClimbTable => {
      const table = fighting("boss", {
        cards: actOf(3),
        ownActs: true,
        bossDeck: two,
        p1: { hp: 5, maxHp: 10, deck: ["ironclad-strike"] },
        dice: [1, ...dice],
        options: { ascension },
      })
      table.game.arrange(table.state, (r) => void Object.assign(r.s.table, { act, goal: act }))
      expect(cardsIn(table, "enemies")).toEqual([two[0]])
      return win(table)
    }

    rule([K5, "STS-Q-67"], "13: another boss of Act III follows at once, as hurt as everybody is", () => {
      // The die says the first one again, and then the other.
      const table = fallen(13, 3, 2, 5, 1)
      if (table.asked(1).prompt.key === "rewards") table.p1.pick("done")
      expect([cardsIn(table, "enemies"), climberOf(table).hp]).toEqual([[two[1]], 5])
      expect(table.told("bossWaits")).toHaveLength(1)
      win(table)
      if (table.state.over === null) table.p1.pick("done")
      expect(table.state.over).toMatchObject({ how: "victory" })
    })

    rule([K5, "STS-8.12"], "13: rows can be switched between the two", () => {
      const table = fighting("boss", {
        cards: actOf(3),
        ownActs: true,
        bossDeck: two,
        p2: {},
        dice: [1, 4, 1],
        options: { ascension: 13 },
      })
      table.game.arrange(table.state, (r) => void Object.assign(r.s.table, { act: 3, goal: 3 }))
      win(table).p1.canPick("switch:p2").p1.pick("ready").p2.pick("ready")
      expect(cardsIn(table, "enemies")).toEqual([two[1]])
    })

    rule(K5, "13: not below it, and not in another Act", () => {
      expect(fallen(12, 3).state.over).toMatchObject({ how: "victory" })
      fallen(13, 2).p1.isAsked("won").p1.pick("stop")
    })
  })

  describe("with the Acts of the box", () => {
    /** At the boss of an Act, with what wins against it. */
    const atBoss = (act: number, way: Way): ClimbTable => {
      const table = fighting("boss", way)
      table.game.arrange(table.state, (r) => void Object.assign(r.s.table, { act, goal: act }))
      return table
    }

    rule(
      [K5, "STS-2.11"],
      "6: at the start of Acts II and III everybody heals 4 HP, below it all of them",
      () => {
        const healed = (ascension: number, act: number): number => {
          const table = atBoss(act, {
            bossDeck: ["b1-guardian"],
            p1: { hp: 1, maxHp: 10, board: ["character-silent"] },
            options: { ascension },
          })
          win(table).p1.pick("done").p1.pick("go-on")
          expect(table.state.table.act).toBe(act + 1)
          expect(cardsIn(table, "eventDeck").length).toBeGreaterThan(8)
          return climberOf(table).hp
        }
        expect([healed(5, 1), healed(6, 1), healed(5, 2), healed(6, 2)]).toEqual([10, 5, 10, 5])
      },
    )

    const last = (ascension: number): ReturnType<typeof newClimb> =>
      newClimb(2, { firstAct: 4, ascension, everythingUnlocked: true }, "heart")

    rule(K5, "11: Shield and Spear stand before a harder Heart", () => {
      const decksAt = (ascension: number): unknown => {
        const table = last(ascension)
        return [table.state.table.spaces, cardsIn(table, "eliteDeck"), cardsIn(table, "bossDeck")]
      }
      expect(decksAt(10)).toEqual(["R$B", [], ["b4-heart"]])
      expect(decksAt(11)).toEqual(["R$EB", ["e4-spire-shield"], ["b4-heart-a11"]])
      const table = fighting("elite", {
        eliteDeck: ["e4-spire-shield"],
        summons: ["e4-spire-spear"],
        options: { ascension: 11 },
      })
      expect(cardsIn(table, "enemies")).toEqual(["e4-spire-shield", "e4-spire-spear"])
      table.leaves("p1", "face")
    })

    const [timeEater, donu, awakened] = ["b3-time-eater-a10", "b3-donu-a10", "b3-awakened-one-a10"]

    rule(
      [K5, "STS-Q-67"],
      "13: after one harder boss of Act III another one follows, and the climb is won",
      () => {
        const bosses = cardsIn(newClimb(1, { firstAct: 3, ascension: 13 }, "two"), "bossDeck")
        expect(bosses.toSorted()).toEqual([awakened, donu, timeEater].toSorted())
        // The die says the first one again, and then another.
        const table = atBoss(3, {
          bossDeck: [donu, timeEater, awakened],
          p1: { hp: 50, maxHp: 60 },
          dice: [1, 2, 5, 1, 1],
          options: { ascension: 13 },
        })
        expect(cardsIn(table, "enemies")).toContain(donu)
        win(table)
        if (table.asked(1).prompt.key === "rewards") table.p1.pick("done")
        expect([cardsIn(table, "enemies"), climberOf(table).hp]).toEqual([[timeEater], 50])
        // It has to fall twice.
        win(table).p1.pick("done")
        win(table)
        if (table.state.over === null) table.p1.pick("done")
        expect(table.state.over).toMatchObject({ how: "victory" })
      },
    )
  })

  rule(K5, "each level has all those below it", () => {
    const table = climb(13, 1)
    expect(climberOf(table)).toMatchObject({ maxHp: 9, hp: 8 })
    expect(cardsIn(table, "p1.deck")).toContain("curse-ascenders-bane")
    expect(of(cardsIn(table, "encounterDeck"), 7)).toHaveLength(3)
    expect(of(cardsIn(table, "eventDeck"), 3)).toHaveLength(6)
    expect(of(cardsIn(table, "bossDeck"), 10)).toHaveLength(3)
  })

  rule(K5, "nobody climbs above the thirteenth", () => {
    const options: Options = { ascension: 14 }
    expect(() => newClimb(1, options)).toThrow("refused")
  })
})
