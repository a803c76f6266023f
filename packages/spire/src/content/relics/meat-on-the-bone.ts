// Some HP for whoever has hardly any left.

import { minus, n, read } from "@soulspire/kernel"
import { relic } from "../../item.ts"
import { endOfCombat, heal } from "../../words.ts"

export default relic("meat-on-the-bone", "Meat on the Bone", { price: 8 }, [
  endOfCombat(heal(minus(n(4), read("hp", "you")))),
])
