// The eight variants of the first edition (FSC-V), at tables of any ruleset.

import { n, type Options } from "@soulspire/kernel"
import { fourSouls, verbs } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { isOfEdition } from "../../src/state/card-editions.ts"
import { describe, expect, it } from "vitest"
import { attack, cents, item, type Play, waiting } from "../support/play.ts"
import { called, refusalOf, setUp, stackedGame, undecked } from "../support/stacked.ts"
import { cardsIn, fourSoulsTable, playerOf, refsIn, seenIn } from "../support/table.ts"
import { loot, monster, treasure } from "../support/made-up.ts"

/** At a table that plays this variant, whose card lies beside the slots. */
const playing = (variant: string, position: Parameters<typeof fourSoulsTable>[0] = {}) =>
  fourSoulsTable({ ...position, challenge: [variant] })

const hands = (table: Play): number[] =>
  table.state.table.players.map((_each, seat) => refsIn(table, `p${seat + 1}.hand`).length)

describe("the mini-draft for two", () => {
  const gifts = Array.from(
    { length: 20 },
    (_each, i) => treasure(`gift-${i + 1}`, "Test", { kind: "passive" }, []).def,
  )

  rule(
    "FSC-V.1",
    "three are laid out, both pick one, the third goes to the bottom; then who picked last begins",
    () => {
      const table = setUp(stackedGame({ treasure: gifts }), { draft: true, firstPlayer: "seat" })
      table.p1.canPickExactly("gift-3", "gift-4", "gift-5").p1.pick("gift-5").p2.pick("gift-4")
      expect(cardsIn(table, "treasureDeck")[0]).toBe("gift-3")
      table.p2.canPickExactly("gift-6", "gift-7", "gift-8").p2.pick("gift-6").p1.pick("gift-7")
      expect([1, 2].map((seat) => cardsIn(table, `p${seat}.board`).slice(2))).toEqual([
        ["gift-5", "gift-7"],
        ["gift-4", "gift-6"],
      ])
      table.leaves("p1", "respond")
    },
  )
})

