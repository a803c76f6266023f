// Changes a roll while it waits.

import { n, target } from "@soulspire/kernel"
import { rolls, spell, step } from "../words.ts"

export default spell("finger", [step("nudge", { die: "die", by: n(1) })], { targets: [target("die", rolls)] })
