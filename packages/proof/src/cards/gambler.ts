// Goes off when a die is rolled, before anybody can answer.

import { eq, n, ref } from "@soulspire/kernel"
import { gainCoins, thing } from "../words.ts"

export default thing("gambler", [
  { k: "on", event: "dice", when: eq(ref("ev.value"), n(6)), do: [gainCoins("you", n(1))] },
])
