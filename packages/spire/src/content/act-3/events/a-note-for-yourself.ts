// The same as in the second Act.

import { aNoteForYourself } from "../../act-2/events/a-note-for-yourself.ts"

export default aNoteForYourself(3)
