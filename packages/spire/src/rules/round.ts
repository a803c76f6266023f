// A combat from its first round to its end (chapters 7 and 8), all players at once or one after another.

import {
  all,
  block,
  type Body,
  call,
  each,
  eq,
  ge,
  hold,
  loop,
  n,
  nextHeld,
  not,
  open,
  order,
  progress,
  read,
  ref,
  same,
  set,
  settle,
  together,
  when,
} from "@soulspire/kernel"
import { always, party, step, stretch } from "./step.ts"

/** Those whose turn it is. */
const acting = { from: "seats", where: { test: "hasTurn", of: "it" } }

/** What was held when the turn ended goes, in any order (STS-7.10), but for what is retained. */
const leaveHand: Body = [
  { op: "keepRetained", who: "you" },
  order(
    "going",
    {
      from: "@held",
      where: all(
        { at: ["it", "hand"] },
        same({ holder: "it" }, "you"),
        not({ test: "isRetained", of: "it" }),
      ),
    },
    "you",
    "discard-order",
  ),
  step("discardHeld", { cards: { from: "@going" } }),
]

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
    each(acting, "who", [
      when(eq(read("round", "who"), 1), [step("tell", { event: "combatBegins", who: "who" })]),
      step("tell", { event: "turnStarts", who: "who" }),
      step("tell", { event: "dieShows", who: "who", face: read("die", "who") }),
    ]),
    call("inAnyOrder"),
  ],

  // Everybody's together, in any order that the players like (STS-7.5, STS-7.12). Where it makes a difference they say one
  // by one what comes next, or leave it at the usual order; the rest happens on everybody's own track.
  inAnyOrder: [
    hold,
    when({ test: "isHeld" }, [
      stretch(open({ from: "seats", where: { test: "hasSay", of: "it" } }, "next", "usual", "unusual")),
      loop({ test: "isHeld" }, [stretch(nextHeld)]),
    ]),
    stretch(settle),
    together([stretch(settle)], acting),
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
    each(acting, "who", [step("showBurdens", { who: "who" })]),
    // What comes into a hand from here on stays there this turn (STS-11.9, STS-Q-14).
    { op: "find", as: "held", what: { from: "hand" } },
    each(acting, "who", [step("tell", { event: "turnEnds", who: "who" })]),
    // Once a round, when the last turn of it ends.
    when(not({ all: [{ test: "isSequential" }, { test: "someoneWaits" }] }), [
      step("tell", { event: "roundPlayed" }),
    ]),
    call("inAnyOrder"),
    together(leaveHand, acting),
    stretch(settle),
    { op: "expire", until: "turn" },
    { op: "expire", until: "nextCard" },
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
    // It ended at once: what was still to happen in it does not (STS-8.8).
    step("forgetWaiting"),
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
