// Chapter 11: death, of monsters and of players.

import { is, n, type Options, same } from "@soulspire/kernel"
import { monster, treasure, words } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { cardsIn, fourSoulsTable, playerOf, refsIn } from "../support/table.ts"

const { aim, deal, gainCents, heal, loot, on, players, tap, whenThisDies } = words

type Table = ReturnType<typeof fourSoulsTable>
type Position = Parameters<typeof fourSoulsTable>[0]

const item = (id: string, ...abilities: Parameters<typeof treasure>[3]) =>
  treasure(id, id, { kind: "active" }, abilities).def

/** Kinds of events in the order in which they happened. */
const order = (table: Table, ...kinds: string[]): string[] =>
  table.events.filter(({ k }) => kinds.includes(k)).map(({ k }) => k)

const souls = (table: Table, seat: number): string[] => cardsIn(table, `p${seat}.souls`)

/** Everybody passes once, from whoever is asked on. */
const round = (table: Table): Table => {
  for (let i = 0; i < table.state.seats; i++) table.by(table.open[0].seat + 1).pass()
  return table
}

describe("a waiting death", () => {
  const potion = item("test-potion", tap([heal(n(1))]))
  const healed = (options: Options): Table => {
    const table = fourSoulsTable({
      p1: { damage: 1, board: ["test-potion"] },
      p2: { hand: ["bomb"], plays: 1 },
      monsters: ["fly"],
      cards: [potion],
      options,
      from: "action",
    })
    table.p1.attack().p1.pass().p2.play("bomb", "p1")
    while (table.told("dying").length === 0) round(table)
    table.p1.activate("test-potion")
    round(table)
    expect(playerOf(table, 1).damage).toBe(1)
    return table
  }

  rule(["FS-11.0.1", "RD-03"], "is not stopped by healing alone", () => {
    const table = healed({}).allPass()
    expect(table.told("playerDies")).toMatchObject([{ who: 0 }])
  })

  rule(["FS-IT-1", "RD-03"], "is stopped by healing above 0 HP in the Italian edition", () => {
    const table = healed({ ruleset: "italian" })
    table.allPass().p1.isAsked("attack-target").p1.against("fly")
    expect(table.told("playerDies")).toEqual([])
    table.leaves("p1", "respond")
  })

  rule(
    ["FS-11.0.1", "RD-04"],
    "that is prevented leaves at least 1 HP, or in another ruleset what there was",
    () => {
      const shot = (rules: object): Table =>
        fourSoulsTable({
          p1: { board: ["test-gun"] },
          p2: { board: ["guppys-collar"] },
          dice: [2],
          cards: [item("test-gun", tap([deal(n(5), "it1")], aim(players)))],
          rules,
        })
          .p1.activate("test-gun", "p2")
          .allPass()
      const table = shot({})
      expect([table.told("playerDies"), playerOf(table, 2).damage]).toEqual([[], 1])
      expect(playerOf(shot({ preventedDeathHp: "as-before" }), 2).damage).toBe(0)
    },
  )

  rule(
    ["FS-11.0.2", "FS-6.3.3"],
    "of an item with HP follows the steps of a monster's, but no monster has died",
    () => {
      const safe = item("test-safe")
      const table = fourSoulsTable({
        p1: { board: ["test-gun", "the-midas-touch", "test-mourner"], cents: 0 },
        shop: ["test-safe"],
        treasureDeck: ["meat"],
        cards: [
          { ...safe, facts: { ...safe.facts, health: 2, evasion: 3, attack: 1, cents: 4 } },
          item("test-gun", tap([deal(n(2), "it1")], aim({ from: "shop" }))),
          item("test-mourner", on("rewarded", null, [loot(n(1))])),
        ],
      })
      table.p1.activate("test-gun", "test-safe").allPass()
      expect([cardsIn(table, "treasureDiscard"), cardsIn(table, "shop")]).toEqual([["test-safe"], ["meat"]])
      // The reward is paid, what waits for the reward has its say, and the Midas Touch is silent.
      expect([playerOf(table, 1).cents, cardsIn(table, "p1.hand")]).toEqual([4, ["a-penny"]])
      expect(table.state.table.monsterDied).toBe(0)
      // A room dies as a room does.
      const altar = {
        ...safe,
        id: "test-altar",
        back: "room",
        kinds: ["room"],
        facts: { health: 1, cents: 3 },
      }
      const room = fourSoulsTable({
        p1: { board: ["test-gun", "test-mourner"], cents: 0 },
        rooms: ["test-altar"],
        options: { rooms: true },
        cards: [
          altar,
          item("test-gun", tap([deal(n(2), "it1")], aim({ from: "rooms" }))),
          item(
            "test-mourner",
            on("move", { all: [is("ev.obj", "room"), { says: ["ev.cause", "death"] }] }, [loot(n(1))]),
          ),
        ],
      })
      room.p1.activate("test-gun", "test-altar").allPass()
      expect([playerOf(room, 1).cents, cardsIn(room, "p1.hand")]).toEqual([3, ["a-penny"]])
    },
  )

  rule("FS-11.0.3", "is never that of an eternal object", () => {
    const idol = monster(
      "test-idol",
      "Idol",
      { kind: "basic", health: 2, evasion: 3, attack: 1, reward: { cents: 9 } },
      [{ k: "stat", stat: "eternal", add: 1 }],
    )
    const table = fourSoulsTable({ p1: { hand: ["gold-bomb"] }, monsters: ["test-idol"], cards: [idol.def] })
    table.p1.play("gold-bomb", "test-idol").allPass().p1.isAsked("action")
    expect([table.told("dying"), cardsIn(table, "monsters")]).toEqual([[], ["test-idol"]])
    expect(table.game.view(table.state, 0).zones["monsters"]).toMatchObject([{ shows: { health: 0 } }])
  })

  rule(["FS-Q-13", "RD-18"], "goes above the triggers of the damage it came of", () => {
    const hit = (rules: object): string[] => {
      const table = fourSoulsTable({
        p1: { hand: ["gold-bomb"] },
        p2: { board: ["test-nerve"], cents: 0 },
        cards: [item("test-nerve", words.whenYouTakeDamage([gainCents(n(1))]))],
        rules,
      })
      table.p1.play("gold-bomb", "p2").allPass()
      return order(table, "playerDies", "gainCents")
    }
    expect(hit({})).toEqual(["playerDies", "gainCents"])
    expect(hit({ deathAboveDamageTriggers: false })).toEqual(["gainCents", "playerDies"])
  })
})

