// A static that adds to a number which another card sets: you have one health more.

import { n, same } from "@soulspire/kernel"
import { thing } from "../words.ts"

export default thing("oak", [{ k: "stat", stat: "health", to: same("it", "you"), add: n(1) }])
