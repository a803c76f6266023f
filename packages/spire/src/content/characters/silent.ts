// The Silent: a larger first hand (STS-K.2).

import { n } from "@soulspire/kernel"
import { character } from "../../character.ts"
import { combatBegins, draw } from "../../words.ts"

export default character("silent", "The Silent", 9, "easy", [combatBegins(draw(n(2)))])
