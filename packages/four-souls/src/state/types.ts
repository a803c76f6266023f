// What Four Souls keeps besides cards and zones, all of it plain numbers and words.

import type { Ref, Seat } from "@soulspire/kernel"
import type { Switches } from "../rulesets/switches.ts"
import type { CardEdition } from "./card-editions.ts"

export interface Player {
  cents: number
  /** Marked damage belongs to the player, not to the character. */
  damage: number
  /** What was marked before the last blow. */
  before: number
  /** Max HP as the rules last saw it: what is lost of it takes marked damage along (FS-6.8.7). */
  max: number
  /** Loot plays that cards have given, and loot cards played, this turn. */
  extraPlays: number
  played: number
  /** Has died this turn. */
  died: number
  /** An ability has said that this player wins (FS-16.3). */
  won: number
  /** Attack rolls made this turn. */
  attackRolls: number
  /** Attacks on this player this turn. */
  attacked: number
  /** Turns to be skipped. */
  skips: number
}

export type Phase = "set-up" | "start" | "loot" | "action" | "end"

/** Whether and how the turn is over: not yet, once the stack has resolved, or at once. */
export type Ending = "going" | "running-out" | "cut-short"

/** An attack that a card gives or demands. */
export interface ExtraAttack {
  /** What it must be on: one thing with HP, the monster deck, or anything. */
  on: Ref | "deck" | "anything"
  must: number
  /** Must it be made at the first chance, not only before the action phase is left (RD-39)? */
  soon: number
  /** Does it add to the attacks of the turn: no (it only obliges), always, or when the turn itself allows no other? */
  adds: "nothing" | "always" | "if-needed"
}

/** What can be attacked: something with HP, or the monster deck. */
export type AttackTarget = Ref | "deck"

/** What has died and is not put away yet, the kind of zone and the slot that it was in, and who killed it. */
interface Dying {
  dead: Ref
  where: string
  slot: number
  setAside: SetAside
  killer: Seat
}

/** Against each other, or together: one person with both characters, or two persons (chapter 17). */
export type Mode = "competitive" | "solo" | "co-op"

/** No timer stands on the table. */
export const NO_TIMER = -1

export interface Table {
  /** Never changed in a game: its copies share them. */
  rules: Readonly<Switches>
  /** In which form cards that have two are played here. */
  cardEdition: CardEdition
  mode: Mode
  /** What is left until all have lost (FS-17.3), or NO_TIMER. */
  timer: number
  /** How many souls of one player count at most when all play together (FS-17.6); 0 for any number. */
  soulCap: number
  /** Are hands played face up (FS-17.7)? */
  openHands: number
  /** The challenge that is played (chapter 18), or "". */
  challenge: string
  turn: number
  phase: Phase
  active: Seat
  /** Who had the first turn: the game counts its rounds from there (FS-7.4). */
  starter: Seat
  /** How the starting player is found, and the dice that each player rolled for it (FS-1.11). */
  begins: "lot" | "die" | "saddest" | "seat"
  startRolls: number[][]
  /** Whose turn it was last in the order of turns, which extra turns do not change. */
  lastInOrder: Seat
  /** Is this an extra turn? */
  extra: number
  /** Rounds that have begun, for each seat. */
  rounds: number[]
  /** What the clock said as each of them began: what is older has been there for the whole round. */
  began: number[]
  /** Whose priority it is, and how many have passed in a row. */
  holder: Seat
  passes: number
  /** Everybody has just passed with nothing on the stack: passing once more would change nothing. */
  quiet: number
  ending: Ending
  /** How deep in the steps of deaths the game is: what is put on the stack there resolves there. */
  depth: number
  /** What is not put away yet: its slot is not refilled (FS-10.2). */
  dying: Dying[]
  attacks: number
  /** Attacks on the monster deck this turn, among them those that cards gave. */
  deckAttacks: number
  purchases: number
  extraAttacks: ExtraAttack[]
  /** Who attacks what; -1 for nobody. */
  attacker: Seat
  attacked: Ref
  monsterDied: number
  /** Is damage marked on something in play that is neither a player nor in a monster slot? */
  hurtItems: number
  monsterSlots: number
  shopSlots: number
  /** 0 in a game without rooms. */
  roomSlots: number
  /** Does this table barter, and may it vote somebody out? */
  barters: number
  removal: number
  /** Seats that have left the game, a bit each (FS-Q-9). */
  gone: number
  /** Are items traded here as well as cents (FS-IT-10): 1, and 2 where loot is too (FSC-V.2)? */
  tradeItems: number
  /** Variants that this table plays (FS-20.1, FS-20.2). */
  draft: number
  edenOnly: number
  extraTurns: Seat[]
  pool: number
  /** Cents in the whole game: they are moved, never made. */
  cents: number
  goal: number
  players: Player[]
  /** Counters on players, by name; what has no name is called "" (FS-6.7.3). */
  counters: { who: Seat; name: string; amount: number }[]
  /** What is still to be prevented of the damage to somebody this turn, oldest first. */
  shields: Shield[]
}

/** So much damage to somebody is prevented this turn (FS-6.25.1). */
export interface Shield {
  /** A number of its own, by which what waits for its use knows it. */
  id: number
  /** The number of the first of those that prevent as one with it. */
  group: number
  whom: Ref
  /** What tells it from others, where there is a difference. */
  kind: string
  left: number
}

/** What something on the stack is: nothing any more, once it resolves; a step of the rules, in rulesets that put it there. */
export type StackItem = "" | "loot" | "ability" | "roll" | "damage" | "death" | "step"

/** Slots of challenges, which hold one monster each and are no monster slots (FS-18.1, FS-18.4). */
export type SetAside = "" | "final-boss" | "minion"

export interface Data {
  /** Turned sideways. */
  deactivated: number
  damage: number
  before: number
  /** As a player's. */
  max: number
  /** When it was hurt last: who was hurt first dies first. */
  hurtAt: number
  /** All of them, also those with a name (FS-6.7.1). */
  counters: number
  /** Which slot of its kind it lies in. */
  slot: number
  /** Which slot of a challenge that is, if it is none of the monster slots (chapter 18). */
  setAside: SetAside
  /** What it lies under, outside the game (FS-3.7.3). */
  under: Ref
  /** Who dealt the blow that brought it to nothing. */
  killer: Seat

  // On the stack
  what: StackItem
  depth: number
  /** The number of a roll, of what a roll has defined (RD-38), or of a bonus to one; the amount of damage. */
  value: number
  /** The attack that combat damage was put on the stack with. */
  base: number
  /** Changes with each new number of a roll: "would" is asked once for each. */
  attempt: number
  asked: number
  /** Whom damage, a death or an attack roll is aimed at. */
  whom: Ref
  from: Ref
  /** An attack roll, or the damage that came of it; or it died while it was attacked. */
  combat: number
  /** The attack roll that damage came of. */
  roll: number
  /** The roll that an effect waits for, or that it or combat damage came of and may still change with (RD-38, RD-20). */
  die: Ref
  /** What a roll is made for, where that waits below it (RD-38). */
  rolledFor: Ref
}