describe("a monster's death", () => {
  const martyr = monster(
    "test-martyr",
    "Martyr",
    { kind: "boss", health: 1, evasion: 3, attack: 1, reward: { cents: 5 }, souls: 1 },
    [
      whenThisDies([loot(n(1), "active")]),
      on("rewarded", same("ev.whom", "this"), [words.loseCents(n(2), "active")], { in: ["holding"] }),
    ],
  )

  rule(
    ["FS-11.1.1", "RD-01", "RD-02"],
    "goes from the holding zone over triggers and rewards to a soul and a new monster",
    () => {
      const table = fourSoulsTable({
        p1: { hand: ["bomb"], cents: 0 },
        monsters: ["test-martyr"],
        monsterDeck: ["fly"],
        cards: [martyr.def],
      })
      table.p1.play("bomb", "test-martyr")
      round(round(round(table)))
      // Dead: in the holding zone, nothing gained yet, and its trigger alone is on the stack.
      expect([cardsIn(table, "holding"), cardsIn(table, "monsters")]).toEqual([["test-martyr"], []])
      expect([cardsIn(table, "stack"), playerOf(table, 1).cents, cardsIn(table, "p1.hand")]).toEqual([
        [""],
        0,
        [],
      ])
      round(table)
      // The trigger has resolved, the reward has come without the stack, and what comes after the reward waits.
      expect([cardsIn(table, "p1.hand"), playerOf(table, 1).cents]).toEqual([["a-penny"], 5])
      expect([cardsIn(table, "stack"), souls(table, 1), cardsIn(table, "monsters")]).toEqual([[""], [], []])
      round(table).p1.isAsked("action")
      expect([playerOf(table, 1).cents, souls(table, 1), cardsIn(table, "monsters")]).toEqual([
        3,
        ["test-martyr"],
        ["fly"],
      ])
    },
  )

  rule(
    ["RD-01", "RD-14"],
    "and a player's pay on the stack in another ruleset, below what they have set off",
    () => {
      const rules = { rewardsOnStack: true, penaltyOnStack: true }
      const table = fourSoulsTable({
        p1: { hand: ["bomb"], cents: 0 },
        monsters: ["test-martyr"],
        cards: [martyr.def],
        rules,
      })
      table.p1.play("bomb", "test-martyr")
      round(round(round(table)))
      expect(cardsIn(table, "stack")).toHaveLength(2)
      round(table)
      expect([cardsIn(table, "p1.hand"), playerOf(table, 1).cents]).toEqual([["a-penny"], 0])
      table.allPass()
      expect([playerOf(table, 1).cents, souls(table, 1)]).toEqual([3, ["test-martyr"]])
      const player = fourSoulsTable({
        p1: { hand: ["gold-bomb"] },
        p2: { board: ["suicide-king"], cents: 5 },
        rules,
      })
      player.p1.play("gold-bomb", "p2")
      while (player.told("playerDies").length === 0) round(player)
      expect([cardsIn(player, "stack").length, player.told("penalty")]).toEqual([2, []])
      player.allPass().p2.isAsked("penalty-loot").leaves("p2", "penalty-loot")
    },
  )

  rule("FS-11.1.2", "leaves no moment between its steps when nothing is set off", () => {
    const table = fourSoulsTable({
      p1: { hand: ["gold-bomb"], cents: 0 },
      monsters: ["war"],
      monsterDeck: ["fly"],
    })
    table.p1.play("gold-bomb", "war")
    // The bomb, the damage and what the damage has set off resolve; the death is next.
    while (table.told("dying").length === 0) round(table)
    expect([playerOf(table, 1).cents, souls(table, 1)]).toEqual([0, []])
    round(table)
    expect([playerOf(table, 1).cents, souls(table, 1), cardsIn(table, "monsters")]).toEqual([
      8,
      ["war"],
      ["fly"],
    ])
    table.allPass()
  })

  rule("FS-11.1.3", "takes what cannot be discarded back to its slot, with all its steps done", () => {
    const weed = monster(
      "test-weed",
      "Weed",
      { kind: "basic", health: 1, evasion: 3, attack: 1, reward: { cents: 2 } },
      [words.cannotBeDiscarded],
    )
    const table = fourSoulsTable({
      p1: { hand: ["bomb"], cents: 0 },
      monsters: ["fly", "test-weed"],
      cards: [weed.def],
    })
    const before = refsIn(table, "monsters")[1]
    table.p1.play("bomb", "test-weed").allPass().p1.isAsked("action")
    expect([playerOf(table, 1).cents, cardsIn(table, "monsterDiscard")]).toEqual([2, []])
    expect(table.game.view(table.state, 0).zones["monsters"]).toMatchObject([
      { card: "fly" },
      { card: "test-weed", shows: { slot: 1, health: 1 } },
    ])
    expect(refsIn(table, "monsters")).not.toContain(before)
  })

  rule(["FS-2.3.4", "FS-11.1.1"], "pays the active player, whoever killed it", () => {
    const table = fourSoulsTable({
      p1: { cents: 0, hand: ["a-dime"] },
      p2: { hand: ["gold-bomb"], plays: 1, cents: 0 },
      monsters: ["war"],
    })
    table.p1.play("a-dime").p1.pass().p2.play("gold-bomb", "war").allPass()
    expect([playerOf(table, 1).cents, playerOf(table, 2).cents, souls(table, 1)]).toEqual([18, 0, ["war"]])
  })

  rule("FS-2.3.4", "is one for whoever waits for monsters to die", () => {
    const table = fourSoulsTable({
      p1: { hand: ["bomb"], board: ["the-midas-touch"], cents: 0 },
      monsters: ["fly"],
    })
    table.p1.play("bomb", "fly").allPass()
    expect(playerOf(table, 1).cents).toBe(1 + 3)
  })
})

