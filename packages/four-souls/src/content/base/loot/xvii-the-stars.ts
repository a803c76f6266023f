// Treasure.

import { n } from "@soulspire/kernel"
import { loot as lootCard } from "../../../card.ts"
import { gainTreasure } from "../../../words.ts"

export default lootCard("xvii-the-stars", "XVII. The Stars", { kind: "tarot" }, [gainTreasure(n(1))])
