// Every card and enemy there is.

import cultist from "./act-1/first-encounters/cultist.ts"
import jawWorm from "./act-1/first-encounters/jaw-worm.ts"
import redLouse from "./act-1/first-encounters/red-louse.ts"
import greenLouse1 from "./act-1/summons/green-louse-1.ts"
import bash from "./ironclad/bash.ts"
import defend from "./ironclad/defend.ts"
import demonForm from "./ironclad/demon-form.ts"
import metallicize from "./ironclad/metallicize.ts"
import strike from "./ironclad/strike.ts"
import twinStrike from "./ironclad/twin-strike.ts"
import whirlwind from "./ironclad/whirlwind.ts"
import type { Card, Enemy } from "../card.ts"

export const cards: readonly Card[] = [strike, defend, bash, twinStrike, whirlwind, metallicize, demonForm]
export const enemies: readonly Enemy[] = [cultist, jawWorm, redLouse, greenLouse1]
