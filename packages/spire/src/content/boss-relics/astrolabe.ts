// Three better cards.

import { n } from "@soulspire/kernel"
import { bossRelic } from "../../item.ts"
import { upgrade, whenGainedOnce } from "../../words/climb.ts"

export default bossRelic("astrolabe", "Astrolabe", {}, [whenGainedOnce(...upgrade(n(3)))])
