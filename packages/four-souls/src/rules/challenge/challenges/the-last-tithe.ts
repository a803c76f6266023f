// A debt to be gathered in time; who dies for it loses time, and draws a crowd that pays.

import { each, ge, n, read } from "@soulspire/kernel"
import { challenge } from "../challenge.ts"
import {
  gainCents,
  on,
  players,
  putMinion,
  tickTimer,
  whenFinalBossDies,
  whenMinionDies,
} from "../../../verbs/index.ts"

export default challenge(
  "the-last-tithe",
  {
    name: { en: "The Last Tithe", it: "L'ultima decima" },
    about: {
      en: "The collector waits at the door, and he does not take promises. Lay the money on the table, or he takes everything.",
      it: "L'esattore aspetta alla porta e non accetta promesse. Metti i soldi sul tavolo, o si prende tutto.",
    },
    timer: 9,
    boss: "greed",
    goal: ge({ sum: "cents", over: players }, n(30)),
    rivals: ge(read("cents", "who"), n(25)),
    look: { glyph: "take-my-money", hue: 46, small: "hourglass" },
  },
  [
    on("playerDies", null, [tickTimer(n(1)), putMinion()]),
    whenMinionDies([gainCents(n(2), { who: "active" })]),
    whenFinalBossDies([each(players, "who", [gainCents(n(3), { who: "who" })])]),
  ],
)
