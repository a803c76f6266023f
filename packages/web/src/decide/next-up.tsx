// What happens next if one lets it, for whoever is asked to answer it or pass; and the way to pass for longer.

import { type Asked, usualPreferences } from "@soulspire/match"
import type { ReactNode } from "react"
import { Sentence } from "../cards/line.tsx"
import { useNames, useShown, useSpeaker, useTable, useView } from "../play/use-table.ts"
import { useWords } from "../words/words.ts"

/** Is passing all that is left besides what lies on the table? */
export const isResponse = ({ kind, pass, options }: Asked): boolean =>
  kind === "act" && pass !== "" && options.every(({ key, refs }) => key === pass || refs.length > 0)

export function NextUp(): ReactNode {
  const view = useView()
  const speaker = useSpeaker()
  const names = useNames()
  const words = useWords()
  const next = view.zones[view.moment.stack]?.at(-1)
  if (next?.ref === undefined) return null
  const does = view.moment.about === "" ? [] : speaker.ability(view.moment.about)
  const by = next.controller === undefined || next.controller < 0 ? "" : names.seat(next.controller)
  return (
    <p className="next-up">
      <span className="next-up-label">{words.nextIs}</span>{" "}
      <b>
        <Sentence line={speaker.thing(next.ref, names)} />
      </b>
      {by !== "" && <span className="next-up-by"> · {by}</span>}
      {does.slice(0, 2).map((line, i) => (
        <span key={i} className="next-up-does">
          <Sentence line={line} />
        </span>
      ))}
    </p>
  )
}

export function PassOn({ asked }: { asked: Asked }): ReactNode {
  const table = useTable()
  const words = useWords()
  const { active, stack } = useView().moment
  const told = useShown(({ shown }) => shown.preferences)
  // Where everybody plays at once there is nothing to pass.
  if (stack === "") return null
  const what = active === asked.seat ? "turn" : "mine"
  return (
    <button
      type="button"
      className="pass-on"
      onClick={() =>
        table.client.prefer(asked.seat, { ...(told ?? usualPreferences), until: { what }, hold: false })
      }
    >
      {what === "mine" ? words.passMine : words.passTurn}
    </button>
  )
}
