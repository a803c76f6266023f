// A thing loses all its abilities till end of turn.

import { loseAbilities, target } from "@soulspire/kernel"
import { spell, things } from "../words.ts"

export default spell("hush", [loseAbilities("it1", "all", "turn")], { targets: [target("it1", things)] })
