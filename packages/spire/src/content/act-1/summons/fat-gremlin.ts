// Fat Gremlin.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../card.ts"
import { everyTurn, strikeAll } from "../../../words.ts"

export default enemy("s1-fat-gremlin", "Fat Gremlin", { act: 1, rank: "summon", count: 2, hp: 3 }, [
  everyTurn(strikeAll(n(1))),
])
