// The Ironclad: most HP, and a little of it back after each combat (STS-10.1, STS-K.2).

import { n } from "@soulspire/kernel"
import { character } from "../../character.ts"
import { endOfCombat, heal } from "../../words.ts"

export default character("ironclad", "The Ironclad", 10, "easy", [endOfCombat(heal(n(1)))])
