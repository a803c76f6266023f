// The challenges that can be played, and their cards.

import type { Card } from "../../../verbs/card.ts"
import type { Challenge } from "../challenge.ts"
import heartOfTheCellar from "./heart-of-the-cellar.ts"
import theLastTithe from "./the-last-tithe.ts"

export const challenges: readonly Challenge[] = [heartOfTheCellar, theLastTithe]

export const challengeCards: readonly Card[] = challenges.flatMap(({ cards }) => cards)
