// Becomes a copy of a passive item, for a turn.

import { all, become } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { aim, nonEternal, passive, tap } from "../../../verbs/index.ts"

export default treasure("diplopia", "Diplopia", { kind: "active", look: { glyph: "spectacles", hue: 190 } }, [
  tap([become("this", "it1", "turn")], aim({ from: ["board", "shop"], where: all(passive, nonEternal) })),
])
