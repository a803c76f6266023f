// Cancels something on the stack.

import { target } from "@soulspire/kernel"
import { cancel, spell, stackItems } from "../words.ts"

export default spell("snuff", [cancel("item")], { targets: [target("item", stackItems)] })
