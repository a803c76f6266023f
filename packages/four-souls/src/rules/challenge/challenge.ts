// What a challenge's file exports (chapter 18): a card that everybody sees, and the cards that only it brings.

import { type Ability, type Cond, n } from "@soulspire/kernel"
import type { Language, Look } from "@soulspire/text"
import { card, type Card } from "../../verbs/card.ts"
import { ofChallenge } from "./challenge-kinds.ts"
import { asThisEnters, putFinalBoss, startTimer } from "../../verbs/index.ts"

type Both = Readonly<Record<Language, string>>

export interface Challenge {
  id: string
  /** What it is called where a table is set up, and what it is about. */
  name: Both
  about: Both
  /** The challenge itself, then what nobody else has: its boss, if it is a new one. */
  cards: readonly Card[]
}

interface ChallengeFacts {
  /** How its card is drawn. */
  look: Look
  name: Both
  about: Both
  /** Where the timer stands at first. */
  timer: number
  /** The monster in the final boss slot: a card of the game, or one of its own. */
  boss: Card | string
  /** When all have won, who play together; nothing else wins (FS-18.7). */
  goal: Cond
  /** When a player has won against the others; without it there is no competitive form (FS-18.8). */
  rivals?: Cond
}

/** A card that is in the box for this challenge alone. */
const own = (id: string, printed: Card): Card => {
  const { def } = printed
  return {
    ...printed,
    set: "challenges",
    def: { ...def, kinds: [...def.kinds, ofChallenge(id)], facts: { ...def.facts, outside: 1 } },
  }
}

export function challenge(id: string, facts: ChallengeFacts, rules: readonly Ability[]): Challenge {
  const { look, name, about, timer, boss, goal, rivals } = facts
  const bossId = typeof boss === "string" ? boss : boss.id
  const abilities: Ability[] = [
    asThisEnters([startTimer(n(timer)), putFinalBoss(bossId)]),
    ...rules,
    { k: "permit", act: "winTogether", when: goal },
    ...(rivals === undefined ? [] : [{ k: "permit", act: "winAlone", when: rivals } as const]),
  ]
  const itself = card(
    id,
    name.en,
    "challenge",
    { look },
    { back: "challenge", kinds: ["challenge"], facts: {}, abilities },
  )
  const all = typeof boss === "string" ? [itself] : [itself, boss]
  return {
    id,
    name,
    about,
    cards: all.map((each) => own(id, each)),
  }
}