describe("the active player's death", () => {
  /** Kills p1 in answer to whatever p1 has just declared. */
  const killed = (position: Position, declare: (table: Table) => Table): Table =>
    declare(
      fourSoulsTable({
        p1: { cents: 20, ...position.p1 },
        p2: { hand: ["xiii-death"], plays: 1 },
        monsters: ["fly"],
        shop: ["meat"],
        ...position,
      }),
    )
      .p1.pass()
      .p2.play("xiii-death", "p1")
      .allPass()

  rule(["FS-11.2.1", "FS-Q-1"], "stops what they have declared before anything else", () => {
    const buying = killed({}, (table) => table.p1.buy())
    expect([cardsIn(buying, "shop"), buying.told("declarePurchaseOf")]).toEqual([["meat"], []])
    const attacking = killed({}, (table) => table.p1.attack())
    expect(attacking.told("attackOn")).toEqual([])
    const ending = killed({}, (table) => table.p1.end())
    for (const table of [buying, attacking, ending]) {
      expect([table.told("playerDies"), table.told("penaltyPaid")]).toMatchObject([
        [{ who: 0 }],
        [{ who: 0 }],
      ])
      expect(table.state.table.active).toBe(1)
    }
  })

  rule(["FS-11.2.1", "FS-8.10"], "cancels the attack they are in as the first of its steps", () => {
    const table = fourSoulsTable({
      p1: { board: ["suicide-king"] },
      p2: { hand: ["xiii-death"], plays: 1 },
      lootDeck: ["bomb", "a-dime", "a-nickel", "two-cents"],
      monsters: ["clotty"],
      dice: [6],
    })
    table.p1.attack().allPass().p1.against("clotty").p1.pass().p2.play("xiii-death", "p1").allPass()
    table.p1.pick("bomb").allPass()
    expect(order(table, "attackEnds", "playerDies", "loot", "penalty", "penaltyPaid").slice(0, 5)).toEqual([
      "attackEnds",
      "playerDies",
      "loot",
      "penalty",
      "penaltyPaid",
    ])
    expect(table.told("rolls")).toEqual([])
  })

  rule(["FS-11.2.4", "RD-16"], "lets the whole stack resolve before the end phase", () => {
    const position: Position = {
      p1: { hand: ["a-dime", "a-nickel"], plays: 1, cents: 0 },
      p2: { hand: ["xiii-death"], plays: 1 },
      monsters: ["fly"],
    }
    const dies = (rules: object): Table =>
      fourSoulsTable({ ...position, rules })
        .p1.play("a-dime")
        .p1.play("a-nickel")
        .p1.pass()
        .p2.play("xiii-death", "p1")
        .allPass()
    const table = dies({})
    expect(order(table, "penaltyPaid", "gainCents", "endPhase")).toEqual([
      "penaltyPaid",
      "gainCents",
      "gainCents",
      "endPhase",
    ])
    expect([playerOf(table, 1).cents, table.state.table.active]).toEqual([15, 1])
    const other = dies({ activeDeathCleanup: false })
    expect(order(other, "penaltyPaid", "gainCents", "endPhase")).toEqual([
      "penaltyPaid",
      "endPhase",
      "gainCents",
      "gainCents",
    ])
  })

  rule("FS-11.2.4", "also at the start of a turn, so that there is no loot step", () => {
    const table = fourSoulsTable({
      p1: {},
      p2: { character: "samson", board: ["curse-of-pain", "test-thorn"] },
      cards: [item("test-thorn", words.startOfTurn([words.take(n(9))]))],
    })
    table.p1.end().p1.pass().p2.pass().p1.pass().p2.pass()
    while (table.told("penaltyPaid").length === 0) {
      if (table.open[0].prompt.key === "triggers") table.p2.pick("curse-of-pain:2", "test-thorn:0")
      else round(table)
    }
    table.allPass().p1.isAsked("action")
    expect([cardsIn(table, "p2.hand"), table.told("lootPhase").map(({ who }) => who)]).toEqual([[], [0]])
    expect(table.told("endPhase").map(({ who }) => who)).toEqual([0, 1])
  })
})

