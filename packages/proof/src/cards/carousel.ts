// A one-off as a native step: everybody's coins move one seat on.

import { card, carousel, spell } from "../words.ts"

export default card({ glyph: "carousel", hue: 320 }, spell("carousel", [carousel()]))
