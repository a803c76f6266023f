// What attacks and played cards come to (chapters 7, 9 and 10).

import {
  type Body,
  call,
  each,
  gainAbility,
  ge,
  hold,
  later,
  ref,
  repeat,
  same,
  settle,
  when,
  takes,
  choose,
  expire,
} from "@soulspire/kernel"
import { afterDeath, blockDamage, checkDeath, die, reduceHp } from "./death.ts"
import { hit, resolveHit, spendTokens, tokensOfHit } from "./ops.ts"
import { discard } from "../plays/cards.ts"
import { playOriginal } from "../plays/copy-ops.ts"
import { draw } from "../plays/draws.ts"
import { cleanUp, forcePlay } from "../plays/ops.ts"
import { countAttack, tell } from "../round/ops.ts"
import { loseToken } from "../../tokens/ops.ts"
import { strength } from "../../tokens/verbs.ts"

export const hitRules: Record<string, Body> = {
  // What an attack of several hits comes to (STS-9.2).
  attack: [
    takes("by", "to", "times"),
    repeat(ref("times"), [
      each({ from: "@to" }, "whom", [resolveHit("whom", "by"), tokensOfHit("whom", "by")]),
    ]),
    spendTokens("by"),
  ],
  // Block first; what it leaves is lost (STS-9.3).
  damage: [
    takes("whom", "by", "amount", "hit?"),
    blockDamage("whom", "by", ref("amount"), ref("hit"), "left"),
    when(ge(ref("left"), 1), [reduceHp("whom", "by", ref("left"))]),
    checkDeath("whom"),
  ],
  hpLoss: [takes("whom", "by", "amount"), reduceHp("whom", "by", ref("amount")), checkDeath("whom")],
  // Something may still keep them alive.
  death: [takes("who"), die("who"), when({ did: true }, [afterDeath("who")])],

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

  // Each is an attack of its own that costs nothing, and no shiv.
  throwBlades: [takes("amount"), repeat(ref("amount"), [call("throwBlade")])],
  throwBlade: [
    choose({ what: { from: "enemies" }, as: "foe", prompt: "blade-at" }),
    hit(1, { weapon: "blade" }),
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
}
