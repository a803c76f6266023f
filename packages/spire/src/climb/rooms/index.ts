// Rooms without a combat: events and Neow, campfires, treasures (chapter 5).

import type { Part } from "../../features/feature.ts"
import { english } from "./en.ts"
import { italian } from "./it.ts"
import { roomActs } from "./acts.ts"

export const rooms: Part = { acts: roomActs, en: english, it: italian }
