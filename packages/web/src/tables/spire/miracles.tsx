// Miracles beside the energy that they become: a click on them spends one.

import type { ReactNode } from "react"
import { Sign } from "../../glyphs/sign.tsx"
import { useAsked, useShown, useSpeaker, useTable } from "../../play/use-table.ts"
import { useForeseen } from "./foresight.ts"
import { useTableShown } from "./known.ts"
import { useSpireWords } from "./words.ts"

export function Miracles({ seat }: { seat: number }): ReactNode {
  const table = useTable()
  const speaker = useSpeaker()
  const words = useSpireWords()
  const { players, miraclesLeft } = useTableShown()
  const asked = useAsked()
  const { miracles } = players[seat]
  const more = useForeseen(seat)?.by["miracles"] ?? 0
  const of = asked.find(({ options }) => options.some(({ key }) => key === "miracle"))
  const option = of?.options.find(({ key }) => key === "miracle")
  const hinted = useShown(({ hint }) => option !== undefined && hint?.includes(option.key) === true)
  if (miracles + Math.max(0, more) === 0) return null
  const supply = words.miraclesLeft(miraclesLeft)
  const gems = Array.from({ length: miracles + Math.max(0, more) }, (_, i) => {
    const fate = i >= miracles ? "sp-to-come" : i >= miracles + more ? "sp-going" : ""
    return (
      <span key={i} className={`sp-miracle ${fate}`} aria-hidden="true">
        <Sign of="miracles" />
      </span>
    )
  })
  const counted = `${speaker.word("stat.miracles")} ${miracles}`
  const shown = (
    <>
      <span className="sp-miracle-gems">{gems}</span>
      <b className="sp-miracle-count" aria-hidden="true">
        {miracles}
      </b>
      <small aria-hidden="true">{supply}</small>
    </>
  )
  if (of === undefined || option === undefined)
    return (
      <div className="sp-miracles" role="img" aria-label={`${counted}. ${supply}`} title={supply}>
        {shown}
      </div>
    )
  return (
    <button
      type="button"
      className={`sp-miracles lit ${hinted ? "hinted" : ""}`}
      data-key={option.key}
      title={words.useMiracle}
      aria-label={`${words.useMiracle}. ${counted}. ${supply}`}
      onClick={() => table.choose(of, option)}
    >
      {shown}
    </button>
  )
}
