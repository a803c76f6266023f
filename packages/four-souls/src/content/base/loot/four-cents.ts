// Cents.

import { n } from "@soulspire/kernel"
import { loot } from "../../../card.ts"
import { gainCents } from "../../../words.ts"

export default loot("four-cents", "4 Cents!", { count: 9, kind: "4c" }, [gainCents(n(4))])
