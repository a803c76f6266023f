// Cents for dying.

import { n, same } from "@soulspire/kernel"
import { treasure } from "../../../card.ts"
import { gainCents, on } from "../../../words.ts"

export default treasure("greeds-gullet", "Greed's Gullet", { kind: "passive" }, [
  on("playerDies", same("ev.who", "you"), [gainCents(n(8))]),
])
