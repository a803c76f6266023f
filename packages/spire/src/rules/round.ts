// A combat from its first round to its end (chapters 7 and 8), all players at once or one after another.

import {
  all,
  block,
  type Body,
  call,
  each,
  eq,
  ge,
  loop,
  n,
  not,
  open,
  order,
  progress,
  read,
  ref,
  set,
  settle,
  together,
  when,
} from "@soulspire/kernel"
import { always, party, step, stretch } from "./step.ts"

/** Those whose turn it is. */
const acting = { from: "seats", where: { test: "hasTurn", of: "it" } }

export const roundRules: Record<string, Body> = {
  // Ends at once with the last enemy, in the middle of whatever goes on (STS-8.8).
  combat: [
    step("startCombat"),
    block("combat", [
      stretch(step("dealRoom")),
      step("tell", { event: "combatStarts" }),
      stretch(settle),
      loop(always, [call("round")]),
    ]),
    call("combatEnds"),
  ],

  // Until the next combat rows can be switched (STS-8.12).
  beforeCombat: [when({ test: "isParty" }, [open(party, "rows", "ready", "not-ready")])],

  round: [
    progress,
    step("phase", { phase: "start" }),
    step("newRound"),
    when(
      { test: "isSequential" },
      [loop({ test: "someoneWaits" }, [step("nextTurn"), call("playerTurn")])],
      [call("playerTurn")],
    ),
    call("enemyTurn"),
    { op: "expire", until: "round" },
  ],

  playerTurn: [stretch(call("startOfTurn")), call("playPhase"), stretch(call("endOfTurn"))],

  startOfTurn: [
    step("phase", { phase: "start" }),
    step("newTurn"),
    each(acting, "who", [
      when(not({ test: "keepsBlock", of: "who" }), [step("dropBlock", { whom: "who" })]),
      step("draw", { who: "who", amount: { stat: "hand", of: "who" } }),
    ]),
    stretch(settle),
    when(eq(read("die", "you"), 0), [call("die")]),
    // Each on their own track, in any order (STS-7.5).
    together(
      [
        when(eq(read("round", "you"), 1), [step("tell", { event: "combatBegins", who: "you" })]),
        step("tell", { event: "turnStarts", who: "you" }),
        step("tell", { event: "dieShows", who: "you", face: read("die", "you") }),
        stretch(settle),
      ],
      acting,
    ),
  ],

  // Once a round, for everybody; this is the one time for changing it (STS-7.4).
  die: [
    step("phase", { phase: "die" }),
    step("rollDie"),
    open({ from: "seats", where: { test: "canChangeDie", of: "it" } }, "die", "keep"),
    when(
      { test: "moreToCome" },
      [step("tell", { event: "roundStarts" }), stretch(settle), step("endIfCleared")],
      [step("tell", { event: "roundStarts" }), stretch(settle)],
    ),
    step("phase", { phase: "start" }),
  ],

  // All at once, in any order; what somebody does happens whole (STS-7.6).
  playPhase: [
    step("phase", { phase: "play" }),
    set("going", n(1)),
    // Whatever was broken off, those who were not done still are not.
    loop(ge(ref("going"), 1), [stretch(open(acting, "play", "done", "not-done"), set("going", n(0)))]),
  ],

  endOfTurn: [
    step("phase", { phase: "end" }),
    together(
      [step("showBurdens", { who: "you" }), step("tell", { event: "turnEnds", who: "you" }), stretch(settle)],
      acting,
    ),
    // Poison works once a round, when the last turn of it ends; it is nobody's hit (STS-10.2).
    when(not({ all: [{ test: "isSequential" }, { test: "someoneWaits" }] }), [
      each({ from: "enemies", where: ge(read("poison", "it"), 1) }, "whom", [
        { op: "loseHp", whom: "whom", amount: read("poison", "whom") },
      ]),
    ]),
    stretch(settle),
    together([call("leaveHand")], acting),
    stretch(settle),
    { op: "expire", until: "turn" },
    { op: "expire", until: "nextCard" },
  ],

  // Ethereal cards go first, retained or not (STS-9.10); what these bring into the hand stays there this turn (STS-11.9).
  leaveHand: [
    { op: "keepRetained", who: "you" },
    { op: "find", as: "held", what: { from: "hand", of: "you" } },
    each({ from: "@held", where: { test: "isEthereal", of: "it" } }, "card", [
      { op: "exhaust", whom: "card" },
    ]),
    stretch(settle),
    order(
      "going",
      { from: "@held", where: all({ at: ["it", "hand"] }, not({ test: "isRetained", of: "it" })) },
      "you",
      "discard-order",
    ),
    step("discardHeld", { cards: { from: "@going" } }),
  ],

  enemyTurn: [
    step("phase", { phase: "enemies" }),
    step("enemiesDropBlock"),
    step("nextActor"),
    loop({ test: "isThere", of: "actor" }, [
      stretch({ op: "enemyMoves", whom: "actor" }, settle),
      step("nextActor"),
    ]),
    step("slideCubes"),
  ],

  // End-of-combat abilities, whose reward is whose, then everything back in its place (STS-8.9 to STS-8.11).
  combatEnds: [
    step("phase", { phase: "set-up" }),
    together([step("tell", { event: "combatEnds", who: "you" }), stretch(settle)], party),
    step("nameRewards"),
    step("packPlayers"),
    { op: "expire", until: "turn" },
    { op: "expire", until: "nextCard" },
    { op: "expire", until: "round" },
    { op: "expire", until: "combat" },
    when({ test: "isClimb" }, [call("combatRewards")]),
    step("packEnemies"),
  ],

  // Nobody is asked: there is nothing to gain by going on (STS-Q-6).
  loop: [step("breakOff")],

  main: [
    block("game", [
      when(
        { test: "isClimb" },
        [call("climb")],
        [step("enterRoom"), stretch(settle), call("beforeCombat"), call("combat")],
      ),
    ]),
    when(
      eq(read("lost", "you"), 1),
      [{ op: "end", how: "defeat" }],
      // An Act that was beaten is beaten, though the party wanted to go on and cannot (STS-13.2).
      [
        when(
          { test: "isAtGoal" },
          [{ op: "end", how: "victory", winners: { from: "seats" } }],
          [{ op: "end", how: "stopped", winners: { from: "seats" } }],
        ),
      ],
    ),
  ],
}
