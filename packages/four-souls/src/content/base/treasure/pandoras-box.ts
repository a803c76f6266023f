// Opened once: who knows what is in it. First edition: not where it cannot be destroyed.

import { type Cond, n, target, when } from "@soulspire/kernel"
import { type Card, editions, treasure } from "../../../verbs/card.ts"
import {
  destroy,
  gainCents,
  gainSoul,
  kill,
  loot,
  monsters,
  rollAndAim,
  tap,
  thisIsNotEternal,
} from "../../../verbs/index.ts"

const print = (more: { when?: Cond }): Card =>
  treasure(
    "pandoras-box",
    "Pandora's Box",
    { kind: "soul", souls: 1, look: { glyph: "locked-box", hue: 275 } },
    [
      tap(
        [
          destroy("this"),
          when({ did: true }, [
            rollAndAim([
              [n(1), n(1), [gainCents(n(1))]],
              [n(2), n(2), [gainCents(n(6))]],
              [n(3), n(3), [kill("victim")], [target("victim", monsters)]],
              [n(4), n(4), [loot(n(3))]],
              [n(5), n(5), [gainCents(n(9))]],
              [n(6), n(6), [gainSoul("this")]],
            ]),
          ]),
        ],
        more,
      ),
    ],
  )

export default editions(print({}), print({ when: thisIsNotEternal }))
