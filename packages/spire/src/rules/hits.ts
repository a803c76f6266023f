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
  choose,
  expire,
  find,
  gate,
  reveal,
} from "@soulspire/kernel"
import { bleed, die, hit, mourn, perish, spendTokens, strike, wound } from "../ops/attack.ts"
import { discard, discardAll } from "../ops/cards.ts"
import { playOriginal } from "../ops/copies.ts"
import { draw } from "../ops/draws.ts"
import { cleanUp, forcePlay } from "../ops/plays.ts"
import { countAttack, tell } from "../ops/round.ts"
import { loseToken, spendShiv, takeShiv } from "../ops/tokens.ts"
import { strength } from "../tokens/verbs.ts"

/** An attack without a card (STS-10.3). */
const thrown = (weapon: "shiv" | "blade", amount: Amount): Node => hit(amount, { weapon })

export const hitRules: Record<string, Body> = {
  // What an attack of several hits comes to (STS-9.2).
  attack: [strike(), spendTokens()],
  damage: [wound()],
  // Something may still keep them alive.
  death: [takes("who"), die("who"), when({ did: true }, [mourn("who")])],
  hpLoss: [takes("amount"), bleed(ref("amount")), perish()],

  // A card is played: its text, then it comes to rest, and only then what it has set off (STS-7.8).
  played: [takes("card"), cleanUp("card"), settle],
  original: [playOriginal()],

  discardAll: [takes("cards"), each({ from: "@cards" }, "card", [discard("card")]), tell("discards", "you")],

  drawSome: [takes("who", "amount"), draw(ref("amount"), "who")],
  makeFree: [
    takes("cards"),
    each({ from: "@cards" }, "card", [
      gainAbility("card", { k: "stat", stat: "cost", in: ["hand"], set: 0 }, "turn"),
    ]),
  ],

  // Lost again when the next attack is over, if any was gained.
  strengthForAttack: [
    takes("amount"),
    strength(ref("amount")),
    when({ did: true }, [
      later(
        {
          k: "on",
          event: "attacks",
          when: same("ev.who", "you"),
          do: [loseToken("strength", ref("amount"))],
        },
        "combat",
        1,
      ),
    ]),
  ],

  gainShivs: [takes("amount"), repeat(ref("amount"), [call("gainShiv")])],
  // With none left in the supply it is used at once, or not gained (STS-10.4).
  gainShiv: [
    takeShiv("you"),
    when(not({ did: true }), [gate({ who: "you", ask: "may", prompt: "shiv", do: [call("throwShiv")] })]),
  ],
  shiv: [takes("foe"), spendShiv("you"), thrown("shiv", 1), countAttack("you"), settle],
  throwAllShivs: [
    takes("bonus"),
    repeat({ read: "shivs", of: "you" }, [call("throwHeldShiv", { bonus: ref("bonus") })]),
  ],
  throwHeldShiv: [
    takes("bonus"),
    choose({ what: { from: "enemies" }, as: "foe", prompt: "shiv-at" }),
    spendShiv("you"),
    thrown("shiv", { add: [1, ref("bonus")] }),
    countAttack("you"),
  ],
  throwShiv: [
    choose({ what: { from: "enemies" }, as: "foe", prompt: "shiv-at" }),
    thrown("shiv", 1),
    countAttack("you"),
  ],
  // Each is an attack of its own that costs nothing, and no shiv.
  throwBlades: [takes("amount"), repeat(ref("amount"), [call("throwBlade")])],
  throwBlade: [
    choose({ what: { from: "enemies" }, as: "foe", prompt: "blade-at" }),
    thrown("blade", 1),
    countAttack("you"),
    settle,
  ],

  // The player says which is next, after each of them; what has left the hand meanwhile is not played.
  forceDraws: [
    takes("amount"),
    draw(ref("amount"), "you", { as: "forced" }),
    repeat(ref("amount"), [
      choose({
        what: { from: "@forced", where: { at: ["it", "hand"] } },
        as: "next",
        prompt: "force-play",
      }),
      forcePlay("next"),
    ]),
  ],

  // What was used has happened; when the rest of a turn's start comes may make no difference any more.
  used: [settle, hold],
  // What holds for one card holds no longer.
  cardPlayed: [expire("nextCard", "you")],

  // Nothing is shuffled for it, and what stays keeps its place (STS-9.12).
  scry: [
    takes("amount"),
    find("seen", { from: "draw", of: "you", top: ref("amount") }),
    when({ exists: { from: "@seen" } }, [
      reveal({ from: "@seen" }, "you"),
      choose({ what: { from: "@seen" }, as: "card", min: 0, max: ref("amount"), prompt: "scry" }),
      discardAll("card"),
      tell("scries", "you"),
    ]),
  ],
}
