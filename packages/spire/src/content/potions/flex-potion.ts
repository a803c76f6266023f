// Strength for a turn.

import { n } from "@soulspire/kernel"
import { potion } from "../../item.ts"
import { drink, strengthThisTurn } from "../../words/items.ts"

export default potion("flex-potion", "Flex Potion", { price: 2, count: 2 }, [drink(strengthThisTurn(n(1)))])
