// Another monster for every 5, if you like; in the first edition whether you like it or not.

import { type Body, gate, not } from "@soulspire/kernel"
import { type Card, editions, treasure } from "../../../verbs/card.ts"
import { aim, monsters, replaceMonster, whenRolled, where } from "../../../verbs/index.ts"

const print = (body: Body): Card =>
  treasure("spider-mod", "Spider Mod", { kind: "passive", look: { glyph: "spider-bot", hue: 140 } }, [
    whenRolled(5, body, aim(where(monsters, not({ test: "isAttacked", of: "it" })))),
  ])

export default editions(
  print([gate({ ask: "may", prompt: "replace-monster", do: [], ifDo: [replaceMonster("it1")] })]),
  print([replaceMonster("it1")]),
)
