// What attacks, played cards and shivs come to (chapters 7, 9 and 10).

import {
  type Amount,
  type Body,
  type Node,
  call,
  each,
  gainAbility,
  hold,
  later,
  not,
  ref,
  repeat,
  same,
  settle,
  when,
  takes,
} from "@soulspire/kernel"
import { step } from "./step.ts"

/** An attack without a card (STS-10.3). */
const thrown = (weapon: "shiv" | "blade", amount: Amount): Node =>
  step("hit", { to: { from: "@foe" }, amount, by: "you", weapon })

export const hitRules: Record<string, Body> = {
  // What an attack of several hits comes to (STS-9.2).
  attack: [step("strike"), step("spendTokens")],
  damage: [step("wound")],
  // Something may still keep them alive.
  death: [takes("who"), step("die", { who: "who" }), when({ did: true }, [step("mourn", { who: "who" })])],
  hpLoss: [takes("amount"), step("bleed", { amount: ref("amount") }), step("perish")],

  // A card is played: its text, then it comes to rest, and only then what it has set off (STS-7.8).
  played: [takes("card"), { op: "cleanUp", card: "card" }, settle],
  original: [step("playOriginal")],

  discardAll: [
    takes("cards"),
    each({ from: "@cards" }, "card", [{ op: "discard", whom: "card" }]),
    step("tell", { event: "discards", who: "you" }),
  ],

  drawSome: [takes("who", "amount"), { op: "draw", who: "who", amount: ref("amount") }],
  makeFree: [
    takes("cards"),
    each({ from: "@cards" }, "card", [
      gainAbility("card", { k: "stat", stat: "cost", in: ["hand"], set: 0 }, "turn"),
    ]),
  ],

  // Lost again when the next attack is over, if any was gained.
  strengthForAttack: [
    takes("amount"),
    { op: "token", token: "strength", to: { from: "@you" }, amount: ref("amount") },
    when({ did: true }, [
      later(
        {
          k: "on",
          event: "attacks",
          when: same("ev.who", "you"),
          do: [{ op: "loseToken", token: "strength", whom: "you", amount: ref("amount") }],
        },
        "combat",
        1,
      ),
    ]),
  ],

  gainShivs: [takes("amount"), repeat(ref("amount"), [call("gainShiv")])],
  // With none left in the supply it is used at once, or not gained (STS-10.4).
  gainShiv: [
    { op: "takeShiv", who: "you" },
    when(not({ did: true }), [
      { op: "gate", who: "you", ask: "may", prompt: "shiv", do: [call("throwShiv")] },
    ]),
  ],
  shiv: [
    takes("foe"),
    { op: "spendShiv", who: "you" },
    thrown("shiv", 1),
    { op: "countAttack", who: "you" },
    settle,
  ],
  throwAllShivs: [
    takes("bonus"),
    repeat({ read: "shivs", of: "you" }, [call("throwHeldShiv", { bonus: ref("bonus") })]),
  ],
  throwHeldShiv: [
    takes("bonus"),
    { op: "choose", what: { from: "enemies" }, as: "foe", prompt: "shiv-at" },
    { op: "spendShiv", who: "you" },
    thrown("shiv", { add: [1, ref("bonus")] }),
    { op: "countAttack", who: "you" },
  ],
  throwShiv: [
    { op: "choose", what: { from: "enemies" }, as: "foe", prompt: "shiv-at" },
    thrown("shiv", 1),
    { op: "countAttack", who: "you" },
  ],
  // Each is an attack of its own that costs nothing, and no shiv.
  throwBlades: [takes("amount"), repeat(ref("amount"), [call("throwBlade")])],
  throwBlade: [
    { op: "choose", what: { from: "enemies" }, as: "foe", prompt: "blade-at" },
    thrown("blade", 1),
    { op: "countAttack", who: "you" },
    settle,
  ],

  // The player says which is next, after each of them; what has left the hand meanwhile is not played.
  forceDraws: [
    takes("amount"),
    { op: "draw", who: "you", amount: ref("amount"), as: "forced" },
    repeat(ref("amount"), [
      {
        op: "choose",
        what: { from: "@forced", where: { at: ["it", "hand"] } },
        as: "next",
        prompt: "force-play",
      },
      { op: "forcePlay", card: "next", who: "you" },
    ]),
  ],

  // What was used has happened; when the rest of a turn's start comes may make no difference any more.
  used: [settle, hold],
  // What holds for one card holds no longer.
  cardPlayed: [{ op: "expire", until: "nextCard", of: "you" }],

  // Nothing is shuffled for it, and what stays keeps its place (STS-9.12).
  scry: [
    takes("amount"),
    { op: "find", as: "seen", what: { from: "draw", of: "you", top: ref("amount") } },
    when({ exists: { from: "@seen" } }, [
      { op: "show", what: { from: "@seen" }, to: "you" },
      { op: "choose", what: { from: "@seen" }, as: "card", min: 0, max: ref("amount"), prompt: "scry" },
      { op: "discardAll", cards: { from: "@card" } },
      step("tell", { event: "scries", who: "you" }),
    ]),
  ],
}
