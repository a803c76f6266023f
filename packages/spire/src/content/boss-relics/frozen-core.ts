// Block every turn.

import { n } from "@soulspire/kernel"
import { bossRelic } from "../../item.ts"
import { block, endOfTurn } from "../../words.ts"

export default bossRelic("frozen-core", "Frozen Core", {}, [endOfTurn(block(n(1)))])
