// What screens list of Four Souls, in Italian: sets and decks by name, and what an option of the table means.

export const lists = {
  "set.base": "Gioco base",
  "set.fsp2": "Four Souls+",
  "set.gold": "Gold Box",
  "set.requiem": "Requiem",
  "set.warp-zone": "Warp Zone",
  "set.alt-art": "Alt Art",
  "set.challenges": "Sfide",
  "deck.loot": "Bottino",
  "deck.treasure": "Tesori",
  "deck.monster": "Mostri",
  "deck.room": "Stanze",
  "deck.character": "Personaggi",
  "deck.starting": "Oggetti iniziali",
  "deck.bonus": "Anime bonus",
  "deck.challenge": "Sfide",

  "setting.ruleset.help": "Dove le edizioni non concordano, si segue questa.",
  "setting.bonusSouls.help": "Tre anime bonus a caso, scoperte: le ottiene chi soddisfa la loro condizione.",
  "setting.rooms.help": "Una stanza cambia le regole per tutti finché qualcuno non se ne libera.",
  "setting.pool.help": "Quando è vuota nessuno ottiene centesimi.",
  "setting.mode.help": "Solitario e co-op si giocano contro il timer; occupano sempre due posti.",
  "setting.soulCap.help": "Solo in solitario e co-op.",
  "setting.openHands.help": "Solo in solitario e co-op.",
  "setting.challenge.help":
    "Si vince con qualcosa di diverso dalle anime. Queste sfide sono nostre; quelle pubblicate non sono incluse.",
  "setting.decks.help": "Proporzioni e carte scelte si indicano più sotto.",
  "setting.picked.help": "Identificativi delle carte, per i mazzi scelti a mano.",
  "setting.barter.help": "I giocatori possono offrirsi centesimi e carte.",
  "setting.draft.help": "Ognuno comincia con due tesori in più, scelti a turno fra pochi.",
} as const
