// The same as in the first Act.

import { wheelOfChange } from "../../act-1/events/wheel-of-change.ts"

export default wheelOfChange(2)
