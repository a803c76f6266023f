// The language, changed at once, wherever one is.

import type { ReactNode } from "react"
import { changeSettings, languages, useSettings } from "../settings/settings.ts"
import { useWords } from "../words/words.ts"

export function LanguageSwitch(): ReactNode {
  const words = useWords()
  const spoken = useSettings(({ language }) => language)
  return (
    <div className="languages" role="group" aria-label={words.language}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === spoken}
          onClick={() => changeSettings({ language })}
        >
          {language.toUpperCase()} <span className="sr-only">{words.languages[language]}</span>
        </button>
      ))}
    </div>
  )
}
