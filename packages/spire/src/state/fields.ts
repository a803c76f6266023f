// The fields of the state that belong to no token and no feature.

import { phases, rewardKinds, rooms } from "./types.ts"
import { type Fields, given, inCombat, number, oneOf, records, ref, seat, word } from "./field.ts"

/** What players and enemies have alike: they hit and are hit in the same way. */
export const fighter: Fields = {
  hp: number(),
  maxHp: number(),
  block: inCombat(number()),
}

export const player: Fields = {
  energy: number("", 3),
  gold: number(),
  row: given(number("Rows are counted from the bottom.")),
  dead: number("In a game that goes on after a death (STS-13.1)."),
  attacks: number("Attacks this turn, shivs among them."),
  discarded: number("Cards discarded by effects this turn."),
  drawsBarred: number("No more cards are drawn this turn."),
  twiceAttacks: number("Attacks to come this turn that are played twice (STS-12.5)."),
  twiceSkills: number("The same of skills."),
  twiceEither: number("The same of whichever of the two comes first."),
  playedCards: number("Cards played this turn, copies among them."),
  thriceAttacks: number(
    "Attacks to come this turn that are played three times; these come first (STS-Q-31).",
  ),
  playedPowers: number("Powers played this turn."),
  leftover: number("Energy that was left when the last turn ended."),
  reshuffles: number("How often the draw pile was made anew this combat."),
  took: number("The last round in which this player had a turn, where they take turns."),
  lostInCombat: number("HP lost this combat."),
  lostInRound: number("HP lost since the round began."),
  wish: word('The space they want to go to next; "" as long as they have not said.'),
  chosen: number(
    "Which option they have chosen in this room, counted from 1; 0 for none yet (STS-5.4). A second one stands in the tens; below 0 it came to nothing, and another can be chosen (STS-Q-82, STS-Q-83).",
  ),
  offered: number("Gold that lies on the table for whatever anybody buys in this room (STS-4.13)."),
  cleansed: number("Have they had a card removed by this merchant (STS-5.9)?"),
  forgone: number("Do they do without their relic or action here, for a key (STS-K.6)?"),
  starting: given(number("Has just begun, or joined: what a quick start gives is theirs (STS-13.6).")),
  away: given(number("The Act at whose start they join; 0 for whoever is there (STS-13.7).")),
  rewards: records("Reward", "What they may take, in the order in which they have gained it."),
}

export const reward: Fields = {
  kind: oneOf(rewardKinds),
  slot: number("Names it among a player's rewards."),
  look: number("So many cards are revealed."),
  seen: number("Has it been revealed? Whoever skips it without that has not looked (STS-4.1)."),
}

export const play: Fields = {
  who: seat(),
  card: number("The card's number."),
  attack: number("An attack, or a skill?"),
  cost: number("What it cost then; -1 for X."),
  x: number("The energy that X stood for."),
  paid: number("The energy that was paid for it."),
}

export const table: Fields = {
  climb: given(number("A climb, or a combat alone?")),
  act: given(number()),
  goal: given(number("The last Act that the party wants to climb (STS-1.2).")),
  board: word("The map's board."),
  spaces: word("The sign of what is on each of its spaces."),
  dark: word("The dark tokens that are to be turned up still."),
  light: word("The light ones."),
  path: word("The spaces of the way so far, from the first to where the party is: `r0c3/r1c1`."),
  events: number("Events drawn in this Act."),
  lastAct: given(number("Is Act IV unlocked (STS-K.6)?")),
  ruby: given(number("Keys that the party has (STS-K.6).")),
  sapphire: given(number()),
  emerald: given(number()),
  beaten: number(
    "What stands first on the back of the boss that has fallen in this Act; 0 for none yet (STS-K.5).",
  ),
  hiddenBoss: given(number("The boss lies face down until it is fought (STS-Q-2).")),
  room: given(oneOf(rooms)),
  ascension: given(number()),
  draft: given(number("Each picks from as many relics as there are players (STS-13.4).")),
  sequential: given(number("Players take turns (STS-13.3).")),
  lastStand: given(number("Against a boss the others go on after a death (STS-13.1).")),
  showHands: given(number("Hands are open (STS-Q-4).")),
  phase: oneOf(phases),
  combat: number(
    "Rooms are counted: what can be used once per combat, or per room, is fresh in the next one (STS-12.8).",
  ),
  round: number(),
  turnOf: seat("Whose turn it is where players take theirs one after another; NOBODY while all share it."),
  die: number("The one die of the round; 0 before it is rolled."),
  lost: number("Whether somebody has died and the party has lost."),
  plays: records(
    "Play",
    "Attacks and skills that were played this turn and can be copied, in order; of each player the last attack and the last skill of each cost.",
  ),
  players: given(records("Player")),
}

export const data: Fields = {
  row: number(),
  place: number("How far to the right it stands in its row."),
  cube: number("The slot of its cube, counted from 1; 0 without one."),
  mode: number("Which of its modes it is in, counted from 1; 0 for those without (STS-8.6)."),
  acted: number(
    "1 when it has acted this enemies' turn; 2 when it has come in it, or begun a mode after it had acted: then its cube stays too.",
  ),
  counters: number("Cubes or uses counted on a card in play."),
  used: number('The turn of the last "once per turn" use (STS-12.8).'),
  usedUp: number('The room of the last "once per combat" (STS-12.8).'),
  x: number("The energy that X stands for while it is being played."),
  paid: number("The energy that was paid for it, while it is being played."),
  consumed: number("Played by force: it is exhausted afterwards, unless it is a power."),
  plays: number("Played by force: so often; 0 is once."),
  bonus: number("Added to each of its hits by what has played it."),
  onTop: number("Goes on top of the draw pile when it has been played."),
  host: ref("The enemy that it is attached to."),
  slot: number(
    "The reward it belongs to; of what a merchant sells, the slot it lies in; 1 of a relic that was drawn for an event.",
  ),
  takenBy: number(
    "Whoever has picked it from what is offered, counted from 1: final when they are done (STS-4.2).",
  ),
}
