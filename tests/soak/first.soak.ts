// The first half of `npm run soak`: two files, so that two cores have something to do. Not part of `npm test`.

import { soakPart } from "./tables.ts"

soakPart(0)
