// The turn (chapter 7): start, loot, action and end phases.

import {
  act,
  all,
  block,
  type Body,
  call,
  choose,
  type Cond,
  count,
  each,
  end,
  eq,
  expire,
  ge,
  leave,
  loop,
  minus,
  progress,
  ref,
  type Select,
  set,
  stat,
  vote,
  when,
} from "@soulspire/kernel"
import { lootInStep } from "../loot/drawing.ts"
import { putIntoDiscard } from "../loot/piles.ts"
import { healAll } from "../damage/ops.ts"
import { putStepOnStack } from "../death/ops.ts"
import { discard } from "../loot/hands.ts"
import { endNotes } from "../items/notes.ts"
import { recharge } from "../items/objects.ts"
import { fillSlots } from "../slots/ops.ts"
import { attackEnds, cutShort } from "../stack/ops.ts"
import {
  passPriority,
  passTurn,
  phase,
  priorityFrom,
  setEnding,
  setQuiet,
  tell,
  turnEnds,
  turnStarts,
} from "./ops.ts"
import { field } from "./field.ts"

const deactivated = (what: Select): Select => ({ ...what, where: { test: "isDeactivated", of: "it" } })

const staleRooms: Select = { from: "rooms", where: { test: "isStale", of: "it" } }

const going = { test: "turnGoesOn" }
const noStack = eq(count({ from: "stack" }), 0)
const endsByPassing = { test: "endsByPassing" }

/**
 * Letting the others have a say, which has a point until all have passed. Where passing ends the phase there is none besides;
 * nor is there before an attack that must be made now (RD-39).
 */
const mayPass: Cond = {
  all: [eq(field("quiet"), 0), { not: endsByPassing }, { not: { test: "attackComesFirst" } }],
}

/** RD-37: where passing ends the phase, it is the way to end it, and there is no passing besides. */
const mayEndByPassing: Cond = { all: [endsByPassing, { not: { test: "attackForced" } }] }

/** The phase is over, unless there is something left of what was answered. */
const isPhaseOver: Cond = { all: [going, noStack, { not: { test: "attackForced" } }] }

/** The active player has passed. */
const othersAnswer: Body = [priorityFrom("you"), passPriority(), call("priority")]

const unlessOver = when({ not: { test: "turnGoesOn" } }, [leave("turn")])

export const turnRules: Record<string, Body> = {
  turn: [
    progress,
    expire("nextTurn", "active"),
    turnStarts(),
    block("turn", [
      call("rechargeStep"),
      phase("start"),
      call("untilAllPass"),
      unlessOver,
      phase("loot"),
      when({ test: "stacksLootStep" }, [putStepOnStack("lootStep", "you", "you")], [call("lootStep")]),
      call("untilAllPass"),
      unlessOver,
      phase("action"),
      loop(going, [call("action"), call("resolveStack")]),
    ]),
    call("endPhase"),
  ],

  lootStep: [lootInStep(stat("lootStep", "you"))],

  // What is one's own, and what the game controls but for the shop (FS-7.1.1, RD-12).
  rechargeStep: [
    each(deactivated({ from: "board", of: "you" }), "mine", [recharge("mine")]),
    when({ test: "gameRecharges" }, [
      each(deactivated({ from: ["monsters", "rooms"] }), "object", [recharge("object")]),
    ]),
  ],

  // The active player acts, or lets the others have a say; once all have passed on an empty stack there is no point in asking again.
  action: [
    when(
      { test: "isAttackUnderWay" },
      [call("attackUnderWay")],
      [
        when(
          mayEndByPassing,
          [act("you", "action", "end"), when(eq(ref("acted"), 0), [call("passAction")])],
          [
            when(
              mayPass,
              [
                act("you", "action", "pass"),
                when(eq(ref("acted"), 0), [...othersAnswer, when(noStack, [setQuiet()])]),
              ],
              [act("you", "action")],
            ),
          ],
        ),
      ],
    ),
  ],

  // The phase is over when its player says so and everybody has passed.
  declareEnd: [
    tell("declareEnd", { who: "you" }),
    priorityFrom("you"),
    call("untilAllPass"),
    when(isPhaseOver, [setEnding("running-out")]),
  ],

  // RD-37: or by passing alone.
  passAction: [
    tell("passAction", { who: "you" }),
    ...othersAnswer,
    when(isPhaseOver, [setEnding("running-out")]),
  ],

  endPhase: [
    progress,
    setEnding("going"),
    attackEnds(),
    when({ test: "stacksDeclarations" }, [expire("attack")]),
    phase("end"),
    call("untilAllPass"),
    // From here on nobody has priority (FS-7.3.2). RD-06: the order of what is left to do.
    when(
      { test: "healsBeforeHand" },
      [call("healAndEndEffects"), call("discardToHandSize")],
      [
        call("discardToHandSize"),
        call("changeRoom"),
        // RD-33, where players play together.
        when(
          { test: "healsBeforeStaleRooms" },
          [call("healAndEndEffects"), call("clearRooms")],
          [call("clearRooms"), call("healAndEndEffects")],
        ),
      ],
    ),
    turnEnds(),
    passTurn(),
    // The last round is over (FS-17.3).
    when({ test: "isTimeUp" }, [call("lose")]),
  ],

  // Somebody has left in the middle of it (FS-Q-9): whatever was going on, the next one begins.
  endCutTurn: [setEnding("going"), attackEnds(), call("healAndEndEffects"), passTurn()],

  discardToHandSize: [
    set("over", minus(count({ from: "hand", of: "you" }), stat("handSize", "you"))),
    when(ge(ref("over"), 1), [discard(ref("over"))]),
  ],
  healAndEndEffects: [healAll(), expire("turn"), endNotes()],

  changeRoom: [
    // Where a monster has died a room may go (FS-7.3.3); the next one is there at once (FS-2.6.2).
    when(all(ge(field("monsterDied"), 1), { exists: { from: "rooms" } }), [
      choose({ what: { from: "rooms" }, as: "room", min: 0, prompt: "discard-room" }),
      putIntoDiscard("room"),
      fillSlots(),
    ]),
  ],

  // Where players play together a room does not stay for longer than a round (FS-17.8).
  clearRooms: [
    when({ exists: staleRooms }, [each(staleRooms, "room", [putIntoDiscard("room")]), fillSlots()]),
  ],

  // An endless loop that nobody chose: the table votes to call it a draw or to cut it here, and the turn with it (FS-Q-8).
  loop: [
    vote("verdict", "active", ["cut", "draw"], "endless"),
    when(eq(ref("verdict"), 1), [end("draw")]),
    cutShort(),
  ],
}
