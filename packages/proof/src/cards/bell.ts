// Ends the turn, whatever is going on.

import { leave } from "@soulspire/kernel"
import { spell } from "../words.ts"

export default spell("bell", [leave("turn")])
