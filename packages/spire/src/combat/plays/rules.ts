// What playing, drawing and discarding cards comes to (chapters 7 and 11).

import {
  type Body,
  choose,
  count,
  each,
  expire,
  find,
  gainAbility,
  hold,
  is,
  minus,
  read,
  ref,
  repeat,
  settle,
  takes,
  when,
} from "@soulspire/kernel"
import { addCubes, discard, takeInHand } from "./cards.ts"
import { playOriginal } from "./copy-ops.ts"
import { draw, drawCard } from "./draws.ts"
import { cleanUp, exhaustOncePlayed, forcePlay } from "./ops.ts"
import { tell } from "../round/ops.ts"

export const playRules: Record<string, Body> = {
  // A card is played: its text, then it comes to rest, and only then what it has set off (STS-7.8).
  played: [takes("card"), cleanUp("card"), settle],
  original: [takes("card", "ability", "bound"), playOriginal("card")],
  // What was used has happened; when the rest of a turn's start comes may make no difference any more.
  used: [settle, hold],
  // What holds for one card holds no longer.
  cardPlayed: [
    takes("card"),
    expire("nextCard", "you"),
    when(is("card", "attack"), [expire("nextAttack", "you")]),
  ],

  discardAll: [takes("cards"), each({ from: "@cards" }, "card", [discard("card")]), tell("discards", "you")],
  draw: [takes("who", "amount"), repeat(ref("amount"), [drawCard("who", "drawn")])],
  drawTo: [takes("size"), draw(minus(ref("size"), count({ from: "hand", of: "you" })))],

  costNothing: [
    takes("cards"),
    each({ from: "@cards" }, "card", [
      gainAbility("card", { k: "stat", stat: "cost", in: ["hand"], set: 0 }, "turn"),
    ]),
  ],

  forcePlayAndExhaust: [takes("card"), exhaustOncePlayed("card"), forcePlay("card")],
  forcePlayTwiceAndExhaust: [
    takes("card"),
    takeInHand("card"),
    exhaustOncePlayed("card"),
    forcePlay("card", { times: 2 }),
  ],
  // The player says which is next, after each of them; what has left the hand meanwhile is not played.
  forceDraws: [
    takes("amount"),
    find("held", { from: "hand", of: "you" }),
    draw(ref("amount")),
    find("forced", { from: "hand", of: "you", other: "held" }),
    repeat(ref("amount"), [
      choose({
        what: { from: "@forced", where: { at: ["it", "hand"] } },
        as: "next",
        prompt: "force-play",
      }),
      forcePlay("next"),
    ]),
  ],

  fillCubes: [
    takes("whom", "amount"),
    addCubes(minus(ref("amount"), read("counters", "whom")), { whom: "whom" }),
  ],
}
