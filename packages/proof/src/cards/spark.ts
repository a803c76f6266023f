// Two damage to anybody or any foe.

import { n, target } from "@soulspire/kernel"
import { hurt, spell } from "../words.ts"

export default spell("spark", [hurt("it1", n(2))], { targets: [target("it1", { from: ["seats", "field"] })] })
