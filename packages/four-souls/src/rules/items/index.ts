// Items, souls and slots, and (in `loot`) cents, loot cards and hands: what is gained, given, stolen, destroyed and put somewhere.

import { coinAndCardOps } from "./loot/coins-and-cards.ts"
import { handOps } from "./loot/hands.ts"
import { searchOps } from "./loot/search.ts"
import { noteOps } from "./notes.ts"
import { objectOps } from "./objects.ts"
import { itemOps } from "./ops.ts"

export const ops = [...coinAndCardOps, ...handOps, ...objectOps, ...itemOps, ...noteOps, ...searchOps]
