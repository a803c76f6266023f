// One card less, another one, or a better one.

import { event, option } from "../../../event.ts"
import { remove, transform, upgrade } from "../../../words/climb.ts"

export default event("act1-living-wall", "Living Wall", { act: 1 }, [
  option(remove()),
  option(transform()),
  option(upgrade()),
])
