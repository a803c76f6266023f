// The next skill twice.

import { potion } from "../../item.ts"
import { playTwice } from "../../words.ts"
import { drink } from "../../words/items.ts"

export default potion("skill-potion", "Skill Potion", { price: 2 }, [drink([playTwice("skill")])])
