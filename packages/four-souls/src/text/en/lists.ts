// What screens list of Four Souls, in English: sets and decks by name, and what an option of the table means.

export const lists = {
  "set.base": "Base game",
  "set.fsp2": "Four Souls+",
  "set.gold": "Gold Box",
  "set.requiem": "Requiem",
  "set.warp-zone": "Warp Zone",
  "set.alt-art": "Alt Art",
  "set.challenges": "Challenges",
  "deck.loot": "Loot",
  "deck.treasure": "Treasure",
  "deck.monster": "Monsters",
  "deck.room": "Rooms",
  "deck.character": "Characters",
  "deck.starting": "Starting items",
  "deck.bonus": "Bonus souls",
  "deck.challenge": "Challenges",

  "setting.ruleset.help": "Where the editions disagree, this one is followed.",
  "setting.bonusSouls.help": "Three random bonus souls lie face up for whoever meets their condition.",
  "setting.rooms.help": "A room changes the rules for everybody until somebody gets rid of it.",
  "setting.pool.help": "When it is empty, nobody gains cents.",
  "setting.mode.help": "Solo and co-op are played against the timer; both take two seats.",
  "setting.soulCap.help": "Only in solo and co-op games.",
  "setting.openHands.help": "Only in solo and co-op games.",
  "setting.challenge.help":
    "You win by something other than souls. These challenges are our own; the published ones are not included.",
  "setting.decks.help": "Ratios and picked cards are set below.",
  "setting.picked.help": "Card ids, for decks picked by hand.",
  "setting.barter.help": "Players may offer each other cents and cards.",
  "setting.draft.help": "Everybody begins with two more treasures, picked in turn from a few.",
} as const
