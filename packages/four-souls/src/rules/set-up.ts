// Set-up where somebody may have to be asked, and where cards have a say (chapter 1).

import { type Body, call, choose, count, ge, loop, when } from "@soulspire/kernel"
import { step } from "./step.ts"

export const setUpRules: Record<string, Body> = {
  main: [
    step("dealCharacters"),
    step("tell", { event: "gameStarts" }),
    { op: "settle" },
    // Nobody has priority yet, so nothing can be answered (FS-1.9).
    loop(ge(count({ from: "stack" }), 1), [call("resolveTop"), { op: "settle" }]),
    step("dealHands"),
    // The first seat says it for the table (FS-1.11).
    when({ test: "saddestBegins" }, [
      choose({ what: { from: "seats" }, as: "saddest", by: "active", prompt: "saddest" }),
    ]),
    step("begin", { saddest: "saddest" }),
    loop({ all: [] }, [call("turn")]),
  ],
}
