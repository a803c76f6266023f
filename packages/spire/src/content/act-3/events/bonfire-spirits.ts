// The same as in the first Act.

import { bonfireSpirits } from "../../act-1/events/bonfire-spirits.ts"

export default bonfireSpirits(3)
