// Shuffles the deck: whatever anybody knew of it is gone.

import { spell } from "../words.ts"

export default spell("gale", [{ op: "shuffle", zone: "deck" }])
