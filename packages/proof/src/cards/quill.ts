// Changes one printed numeral of a thing, for good.

import { n, rewrite, target } from "@soulspire/kernel"
import { spell, things } from "../words.ts"

export default spell("quill", [rewrite("it1", "you", n(1), "")], { targets: [target("it1", things)] })
