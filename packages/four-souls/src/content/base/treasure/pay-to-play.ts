// Somebody's item for cents; in the first edition also one that is eternal.

import { all, is, n, type Select } from "@soulspire/kernel"
import { type Card, editions, treasure } from "../../../verbs/card.ts"
import { aim, nonEternal, paid, payCents, steal } from "../../../verbs/index.ts"

const print = (stolen: Select): Card =>
  treasure("pay-to-play", "Pay to Play", { kind: "paid", look: { glyph: "pay-money", hue: 44 } }, [
    paid([payCents(n(10))], [steal("it1")], aim(stolen)),
  ])

export default editions(
  print({ from: "board", where: all(is("it", "item"), nonEternal) }),
  print({ from: "board", where: is("it", "item") }),
)
