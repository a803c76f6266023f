// The grammar of each language.

import type { Language } from "./box.ts"
import { english } from "./english/index.ts"
import { italian } from "./italian/index.ts"
import type { Pack } from "./pack.ts"
import type { OpShape } from "./op-shape.ts"
import { packFrom } from "./render/pack.ts"

const grammars = { en: english, it: italian } satisfies Record<Language, unknown>

export const packOf = (language: Language, ops: readonly OpShape[]): Pack => packFrom(grammars[language], ops)
