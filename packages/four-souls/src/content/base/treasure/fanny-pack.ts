// Loot for damage.

import { n } from "@soulspire/kernel"
import { treasure } from "../../../card.ts"
import { loot, whenYouTakeDamage } from "../../../words.ts"

export default treasure("fanny-pack", "Fanny Pack", { kind: "passive" }, [whenYouTakeDamage([loot(n(1))])])
