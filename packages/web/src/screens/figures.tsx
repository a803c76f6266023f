// All figures that are drawn, in all poses, large and small: for those who draw them, and for whoever likes to look.

import { type ReactNode, Suspense } from "react"
import { Page } from "../app/page.tsx"
import { type Drawing, drawings } from "../figures/shelf.ts"
import { useWords } from "../words/words.ts"
import "../styles/figures.css"

const poses = ["idle", "lunge", "recoil", "brace", "cast", "fallen"] as const

function Poses({ of: { name, Drawing } }: { of: Drawing }): ReactNode {
  const words = useWords()
  return (
    <section className="figure-poses" aria-label={name}>
      <h3>{name}</h3>
      {["large", "small"].map((size) => (
        <div key={size} className={`figure-row figure-${size}`}>
          {poses.map((pose) => (
            <figure key={pose}>
              <div data-pose={pose} aria-hidden="true">
                <Suspense>
                  <Drawing />
                </Suspense>
              </div>
              {size === "large" && <figcaption className="quiet">{words.figures.poses[pose]}</figcaption>}
            </figure>
          ))}
        </div>
      ))}
    </section>
  )
}

export default function FiguresScreen(): ReactNode {
  const words = useWords()
  const groups = [...new Set(drawings.map(({ group }) => group))]
  return (
    <Page name="figures" title={words.figures.title}>
      {groups.map((group) => (
        <div key={group}>
          <h2>{group}</h2>
          {drawings
            .filter((each) => each.group === group)
            .map((each) => (
              <Poses key={each.name} of={each} />
            ))}
        </div>
      ))}
    </Page>
  )
}
