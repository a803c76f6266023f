// Finds one of the next cards of the treasure deck.

import { n } from "@soulspire/kernel"
import { loot } from "../../../card.ts"
import { lookAndKeepOne } from "../../../words.ts"

export default loot("ix-the-hermit", "IX. The Hermit", { kind: "tarot" }, lookAndKeepOne("treasure", n(5)))
