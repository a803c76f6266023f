// Takes an item from somebody as it dies. First edition: an eternal one as well.

import { all, type Cond, gate, is } from "@soulspire/kernel"
import { type Card, editions, monster } from "../../../verbs/card.ts"
import { aim, nonEternal, steal, whenThisDies } from "../../../verbs/index.ts"

const print = (stolen: Cond): Card =>
  monster(
    "moms-dead-hand",
    "Mom's Dead Hand",
    {
      kind: "basic",
      health: 2,
      evasion: 5,
      attack: 1,
      reward: { cents: 4 },
      look: { glyph: "skeletal-hand", hue: 200 },
    },
    [
      whenThisDies(
        [gate({ ask: "may", prompt: "steal-item", do: [steal("it1")] })],
        aim({ from: "board", of: "others", where: stolen }),
      ),
    ],
  )

export default editions(print(all(is("it", "item"), nonEternal)), print(is("it", "item")))
