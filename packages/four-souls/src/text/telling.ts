// How the events of Four Souls become log lines: those of its parts, and how a move is told, which may be any part's. What
// only the rules need to know is not told.

import type { Telling } from "@soulspire/text"
import { merged } from "../state/part.ts"
import { chapters } from "../rules/index.ts"
import { features } from "../features/index.ts"

const card = { card: "card", back: "back" } as const
const taker = { seat: "taker" } as const

export const telling: Telling = {
  ...merged([...chapters, ...features], "telling"),
  shuffle: [],
  // A change of hands is told by what made it.
  transfer: [],
  move: [
    { if: { cause: "play", to: "stack" }, say: "move.play", with: { who: { seat: "controller" }, card } },
    { if: { cause: "loot" }, say: "move.loot", with: { who: taker, card } },
    { if: { cause: "deal" }, say: "move.deal", with: { who: taker, card } },
    { if: { cause: "set-up", to: "board" }, say: "move.character", with: { who: taker, card } },
    // An event that set-up has met on the way to a monster (FS-1.4).
    { if: { cause: "set-up", to: "monsterDeck" }, say: "move.bottom", with: { card } },
    { if: { cause: "bring" }, say: "move.character", with: { who: taker, card } },
    { if: { cause: "gain", to: "board" }, say: "move.gain", with: { who: taker, card } },
    { if: { cause: "buy" }, say: "move.buy", with: { who: taker, card } },
    { if: { cause: "death" }, say: "move.death", with: { card } },
    { if: { cause: "destroy" }, say: "move.destroy", with: { card } },
    // What has been played, has died, or has become a soul is told by that.
    { if: { from: "holding" }, say: "", with: {} },
    { if: { cause: "played" }, say: "", with: {} },
    { if: { cause: "done" }, say: "", with: {} },
    { if: { cause: "cancel" }, say: "", with: {} },
    { if: { to: "souls" }, say: "", with: {} },
    { if: { to: "covered" }, say: "", with: {} },
    // Looked at and put back.
    ...["deck", "bottom"].flatMap((cause) =>
      ["lootDeck", "treasureDeck", "monsterDeck", "roomDeck"].map((from) => ({
        if: { cause, from },
        say: "",
        with: {},
      })),
    ),
    { if: { cause: "discard" }, say: "move.discard", with: { card } },
    { if: { cause: "give" }, say: "move.give", with: { who: taker, card } },
    { if: { cause: "offer" }, say: "move.offer", with: { who: { seat: "controller" }, card } },
    { if: { cause: "trade" }, say: "move.trade", with: { who: taker, card } },
    { if: { cause: "swap" }, say: "move.swap", with: { who: taker, card } },
    { if: { cause: "uncover" }, say: "move.uncover", with: { card } },
    { if: { cause: "minion" }, say: "move.minion", with: { card } },
    { if: { to: "challenge" }, say: "", with: {} },
    { if: { cause: "meet" }, say: "move.meet", with: { card } },
    { if: { to: "monsters" }, say: "move.monster", with: { card } },
    { if: { to: "shop" }, say: "move.shop", with: { card } },
    { if: { to: "rooms" }, say: "move.room", with: { card } },
    { if: { cause: "deck" }, say: "move.top", with: { card } },
    { if: { cause: "bottom" }, say: "move.bottom", with: { card } },
  ],
}
