// The board, drawn from a view alone: a head line, what lies on the table, the seats, the piles. No game is known here;
// what is worth a glance is said by the game's board plan.

import type { CardView, Plain, View } from "@soulspire/kernel"
import { type BoardPlan, type Names, plainText, type ShownNumber } from "@soulspire/text"
import { pad, padLeft, width, wrap, wrapItems } from "../shell/columns.ts"
import type { Paint } from "../shell/paint.ts"
import { mapLines } from "./map.ts"
import { namesFor, seatName, type Sitting, viewFor, type Viewer } from "./sitting.ts"

interface Drawing {
  sitting: Sitting
  view: View
  plan: BoardPlan
  paint: Paint
  columns: number
  names: Names
  /** Where what lies in a zone begins. */
  margin: number
}

const isNumber = (value: Plain | undefined): value is number => typeof value === "number"

/** `health 3`, `tapped`; nothing for what is not worth saying. */
function numbers(
  { sitting, paint }: Drawing,
  shown: readonly ShownNumber[],
  from: Record<string, Plain>,
): string[] {
  return shown.flatMap(({ field, show, less }) => {
    const value = from[field]
    if (!isNumber(value) || (show !== "always" && value === 0)) return []
    const word = sitting.speaker.word(`stat.${field}`)
    if (show === "flag") return [paint.yellow(word)]
    const taken = less === undefined ? undefined : from[less]
    const left = isNumber(taken) && taken !== 0 ? `${value - taken}/${value}` : `${value}`
    return [`${paint.dim(word)} ${left}`]
  })
}

function cardName({ sitting, paint, names }: Drawing, { ref, card, back }: CardView): string {
  if (card === undefined) return paint.dim(sitting.speaker.word(`back.${back}`))
  if (card === "")
    return sitting.box.things === undefined || ref === undefined
      ? sitting.speaker.word("option.item")
      : plainText(sitting.speaker.thing(ref, names))
  const twin = ref === undefined ? 0 : (names.twin?.(ref) ?? 0)
  const name = sitting.box.cards.find((entry) => entry.id === card)?.name ?? card
  return paint.cyan(twin === 0 ? name : `${name} ${twin}`)
}

/** A card with its numbers; who controls it where that is not plain from where it lies. */
function cardText(drawing: Drawing, card: CardView, owned: boolean): string {
  const more = numbers(drawing, drawing.plan.card, card.shows ?? {})
  const by = card.controller
  const holder =
    owned || by === undefined || by < 0 ? [] : [drawing.paint.dim(`(${seatName(drawing.sitting, by)})`)]
  return [cardName(drawing, card), ...holder, ...more].join(" ")
}

