// Cents.

import { n } from "@soulspire/kernel"
import { loot } from "../../../card.ts"
import { gainCents } from "../../../words.ts"

export default loot("a-dime", "A Dime!!", { count: 1, kind: "nickel" }, [gainCents(n(10))])
