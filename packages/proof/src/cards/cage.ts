// Two linked abilities: what the first put away, the second brings back.

import { all, move, remember, same, target } from "@soulspire/kernel"
import { card, thing, things } from "../words.ts"

export default card(
  { glyph: "bird-cage", hue: 35 },
  thing("cage", [
    {
      k: "on",
      event: "move",
      when: all(same("ev.obj", "this"), { says: ["ev.to", "board"] }),
      targets: [target("it1", { ...things, other: "this" })],
      do: [remember("from", { controller: "it1" }), move("it1", "aside"), remember("caged", "it1")],
    },
    {
      k: "on",
      event: "move",
      when: same("ev.old", "this"),
      do: [move("memo.caged", "board", { of: "memo.from" })],
    },
  ]),
)
