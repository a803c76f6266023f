// Verbs about cards of other characters: rewards from several decks, and the relic that gives orbs and stances a place.

import { asking, bit, NEXT, NOBODY, type Node, propose, ref, type Seat, verb, WAIT } from "@soulspire/kernel"
import { revealFrom } from "../../climb/rewards/rewards.ts"
import { op, player, type SpireRun } from "../../state/run.ts"
import type { Reward } from "../../state/types.ts"
import { decksOfOthers, decksToChooseFrom } from "./reads.ts"

const gainShardOp = op(
  "gainShard",
  { who: "seat" },
  { run: (r, f, a) => propose(r, f, { k: "gainShard", who: a.who(r, f.env, NOBODY) }) },
)
export const gainShard: Node = verb(gainShardOp, [], { who: "you" })()

const rewardAt = (r: SpireRun, seat: Seat, slot: number): Reward | undefined =>
  player(r, seat).rewards.find((each) => each.slot === slot)

const decksFor = (r: SpireRun, seat: Seat, reward: Reward | undefined): string[] =>
  reward === undefined
    ? []
    : reward.kind === "other"
      ? decksOfOthers(r, seat)
      : decksToChooseFrom(r, reward.kind === "mixed-rare" ? "rares" : "rewards")

/** So many decks are chosen: one for each card, or one for all of them. */
const manyDecks = (reward: Reward | undefined): number => (reward?.kind === "other" ? 1 : (reward?.look ?? 0))

const PREFIX = "deck-"

/** As many decks as the reward shows cards, each another one; all are named before any card is seen. */
const revealFromDecksOp = op(
  "revealFromDecks",
  { who: "seat", slot: "amount" },
  {
    run(r, f, a) {
      const seat = a.who(r, f.env, NOBODY)
      const reward = rewardAt(r, seat, a.slot(r, f.env, NOBODY))
      const decks = decksFor(r, seat, reward)
      // There is nothing to ask where nobody has cards of another character, or only one has.
      if (reward?.kind !== "other" || decks.length > 1) return WAIT
      revealFrom(r, seat, reward, decks)
      return NEXT
    },
    seats: (r, f, a) => bit(a.who(r, f.env, NOBODY)),
    ask(r, f, a) {
      const seat = a.who(r, f.env, NOBODY)
      const reward = rewardAt(r, seat, a.slot(r, f.env, NOBODY))
      const many = Math.min(manyDecks(reward), decksFor(r, seat, reward).length)
      return asking("choose", reward?.kind === "other" ? "deck" : "decks", many, many)
    },
    options: (r, f, a, seat) =>
      decksFor(r, seat, rewardAt(r, seat, a.slot(r, f.env, NOBODY))).map((name) => ({
        key: `${PREFIX}${name}`,
        refs: [],
      })),
    answer(r, f, a, seat, keys) {
      const reward = rewardAt(r, seat, a.slot(r, f.env, NOBODY))
      const decks = keys.map((key) => key.slice(PREFIX.length))
      if (reward !== undefined) revealFrom(r, seat, reward, decks)
      return NEXT
    },
  },
)
export const revealFromDecks: Node = verb(revealFromDecksOp, ["slot"], { who: "you" })(ref("slot"))

export const otherOps = [gainShardOp, revealFromDecksOp]
