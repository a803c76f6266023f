// Opens the way to a rare card.

import { goldenTicket } from "../../cards/card.ts"

export default goldenTicket("defect", 1, { look: { glyph: "ticket", hue: 46 } })
