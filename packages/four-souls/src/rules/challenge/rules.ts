// How a game ends: somebody has won (chapter 16), all together (chapter 17), or by a challenge (chapter 18); or time is up.

import { type Body, count, end, ge, lose, type Select, when } from "@soulspire/kernel"

const winners: Select = { from: "seats", where: { test: "hasWon", of: "it" } }
const enough: Select = { from: "seats", where: { test: "hasEnoughSouls", of: "it" } }

export const winningRules: Record<string, Body> = {
  // FS-16.1, FS-16.2: one winner, by souls or because an ability says so (FS-16.3), or several at the same time (RD-26).
  win: [
    when({ test: "playsTogether" }, [
      when({ test: "playsChallenge" }, [end("challenge", winners)], [end("together", winners)]),
    ]),
    when(
      ge(count(winners), 2),
      [when({ test: "winsAreShared" }, [end("shared", winners)], [end("tie", winners)])],
      [
        when({ test: "playsChallenge" }, [end("goal", winners)]),
        when({ exists: enough }, [end("souls", winners)], [end("ability", winners)]),
      ],
    ),
  ],

  // The timer has come to 0: nobody has won, and everybody has lost (FS-17.5).
  lose: [lose("timer", { from: "seats" })],
}
