// Credits: whose work this stands on, and what it is not.

import type { ReactNode } from "react"
import { Link } from "wouter"
import { Page } from "../app/page.tsx"
import { authors } from "../glyphs/authors.ts"
import { useWords } from "../words/words.ts"

const fonts = [
  { name: "Grenze Gotisch", by: "Renata Polastri, Omnibus-Type" },
  { name: "Cinzel", by: "Natanael Gama" },
  { name: "Alegreya", by: "Juan Pablo del Peral, Huerta Tipográfica" },
]

const libraries = [
  { name: "React", licence: "MIT", by: "Meta Platforms" },
  { name: "Zustand", licence: "MIT", by: "Paul Henschel" },
  { name: "wouter", licence: "Unlicense", by: "Alexey Taktarov" },
  { name: "intl-messageformat", licence: "BSD-3-Clause", by: "Yahoo, FormatJS" },
  { name: "ZzFX", licence: "MIT", by: "Frank Force" },
]

export default function CreditsScreen(): ReactNode {
  const words = useWords()
  return (
    <Page name="credits" title={words.credits}>
      <div className="credits">
        <section>
          <h2>{words.credit.fan}</h2>
          <p>{words.credit.fanText}</p>
          <p>{words.credit.code}</p>
          <p>{words.credit.nothingSent}</p>
          <p>
            <Link href="/figures">{words.figures.all}</Link>
          </p>
        </section>
        <section>
          <h2>{words.credit.fonts}</h2>
          <p>{words.credit.fontsText}</p>
          <ul>
            {fonts.map(({ name, by }) => (
              <li key={name}>
                <b style={{ fontFamily: `"${name}"` }}>{name}</b> <span className="quiet">{by}</span>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{words.credit.libraries}</h2>
          <ul>
            {libraries.map(({ name, licence, by }) => (
              <li key={name}>
                <b>{name}</b>{" "}
                <span className="quiet">
                  {by}, {licence}
                </span>
              </li>
            ))}
          </ul>
        </section>
        <section className="wide">
          <h2>{words.credit.icons}</h2>
          <p>{words.credit.iconsText}</p>
          <ul className="authors">
            {Object.entries(authors).map(([author, glyphs]) => (
              <li key={author}>
                <details>
                  <summary>
                    {words.credit.madeBy(author)}{" "}
                    <span className="quiet">{words.credit.glyphs(glyphs.length)}</span>
                  </summary>
                  <p className="quiet">{glyphs.join(", ")}</p>
                </details>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Page>
  )
}
