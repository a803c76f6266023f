// The turn (chapter 7): start, loot, action and end phases.

import {
  all,
  type Body,
  block,
  call,
  each,
  eq,
  expire,
  ge,
  leave,
  loop,
  minus,
  move,
  ref,
  set,
  stat,
  when,
  choose,
  count,
  give,
  progress,
  type Select,
  vote,
  takes,
} from "@soulspire/kernel"
import { GOING, RUNNING_OUT } from "../types.ts"
import { recharge } from "../words.ts"
import { field, step } from "./step.ts"

const sideways = (what: Select): Select => ({ ...what, where: { test: "isDeactivated", of: "it" } })

const staleRooms: Select = { from: "rooms", where: { test: "isStale", of: "it" } }

const going = eq(field("ending"), GOING)
const unlessOver = when(ge(field("ending"), RUNNING_OUT), [leave("turn")])

export const turnRules: Record<string, Body> = {
  turn: [
    progress,
    expire("nextTurn", "active"),
    step("turnStarts"),
    block("turn", [
      call("rechargeStep"),
      step("phase", { name: "start" }),
      call("round"),
      unlessOver,
      step("phase", { name: "loot" }),
      when(
        { test: "stacksLootStep" },
        [step("stackNext", { program: "lootStep", as: "you", whom: "you" })],
        [call("lootStep")],
      ),
      call("round"),
      unlessOver,
      step("phase", { name: "action" }),
      loop(going, [call("action"), call("settleStack")]),
    ]),
    call("endPhase"),
  ],

  lootStep: [{ op: "loot", who: "you", amount: stat("lootStep", "you"), step: "loot" }],

  // What is one's own, and what the game controls but for the shop (FS-7.1.1, RD-12).
  rechargeStep: [
    each(sideways({ from: "board", of: "you" }), "mine", [recharge("mine")]),
    when({ test: "gameRecharges" }, [
      each(sideways({ from: ["monsters", "rooms"] }), "object", [recharge("object")]),
    ]),
  ],

  // The active player acts, or lets the others have a say; once all have passed on an empty stack there is no point in asking again.
  action: [
    when(
      eq(field("quiet"), 0),
      [
        { op: "act", who: "you", window: "action", pass: "pass" },
        when(eq(ref("acted"), 0), [
          step("priorityFrom", { who: { next: "you" }, passes: 1 }),
          call("priority"),
          when(eq(count({ from: "stack" }), 0), [step("setTable", { field: "quiet", value: 1 })]),
        ]),
      ],
      [{ op: "act", who: "you", window: "action" }],
    ),
  ],

  declareEnd: [
    step("tell", { event: "declareEnd", who: "you" }),
    step("priorityFrom", { who: "you", passes: 0 }),
    call("round"),
    when({ all: [going, { not: { test: "attackDemanded" } }] }, [
      step("setTable", { field: "ending", value: RUNNING_OUT }),
    ]),
  ],

  endPhase: [
    progress,
    step("setTable", { field: "ending", value: GOING }),
    step("attackEnds"),
    step("phase", { name: "end" }),
    call("round"),
    // From here on nobody has priority (FS-7.3.2). RD-06: the order of what is left to do.
    when(
      { test: "healsBeforeHand" },
      [call("wearOff"), call("trimHand")],
      [
        call("trimHand"),
        call("changeRoom"),
        // RD-33, where players play together.
        when(
          { test: "healsBeforeStaleRooms" },
          [call("wearOff"), call("clearRooms")],
          [call("clearRooms"), call("wearOff")],
        ),
      ],
    ),
    step("turnEnds"),
    step("passTurn"),
    // The last round is over (FS-17.3).
    when({ test: "isTimeUp" }, [call("lose")]),
  ],

  // Somebody has left in the middle of it (FS-Q-9): whatever was going on, the next one begins.
  turnIsOff: [
    step("setTable", { field: "ending", value: GOING }),
    step("attackEnds"),
    call("wearOff"),
    step("passTurn"),
  ],

  trimHand: [
    set("over", minus(count({ from: "hand", of: "you" }), stat("handSize", "you"))),
    when(ge(ref("over"), 1), [{ op: "discard", who: "you", amount: ref("over") }]),
  ],
  wearOff: [step("healAll"), expire("turn"), step("endNotes")],

  changeRoom: [
    // Where a monster has died a room may go (FS-7.3.3); the next one is there at once (FS-2.6.2).
    when(all(ge(field("monsterDied"), 1), { exists: { from: "rooms" } }), [
      choose({ what: { from: "rooms" }, as: "room", min: 0, prompt: "discard-room" }),
      { op: "putIntoDiscard", whom: "room" },
      step("fillSlots"),
    ]),
  ],

  // Where players play together a room does not stay for longer than a round (FS-17.8).
  clearRooms: [
    when({ exists: staleRooms }, [
      each(staleRooms, "room", [{ op: "putIntoDiscard", whom: "room" }]),
      step("fillSlots"),
    ]),
  ],

  // An endless loop that nobody chose: the table votes to call it a draw or to cut it here, and the turn with it (FS-Q-8).
  loop: [
    vote("verdict", "active", ["cut", "draw"], "endless"),
    when(eq(ref("verdict"), 1), [{ op: "end", how: "draw" }]),
    step("cutShort"),
  ],

  discardCards: [
    takes("who", "amount"),
    set("held", count({ from: "hand", of: "who" })),
    choose({
      what: { from: "hand", of: "who" },
      as: "away",
      by: "who",
      min: ref("amount"),
      max: ref("amount"),
      prompt: "discard",
    }),
    each({ from: "@away" }, "card", [move("card", "lootDiscard", { cause: "discard" })]),
    when(ge(ref("held"), 1), [give("did", 1)], [give("did", -1)]),
  ],

  swapCards: [
    takes("rival"),
    choose({ what: { from: "hand", of: "you" }, as: "mine", by: "you", prompt: "swap-mine" }),
    choose({ what: { from: "hand", of: "rival" }, as: "theirs", by: "rival", prompt: "swap-mine" }),
    { op: "swapLoot", mine: "mine", theirs: "theirs" },
    give("did", 1),
  ],

  giveCards: [
    takes("who", "to", "amount"),
    set("held", count({ from: "hand", of: "who" })),
    choose({
      what: { from: "hand", of: "who" },
      as: "gifts",
      by: "who",
      min: ref("amount"),
      max: ref("amount"),
      prompt: "give",
    }),
    each({ from: "@gifts" }, "card", [move("card", "hand", { of: "to", cause: "give" })]),
    when(ge(ref("held"), 1), [give("did", 1)]),
  ],
}
