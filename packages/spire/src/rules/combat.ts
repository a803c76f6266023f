// A combat from its first round to its end (chapters 7 and 8).

import {
  all,
  block,
  type Body,
  call,
  each,
  eq,
  ge,
  loop,
  not,
  order,
  ref,
  repeat,
  settle,
  together,
  when,
} from "@soulspire/kernel"
import { step } from "./step.ts"

const always = all()
const party = { from: "seats", where: { test: "isAlive", of: "it" } }

export const combatRules: Record<string, Body> = {
  // Ends at once with the last enemy, in the middle of whatever goes on (STS-8.8).
  combat: [
    step("startCombat"),
    block("combat", [
      step("dealEncounter"),
      step("tell", { event: "combatStarts" }),
      settle,
      loop(always, [call("round")]),
    ]),
    call("combatEnds"),
  ],

  round: [{ op: "progress" }, call("startOfTurn"), call("playPhase"), call("endOfTurn"), call("enemyTurn")],

  startOfTurn: [
    step("phase", { phase: "start" }),
    step("newRound"),
    each(party, "who", [
      when(not({ test: "keepsBlock", of: "who" }), [step("dropBlock", { whom: "who" })]),
      step("draw", { who: "who", amount: { stat: "hand", of: "who" } }),
    ]),
    settle,
    step("phase", { phase: "die" }),
    step("rollDie"),
    // The one time for changing it (STS-7.4).
    when({ test: "dieCanChange" }, [{ op: "open", who: party, window: "die", pass: "keep" }]),
    step("tell", { event: "roundStarts" }),
    settle,
    // Each on their own track, in any order (STS-7.5).
    together([step("tell", { event: "turnStarts", who: "you" }), settle], party),
  ],

  // All at once, in any order; what somebody does happens whole (STS-7.6).
  playPhase: [step("phase", { phase: "play" }), { op: "open", who: party, window: "play", pass: "done" }],

  endOfTurn: [
    step("phase", { phase: "end" }),
    together([step("tell", { event: "turnEnds", who: "you" }), settle], party),
    // Poison, which is nobody's hit (STS-10.2).
    each({ from: "enemies", where: ge({ read: "poison", of: "it" }, 1) }, "whom", [
      { op: "loseHp", whom: "whom", amount: { read: "poison", of: "whom" } },
    ]),
    settle,
    together([call("leaveHand")], party),
    settle,
    { op: "expire", until: "turn" },
  ],

  // Ethereal cards go first (STS-9.10); what these bring into the hand stays there this turn (STS-11.9).
  leaveHand: [
    { op: "keepRetained", who: "you" },
    {
      op: "find",
      as: "held",
      what: { from: "hand", of: "you", where: not({ test: "isRetained", of: "it" }) },
    },
    each({ from: "@held", where: { test: "isEthereal", of: "it" } }, "card", [
      { op: "exhaust", whom: "card" },
    ]),
    order("going", { from: "@held", where: { at: ["it", "hand"] } }, "you", "discard-order"),
    each({ from: "@going" }, "card", [{ op: "discard", whom: "card", cause: "end" }]),
  ],

  enemyTurn: [
    step("phase", { phase: "enemies" }),
    step("enemiesDropBlock"),
    step("nextActor"),
    loop({ test: "isThere", of: "actor" }, [{ op: "enemyMoves", whom: "actor" }, settle, step("nextActor")]),
    step("slideCubes"),
  ],

  combatEnds: [
    step("phase", { phase: "set-up" }),
    step("tell", { event: "combatEnds" }),
    settle,
    step("packUp"),
  ],

  // What an attack of several hits comes to (STS-9.2).
  attack: [
    repeat(ref("times"), [each({ from: "@to" }, "whom", [{ op: "blow", whom: "whom" }])]),
    step("spendTokens"),
  ],
  damage: [step("soak"), step("bleed", { amount: ref("left") }), step("perish")],
  hpLoss: [step("bleed", { amount: ref("amount") }), step("perish")],

  // A card is played: its text, then it comes to rest, and only then what it has set off (STS-7.8).
  played: [{ op: "cleanUp", card: "card" }, settle],

  // With none left in the supply it is used at once, or not gained (STS-10.4).
  gainShiv: [
    { op: "takeShiv", who: "you" },
    when(not({ did: true }), [
      { op: "gate", who: "you", ask: "may", prompt: "shiv", do: [call("throwShiv")] },
    ]),
  ],
  shiv: [
    { op: "spendShiv", who: "you" },
    { op: "hit", to: { from: "@foe" }, amount: { add: [1, { stat: "shivHits", of: "you" }] }, by: "you" },
    { op: "countAttack", who: "you" },
    settle,
  ],
  throwHeldShiv: [
    { op: "choose", what: { from: "enemies" }, as: "foe", prompt: "shiv-at" },
    { op: "spendShiv", who: "you" },
    {
      op: "hit",
      to: { from: "@foe" },
      amount: { add: [1, { stat: "shivHits", of: "you" }, ref("bonus")] },
      by: "you",
    },
    { op: "countAttack", who: "you" },
  ],
  throwShiv: [
    { op: "choose", what: { from: "enemies" }, as: "foe", prompt: "shiv-at" },
    { op: "hit", to: { from: "@foe" }, amount: { add: [1, { stat: "shivHits", of: "you" }] }, by: "you" },
    { op: "countAttack", who: "you" },
  ],

  main: [
    block("game", [call("combat")]),
    when(
      eq({ read: "lost", of: "you" }, 1),
      [{ op: "end", how: "defeat" }],
      [{ op: "end", how: "victory", winners: { from: "seats" } }],
    ),
  ],
}
