// Becomes a soul as it resolves.

import { loot as lootCard } from "../../../card.ts"
import { gainSoul } from "../../../words.ts"

export default lootCard("lost-soul", "Lost Soul", { kind: "lost-soul", souls: 1 }, [gainSoul("this")])
