// HP.

import { n } from "@soulspire/kernel"
import { potion } from "../../item.ts"
import { heal } from "../../words.ts"
import { drink } from "../../words/items.ts"

export default potion("blood-potion", "Blood Potion", { price: 3, outside: "too" }, [drink([heal(n(2))])])