describe("the steps of a player's death", () => {
  rule("FS-11.2.2", "what it sets off comes before the penalty, unless it says after", () => {
    const table = fourSoulsTable({
      p1: { hand: ["gold-bomb"] },
      p2: { board: ["suicide-king", "lazarus-rags"], cents: 1 },
      lootDeck: ["bomb", "a-dime", "a-nickel"],
      treasureDeck: ["meat"],
    })
    table.p1.play("gold-bomb", "p2").allPass().p2.isAsked("penalty-loot").p2.pick("bomb").allPass()
    expect(order(table, "playerDies", "loot", "penalty", "penaltyPaid", "gainTreasure")).toEqual([
      "playerDies",
      "loot",
      "penalty",
      "penaltyPaid",
      "gainTreasure",
    ])
    table.p2.has("board", "isaac", "lazarus-rags", "meat")
  })

  rule("FS-11.2.3", "the penalty is an item, a loot card, a cent, and everything with a tap ability", () => {
    const table = fourSoulsTable({
      p1: { hand: ["gold-bomb"] },
      p2: {
        board: ["the-d6", "meat", "spoon-bender", "dinner"],
        hand: ["bomb", "a-dime"],
        cents: 4,
      },
    })
    table.p1.play("gold-bomb", "p2").allPass()
    // An eternal item cannot be the death penalty item.
    table.p2.isAsked("penalty-item").p2.canPickExactly("meat", "spoon-bender", "dinner").p2.pick("meat")
    table.p2.isAsked("penalty-loot").p2.canPickExactly("bomb", "a-dime").p2.pick("bomb")
    expect([cardsIn(table, "treasureDiscard"), cardsIn(table, "lootDiscard")]).toEqual([
      ["meat"],
      ["gold-bomb", "bomb"],
    ])
    expect(playerOf(table, 2).cents).toBe(3)
    const lying = table.game
      .view(table.state, 0)
      .zones["board.1"].filter(({ shows }) => shows?.["deactivated"] === 1)
      .map(({ card }) => card)
    expect(lying).toEqual(["isaac", "the-d6", "spoon-bender"])
  })

  rule("FS-11.2.3", "and nothing is asked of somebody who has none of them", () => {
    const table = fourSoulsTable({ p1: { hand: ["gold-bomb"] }, p2: { cents: 0 } })
    table.p1.play("gold-bomb", "p2").allPass().p1.isAsked("action")
    expect([table.told("penaltyPaid"), playerOf(table, 2).cents]).toMatchObject([[{ who: 1 }], 0])
  })

  rule(
    ["RD-14", "RD-15"],
    "the penalty is paid without the stack, the item first; in another ruleset last",
    () => {
      const dying = (rules: object): Table => {
        const table = fourSoulsTable({
          p1: { hand: ["gold-bomb"] },
          p2: { board: ["meat", "dinner"], hand: ["bomb", "a-dime"] },
          rules,
        })
        table.p1.play("gold-bomb", "p2").allPass()
        expect(cardsIn(table, "stack")).toEqual([])
        return table
      }
      dying({}).p2.isAsked("penalty-item").p2.pick("meat").p2.isAsked("penalty-loot").p2.pick("bomb")
      const other = dying({ penaltyForm: "discard-first" })
      other.p2.isAsked("penalty-loot").p2.pick("bomb").p2.isAsked("penalty-item").p2.pick("meat")
      const lying = other.game
        .view(other.state, 0)
        .zones["board.1"].map(({ shows }) => shows?.["deactivated"])
      expect(lying).toEqual([1, 1])
    },
  )

  rule("FS-11.2.4", "a player who is not active stops there, and the turn goes on", () => {
    const table = fourSoulsTable({ p1: { hand: ["gold-bomb"] }, p2: {}, monsters: ["fly"] })
    table.p1.play("gold-bomb", "p2").allPass().p1.isAsked("action").p1.canPick("attack")
    expect(table.state.table.active).toBe(0)
  })

  rule(
    "FS-11.2.5",
    "nobody dies twice a turn or is healed while dead, and everybody lives again after it",
    () => {
      const table = fourSoulsTable({
        p1: { hand: ["gold-bomb", "xiii-death"], plays: 1, board: ["test-balm"] },
        p2: { cents: 9 },
        cards: [item("test-balm", tap([heal(n(2), "it1")], aim(players)))],
      })
      table.p1.play("gold-bomb", "p2").allPass()
      expect([playerOf(table, 2).cents, playerOf(table, 2).damage]).toEqual([8, 2])
      table.p1.activate("test-balm", "p2").allPass()
      expect([table.told("heal"), playerOf(table, 2).damage]).toEqual([[], 2])
      table.p1.play("xiii-death", "p2").allPass()
      expect([table.told("playerDies").length, playerOf(table, 2).cents]).toEqual([1, 8])
      table.p1.end().allPass().p2.isAsked("action")
      expect([playerOf(table, 2).damage, playerOf(table, 2).died]).toEqual([0, 0])
    },
  )

  rule("FS-11.2.5", "and who has died in one turn can die in the next", () => {
    const table = fourSoulsTable({
      p1: { hand: ["gold-bomb"] },
      p2: { cents: 9, hand: ["a-dime", "two-cents"] },
      p3: { hand: ["bomb", "xiii-death"], plays: 1 },
    })
    table.p1.play("gold-bomb", "p2").allPass().p2.pick("a-dime").p1.end().allPass()
    expect([playerOf(table, 2).cents, table.state.table.active]).toEqual([8, 1])
    table.p2.play("two-cents").p2.pass().p3.activate("isaac").allPass().p2.isAsked("action")
    table.p2.pass().p3.play("xiii-death", "p2").allPass()
    expect(table.told("playerDies").map(({ who }) => who)).toEqual([1, 1])
  })

  rule("RD-23", "each curse of the dead has a trigger of its own, which can be answered", () => {
    const table = fourSoulsTable({ p1: { hand: ["gold-bomb"] }, p2: { board: ["curse-of-pain"] } })
    table.p1.play("gold-bomb", "p2")
    while (table.told("playerDies").length === 0) round(table)
    expect([cardsIn(table, "stack"), cardsIn(table, "monsterDiscard")]).toEqual([[""], []])
    table.p2.isAsked("respond").allPass()
    expect(cardsIn(table, "monsterDiscard")).toEqual(["curse-of-pain"])
  })
})
