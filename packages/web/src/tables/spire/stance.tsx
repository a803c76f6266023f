// The stance that somebody is in, seen from afar: what burns or rests around their figure, and its name.

import type { ReactNode } from "react"
import { Sign } from "../../glyphs/sign.tsx"
import { useSpeaker } from "../../play/use-table.ts"
import type { Stance } from "./known.ts"

/** Flames of one size around the feet; drawn twice, one within the other. */
const FLAMES =
  "M20 560C-40 470 10 400 -6 300C50 350 60 400 70 430C80 330 40 250 90 150C130 230 140 300 150 340C170 230 130 120 214 10" +
  "C244 110 250 200 262 250C290 160 270 70 330 20C352 120 350 220 372 300C392 240 384 190 420 140C452 240 430 330 450 420" +
  "C470 380 470 340 506 300C500 400 552 470 492 560Z"

const Wrath = (): ReactNode => (
  <svg viewBox="-80 -80 672 690" className="sp-aura sp-aura-wrath">
    <path className="sp-flame sp-flame-far" d={FLAMES} />
    <g transform="translate(256 560) scale(-0.78 0.7) translate(-256 -560)">
      <path className="sp-flame sp-flame-near" d={FLAMES} />
    </g>
  </svg>
)

const Calm = (): ReactNode => (
  <svg viewBox="-80 -80 672 690" className="sp-aura sp-aura-calm">
    <circle className="sp-halo" cx="256" cy="230" r="272" />
    <circle className="sp-halo sp-halo-inner" cx="256" cy="230" r="236" pathLength="72" />
    {[0, 1, 2].map((ring) => (
      <ellipse key={ring} className="sp-ripple" cx="256" cy="556" rx={150 + ring * 80} ry={26 + ring * 15} />
    ))}
  </svg>
)

/** Behind the figure. */
export function Aura({ stance }: { stance: Stance }): ReactNode {
  if (stance === "wrath") return <Wrath />
  return stance === "calm" ? <Calm /> : null
}

/** Its name; what it means is told to whoever rests on it. */
export function StanceLabel({ stance }: { stance: Stance }): ReactNode {
  const speaker = useSpeaker()
  if (stance === "neutral") return null
  return (
    <span className={`sp-stance sp-stance-label-${stance}`} title={speaker.word("keyword.stance")}>
      <Sign of={stance} /> <b key={stance}>{speaker.word(`stat.${stance}`)}</b>
    </span>
  )
}
