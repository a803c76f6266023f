// A limited change to the one die: your things read it one higher, nobody else does.

import { all, is, n, same } from "@soulspire/kernel"
import { thing } from "../words.ts"

export default thing("sundial", [
  { k: "stat", stat: "day", to: all(is("it", "thing"), same({ controller: "it" }, "you")), add: n(1) },
])
