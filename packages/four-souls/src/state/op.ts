// How an op of the game is declared. What it is handed can be read and not written.

import { opFor } from "@soulspire/kernel"
import type { ReadData, ReadTable } from "./run.ts"

export const op = opFor<ReadTable, ReadData>()
