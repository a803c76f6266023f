// What is told of bartering and leaving: who sees which field, and the line of the log that comes of it.

import { type Events, seenByAll } from "../../state/part.ts"
import type { Telling } from "@soulspire/text"

const who = { seat: "who" } as const
const whom = { thing: "whom" } as const
const amount = { number: "amount" } as const
const to = { seat: "to" } as const
const item = { thing: "item" } as const
const forItem = { thing: "forItem" } as const
const gives = { number: "gives" } as const
const wants = { number: "wants" } as const
const words = { said: "words" } as const

export const events: Events = {
  callsVote: seenByAll("who", "whom"),
  votesOut: seenByAll("who", "whom", "yes"),
  leaves: seenByAll("who"),
  passCents: seenByAll("who", "to", "amount"),
  offers: seenByAll("who", "to", "gives", "wants", "item", "forItem", "loot", "forLoot", "words"),
  promises: seenByAll("who", "to", "words"),
  agrees: seenByAll("who", "to"),
  declines: seenByAll("who", "to"),
  offerLapses: seenByAll("who", "to"),
}

export const telling: Telling = {
  callsVote: [{ say: "callsVote", with: { who, whom } }],
  votesOut: [
    { if: { yes: 1 }, say: "votesOut", with: { who, whom } },
    { say: "votesOut.not", with: { who, whom } },
  ],
  leaves: [{ say: "leaves", with: { who } }],
  passCents: [{ say: "passCents", with: { who, to, amount } }],
  promises: [{ say: "promises", with: { who, to, words } }],
  offers: [
    { if: { loot: true, forLoot: true }, say: "offers.loot-for-loot", with: { who, to } },
    { if: { loot: true, forItem: true }, say: "offers.loot-for-item", with: { who, to, forItem } },
    { if: { loot: true, wants: true }, say: "offers.loot-sale", with: { who, to, wants } },
    { if: { loot: true }, say: "offers.loot-given", with: { who, to } },
    { if: { item: true, forLoot: true }, say: "offers.item-for-loot", with: { who, to, item } },
    { if: { forLoot: true, gives: true }, say: "offers.loot-bid", with: { who, to, gives } },
    { if: { forLoot: true }, say: "offers.loot-begged", with: { who, to } },
    { if: { item: true, forItem: true }, say: "offers.exchange", with: { who, to, item, forItem } },
    { if: { item: true, wants: true }, say: "offers.sale", with: { who, to, item, wants } },
    { if: { item: true }, say: "offers.item-given", with: { who, to, item } },
    { if: { forItem: true, gives: true }, say: "offers.bid", with: { who, to, forItem, gives } },
    { if: { forItem: true }, say: "offers.item-begged", with: { who, to, forItem } },
    { if: { gives: true, wants: true }, say: "offers.cents", with: { who, to, gives, wants } },
    { if: { gives: true, words: true }, say: "offers.favour", with: { who, to, gives, words } },
    { if: { gives: true }, say: "offers.gift", with: { who, to, gives } },
    { if: { words: true }, say: "offers.asks", with: { who, to, wants, words } },
    { say: "offers.begs", with: { who, to, wants } },
  ],
  agrees: [{ say: "agrees", with: { who, to } }],
  declines: [{ say: "declines", with: { who, to } }],
  offerLapses: [{ say: "offerLapses", with: { who, to } }],
}
