// Messages of Spire in English that belong to no part of it: backs, outcomes, summaries, and what a table can not be.

import { ACT } from "../acts.ts"

export const messages = {
  // What is on the back of a card
  "back.ironclad": "a card of the Ironclad",
  "back.silent": "a card of the Silent",
  "back.watcher": "a card of the Watcher",
  "back.defect": "a card of the Defect",
  "back.colorless": "a colorless card",
  "back.curse": "a Curse",
  "back.status": "a Status",
  "back.daze": "a Daze",
  "back.character": "a character",
  "back.first-encounter": "a first encounter",
  "back.encounter": "an encounter",
  "back.elite": "an Elite",
  "back.boss": "a Boss",
  "back.summon": "a summon",
  "back.relic": "a relic",
  "back.boss-relic": "a Boss relic",
  "back.solo-relic": "a solo relic",
  "back.special-relic": "a special relic",
  "back.potion": "a potion",
  "outcome.victory": "{winners} {count, plural, one {is} other {are}} victorious.",
  "outcome.defeat": "The party is defeated.",
  // What a saved game is remembered by
  "gist.climb": `Act ${ACT}, room {room}`,
  "gist.combat": "A single combat",
  "refusal.unknown-character": "There is no character called {name}; there are: {known}.",
  "summary.room": "{at}  {room}: HP {hp}, gold {gold}",
  "summary.fight":
    "{at}  {room}: HP {hp}, gold {gold}; {rounds, plural, one {# round} other {# rounds}}, {dealt} damage dealt, {lost} HP lost",
  "summary.player":
    "{name}: {taken} taken or bought, {skipped} skipped, {removed} removed, {dealt} damage dealt, {lost} HP lost, {gained} gold gained",
  "back.event": "an event",
  "back.blessing": "a blessing of Neow",
  "back.modifier": "a modifier",
  "outcome.stopped":
    "{winners} {count, plural, one {has} other {have}} beaten the Act and {count, plural, one {stops} other {stop}} there.",
  "refusal.no-such-room.first-encounter": `Act ${ACT} has no first encounters.`,
  "refusal.no-such-room.encounter": `Act ${ACT} has no encounters.`,
  "refusal.no-such-room.elite": `Act ${ACT} has no Elite below ascension 11.`,
  "refusal.locked-act": `Act ${ACT} is still locked at this table.`,
  "refusal.not-yet.act": `Act ${ACT} is not yet available.`,
  "refusal.nowhere-to-join": "Newcomers can join a climb, but not a single combat.",
  "refusal.no-newcomer":
    "There is no newcomer {name}: say the number of a seat, and the Act if it is not the next one, as in 3@3.",
  "refusal.joins-too-early": "{name}: newcomers join at the start of an Act after the first one played.",
  "refusal.joins-twice": "{name}: that seat is named twice.",
  "refusal.nobody-begins": "Somebody has to begin: the seats cannot all be for newcomers.",
  "refusal.not-in-printing": "In the second printing players do not take turns one after another.",
  "refusal.locked-modifier": "The modifier {name} is about colorless cards, which are locked here.",
  "refusal.daily-or-picked": "Modifiers are either picked or rolled for the day, not both.",
  "refusal.modifier-twice": "{name} is named twice; each modifier can be played once.",
  "refusal.unknown-modifier": "There is no modifier called {name}; there are: {known}.",
} as const