/** Cards of a zone: equal ones together, unknown ones counted. */
function cardsText(drawing: Drawing, cards: readonly CardView[], owned: boolean): string[] {
  const counts = new Map<string, number>()
  const hidden = cards.filter((card) => card.card === undefined).length
  for (const card of cards) {
    if (card.card === undefined) continue
    const text = cardText(drawing, card, owned)
    counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  const known = [...counts].map(([text, count]) => (count === 1 ? text : `${text} ×${count}`))
  return hidden === 0 ? known : [...known, drawing.paint.dim(drawing.sitting.words.cards(hidden))]
}

/** By the first of these fields in which two differ. */
const inOrder = (cards: readonly CardView[], fields: readonly string[]): CardView[] =>
  cards.toSorted((a, b) => {
    for (const field of fields) {
      const [one, other] = [a.shows?.[field], b.shows?.[field]]
      if (isNumber(one) && isNumber(other) && one !== other) return one - other
    }
    return 0
  })

const isRecord = (value: Plain | undefined): value is Record<string, Plain> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** What a card is about to do, as it is printed there; null for one that does nothing by itself. */
function comingText({ sitting, plan }: Drawing, { shows }: CardView): string | null {
  const coming = plan.coming === undefined ? undefined : shows?.[plan.coming]
  const path = isRecord(coming) ? coming["path"] : undefined
  if (typeof path !== "string") return null
  return sitting.speaker.ability(path).map(plainText).join(" ")
}

/** Cards that are about to do something have a line each, with what that is below it. */
function comingLines(drawing: Drawing, cards: readonly CardView[]): string[] {
  const { paint, columns, margin } = drawing
  return cards.flatMap((card) => {
    const coming = comingText(drawing, card)
    const below = coming === null ? [] : wrap(coming, columns - margin - 2, "")
    return [cardText(drawing, card, true), ...below.map((line) => paint.dim(`  ${line}`))]
  })
}

/** One zone: its name, then what lies there. */
function zoneLines(drawing: Drawing, kind: string, cards: readonly CardView[], owned: boolean): string[] {
  const { sitting, plan, paint, margin, columns } = drawing
  const name = pad(`   ${sitting.speaker.word(`zone.${kind}`)}`, margin)
  if (cards.some((card) => comingText(drawing, card) !== null)) {
    const [head, ...more] = comingLines(drawing, inOrder(cards, plan.order ?? []))
    return [paint.dim(name) + head, ...more.map((line) => " ".repeat(margin) + line)]
  }
  const items = cards.length === 0 ? [sitting.words.nothing] : cardsText(drawing, cards, owned)
  const [first, ...rest] = wrapItems(items, columns - margin, paint.dim(" · "))
  return [paint.dim(name) + first, ...rest.map((line) => " ".repeat(margin) + line)]
}

/** Cards with what is printed on them: everybody plays by them. */
function toldLines({ sitting, view, plan, paint, columns, margin }: Drawing): string[] {
  const cards = (plan.told ?? []).flatMap((kind) => view.zones[kind] ?? [])
  return cards.flatMap(({ card }) => {
    const entry = sitting.box.cards.find(({ id }) => id === card)
    const def = sitting.box.defs.find(({ id }) => id === card)
    if (entry === undefined || def === undefined) return []
    const kind = sitting.speaker.word(`kind.${entry.kind}`)
    const name = pad(`   ${kind.charAt(0).toUpperCase()}${kind.slice(1)}`, margin)
    const text = sitting.speaker.card(def).flatMap((line) => wrap(plainText(line), columns - margin, ""))
    return [paint.dim(name) + paint.cyan(entry.name), ...text.map((line) => " ".repeat(margin) + line)]
  })
}

function seatLines(drawing: Drawing, seat: number): string[] {
  const { sitting, view, plan, paint, margin } = drawing
  const all = plan.seats === undefined ? undefined : view.table[plan.seats.field]
  const own = Array.isArray(all) && isRecord(all[seat]) ? all[seat] : {}
  const asked = view.waiting.some((each) => each.seat === seat)
  const bot = sitting.match.seats[seat]?.kind === "bot" ? paint.dim(` ${sitting.words.bot}`) : ""
  const mine = view.seat === seat
  const name = mine ? paint.bold(seatName(sitting, seat)) : seatName(sitting, seat)
  const head = `${asked ? paint.green(" ▸ ") : "   "}${name}${bot}`
  const shown = numbers(drawing, plan.seats?.numbers ?? [], own).join("  ")
  const zones = plan.seatZones.flatMap((kind) => {
    const cards = view.zones[`${kind}.${seat}`] ?? []
    return cards.length === 0 && plan.quiet.includes(kind) ? [] : zoneLines(drawing, kind, cards, true)
  })
  return [`${pad(head, margin)}${width(head) >= margin ? "  " : ""}${shown}`, ...zones]
}

function headLines({ sitting, view, plan, paint, columns }: Drawing): string[] {
  const facts = plan.head.flatMap(({ field, of, set, named }) => {
    const value = view.table[field]
    if (!isNumber(value) || (set === true && value === 0)) return []
    if (named !== undefined) return [sitting.speaker.word(`${named}${value}`)]
    const most = of === undefined ? undefined : view.table[of]
    const shown = isNumber(most) ? sitting.words.of(String(value), String(most)) : String(value)
    return [`${sitting.speaker.word(`stat.${field}`)} ${shown}`]
  })
  const lines = wrapItems([paint.bold(sitting.box.name), ...facts], columns - 2, paint.dim("  ·  "))
  const left = ` ${lines.pop() ?? ""}`
  const { active, phase } = view.moment
  const turn = active >= 0 ? [sitting.words.turnOf(seatName(sitting, active))] : []
  const right = [...turn, ...(phase === "" ? [] : [sitting.speaker.word(`phase.${phase}`)])].join(" · ")
  const between = columns - width(left) - width(right) - 1
  const last =
    between >= 2
      ? [left + " ".repeat(between) + paint.bold(right)]
      : [left, padLeft(paint.bold(right), columns - 1)]
  return [...lines.map((line) => ` ${line}`), ...last]
}

/** Piles in one line: how many, and the top one where it can be seen. */
function pileLine(drawing: Drawing): string[] {
  const { sitting, view, plan, paint, columns } = drawing
  const piles = plan.piles.flatMap((kind) => {
    const cards = view.zones[kind] ?? []
    if (cards.length === 0 && plan.quiet.includes(kind)) return []
    const top = cards.at(-1)
    const seen = top?.card === undefined ? "" : ` (${cardName(drawing, top)})`
    return [`${paint.dim(sitting.speaker.word(`zone.${kind}`))} ${cards.length}${seen}`]
  })
  return wrapItems(piles, columns - 3, paint.dim(" · ")).map((line) => `   ${line}`)
}

/** A plan for a game without one: every zone as it comes. */
function plainPlan(view: View): BoardPlan {
  const kinds = [...new Set(Object.keys(view.zones).map((name) => name.replace(/\.\d+$/, "")))]
  const own = kinds.filter((kind) => view.zones[kind] === undefined)
  const shared = kinds.filter((kind) => view.zones[kind] !== undefined)
  return { head: [], rows: shared, piles: [], seatZones: own, quiet: kinds, card: [] }
}

export function board(sitting: Sitting, viewer: Viewer, paint: Paint, columns: number): string[] {
  const view = viewFor(sitting, viewer)
  const plan = sitting.box.board ?? plainPlan(view)
  const words = [...plan.rows, ...plan.seatZones].map((kind) => sitting.speaker.word(`zone.${kind}`).length)
  const widths = sitting.match.seats.map(
    ({ kind }, seat) => seatName(sitting, seat).length + (kind === "bot" ? 4 : 0),
  )
  const margin = Math.min(24, Math.max(...words, ...widths) + 5)
  const names = namesFor(sitting, viewer)
  const drawing: Drawing = { sitting, view, plan, paint, columns, names, margin }
  const rows = plan.rows.flatMap((kind) => {
    const cards = view.zones[kind] ?? []
    return cards.length === 0 && plan.quiet.includes(kind) ? [] : zoneLines(drawing, kind, cards, false)
  })
  // Whoever looks sits nearest to what is asked: below the others.
  const seats = Array.from({ length: view.seats }, (_, i) => i)
  const order = viewer === "spectator" ? seats : [...seats.filter((seat) => seat !== viewer), viewer]
  return [
    ...headLines(drawing),
    paint.dim("─".repeat(columns)),
    ...(plan.map === undefined ? [] : mapLines(view, plan.map, sitting.speaker, paint, columns)),
    ...toldLines(drawing),
    ...rows,
    ...(plan.piles.length > 0 ? pileLine(drawing) : []),
    ...order.flatMap((seat) => ["", ...seatLines(drawing, seat)]),
    paint.dim("─".repeat(columns)),
  ]
}
