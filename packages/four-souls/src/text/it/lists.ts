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
  "setting.bonusSouls.help": "Tre anime a caso attendono chi soddisfa la loro condizione.",
  "setting.rooms.help": "Una stanza cambia le regole per tutti finché qualcuno non se ne libera.",
  "setting.pool.help": "Quando sono finiti nessuno guadagna centesimi.",
  "setting.mode.help": "Insieme si gioca contro il tempo; i posti sono sempre due.",
  "setting.soulCap.help": "Solo per chi gioca insieme.",
  "setting.openHands.help": "Solo per chi gioca insieme.",
  "setting.challenge.help":
    "Si vince con qualcosa di diverso dalle anime. Queste sfide sono nostre; quelle pubblicate non ci sono.",
  "setting.decks.help": "Proporzioni e carte scelte si indicano più sotto.",
  "setting.picked.help": "Identificativi delle carte, per i mazzi scelti a mano.",
  "setting.barter.help": "I giocatori possono offrirsi centesimi e carte.",
  "setting.draft.help": "Ognuno comincia con due tesori in più, scelti a turno fra pochi.",
} as const
