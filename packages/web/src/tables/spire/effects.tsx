// What has just happened, seen: numbers that rise from whoever they concern, blows that shake, those who fall.

import type { GameEvent } from "@soulspire/kernel"
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react"
import { Glyph } from "../../glyphs/glyph.tsx"
import { signOf, useBox, useShown } from "../../play/use-table.ts"
import { useSettings } from "../../settings/settings.ts"
import { floatsFrom, type Float } from "./floats.ts"

interface Placed extends Float {
  key: number
  x: number
  y: number
  wait: number
}

type Centres = Map<number, { x: number; y: number }>

function centresIn(root: HTMLElement): Centres {
  const centres: Centres = new Map()
  const { left, top } = root.getBoundingClientRect()
  for (const element of root.querySelectorAll<HTMLElement>(".sp-field [data-ref], .sp-climber [data-ref]")) {
    const ref = Number(element.dataset["ref"])
    const box = element.getBoundingClientRect()
    if (box.width > 0 && !centres.has(ref))
      centres.set(ref, { x: box.left - left + box.width / 2, y: box.top - top + box.height * 0.4 })
  }
  return centres
}

/** A blow is felt by the figure that takes it; whoever strikes leans into it. */
function shake(root: HTMLElement, { k, whom, by, amount, blocked }: GameEvent): void {
  if (k !== "damage" && k !== "loseHp") return
  const figure = (ref: unknown): Element | null =>
    root.querySelector(`.sp-field [data-ref="${String(ref)}"] .sp-figure`)
  const hard = Math.min(6 + Number(amount) * 2, 26)
  const away = figure(whom)?.classList.contains("sp-mirrored") === true ? 1 : -1
  figure(whom)?.animate(
    [
      { transform: "none", filter: "none" },
      { transform: `translateX(${away * hard}px) rotate(${away * 3}deg)`, filter: "brightness(2.4)" },
      { transform: `translateX(${-away * hard * 0.4}px)`, filter: "none" },
      { transform: "none" },
    ],
    { duration: Number(blocked) > 0 && Number(amount) === 0 ? 200 : 340, easing: "cubic-bezier(.2,.8,.3,1)" },
  )
  if (k === "damage" && by !== whom)
    figure(by)?.animate(
      [{ transform: "none" }, { transform: `translateX(${away * 34}px) scale(1.06)` }, { transform: "none" }],
      { duration: 260, easing: "ease-out" },
    )
}

export function Effects({ root }: { root: RefObject<HTMLElement | null> }): ReactNode {
  const box = useBox()
  const beat = useShown((state) => state.beat)
  const begun = useShown((state) => state.begun)
  const news = useShown((state) => state.happening)
  const motion = useSettings((settings) => settings.motion)
  const [floats, setFloats] = useState<readonly Placed[]>([])
  const before = useRef<Centres>(new Map())
  const count = useRef(0)
  useEffect(() => {
    if (motion === "off" || root.current === null) return
    const now = centresIn(root.current)
    const placed: Placed[] = []
    const many = new Map<number, number>()
    for (const event of news) {
      shake(root.current, event)
      for (const float of floatsFrom(event, (name) => signOf(box, name))) {
        const at = now.get(float.whom) ?? before.current.get(float.whom)
        if (at === undefined) continue
        const nth = many.get(float.whom) ?? 0
        many.set(float.whom, nth + 1)
        placed.push({ ...float, ...at, key: ++count.current, wait: nth * 140 })
      }
    }
    if (placed.length > 0) setFloats((old) => [...old.slice(-30), ...placed])
  }, [box, begun, news, motion, root])
  useLayoutEffect(() => {
    // Where everybody stood, for those who are gone with the next thing that happens.
    const frame = requestAnimationFrame(() => {
      if (root.current !== null) before.current = new Map([...before.current, ...centresIn(root.current)])
    })
    return () => cancelAnimationFrame(frame)
  }, [beat, root])
  return (
    <div className="sp-floats" aria-hidden="true">
      {floats.map(({ key, x, y, kind, text, glyph, tone, wait }) => (
        <span
          key={key}
          className={`sp-float sp-float-${kind} ${tone === undefined ? "" : `sp-tone-${tone}`}`}
          style={{ left: x, top: y, animationDelay: `${wait}ms` }}
          onAnimationEnd={() => setFloats((old) => old.filter((each) => each.key !== key))}
        >
          {glyph !== undefined && <Glyph name={glyph} />}
          {text}
        </span>
      ))}
    </div>
  )
}
