// A step of the rules, written short.

import type { Node } from "@soulspire/kernel"

export const step = (op: string, params: Record<string, unknown> = {}): Node => ({ op, ...params })
