// A worked example at the table: what is said of where it stands, a step on or back, and the way to play on by hand.

import { answersOfExample, type Example, exampleOf, saidAfter } from "@soulspire/text"
import { type ReactNode, useEffect, useState } from "react"
import { useLocation } from "wouter"
import { openExample } from "../play/open-example.ts"
import { useBox, useShown, useTable } from "../play/use-table.ts"
import { useSettings } from "../settings/settings.ts"
import { useWords } from "../words/words.ts"

function Steps({ example }: { example: Example }): ReactNode {
  const table = useTable()
  const words = useWords()
  const language = useSettings((settings) => settings.language)
  const [, goTo] = useLocation()
  const [at, setAt] = useState(0)
  const begun = useShown(({ then }) => then !== null)
  const all = answersOfExample(example).length
  useEffect(() => table.lookBack(at), [table, at])
  return (
    <section className="example-steps" aria-label={words.examples.title} aria-busy={!begun}>
      <p role="status">{saidAfter(example, at)[language]}</p>
      <div className="choices">
        <button type="button" className="choice" disabled={at === 0} onClick={() => setAt(at - 1)}>
          {words.examples.back}
        </button>
        <span className="count">{words.examples.step(at, all)}</span>
        <button type="button" className="choice primary" disabled={at === all} onClick={() => setAt(at + 1)}>
          {words.examples.next}
        </button>
        <button
          type="button"
          className="choice"
          onClick={() => void openExample(table.client.game, example, at).then((id) => goTo(`/match/${id}`))}
        >
          {words.examples.playOn}
        </button>
      </div>
    </section>
  )
}

export function ExampleSteps(): ReactNode {
  const { client } = useTable()
  const box = useBox()
  const example = client.example === null ? null : exampleOf(box, client.example)
  return example === null ? null : <Steps example={example} />
}
