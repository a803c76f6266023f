// What Spire speaks of everywhere, in English: nouns, and the kinds they are.

import { en, type SliceWords } from "@soulspire/text"
import { namesOfEnemies } from "../enemies.ts"

const { noun, person } = en

export const nouns: SliceWords = {
  lexicon: {
    nouns: {
      player: { ...person("player"), any: "any player" },
      row: { ...noun("row"), seat: true, any: "one row" },
      token: { ...noun("token"), each: true },
      attack: { ...noun("Attack"), not: "non-Attack" },
      skill: noun("Skill"),
      power: noun("Power"),
      powerInPlay: noun("Power in play", "Powers in play"),
      status: noun("Status", "Statuses"),
      curse: noun("Curse"),
      strike: { ...noun("card"), tail: "with “Strike” in its name" },
      starterStrike: noun("starter Strike"),
      starterDefend: noun("starter Defend"),
      time: noun("time"),
      enemy: noun("enemy"),
      boss: noun("Boss", "Bosses"),
      elite: noun("elite"),
      relic: noun("relic"),
      potion: noun("potion"),
      character: { ...noun("character"), everybody: "Each player" },
      ...Object.fromEntries(namesOfEnemies.map(([kind, name]) => [kind, noun(name)])),
      modifier: noun("rule"),
    },
    kinds: {
      attack: "attack",
      skill: "skill",
      power: "power",
      status: "status",
      daze: "daze",
      burn: "burn",
      slimed: "slimed",
      curse: "curse",
      strike: "strike",
      "starter-strike": "starterStrike",
      "starter-defend": "starterDefend",
      enemy: "enemy",
      boss: "boss",
      elite: "elite",
      relic: "relic",
      potion: "potion",
      character: "character",
      ...Object.fromEntries(namesOfEnemies.map(([kind]) => [kind, kind])),
      modifier: "modifier",
    },
    numbers: {
      players: {
        noun: noun("number of players", "numbers of players"),
        called: { this: "the number of players" },
        each: "per player",
      },
    },
    tests: {
      isAlive: { noun: "player" },
      isAlone: { say: "=you play alone" },
    },
  },
}
