// What is known of cards beyond what is printed on them, of all characters.

import { values as defect } from "./defect.ts"
import { fitted } from "./fitted.ts"
import { values as ironclad } from "./ironclad.ts"
import { values as silent } from "./silent.ts"
import { values as watcher } from "./watcher.ts"

const opinions: Readonly<Record<string, number>> = { ...ironclad, ...silent, ...defect, ...watcher }

/** Of a card that nobody has said anything about, what it reads like. */
export const valueOf = (id: string, read: number): number => (opinions[id] ?? read) + (fitted[id] ?? 0)
