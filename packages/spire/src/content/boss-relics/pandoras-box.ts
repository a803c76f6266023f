// Three other cards.

import { n } from "@soulspire/kernel"
import { bossRelic } from "../../item.ts"
import { transform, whenGainedOnce } from "../../words/climb.ts"

export default bossRelic("pandoras-box", "Pandora's Box", {}, [whenGainedOnce(...transform(n(3)))])
