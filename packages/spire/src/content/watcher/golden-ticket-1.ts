// Opens the way to a rare card.

import { goldenTicket } from "../../cards/card.ts"

export default goldenTicket("watcher", 1, { look: { glyph: "ticket", hue: 46 } })
