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
  "setting.bonusSouls.help": "Three souls at random lie open for whoever meets what they ask.",
  "setting.rooms.help": "A room changes the rules for everybody until somebody gets rid of it.",
  "setting.pool.help": "When it is empty nobody gains cents.",
  "setting.mode.help": "Together you play against the clock; two seats in both cases.",
  "setting.soulCap.help": "Only for those who play together.",
  "setting.openHands.help": "Only for those who play together.",
  "setting.challenge.help":
    "Something else than souls wins. These are our own; the published ones are not among them.",
  "setting.decks.help": "Ratios and picked cards are set below.",
  "setting.picked.help": "Ids of cards, for decks that are picked by hand.",
  "setting.barter.help": "Players may offer each other cents and cards.",
  "setting.draft.help": "Everybody begins with two treasures more, picked in turn from a few.",
} as const
