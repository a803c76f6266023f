// A one-off as a native step: everybody's coins move one seat on.

import { spell } from "../words.ts"

export default spell("carousel", [{ op: "native:carousel" }])
