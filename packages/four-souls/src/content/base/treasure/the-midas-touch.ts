// Cents for every dead monster.

import { n } from "@soulspire/kernel"
import { treasure } from "../../../card.ts"
import { gainCents, on } from "../../../words.ts"

export default treasure("the-midas-touch", "The Midas Touch", { kind: "passive" }, [
  on("move", { says: ["ev.cause", "death"] }, [gainCents(n(3))]),
])
