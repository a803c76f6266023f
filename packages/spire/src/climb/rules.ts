// A climb from Neow to the boss, Act by Act (chapters 2 and 5), room by room.

import {
  all,
  block,
  type Body,
  call,
  each,
  ensure,
  expire,
  eq,
  ge,
  give,
  leave,
  loop,
  n,
  type Node,
  not,
  open,
  openBeside,
  order,
  progress,
  read,
  ref,
  same,
  type Select,
  settle,
  together,
  vote,
  when,
  takes,
  choose,
  stat,
} from "@soulspire/kernel"
import {
  becomeRoom,
  bless,
  putEventUnderDeck,
  countEvent,
  drawEvent,
  goOn,
  layMap,
  putBlessingsAway,
  replaceAct,
  resolveEvent,
  rollBoss,
  rollNextBoss,
  noteBeaten,
  startRoom,
} from "./ops.ts"
import { join } from "./quick-start/ops.ts"
import { starters } from "./quick-start/rules.ts"
import { gainKeys, tellBurns } from "./keys/ops.ts"
import { gainStatus } from "../combat/plays/cards.ts"
import { carryOut } from "../features/events/together.ts"
import { layLateDecks } from "./late-decks.ts"
import { removeCard, upgradeCard } from "./rewards/deck.ts"
import { collectReward } from "../combat/round/ending.ts"
import { payGold, takeGoldBack } from "./merchant/gold-ops.ts"
import { heal } from "../combat/hits/harm.ts"
import { putUnderDeck, clearSale, gainBought, layGoods, noteCleansed } from "./merchant/ops.ts"
import { clearPool, layPool, reward, takeRewards } from "./rewards/ops.ts"
import { phase, rollDie, tell } from "../combat/round/ops.ts"
import type { Room } from "../state/types.ts"
import { always, party, breakable } from "../combat/parts.ts"

/** Everybody is told, and what that sets off happens. */
const tellAll = (event: string): Node[] => [each(party, "who", [tell(event, "who")]), breakable(settle)]
/** The program of the first test that holds. */
const whichever = (...cases: (readonly [test: string, program: string])[]): Node =>
  cases.reduceRight((others: Node[], [test, program]) => [when({ test }, [call(program)], others)], [])[0]
/** Who is at the merchant's. */
const shoppers: Select = { from: "seats", where: { test: "shops", of: "it" } }
/** One player alone, for as long as there is something to choose. */
const yours = (test: string): Select => ({
  from: "seats",
  where: all(same("it", "you"), { test, of: "it" }),
})

/** An event that turns out to be another room; what was used in it once stays used. */
const treatedAs = (room: Room, program: string): Body => [
  becomeRoom(room),
  call(program),
  becomeRoom("event"),
]

