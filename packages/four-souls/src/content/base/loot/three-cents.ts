// Cents.

import { n } from "@soulspire/kernel"
import { loot } from "../../../card.ts"
import { gainCents } from "../../../words.ts"

export default loot("three-cents", "3 Cents!", { count: 15, kind: "3c" }, [gainCents(n(3))])
