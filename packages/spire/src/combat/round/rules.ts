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
  end,
  expire,
  find,
  stat,
} from "@soulspire/kernel"
import { keepRetained } from "../../features/keywords/retain/ops.ts"
import { putInDiscard, showBurdens } from "../plays/cards.ts"
import { startRoom } from "../../climb/ops.ts"
import { bringOthers, dealRoom } from "../enemies/deal.ts"
import { draw } from "../plays/draws.ts"
import { forgetWaiting, tellRewards, putEnemiesAway, putCardsAway } from "./ending.ts"
import { thenFaceEnemies } from "../enemies/facing.ts"
import { endIfCleared } from "../enemies/ops.ts"
import { breakOff } from "../plays/ops.ts"
import {
  enemiesLoseBlock,
  enemyMoves,
  newRound,
  newTurn,
  nextActor,
  nextTurn,
  phase,
  rollDie,
  slideCubes,
  startCombat,
  tell,
  tellDie,
} from "./ops.ts"
import { loseBlock } from "../resources/ops.ts"
import { always, party, breakable } from "../parts.ts"

/** Those whose turn it is. */
const acting = { from: "seats", where: { test: "hasTurn", of: "it" } }

/** What was held when the turn ended goes, in any order (STS-7.10), but for what is retained. */
const leaveHand: Body = [
  keepRetained("you"),
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
  each({ from: "@going" }, "card", [putInDiscard("card", "end")]),
]

export const roundRules: Record<string, Body> = {
  // Ends at once with the last enemy, in the middle of whatever goes on (STS-8.8).
  combat: [
    startCombat(),
    block("combat", [
      breakable(dealRoom(), each({ from: "enemies" }, "enemy", [bringOthers("enemy")])),
      tell("combatStarts"),
      breakable(settle),
      loop(always, [call("round")]),
    ]),
    call("combatEnds"),
  ],

  // Until the next combat rows can be switched (STS-8.12).
  beforeCombat: [when({ test: "isParty" }, [open(party, "rows", "ready", "not-ready")])],

  round: [
    progress,
    phase("start"),
    newRound(),
    when(
      { test: "isSequential" },
      [loop({ test: "someoneWaits" }, [nextTurn(), call("playerTurn")])],
      [call("playerTurn")],
    ),
    call("enemyTurn"),
    expire("round"),
  ],

  playerTurn: [breakable(call("startOfTurn")), call("playPhase"), breakable(call("endOfTurn"))],

  startOfTurn: [
    phase("start"),
    newTurn(),
    each(acting, "who", [
      when(not({ test: "keepsBlock", of: "who" }), [
        loseBlock(read("block", "who"), "who", { cause: "reset" }),
      ]),
      tell("beforeDraw", "who"),
    ]),
    breakable(settle),
    each(acting, "who", [draw(stat("hand", "who"), "who")]),
    breakable(settle),
    when(eq(read("die", "you"), 0), [call("die")]),
    each(acting, "who", [
      when(eq(read("round", "who"), 1), [tell("combatBegins", "who")]),
      tell("turnStarts", "who"),
      tellDie("who"),
    ]),
    call("inAnyOrder"),
    thenFaceEnemies,
  ],

  // Everybody's together, in any order that the players like (STS-7.5, STS-7.12). Where it makes a difference they say one
  // by one what comes next, or leave it at the usual order; the rest happens on everybody's own track.
  inAnyOrder: [
    hold,
    when({ test: "isHeld" }, [
      breakable(open({ from: "seats", where: { test: "hasSay", of: "it" } }, "next", "usual", "unusual")),
      loop({ test: "isHeld" }, [breakable(nextHeld)]),
    ]),
    breakable(settle),
    together([breakable(settle)], acting),
  ],

  // Once a round, for everybody; this is the one time for changing it (STS-7.4).
  die: [
    phase("die"),
    rollDie(),
    open({ from: "seats", where: { test: "canChangeDie", of: "it" } }, "die", "keep"),
    when(
      { test: "moreToCome" },
      [tell("roundStarts"), breakable(settle), endIfCleared()],
      [tell("roundStarts"), breakable(settle)],
    ),
    phase("start"),
  ],

  // All at once, in any order; what somebody does happens whole (STS-7.6).
  playPhase: [
    phase("play"),
    set("going", n(1)),
    // Whatever was broken off, those who were not done still are not.
    loop(ge(ref("going"), 1), [breakable(open(acting, "play", "done", "not-done"), set("going", n(0)))]),
  ],

  endOfTurn: [
    phase("end"),
    each(acting, "who", [showBurdens("who")]),
    // What comes into a hand from here on stays there this turn (STS-11.9, STS-Q-14).
    find("held", { from: "hand" }),
    // Each orb is something by itself that happens then (STS-10.8).
    each(acting, "who", [tell("turnEnds", "who"), call("orbsAct", { who: "who" })]),
    // Once a round, when the last turn of it ends.
    when(not({ all: [{ test: "isSequential" }, { test: "someoneWaits" }] }), [tell("roundPlayed")]),
    call("inAnyOrder"),
    together(leaveHand, acting),
    breakable(settle),
    expire("turn"),
    expire("nextCard"),
    expire("nextAttack"),
  ],

  enemyTurn: [
    phase("enemies"),
    enemiesLoseBlock(),
    nextActor(),
    loop({ test: "isThere", of: "actor" }, [breakable(enemyMoves("actor"), settle), nextActor()]),
    slideCubes(),
  ],

  // End-of-combat abilities, whose reward is whose, then everything back in its place (STS-8.9 to STS-8.11).
  combatEnds: [
    phase("set-up"),
    // It ended at once: what was still to happen in it does not (STS-8.8).
    forgetWaiting(),
    together([tell("combatEnds", "you"), breakable(settle)], party),
    tellRewards(),
    putCardsAway(),
    expire("turn"),
    expire("nextCard"),
    expire("nextAttack"),
    expire("round"),
    expire("combat"),
    when({ test: "isClimb" }, [call("combatRewards")]),
    putEnemiesAway(),
  ],

  // Nobody is asked: there is nothing to gain by going on (STS-Q-6).
  loop: [breakOff()],

  main: [
    block("game", [
      when(
        { test: "isClimb" },
        [call("climb")],
        [startRoom(), breakable(settle), call("beforeCombat"), call("combat")],
      ),
    ]),
    when(
      eq(read("lost", "you"), 1),
      [end("defeat")],
      // An Act that was beaten is beaten, though the party wanted to go on and cannot (STS-13.2).
      [when({ test: "isAtGoal" }, [end("victory", { from: "seats" })], [end("stopped", { from: "seats" })])],
    ),
  ],
}