export const climbRules: Record<string, Body> = {
  climb: [
    phase("map"),
    layMap(),
    rollBoss(),
    ...tellAll("climbStarts"),
    call("begin"),
    call("heal"),
    block("climb", [
      loop(always, [
        call("act"),
        when(not({ test: "canGoOn" }), [leave("climb")]),
        // Any Act can be the last one all the same, and so can a later one than was wanted (STS-1.1, STS-5.11). Where as many
        // want one as the other, it stays as it was meant.
        when(
          { test: "isAtGoal" },
          [vote("way", "lowest", ["stop", "go-on"], "won"), when(eq(ref("way"), 0), [leave("climb")])],
          [vote("way", "lowest", ["go-on", "stop"], "next-act"), when(eq(ref("way"), 1), [leave("climb")])],
        ),
        call("nextAct"),
      ]),
    ]),
  ],

  act: [block("act", [loop(always, [call("travel"), call("room")])])],

  // Everything of the Act is replaced; all heal, and skipped cards come into reach again (STS-2.11).
  nextAct: [
    phase("map"),
    replaceAct(),
    layLateDecks(),
    layMap(),
    rollBoss(),
    // Some may come along here (STS-13.7).
    join(),
    when({ test: "someoneStarts" }, [
      each(starters, "who", [tell("climbStarts", "who")]),
      breakable(settle),
      call("begin"),
    ]),
    call("heal"),
  ],
  heal: [when(ge(read("act", "you"), n(2)), [each(party, "who", [heal(read("actHeal", "who"), "who")])])],

  // All at once: what stands in red, then one of three (STS-2.8).
  neow: [
    together(
      [
        bless("you"),
        breakable(settle),
        call("rewards"),
        open(yours("mayChoose"), "event"),
        breakable(settle),
        call("rewards"),
      ],
      starters,
    ),
    putBlessingsAway(),
  ],

  // Rows can be switched and potions given until everybody has said where to go (STS-5.1, STS-8.12).
  travel: [
    progress,
    phase("map"),
    openBeside({ from: "seats", where: { test: "isUndecided", of: "it" } }, "map", {
      from: "seats",
      where: { test: "hasWish", of: "it" },
    }),
    goOn(),
    when(eq(ref("pathless"), 1), [tell("flies", "guide"), breakable(settle)]),
    expire("journey"),
  ],

  room: [
    phase("room"),
    ...tellAll("entersRoom"),
    when({ test: "isBurning" }, [tellBurns(), gainStatus("status-burn", n(2), party, { to: "deck" })]),
    // One of them, whatever an event makes of its room.
    whichever(
      ["isCombatRoom", "combat"],
      ["isEventRoom", "eventRoom"],
      ["isCampfire", "campfire"],
      ["isTreasure", "treasure"],
      ["isMerchant", "merchant"],
    ),
    takeGoldBack(),
    when({ test: "isBossRoom" }, [when({ test: "isBossNext" }, [call("nextBoss")]), leave("act")]),
  ],

  // From the thirteenth ascension on another boss of Act III follows at once (STS-K.5, STS-Q-67).
  nextBoss: [rollNextBoss(), startRoom(), call("beforeCombat"), call("combat"), takeGoldBack()],

  // Everybody chooses for themselves, in any order (STS-5.4).
  eventRoom: [countEvent(), drawEvent(), call("event"), putEventUnderDeck(), ...tellAll("leavesEvent")],
  event: [
    resolveEvent(),
    breakable(settle),
    call("allTakeRewards"),
    open({ from: "seats", where: { test: "mayChoose", of: "it" } }, "event"),
    breakable(settle),
    carryOut(),
    breakable(settle),
  ],
  redraw: [putEventUnderDeck(), drawEvent(), call("event")],
  asEncounter: treatedAs("encounter", "combat"),
  asElite: treatedAs("elite", "combat"),
  asMerchant: treatedAs("merchant", "merchant"),
  // Items that change the die work here too (STS-11.10).
  roomDie: [
    rollDie(),
    open({ from: "seats", where: { test: "canChangeDie", of: "it" } }, "die", "keep"),
    give("roomDie", read("die", "you")),
  ],

  campfire: [
    together([openBeside(yours("mayCamp"), "campfire", yours("waitsAtFire")), breakable(settle)], party),
    gainKeys(),
  ],
  rest: [heal(stat("rest", "you")), tell("rests", "you"), breakable(settle)],
  smith: [call("upgradeOne")],
  upgradeOne: [
    choose({
      what: { from: "deck", of: "you", where: { test: "isUpgradable", of: "it" } },
      as: "card",
      prompt: "upgrade",
    }),
    upgradeCard("card"),
  ],

  treasure: [layPool(), together([reward("relic"), call("rewards")], party), gainKeys(), clearPool()],

  merchant: [
    layGoods(),
    open(shoppers, "merchant", "leave", "stay"),
    // In any order, as whoever they belong to likes (STS-5.10).
    together(
      [
        order("unsold", { from: "offers", of: "you" }, "you", "unsold-order"),
        each({ from: "@unsold" }, "card", [putUnderDeck("card")]),
      ],
      shoppers,
    ),
    clearPool(),
  ],
  buy: [takes("price", "what"), payGold(ref("price")), gainBought("what"), breakable(settle)],
  // One thing is for sale in the middle of a combat; whatever comes between, it does not stay there.
  sale: [ensure([open(yours("sees"), "sale", "decline")], [clearSale("you")])],
  cleanse: [takes("price"), payGold(ref("price")), noteCleansed("you"), call("removeOne"), breakable(settle)],
  removeOne: [
    choose({
      what: { from: "deck", of: "you", where: { test: "isRemovable", of: "it" } },
      as: "card",
      prompt: "remove",
    }),
    removeCard("card"),
  ],

  // Everything may be looked at before anything is final, and skipped without looking (STS-4.1, STS-4.2).
  rewards: [
    loop({ test: "hasRewards", of: "you" }, [
      open(yours("hasRewards"), "rewards", "done"),
      takeRewards("you"),
      breakable(settle),
    ]),
  ],

  allTakeRewards: [together([call("rewards")], party)],

  // What the fallen enemies give, once everybody's cards are together again (STS-8.9).
  combatRewards: [
    phase("rewards"),
    noteBeaten(),
    // That of the elite that burned; that of the relics nobody took comes afterwards (STS-K.6).
    gainKeys(),
    layPool(),
    together([collectReward("you"), breakable(settle), call("rewards")], party),
    gainKeys(),
    clearPool(),
    phase("room"),
  ],
}
