// The stack as a pile: what happens next on top, each with what it does and at whom it is aimed. On a phone it is a sheet
// that one pulls out.

import { isSeat } from "@soulspire/kernel"
import { plainText } from "@soulspire/text"
import { type ReactNode, useState } from "react"
import { Sentence } from "../../cards/line.tsx"
import { Glyph } from "../../glyphs/glyph.tsx"
import { entryOf, useBox, useLights, useNames, useSpeaker, useTable } from "../../play/use-table.ts"
import { useWords } from "../../words/words.ts"
import { type Card, cardByRef, shownNumber, targetsOf, useBasementView } from "./shape.ts"
import { Blade, DieFace, Skull, Towards } from "./signs.tsx"
import { Spot } from "./spot.tsx"
import { useBasementWords } from "./words.ts"

/** The pictures of steps of the rules that wait, by their names (`thing.<name>`); others are drawn as the card they are about. */
const PICTURES: Readonly<Record<string, string>> = {
  lootStep: "loot",
  beginAttack: "attack",
  beginDeckAttack: "attack",
  settlePurchase: "cents",
  settleBlindPurchase: "treasure",
  refillShop: "treasure",
}

/** The card that something on the stack is, comes from, or is about. */
function useSource(item: Card): string | undefined {
  const view = useBasementView()
  if (item.card !== undefined && item.card !== "") return item.card
  for (const field of ["from", "whom"]) {
    const ref = shownNumber(item, field)
    const found = ref === undefined || ref < 0 || isSeat(ref) ? undefined : cardByRef(view, ref)
    if (found !== undefined) return found.card
  }
  return undefined
}

function Picture({ item }: { item: Card }): ReactNode {
  const box = useBox()
  const what = item.shows?.what
  const source = entryOf(box, useSource(item))
  if (what === "roll") return <DieFace value={shownNumber(item, "value") ?? 0} />
  if (what === "damage") return <Blade />
  if (what === "death" || what === "payPenalty") return <Skull />
  const sign = what === undefined ? undefined : box.signs?.[PICTURES[what]]
  if (sign !== undefined) return <Glyph name={sign} />
  return source === undefined ? <DieFace value={0} /> : <Glyph name={source.look.glyph} />
}

function Waiting({ item, next }: { item: Card; next: boolean }): ReactNode {
  const table = useTable()
  const box = useBox()
  const speaker = useSpeaker()
  const names = useNames()
  const words = useBasementWords()
  const source = useSource(item)
  const ref = item.ref ?? -1
  const name = speaker.thing(ref, names)
  const path = item.shows?.["path"]
  const does = typeof path === "string" ? speaker.ability(path) : []
  // Whom it is about may be a part of its name.
  const targets = targetsOf(item)
    .map((each) => plainText(speaker.thing(each, names)))
    .filter((each) => !plainText(name).includes(each))
  const rolled = shownNumber(item, "rolled")
  const roll =
    shownNumber(item, "waits") === 1
      ? speaker.word("stat.waits")
      : rolled === undefined
        ? null
        : `${speaker.word("stat.rolled")} ${rolled}`
  const by = item.controller === undefined || item.controller < 0 ? null : names.seat(item.controller)
  const look = (): void => {
    if (source !== undefined) table.inspect({ card: source })
  }
  return (
    <li className={`fs-waiting ${next ? "fs-next" : ""}`}>
      <Spot
        at={ref}
        label={[
          plainText(name),
          ...(by === null ? [] : [words.by(by)]),
          ...(roll === null ? [] : [roll]),
          ...targets,
        ].join(", ")}
        className="fs-stacked"
        style={{ "--hue": entryOf(box, source)?.look.hue ?? 20 }}
        onPointerEnter={look}
        onPointerLeave={() => table.inspect(null)}
      >
        <span className="fs-stacked-picture">
          <Picture item={item} />
        </span>
        <span className="fs-stacked-words">
          <b>
            <Sentence line={name} />
          </b>
          <small>
            {by !== null && <span>{by}</span>}
            {roll !== null && <span>{roll}</span>}
            {targets.length > 0 && (
              <span className="fs-aimed" title={words.aimedAt(targets.join(", "))}>
                <Towards />
                {targets.join(", ")}
              </span>
            )}
          </small>
        </span>
        {next && does.length > 0 && (
          <span className="fs-stacked-does">
            {does.map((line, i) => (
              <span key={i}>
                <Sentence line={line} />
              </span>
            ))}
          </span>
        )}
      </Spot>
    </li>
  )
}

export function Stack(): ReactNode {
  const view = useBasementView()
  const speaker = useSpeaker()
  const names = useNames()
  const words = useBasementWords()
  const common = useWords()
  const lit = useLights()
  const [pulled, setPulled] = useState(false)
  const items = (view.zones["stack"] ?? []).toReversed()
  const [top] = items
  const open = pulled || items.some(({ ref }) => ref !== undefined && lit.has(ref))
  const next =
    top?.ref === undefined ? words.stackEmpty : common.next(plainText(speaker.thing(top.ref, names)))
  return (
    <section
      className={`fs-stack ${open ? "fs-pulled" : ""} ${items.length === 0 ? "fs-stack-empty" : ""}`}
      aria-label={speaker.word("zone.stack")}
    >
      <h3>
        <button type="button" className="fs-pull" aria-expanded={open} onClick={() => setPulled(!pulled)}>
          {speaker.word("zone.stack")} {items.length > 0 && <b>{items.length}</b>}
        </button>
      </h3>
      {/* It scrolls once it is long, also for whoever has no mouse. */}
      <ol className="fs-stack-items" tabIndex={items.length === 0 ? undefined : 0}>
        {items.map((item, i) => (
          <Waiting key={item.ref} item={item} next={i === 0} />
        ))}
      </ol>
      <p className="fs-next-line" aria-live="polite">
        {next}
      </p>
    </section>
  )
}
