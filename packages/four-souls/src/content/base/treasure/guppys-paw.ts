// Health for somebody's safety: paid, or in the first edition lost by damage, and only then is anybody safer.

import { type Body, later, n, when } from "@soulspire/kernel"
import { type Card, editions, treasure } from "../../../verbs/card.ts"
import {
  aim,
  payHealth,
  players,
  preventNext,
  preventOfNextInstance,
  take,
  tap,
  whenYouTakeDamage,
} from "../../../verbs/index.ts"

const print = (body: Body): Card =>
  treasure("guppys-paw", "Guppy's Paw", { kind: "active", guppy: true, look: { glyph: "paw", hue: 270 } }, [
    tap(body, aim(players)),
  ])

export default editions(
  print([payHealth(n(1)), when({ did: true }, [preventOfNextInstance(n(2), "it1")])]),
  print([take(n(1)), later(whenYouTakeDamage([preventNext(n(2), "it1")]), "turn", 1)]),
)
