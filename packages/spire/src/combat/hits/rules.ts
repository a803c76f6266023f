// What attacks and damage come to, and death (chapter 9).

import {
  type Amount,
  type Body,
  call,
  choose,
  each,
  ge,
  later,
  minus,
  type Node,
  read,
  ref,
  repeat,
  same,
  settle,
  stat,
  takes,
  when,
  type Whom,
} from "@soulspire/kernel"
import {
  afterDeath,
  afterEnemyDeath,
  blockDamage,
  changeHp,
  checkDeath,
  die,
  reduceHp,
  turnOver,
} from "./death.ts"
import { countHits, loseHp } from "./harm.ts"
import { hit, noteHurt, planHit, spendTokens, tokensOfHit } from "./ops.ts"
import { gainStatus } from "../plays/cards.ts"
import { countAttack } from "../round/ops.ts"
import { loseToken } from "../../tokens/ops.ts"
import { strength } from "../../tokens/verbs.ts"

/** Damage to `whom`: block first, what it leaves is lost (STS-9.3). */
const damaged = (amount: Amount, by: Whom, isHit: 0 | 1, ...more: Body): Body => [
  blockDamage("whom", by, amount, isHit, "left"),
  when(ge(ref("left"), 1), [...more, reduceHp("whom", by, ref("left"))]),
  checkDeath("whom"),
]

/** One hit on each of these. */
const hitEach = (of: "to" | "thenTo", ...ifHurt: Body): Node =>
  each({ from: `@${of}` }, "whom", [
    planHit("whom", "by", of, "number"),
    when(ge(ref("number"), 0), damaged(ref("number"), "by", 1, ...ifHurt)),
    tokensOfHit("whom", "by"),
  ])

export const hitRules: Record<string, Body> = {
  // What an attack of several hits comes to (STS-9.2).
  attack: [takes("by", "to", "times"), repeat(ref("times"), [hitEach("to")]), spendTokens("by")],
  // The same where one hit more is of another size, and on others, or where something comes of whom it hurts.
  longAttack: [
    takes("by", "to", "times", "thenTo", "hurt"),
    repeat(ref("times"), [hitEach("to", noteHurt("whom"))]),
    hitEach("thenTo", noteHurt("whom")),
    spendTokens("by"),
    // So many for each of them, however many hits there were (STS-Q-48).
    when(ge(stat("stabs", "by"), 1), [
      each({ from: "@hurt" }, "whom", [gainStatus("status-daze", stat("stabs", "by"), "whom")]),
    ]),
  ],
  dealDamage: [takes("to", "by", "amount"), each({ from: "@to" }, "whom", damaged(ref("amount"), "by", 0))],
  damageAttackers: [
    takes("amount"),
    each({ from: "enemies" }, "whom", [
      countHits("whom", "you", "hits"),
      repeat(ref("hits"), damaged(ref("amount"), "you", 0)),
    ]),
  ],
  hpLoss: [takes("whom", "by", "amount"), reduceHp("whom", "by", ref("amount")), checkDeath("whom")],
  // No loss, whatever limits those.
  setHp: [takes("whom", "hp"), changeHp("whom", ref("hp")), checkDeath("whom")],
  loseHpTo: [takes("hp"), loseHp(minus(read("hp", "you"), ref("hp")))],
  // Something may still keep it, or them, alive.
  enemyDeath: [takes("whom"), turnOver("whom"), when({ did: true }, [afterEnemyDeath("whom")])],
  death: [takes("who"), die("who"), when({ did: true }, [afterDeath("who")])],

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
  freeAttacks: [takes("amount"), repeat(ref("amount"), [call("freeAttack")])],
  freeAttack: [
    choose({ what: { from: "enemies" }, as: "foe", prompt: "attack-whom" }),
    hit(1, { weapon: "free" }),
    countAttack("you"),
    settle,
  ],
}
