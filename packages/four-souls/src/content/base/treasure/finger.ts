// Points at something of whoever rolls a 2, and swaps it. First edition: it is stolen, and an item is given for it.

import { type Ability, all, choose, eq, gate, n, not, ref, same, target, when } from "@soulspire/kernel"
import { type Card, editions, treasure } from "../../../verbs/card.ts"
import {
  aim,
  give,
  itemsOf,
  nonEternal,
  on,
  steal,
  swapItems,
  whenRolled,
  where,
} from "../../../verbs/index.ts"

const print = (ability: Ability): Card =>
  treasure("finger", "Finger!", { kind: "passive", look: { glyph: "pointing", hue: 22 } }, [ability])

const swap = whenRolled(
  2,
  [gate({ ask: "may", prompt: "swap", do: [], ifDo: [swapItems("mine", "theirs")] })],
  {
    targets: [
      target("mine", where(itemsOf("you"), nonEternal)),
      target("theirs", where(itemsOf("ev.who"), nonEternal)),
    ],
  },
)

const stealAndGive = on(
  "rolls",
  all(eq(ref("ev.value"), n(2)), not(same("ev.who", "you"))),
  [
    gate({ ask: "may", prompt: "steal", do: [steal("it1")] }),
    when({ did: true }, [
      choose({ what: itemsOf("you"), as: "gift", prompt: "give-item" }),
      give("gift", "ev.who"),
    ]),
  ],
  aim(itemsOf("ev.who")),
)

export default editions(print(swap), print(stealAndGive))
