// How an exchange goes, how a boss of an earlier Act is fought, and other things that events do in several steps.

import {
  all,
  block,
  type Body,
  call,
  choose,
  each,
  find,
  is,
  later,
  leave,
  loop,
  n,
  read,
  ref,
  type Select,
  takes,
  when,
  type Whom,
} from "@soulspire/kernel"
import { becomeRoom } from "../../climb/ops.ts"
import { removeCard, upgradeCard } from "../../climb/rewards/deck.ts"
import { party } from "../../combat/parts.ts"
import { loseGold } from "../../combat/resources/ops.ts"
import { callBoss } from "./bosses.ts"
import { chooseAnother, giveAway, offerExchange, refuseExchange, revealAtRandom } from "./ops.ts"

/** One of yours for one of another player's: they say which, or that they do not want to; then you may ask the next (STS-Q-82). */
const exchange = (of: (whose: Whom) => Select, hasSome: string, prompt: string): Body => [
  find("left", {
    from: "seats",
    of: "others",
    where: all({ test: "isAlive", of: "it" }, { test: hasSome, of: "it" }),
  }),
  block("exchanged", [
    loop({ exists: { from: "@left" } }, [
      choose({ what: { from: "@left" }, as: "ally", prompt: "exchange-with" }),
      choose({ what: of("you"), as: "mine", prompt: `${prompt}-for` }),
      offerExchange("mine", "ally"),
      choose({ what: of("ally"), as: "theirs", by: "ally", min: n(0), max: n(1), prompt: `${prompt}-back` }),
      when({ exists: { from: "@theirs" } }, [
        giveAway("mine", "ally"),
        each({ from: "@theirs" }, "one", [giveAway("one", "you")]),
        leave("exchanged"),
      ]),
      refuseExchange("ally"),
      find("left", { from: "@left", other: "ally" }),
    ]),
    chooseAnother,
  ]),
]

export const eventRules: Record<string, Body> = {
  exchangeCards: exchange(
    (of) => ({ from: "deck", of, where: { test: "isRemovable", of: "it" } }),
    "hasCardToGive",
    "card",
  ),
  exchangeRelics: exchange(
    (of) => ({ from: "items", of, where: is("it", "relic") }),
    "hasRelicToGive",
    "relic",
  ),
  removeOneOf: [
    takes("many"),
    revealAtRandom({ from: "deck", of: "you" }, ref("many"), "found"),
    choose({
      what: { from: "@found", where: { test: "isRemovable", of: "it" } },
      as: "card",
      prompt: "remove",
    }),
    removeCard("card"),
  ],
  upgradeSome: [
    takes("who", "many"),
    choose({
      what: { from: "deck", of: "who", where: { test: "isUpgradable", of: "it" } },
      as: "card",
      by: "who",
      max: ref("many"),
      min: ref("many"),
      prompt: "upgrade",
    }),
    each({ from: "@card" }, "one", [upgradeCard("one")]),
  ],
  loseAllGold: [each(party, "who", [loseGold(read("gold", "who"), { who: "who" })])],
  // Once: whoever moves on afterwards follows a path again.
  leap: [later({ k: "permit", act: "leap" }, "journey")],
  asOldBoss: [takes("act"), callBoss(ref("act")), becomeRoom("boss"), call("combat"), becomeRoom("event")],
}
