// A vote that a card calls for (FS-6.28).

import { type Body, each, give, ref, takes } from "@soulspire/kernel"
import { castVote, countVotes, VOTED } from "./ops.ts"

export const voteRules: Record<string, Body> = {
  vote: [
    takes("voters", "candidates", "prompt"),
    each({ from: "@voters" }, "voter", [castVote("voter", { from: "@candidates" }, "prompt", "votes")]),
    countVotes("votes", "winner"),
    give(VOTED, ref("winner")),
  ],
}
