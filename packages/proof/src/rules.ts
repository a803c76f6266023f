// The rules of the proof game, as programs: the turn, priority, the roll in five steps, attacks, death, the feast.

import {
  add,
  type Body,
  block,
  call,
  choose,
  count,
  each,
  ensure,
  eq,
  expire,
  gate,
  gather,
  ge,
  give,
  leave,
  loop,
  mode,
  move,
  not,
  read,
  ref,
  set,
  stat,
  together,
  vote,
  when,
  takes,
  act,
  end,
  point,
  progress,
  settle,
  stand,
} from "@soulspire/kernel"
import { draw, gainCoins, heal, hurt, light, loseCoins, pay, penalty, ready } from "./ops-change.ts"
import { finishRoll, makeRoll, rollDay, wouldRoll } from "./ops-roll.ts"
import {
  cancel,
  fight,
  fightOver,
  forgetTriggers,
  gone,
  passOn,
  perform,
  setTable,
  setUpFoe,
  turnEnds,
  turnStarts,
} from "./ops-turn.ts"

const table = (field: string) => read(field, "you")

export const programs: Record<string, Body> = {
  main: [
    setUpFoe(),
    loop(not({ test: "isOver", of: "you" }), [
      block("turn", [progress, turnStarts(), call("day"), call("turn")]),
      call("ends"),
    ]),
    end("lights", { from: "seats", where: { test: "leads", of: "it" } }),
  ],

  // Once a round: the one die that everybody reads, and something all seats do at the same time.
  day: [
    when(eq(table("turnInRound"), 0), [
      rollDay(),
      when(eq(read("round", "you"), 2), [call("feast")]),
      when(ge(read("round", "you"), 3), [
        together([
          mode("you", {
            coin: [gainCoins("you", 1)],
            card: [draw("you", 1)],
            mend: [
              choose({
                what: { from: ["board"], of: "you", where: { test: "isTapped", of: "it" } },
                as: "mended",
              }),
              ready("mended"),
              heal("you", 1),
            ],
          }),
        ]),
      ]),
      call("settled"),
    ]),
  ],

  // Everybody gives a card away at the same moment; nobody knows what comes before all have confirmed.
  feast: [
    // By way of a tray: what arrives in a hand must not mix with what is about to leave it.
    gather("given", { from: "hand", of: "you" }, [
      each({ from: "@given" }, "it1", [move("it1", "tray", { of: { next: "you" } })]),
    ]),
    each({ from: "seats" }, "who", [
      each({ from: "tray", of: "who" }, "it1", [move("it1", "hand", { of: "who" })]),
    ]),
  ],

  turn: [
    draw("you", 1),
    call("settled"),
    loop(eq(table("ending"), 0), [
      act("you", "turn", "end"),
      when(eq(ref("acted"), 0), [setTable("ending", 1)]),
      call("settled"),
    ]),
  ],

  // After the turn, also after one that was cut short.
  ends: [
    progress,
    call("clear"),
    expire("turn"),
    set("over", { minus: [count({ from: "hand", of: "you" }), 8] }),
    when(ge(ref("over"), 1), [
      choose({
        what: { from: "hand", of: "you" },
        as: "away",
        min: ref("over"),
        max: ref("over"),
        prompt: "hand-size",
      }),
      each({ from: "@away" }, "card", [move("card", "discard", { cause: "hand-size" })]),
    ]),
    turnEnds(),
  ],

  // Nothing of a turn is left for the next one: neither what was set off nor what waited on the stack.
  clear: [forgetTriggers(), each({ from: "stack" }, "item", [cancel("item")]), fightOver()],

  // Nothing goes on before the stack is down to `floor` (empty, but for plays within plays) and everything that was set off has happened.
  settled: [
    takes("floor?"),
    when({ test: "needsCheck", of: "you" }, [call("check")]),
    settle,
    loop(ge(count({ from: "stack" }), add(ref("floor"), 1)), [
      call("priority"),
      when(ge(count({ from: "stack" }), add(ref("floor"), 1)), [call("resolveTop")]),
      when({ test: "needsCheck", of: "you" }, [call("check")]),
      settle,
    ]),
  ],

  // Everybody may answer, starting with the holder; it is over when all have passed in a row.
  priority: [
    settle,
    setTable("passes", 0),
    loop(not({ test: "allPassed", of: "you" }), [
      act("holder", "respond", "pass"),
      when(eq(ref("acted"), 1), [settle, setTable("passes", 0)], [passOn()]),
    ]),
  ],

  // The top of the stack happens; however that ends, it is then gone from there.
  resolveTop: [
    point("item", { top: "stack" }),
    ensure(
      [perform("item")],
      [
        when(
          { test: "isCard", of: "item" },
          [when({ at: ["item", "stack"] }, [move("item", "discard", { cause: "done" })])],
          [gone("item")],
        ),
      ],
    ),
  ],

  // A roll waits on the stack like anything else: made, answered, asked about, made final.
  roll: [
    makeRoll("you"),
    ensure(
      [
        set("final", 0),
        loop(eq(ref("final"), 0), [
          call("priority"),
          when(
            { same: [{ top: "stack" }, "die"] },
            [wouldRoll("die"), when(eq(ref("asked"), 0), [set("final", 1)])],
            [when({ is: ["die", "here"] }, [call("resolveTop")], [set("final", 1)])],
          ),
          when({ test: "needsCheck", of: "you" }, [call("check")]),
          settle,
        ]),
        finishRoll("die"),
      ],
      [gone("die")],
    ),
    give("roll", ref("result")),
  ],

  attack: [
    takes("foe"),
    block("attack", [
      ensure(
        [
          fight("foe", "you"),
          call("settled"),
          loop({ all: [{ is: ["foe", "here"] }, { test: "isUp", of: "you" }] }, [
            call("roll"),
            when({ is: ["foe", "here"] }, [
              when(
                ge(ref("roll"), stat("guard", "foe")),
                [hurt("foe", stat("might", "you"), { from: "you" })],
                [hurt("you", stat("might", "foe"), { from: "foe" })],
              ),
            ]),
            call("settled"),
          ]),
        ],
        [fightOver()],
      ),
    ]),
  ],

  // Foes without health die and are rewarded; then seats without health pay.
  check: [
    each({ from: "field", where: { test: "isSpent", of: "it" } }, "dead", [
      set("coins", { fact: "coins", of: "dead" }),
      set("lights", { fact: "lights", of: "dead" }),
      move("dead", "graves", { cause: "death" }),
      point("you", "active"),
      gainCoins("you", ref("coins")),
      light("you", ref("lights")),
    ]),
    each({ from: "seats", where: { test: "isSpent", of: "it" } }, "fallen", [
      penalty("fallen"),
      when({ test: "attacks", of: "fallen" }, [leave("attack")]),
    ]),
    each({ from: "seats", where: { test: "hasWon", of: "it" } }, "winner", [
      end("lights", { from: "seats", where: { test: "hasWon", of: "it" } }),
    ]),
    setUpFoe(),
  ],

  penalty: [
    takes("who", "part"),
    loseCoins("who", ref("part.coins.amount"), { to: "part.coins.to", cause: "penalty" }),
    choose({ what: { from: "hand", of: "who" }, as: "lost", by: "part.card.chooser", prompt: "penalty" }),
    move("lost", "discard", { cause: "penalty" }),
    choose({ what: { from: "board", of: "who" }, as: "broken", by: "part.thing.chooser", prompt: "penalty" }),
    move("broken", "discard", { cause: "penalty" }),
  ],

  // Anybody, at any time: coins for a promise. Both must agree, and the coins must still be there.
  barter: [stand("you", "barter")],
  deal: [
    takes("to", "amount"),
    gate({
      who: "to",
      ask: "may",
      prompt: "deal",
      do: [pay(ref("amount"), { to: "to", cause: "deal" })],
    }),
  ],

  // The way out of an endless loop: the table votes to stop here or to end the turn.
  loop: [
    vote("verdict", "active", ["cut", "draw"], "endless"),
    when(eq(ref("verdict"), 1), [end("draw")]),
    call("clear"),
    leave("turn"),
  ],
}
