// The same as in the second Act.

import { merchantEvent } from "../../act-2/events/the-merchant.ts"

export default merchantEvent(3)
