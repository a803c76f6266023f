// Left behind for something better.

import { target } from "@soulspire/kernel"
import { treasure } from "../../../card.ts"
import { itemsOf, nonEternal, otherPlayers, swapItems, tap, where } from "../../../words.ts"

export default treasure("decoy", "Decoy", { kind: "active", look: { glyph: "target-dummy", hue: 35 } }, [
  tap([swapItems("this", "theirs")], {
    targets: [target("rival", otherPlayers), target("theirs", where(itemsOf("rival"), nonEternal), "rival")],
  }),
])
