// A static about a number: your rolls are one higher, as they become final.

import { n, same } from "@soulspire/kernel"
import { thing } from "../words.ts"

export default thing("charm", [{ k: "stat", stat: "luck", to: same("it", "you"), add: n(1) }])
