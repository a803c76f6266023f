// Rewards for everyone (FSC-V.6). How they are shared is in `sharing.ts`, which the steps of a death ask for.

import { variant } from "../variant.ts"

export const rewardsForEveryone = variant(
  "rewards-for-everyone",
  {
    rule: "FSC-V.6",
    option: "rewardsForAll",
    name: "Rewards for Everyone",
    look: { glyph: "profit", hue: 130 },
  },
  {
    en: {
      lexicon: {
        printed: {
          "rewards-for-everyone":
            "When a monster dies, every player gains its rewards, and the active player gains them twice. Dice are rolled once for all. Its soul goes to one player as usual.",
        },
      },
      messages: {
        "setting.rewardsForAll": "Rewards for everyone",
        "setting.rewardsForAll.help":
          "Everybody gains the rewards of a monster that dies, and the active player gains them twice.",
      },
    },
    it: {
      lexicon: {
        printed: {
          "rewards-for-everyone":
            "Quando un mostro muore, ogni giocatore ottiene le sue ricompense, e il giocatore attivo le ottiene due volte. Il dado si tira una volta per tutti. L'anima va a un solo giocatore, come sempre.",
        },
      },
      messages: {
        "setting.rewardsForAll": "Ricompense per tutti",
        "setting.rewardsForAll.help":
          "Tutti ottengono le ricompense di un mostro che muore; il giocatore attivo le ottiene due volte.",
      },
    },
  },
)
