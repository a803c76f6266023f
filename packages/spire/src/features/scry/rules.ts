// What scrying comes to.

import { type Body, choose, find, ref, reveal, takes, when } from "@soulspire/kernel"
import { discardAll } from "../../combat/plays/cards.ts"
import { tell } from "../../combat/round/ops.ts"

export const scryRules: Record<string, Body> = {
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
