// The worst of a roll, or the best.

import { mode, n } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { aim, rolls, setRoll, tap } from "../../../verbs/index.ts"

export default treasure("godhead", "Godhead", { kind: "active", look: { glyph: "ophanim", hue: 50 } }, [
  tap([mode("you", { lowest: [setRoll("it1", n(1))], highest: [setRoll("it1", n(6))] })], aim(rolls)),
])