describe("enhanced bartering", () => {
  const bazaar = (position: Parameters<typeof fourSoulsTable>[0] = {}) =>
    playing("enhanced-bartering", {
      p1: { cents: 3, hand: ["bomb"], board: ["meat"] },
      p2: { cents: 5, hand: ["a-dime", "a-penny"], board: ["dinner"] },
      p3: { cents: 0 },
      ...position,
      options: { barter: true, enhancedBarter: true },
    })
  const offers = (table: Play, seat: number, act: string): string[] =>
    table
      .options(seat, "barter")
      .map(({ key }) => key.replace(/#\d+/g, ""))
      .filter((key) => key.startsWith(`${act}:`))

  rule(
    ["FSC-V.2", "FSC-Q-12"],
    "a loot card for cents: nobody sees which before it has changed hands",
    () => {
      const table = bazaar()
      const [dime] = refsIn(table, "p2.hand")
      table.p2.at("barter", `sell:a-dime>p1=3 it is a dime`)
      expect(table.told("offers")).toEqual([
        { k: "offers", who: 1, to: 0, item: -1, forItem: -1, wants: 3, loot: 1, words: "it is a dime" },
      ])
      expect(table.told("promises")).toEqual([{ k: "promises", who: 1, to: 0, words: "it is a dime" }])
      const [offer] = table.game
        .view(table.state, 0)
        .asked.filter(({ prompt }) => prompt.key === "deal.loot-sale")
      expect(JSON.stringify(offer)).not.toContain(String(dime))
      table.p1.at("deal.loot-sale", "yes")
      expect(cardsIn(table, "p1.hand").toSorted()).toEqual(["a-dime", "bomb"])
      expect(cents(table)).toEqual([0, 8, 0])
      // The third one has seen a card go, and not which.
      expect(seenIn(table, 3, "p1.hand")).toEqual(["?", "?"])
    },
  )

  rule("FSC-Q-19", "what is being played or used is not traded before that is done", () => {
    const table = bazaar({
      p1: { cents: 3, hand: ["bomb", "xv-the-devil"], board: ["meat"] },
      p2: { board: ["dinner", "breakfast"] },
    })
    // What is destroyed for it is named at once, what is stolen for it is chosen then.
    table.p1.play("xv-the-devil>meat").p1.isAsked("target")
    expect(offers(table, 1, "sell")).toEqual(["sell:meat>p2", "sell:meat>p3", "sell:bomb>p2", "sell:bomb>p3"])
    expect(offers(table, 2, "bid")).toEqual(["bid:meat"])
    table.leaves("p1", "target")
  })

  rule("FSC-V.2", "cents for a loot card, which its owner chooses", () => {
    const table = bazaar()
    table.p1.at("barter", "bidLoot:p2=2").p2.at("deal.loot-bid", "a-penny")
    expect([cardsIn(table, "p1.hand").toSorted(), cents(table)]).toEqual([
      ["a-penny", "bomb"],
      [1, 7, 0],
    ])
    table.p1.at("barter", "bidLoot:p2=1").p2.at("deal.loot-bid", "no")
    expect(cardsIn(table, "p2.hand")).toEqual(["a-dime"])
    // Nobody asks for a card of somebody who has none.
    expect(offers(table, 1, "bidLoot")).toEqual(["bidLoot:p2"])
  })

  rule("FSC-V.2", "loot for an item, an item for loot, loot for loot", () => {
    const table = bazaar()
    table.p1
      .at("barter", "exchange:bomb>p2")
      .p1.at("in-return-good", "dinner")
      .p2.at("deal.loot-for-item", "yes")
    expect(cardsIn(table, "p1.board")).toEqual(["isaac", "meat", "dinner"])
    expect(cardsIn(table, "p2.hand")).toContain("bomb")
    table.p1.at("barter", "exchange:meat>p2").p1.at("in-return-good", "their-loot")
    table.p2.at("deal.item-for-loot", "a-dime")
    expect([cardsIn(table, "p1.hand"), cardsIn(table, "p2.board")]).toEqual([["a-dime"], ["isaac", "meat"]])
    table.p1.at("barter", "exchange:a-dime>p2").p1.at("in-return-good", "their-loot")
    table.p2.at("deal.loot-for-loot", "bomb")
    expect(cardsIn(table, "p1.hand")).toEqual(["bomb"])
  })

  rule(
    "FSC-Q-13",
    "an item or a loot card may go for nothing, or for a promise that nobody has to keep",
    () => {
      const table = bazaar()
      table.p1.at("barter", "sell:meat>p2=0 leave me alone").p2.at("deal.item-given", "yes")
      table.p1.at("barter", "sell:bomb>p3=0").p3.at("deal.loot-given", "yes")
      table.p1.at("barter", "bid:dinner=0 please").p2.at("deal.item-begged", "yes")
      table.p1.at("barter", "bidLoot:p2=0").p2.at("deal.loot-begged", "a-dime")
      expect(cardsIn(table, "p1.board")).toEqual(["isaac", "dinner"])
      expect(cardsIn(table, "p3.hand")).toEqual(["bomb"])
      expect([cardsIn(table, "p1.hand"), cents(table)]).toEqual([["a-dime"], [3, 5, 0]])
    },
  )

  rule("FSC-V.2", "souls are never traded", () => {
    const table = bazaar({ p2: { cents: 5, souls: ["monstro"] } })
    for (const seat of [1, 2, 3])
      expect(table.options(seat, "barter").filter(({ key }) => key.includes("monstro"))).toEqual([])
    expect(table.why(2, "sell:monstro>p1")).toMatchObject({ rule: "FSC-V.2" })
  })

  rule(
    "FSC-V.2",
    "no item is traded during an attack: loot and cents are, and an offer of before lapses",
    () => {
      const table = bazaar({ monsters: ["fatty"], dice: [6, 6, 6, 6] })
      table.p2.at("barter", "sell:dinner>p1=2")
      expect(offers(table, 1, "sell")).toContain("sell:meat>p2")
      attack(table, "fatty")
      expect(table.told("offerLapses")).toEqual([{ k: "offerLapses", who: 1, to: 0 }])
      expect(offers(table, 1, "sell")).toEqual(["sell:bomb>p2", "sell:bomb>p3"])
      expect([offers(table, 1, "bid"), offers(table, 2, "bidLoot")]).toEqual([[], ["bidLoot:p1"]])
      expect(table.why(1, "sell:meat>p2")).toEqual({ key: "goods-barred", rule: "FSC-V.2" })
      table.allPass()
      // And again once it is over.
      expect(offers(table, 1, "sell")).toContain("sell:meat>p2")
    },
  )

  rule("FSC-V.2", "no item is traded with whoever is dead", () => {
    const killer = item("test-killer", verbs.paid([], [verbs.kill("it1")], verbs.aim(verbs.players)))
    const table = bazaar({
      p1: { cents: 3, hand: ["bomb"], board: ["meat", "test-killer"] },
      p2: { cents: 5, hand: ["a-dime", "a-penny"], board: ["dinner", "smelter"] },
      p3: { board: ["mr-boom"] },
      cards: [killer],
    })
    table.p1.activate("test-killer", "p2").allPass().p2.pick("dinner").p2.pick("a-dime")
    expect(playerOf(table, 2).died).toBe(1)
    expect(offers(table, 2, "sell")).toEqual(["sell:a-penny>p3", "sell:a-penny>p1"])
    expect(offers(table, 1, "bid")).toEqual(["bid:mr-boom"])
    expect(offers(table, 1, "sell")).toEqual(expect.arrayContaining(["sell:meat>p3", "sell:bomb>p2"]))
    expect(offers(table, 1, "sell")).not.toContain("sell:meat>p2")
  })
})

describe("souls are money", () => {
  const market = (position: Parameters<typeof fourSoulsTable>[0] = {}) =>
    playing("souls-are-money", {
      p1: { cents: 0, souls: ["monstro", "gemini"] },
      ...position,
    })
  // The starting items that nobody has lie face down in the box once the game has started.
  const withDeck = (table: Play, ...cards: string[]): Play => {
    expect(cardsIn(table, "box")).toEqual(cards)
    return table
  }

  rule("FSC-V.3", "the starting items that nobody has become a deck", () => {
    const table = setUp(stackedGame({ others: undecked }), { soulsAreMoney: true, firstPlayer: "seat" }, 3)
    const taken = [1, 2, 3].flatMap((seat) => cardsIn(table, `p${seat}.board`).slice(1))
    const all = undecked.filter(
      (def) =>
        def.back === "starting" &&
        isOfEdition(def, "present") &&
        (def.facts["copies"] ?? 1) > 0 &&
        !def.kinds.some((kind) => kind.startsWith("set-")),
    )
    expect(cardsIn(table, "box").toSorted()).toEqual(
      all
        .map(({ id }) => id)
        .filter((id) => !taken.includes(id))
        .toSorted(),
    )
    // Nobody can tell which is which.
    expect(new Set(seenIn(table, 1, "box"))).toEqual(new Set(["?"]))
    table.leaves("p1", "respond")
  })

  rule("FSC-V.3", "a soul is discarded for 5 ¢, a loot card and the top starting item", () => {
    const table = withDeck(market({ box: ["the-d6"], lootDeck: ["bomb"] }), "the-d6")
    table.p1.spendSoul("souls-are-money").p1.pick("gemini")
    expect([cardsIn(table, "p1.souls"), cardsIn(table, "monsterDiscard")]).toEqual([["monstro"], ["gemini"]])
    expect(waiting(table)).toHaveLength(1)
    table.allPass()
    expect([cents(table)[0], cardsIn(table, "p1.hand"), cardsIn(table, "p1.board")]).toEqual([
      5,
      ["bomb"],
      ["isaac", "the-d6"],
    ])
  })

  rule("FSC-Q-11", "is one more action of a turn: once, and not in response", () => {
    const table = market({ box: ["the-d6", "yum-heart"], p2: { hand: ["bomb"], souls: ["fly"] } })
    table.p1.spendSoul("souls-are-money").p1.pick("gemini").p1.pass()
    table.p2.cannot("spendSoul:souls-are-money", "not-now").p2.pass()
    table.p1.cannot("spendSoul:souls-are-money", "cannot-pay")
    table.p1.end().allPass()
    table.p2.canPick("spendSoul:souls-are-money")
  })

  rule(
    "FSC-Q-14",
    "an empty deck of starting items has nothing to give, and the rest is got all the same",
    () => {
      const table = market({ p1: { cents: 0, souls: ["monstro"] } })
      table.p1.spendSoul("souls-are-money").allPass()
      expect([cents(table)[0], hands(table)[0], cardsIn(table, "p1.board")]).toEqual([5, 1, ["isaac"]])
      table.p1.cannot("spendSoul:souls-are-money", "cannot-pay")
    },
  )

  rule("FSC-V.3", "a bonus soul that is spent is gone", () => {
    const table = market({ p1: { cents: 0, souls: ["soul-of-guppy"] }, box: ["the-d6"] })
    table.p1.spendSoul("souls-are-money").allPass()
    expect([cardsIn(table, "bonus"), cardsIn(table, "outside")]).toEqual([[], ["soul-of-guppy"]])
  })

  rule("FSC-V.3", "cannot be done without a soul, nor where it is not played", () => {
    market({ p1: {} }).p1.cannot("spendSoul:souls-are-money", "cannot-pay")
    fourSoulsTable({ p1: { souls: ["monstro"] } }).p1.cannotPick("spendSoul:souls-are-money")
  })
})

describe("casino", () => {
  const machines = (table: Play, seat: number) =>
    table.game
      .view(table.state, 0)
      .zones[`board.${seat - 1}`].flatMap(({ ref, card }) =>
        ref !== undefined && card === "portable-slot-machine" ? [ref] : [],
      )

  rule("FSC-V.4", "everybody also starts with a copy of the machine, and the card stays in its deck", () => {
    const deck = [...called("dinner", "meat", "breakfast", "portable-slot-machine", "smelter", "mr-boom")]
    const table = setUp(stackedGame({ treasure: deck }), { casino: true, firstPlayer: "seat" }, 3)
    for (const seat of [1, 2, 3]) expect(cardsIn(table, `p${seat}.board`)).toHaveLength(3)
    expect(cardsIn(table, "treasureDeck")).toContain("portable-slot-machine")
    table.leaves("p1", "respond")
  })

  rule("FSC-V.4", "the copy works, cannot be destroyed, and can be stolen like any item", () => {
    const thief = loot(
      "test-thief",
      "Test",
      { kind: "wild" },
      [verbs.steal("it1")],
      verbs.aim(verbs.othersItems),
    )
    const hammer = loot(
      "test-hammer",
      "Test",
      { kind: "wild" },
      [verbs.destroy("it1")],
      verbs.aim(verbs.items),
    )
    const deck = [...called("portable-slot-machine", "meat", "dinner", "breakfast", "smelter")]
    const cards = [thief.def, hammer.def, ...called("bomb", "a-dime", "a-nickel", "soul-heart", "two-cents")]
    const game = stackedGame({ treasure: deck, loot: cards })
    const table = setUp(game, { casino: true, firstPlayer: "seat", bonusSouls: false })
    expect([machines(table, 1).length, machines(table, 2).length]).toEqual([1, 1])
    table.allPass().p1.play("test-hammer", machines(table, 1)[0]).allPass()
    expect(machines(table, 1)).toHaveLength(1)
    table.p1.activate("cain").allPass().p1.play("test-thief", machines(table, 2)[0]).allPass()
    expect([machines(table, 1).length, machines(table, 2).length]).toEqual([2, 0])
    // Each works for whoever has it, and one cannot be paid for twice with 3 ¢.
    table.p1.activate(machines(table, 1)[1])
    expect(cents(table)[0]).toBe(0)
    table.allPass()
  })
})

describe("chosen characters", () => {
  const charactersOf = (table: Play) =>
    table.state.table.players.map((_each, i) => cardsIn(table, `p${i + 1}.board`)[0])

  rule(["FSC-V.5", "FSC-Q-4"], "everybody picks in turn order, of all that are left", () => {
    const table = setUp(stackedGame({}), { characters: "chosen", firstPlayer: "seat" }, 3)
    table.p1.isAsked("character").p1.canPick("judas", "maggy", "cain").p1.pick("judas")
    table.p2.isAsked("character").p2.cannotPick("judas").p2.pick("maggy")
    table.p3.pick("isaac")
    expect(charactersOf(table)).toEqual(["judas", "maggy", "isaac"])
    // With what each of them brings along, and what everybody starts with.
    expect(cardsIn(table, "p3.board")).toEqual(["isaac", "the-d6"])
    expect([hands(table), cents(table)]).toEqual([
      [3, 3, 3],
      [3, 3, 3],
    ])
    table.leaves("p1", "respond")
  })

  rule(["FSC-V.5", "FSC-Q-15"], "or one of two that are dealt, which lie open; the others go back", () => {
    const table = setUp(stackedGame({}), { characters: "one-of-two", firstPlayer: "seat" }, 2)
    expect(cardsIn(table, "draft")).toHaveLength(4)
    const [first, second] = table.choices(1)
    expect(table.choices(1)).toHaveLength(2)
    table.p1.pick(second)
    const theirs = table.choices(2)
    expect(theirs).toHaveLength(2)
    expect([theirs.includes(first), theirs.includes(second)]).toEqual([false, false])
    table.p2.pick(theirs[0])
    expect(cardsIn(table, "draft")).toEqual([])
    expect(cardsIn(table, "outside")).toContain(first.split("#")[0])
    table.leaves("p1", "respond")
  })

  rule("FSC-V.5", "whoever has picked the one who goes first goes first", () => {
    const table = setUp(stackedGame({}), { characters: "chosen", firstPlayer: "lot" }, 3)
    table.p1.pick("judas").p2.pick("maggy").p3.pick("cain")
    expect(table.state.table.starter).toBe(2)
    table.leaves("p3", "respond")
  })
})

describe("rewards for everyone", () => {
  const prey = (reward: Parameters<typeof monster>[2]["reward"], souls = 0) =>
    monster("test-prey", "Prey", { kind: "basic", health: 1, evasion: 1, attack: 1, reward, souls }, []).def
  const kill = (reward: Parameters<typeof monster>[2]["reward"], dice: number[] = [], souls = 0): Play => {
    const table = playing("rewards-for-everyone", {
      p1: { cents: 0 },
      p2: { cents: 0 },
      p3: { cents: 0 },
      cards: [prey(reward, souls)],
      monsters: ["test-prey", "fatty"],
      lootDeck: Array.from({ length: 12 }, () => "a-penny"),
      dice: [6, ...dice],
    })
    return attack(table, "test-prey").allPass()
  }

  rule("FSC-V.6", "the others get the reward of a monster, the active player gets it twice", () => {
    expect(cents(kill({ cents: 3 }))).toEqual([6, 3, 3])
    expect(hands(kill({ loot: 1 }))).toEqual([2, 1, 1])
    const table = kill({ treasure: 1 })
    expect([1, 2, 3].map((seat) => cardsIn(table, `p${seat}.board`).length)).toEqual([3, 2, 2])
  })

  rule("FSC-Q-2", "one die is rolled for all of them, and the soul goes to one", () => {
    const table = kill({ rollCents: 1 }, [4], 1)
    expect(cents(table)).toEqual([8, 4, 4])
    expect(table.told("rollDice")).toHaveLength(2)
    expect([1, 2, 3].map((seat) => cardsIn(table, `p${seat}.souls`).length)).toEqual([1, 0, 0])
    expect(hands(kill({ rollLoot: 1 }, [2]))).toEqual([4, 2, 2])
  })

  rule("FSC-V.6", "in every edition's order of things, off the stack or on it", () => {
    const table = playing("rewards-for-everyone", {
      p1: { cents: 0 },
      p2: { cents: 0 },
      cards: [prey({ cents: 2 })],
      monsters: ["test-prey"],
      dice: [6],
      rules: { rewardsOnStack: true },
    })
    attack(table, "test-prey").allPass()
    expect(cents(table)).toEqual([4, 2])
  })

  rule(
    "FSC-Q-16",
    "what a card gives as rewards besides is for whom it says, and what is no monster gives to one",
    () => {
      const idol = treasure(
        "test-idol",
        "Idol",
        { kind: "passive", stats: { health: 1, evasion: 1, attack: 0 }, reward: { cents: 5 } },
        [verbs.thisCanBeAttacked],
      ).def
      const table = playing("rewards-for-everyone", {
        p1: { cents: 0 },
        p2: { cents: 0, board: ["test-idol"] },
        cards: [idol],
        monsters: ["fatty"],
        dice: [6],
      })
      attack(table, "test-idol").allPass()
      expect(cents(table)).toEqual([5, 0])
    },
  )

  rule("FSC-Q-16", "a reward that is for each player already is gained once by each share", () => {
    const table = kill({ treasureEach: 1 })
    expect([1, 2, 3].map((seat) => cardsIn(table, `p${seat}.board`).length)).toEqual([3, 2, 2])
  })
})

describe("super shop", () => {
  const shop = (position: Parameters<typeof fourSoulsTable>[0] = {}) =>
    playing("super-shop", {
      p1: { cents: 0 },
      p2: { cents: 0 },
      p3: { cents: 0 },
      shop: ["dinner", "meat"],
      ...position,
    })
  const slain = (position: Parameters<typeof fourSoulsTable>[0] = {}) =>
    attack(shop({ monsters: ["monstro"], wounds: [3], dice: [6], ...position }), "monstro").allPass()

  rule(
    ["FSC-V.7", "FSC-Q-9"],
    "who gains a soul makes the others richer by 5 ¢ and the shop larger by one, at once",
    () => {
      const table = slain()
      expect(cardsIn(table, "p1.souls")).toEqual(["monstro"])
      expect(cents(table).slice(1)).toEqual([5, 5])
      expect([table.state.table.shopSlots, refsIn(table, "shop").length]).toEqual([3, 3])
      expect(table.told("stacked").filter(({ path }) => JSON.stringify(path).includes("super-shop"))).toEqual(
        [],
      )
    },
  )

  rule("FSC-Q-9", "a soul that is worth two is one gain", () => {
    const big = monster(
      "test-big",
      "Big",
      { kind: "boss", health: 1, evasion: 1, attack: 1, reward: {}, souls: 2 },
      [],
    ).def
    const table = shop({ cards: [big], monsters: ["test-big"], dice: [6] })
    attack(table, "test-big").allPass()
    expect([cents(table), table.state.table.shopSlots]).toEqual([[0, 5, 5], 3])
  })

  rule("FSC-Q-3", "bonus souls count", () => {
    const purse = item("test-purse", verbs.paid([], [verbs.gainCents(n(25))]))
    const table = shop({ p1: { cents: 0, board: ["test-purse"] }, cards: [purse], bonus: ["soul-of-greed"] })
    table.p1.activate("test-purse").allPass()
    expect(cardsIn(table, "p1.souls")).toEqual(["soul-of-greed"])
    expect([cents(table), table.state.table.shopSlots]).toEqual([[25, 5, 5], 3])
  })

  rule("FSC-Q-17", "a soul that only changes hands is no gain", () => {
    const glove = item(
      "test-glove",
      verbs.paid([], [verbs.steal("it1")], verbs.aim({ from: "souls", of: "others" })),
    )
    const table = shop({
      p1: { cents: 0, board: ["test-glove"] },
      p2: { cents: 0, souls: ["monstro"] },
      cards: [glove],
    })
    table.p1.activate("test-glove", "monstro").allPass()
    expect(cardsIn(table, "p1.souls")).toEqual(["monstro"])
    expect([cents(table), table.state.table.shopSlots]).toEqual([[0, 0, 0], 2])
  })
})

describe("minions first", () => {
  const lair = (position: Parameters<typeof fourSoulsTable>[0]) => playing("minions-first", position)

  rule("FSC-V.8", "no boss can be attacked while a basic monster is active", () => {
    const table = lair({ monsters: ["monstro", "fly"] })
    table.p1.attack().allPass().p1.canPickExactly("against:fly", "against:deck")
    table.p1.cannot("against:monstro", "minions-first")
    expect(table.why(1, "against:monstro")).toEqual({ key: "minions-first", rule: "FSC-V.8" })
    table.leaves("p1", "attack-target")
  })

  rule(
    "FSC-Q-18",
    "cursed and holy monsters are basic ones too; beside other bosses a boss can be attacked",
    () => {
      for (const minion of ["cursed-fatty", "holy-dip"])
        lair({ monsters: ["monstro", minion] })
          .p1.attack()
          .allPass()
          .p1.cannot("against:monstro", "minions-first")
          .leaves("p1", "attack-target")
      lair({ monsters: ["monstro", "gemini"] })
        .p1.attack()
        .allPass()
        .p1.canPick("against:monstro", "against:gemini")
        .leaves("p1", "attack-target")
    },
  )

  rule(
    "FSC-Q-10",
    "a boss that an attack on the deck finds beside a basic monster takes its slot, and the attack is lost",
    () => {
      const table = lair({ monsters: ["fatty", "fly"], monsterDeck: ["monstro", "dip"] })
      table.p1.attack().allPass().p1.against("deck").p1.pick("fatty")
      expect(cardsIn(table, "monsters")).toEqual(["fly", "monstro"])
      expect([table.state.table.attacker, table.told("rollDice")]).toEqual([-1, []])
      table.p1.cannot("attack", "no-attack-left")
    },
  )

  rule("FSC-Q-10", "it is fought if it has covered the last of them", () => {
    const table = lair({ monsters: ["fatty"], monsterDeck: ["monstro"], dice: [6] })
    table.p1.attack().allPass().p1.against("deck")
    expect(table.state.table.attacker).toBe(0)
    table.leaves("p1", "respond")
  })
})

describe("tables that cannot be", () => {
  const cases: readonly (readonly [string, Options, number, string, readonly string[]])[] = [
    [
      "goods traded where nobody barters",
      { enhancedBarter: true, barter: false },
      3,
      "options-clash FSC-V.2",
      ["FSC-V.2"],
    ],
    [
      "items traded with and without bars",
      { enhancedBarter: true, tradeItems: true },
      3,
      "options-clash FSC-V.2",
      ["FSC-V.2"],
    ],
    [
      "goods traded by those who play together",
      { enhancedBarter: true, mode: "co-op" },
      2,
      "options-clash FS-17.7",
      ["FSC-V.2"],
    ],
    [
      "souls as money where they win nothing",
      { soulsAreMoney: true, challenge: "the-last-tithe" },
      3,
      "options-clash FS-18.7",
      ["FSC-V.3"],
    ],
    [
      "a machine that is not in the box",
      { casino: true, sets: ["requiem"] },
      2,
      "card-not-played FSC-V.4",
      ["FSC-V.4"],
    ],
    [
      "characters chosen where everybody is Eden",
      { characters: "chosen", edenOnly: true },
      2,
      "options-clash FSC-V.5",
      ["FSC-V.5"],
    ],
    [
      "two dealt to everybody where there are too few",
      { characters: "one-of-two", sets: ["requiem"] },
      4,
      "too-few-characters FSC-V.5",
      ["FSC-V.5"],
    ],
    [
      "a final boss that must wait",
      { minionsFirst: true, challenge: "the-last-tithe" },
      3,
      "options-clash FS-18.1",
      ["FSC-V.8"],
    ],
  ]
  for (const [what, options, seats, why, ids] of cases)
    rule(ids, `${what}: ${why}`, () => {
      const reason = refusalOf(options, seats)
      expect([reason?.key, reason?.rule].join(" ")).toBe(why)
    })

  it("all that do not contradict each other are played together, also by two who play together", () => {
    const all = {
      soulsAreMoney: true,
      casino: true,
      rewardsForAll: true,
      superShop: true,
      minionsFirst: true,
    }
    for (const ruleset of fourSouls.options["ruleset"].kind === "choice"
      ? fourSouls.options["ruleset"].choices
      : [])
      expect([
        ruleset,
        refusalOf({ ...all, ruleset, enhancedBarter: true, characters: "one-of-two", draft: true }, 4),
      ]).toEqual([ruleset, null])
    expect(refusalOf({ ...all, mode: "solo", characters: "chosen" })).toBeNull()
  })
})
