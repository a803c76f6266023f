// A heart that calls for help as time goes by, and is hard to hit as long as help is there.

import { all, n, not, same } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"
import { challenge } from "../challenge.ts"
import { finalBosses, minions, putMinion, whenTimerDrops } from "../../../verbs/index.ts"

const boss = monster("cellar-heart", "Cellar Heart", {
  kind: "boss",
  health: 6,
  evasion: 3,
  attack: 1,
  reward: {},
  look: { glyph: "chained-heart", hue: 350 },
})

const bossIsDead = not({ exists: finalBosses })

export default challenge(
  "heart-of-the-cellar",
  {
    name: { en: "Heart of the Cellar", it: "Il cuore della cantina" },
    about: {
      en: "Something beats below the stairs, and what lives in the dark comes to guard it. Silence it before the candle is down.",
      it: "Sotto le scale batte qualcosa, e ciò che vive al buio viene a difenderlo. Fallo tacere prima che la candela si consumi.",
    },
    timer: 10,
    boss,
    goal: bossIsDead,
    rivals: all(same("who", "active"), bossIsDead),
    look: { glyph: "cellar-barrels", hue: 15, small: "heart-beats" },
  },
  [
    whenTimerDrops([putMinion()]),
    {
      k: "stat",
      stat: "evasion",
      to: { test: "isFinalBoss", of: "it" },
      when: { exists: minions },
      add: n(1),
    },
  ],
)
