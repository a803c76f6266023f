// The key of an act, as it stands on buttons: whatever somebody has set it to. That of the main button is seen only on it.

import type { ReactNode } from "react"
import { type KeyAct, useSettings } from "../settings/settings.ts"
import { useWords, type Words } from "../words/words.ts"

export const keyName = (key: string, words: Words): string =>
  key === " " ? words.set.space : key.length === 1 ? key.toUpperCase() : key

export function Key({ act }: { act: KeyAct }): ReactNode {
  const words = useWords()
  const key = useSettings(({ keys }) => keys[act])
  return (
    <kbd aria-hidden className={act === "main" ? "main-key" : undefined}>
      {keyName(key, words)}
    </kbd>
  )
}
