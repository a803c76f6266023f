// Rids its player of what weakens them.

import { potion } from "../../item.ts"
import { cleanse, drink } from "../../words/items.ts"

export default potion("ancient-potion", "Ancient Potion", { price: 2 }, [drink(cleanse("you"))])
