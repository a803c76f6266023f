// Everybody says what shall go.
// First edition: the active player votes first. Now whoever controls it does (RD-34).

import { treasure } from "../../../verbs/card.ts"
import { destroy, items, players, tap, voteOn } from "../../../verbs/index.ts"

export default treasure(
  "remote-detonator",
  "Remote Detonator",
  { kind: "active", threePlus: true, look: { glyph: "detonator", hue: 5 } },
  [tap([voteOn(players, items, "vote-destroy"), destroy("voted")])],
)
