// A table as one sees it from one's place: what is shown now, what was told, what is being picked, and what can be done
// about it. Made for one match, thrown away with it.

import type { CardView, GameEvent, Option, Reason, View, Why } from "@soulspire/kernel"
import { type Asked, type ClientState, type HostMessage, newClient, usualPreferences } from "@soulspire/match"
import { type Beat, type GameBox, type Names, namesFrom, plainText, speakerOf } from "@soulspire/text"
import { createStore, type StoreApi } from "zustand/vanilla"
import { ledTo, onward } from "../decide/leads.ts"
import { clickOn, isMany, noPicking, type Picking, toggled } from "../decide/lit.ts"
import { endsTurn, type Unsure } from "../decide/sure.ts"
import { useSettings, wishesOf } from "../settings/settings.ts"
import type { Place } from "../worker/messages.ts"
import type { Part } from "../director/cues.ts"
import { isAnswer, newShowing } from "../director/showing.ts"
import type { Deciding, MatchClient } from "./client.ts"
import { type Happened, told } from "./story.ts"
import { whyNot } from "./why-not.ts"

/** Several answers that a click leaves to choose from, or one that wants a number or words. */
interface Menu {
  asked: Asked
  options: readonly Option[]
}

export interface TableState {
  /** What is shown: behind what is known while things move. */
  shown: ClientState
  /** Counts what was shown, and what the last of it told: for whatever moves to where it is now. */
  beat: number
  news: readonly GameEvent[]
  /** The beat that is being shown: who does what to whom. */
  acting: Beat | null
  /** Counts what was seen to begin, and what it tells: for whatever is seen of it where it happens. */
  begun: number
  happening: readonly GameEvent[]
  /** Does nothing new begin before one goes on? */
  paused: boolean
  story: readonly Happened[]
  /** How many answers stand. */
  answers: number
  picking: Picking
  menu: Menu | null
  inspected: Inspected | null
  refusal: Reason | null
  unsure: Unsure | null
  /** Is it asked whether something that was revealed is really to be taken back? */
  undoing: boolean
  /** An answer that is not given yet, whose consequences are of interest. */
  considered: { asked: Asked; key: string } | null
  /** What was answered and not heard of since: nobody is asked that a second time. */
  sent: number | null
  hint: readonly string[] | null
  /** Why it is advised, and whether advice is being thought about. */
  why: Why | null
  hinting: boolean
  thinking: number | null
  place: Place
  deciding: Deciding
  /** Is there more to be shown before it can be answered? */
  busy: boolean
  /** What a click was meant for, while another answer comes first. */
  meant: number | null
  /** The table as it was, while one looks back. */
  then: { answers: number; view: View } | null
}

/** A thing on the table, or a card by its id alone; with its face, unless that can be read already. */
type Inspected = { ref: number; noted?: boolean } | { card: string }

export interface Table extends StoreApi<TableState> {
  readonly client: MatchClient
  readonly box: GameBox
  click(ref: number): void
  /** Has clicking this begun something, or would it, that wants more clicks? */
  wantsMore(ref: number): boolean
  answer(asked: Asked, keys: readonly string[]): void
  /** Picks an option, or asks for the number or the words that go with it. */
  choose(asked: Asked, option: Option): void
  toggle(asked: Asked, key: string): void
  /** Leaves alone what was only begun; says whether anything was. */
  cancel(): boolean
  consider(what: TableState["considered"]): void
  inspect(what: Inspected | null): void
  /** Says why something cannot be used now. */
  explain(card: CardView, zone: string): void
  undo(sure?: boolean): void
  askHint(): void
  /** Ends the beat that is being shown. */
  hurry(): void
  /** Holds whatever comes next, or goes on; `thenAsk`: up to the next chance to answer. */
  pause(paused: boolean, thenAsk?: boolean): void
  lookBack(answers: number | null): void
  close(): void
}

/** Does a bot play in the seat that is looked from? */
export const isLent = ({ view, seats }: ClientState): boolean =>
  view !== null && seats[view.seat]?.kind === "bot"

/** Has a seat something to decide as the table is shown? What preferences answer the next moment does not flash up before. */
const isDeciding = ({ version }: Pick<ClientState, "version">, deciding: Deciding, seat: number): boolean =>
  deciding.version === version && deciding.seats.includes(seat)

/** The decisions one is asked now: those that must be answered first. A bot in one's seat is asked instead. */
export function askedIn(known: ClientState, sent: number | null, deciding: Deciding): readonly Asked[] {
  const { view } = known
  if (isLent(known) || view === null) return []
  const asked = view.asked.filter(({ id }) => id !== sent)
  const must = isDeciding(known, deciding, view.seat) ? asked.filter(({ standing }) => !standing) : []
  return [...must, ...asked.filter(({ standing }) => standing)]
}

/** Nothing is picked, offered or refused any more. */
const untouched = {
  picking: noPicking,
  menu: null,
  hint: null,
  why: null,
  hinting: false,
  refusal: null,
  unsure: null,
  undoing: false,
  sent: null,
}

const first: TableState = {
  shown: newClient,
  beat: 0,
  news: [],
  acting: null,
  begun: 0,
  happening: [],
  paused: false,
  story: [],
  answers: 0,
  ...untouched,
  considered: null,
  inspected: null,
  thinking: null,
  place: "here",
  deciding: { version: -1, seats: [] },
  busy: false,
  meant: null,
  then: null,
}

export function newTable(client: MatchClient, box: GameBox): Table {
  const { leads = [], noticed } = box
  const store = createStore<TableState>(() => ({ ...first, place: client.place() }))
  const { getState: get, setState: set } = store
  const settings = useSettings.getState

  /** What was told of an answer that has not been shown to its end. */
  let partly: readonly GameEvent[] = []

  /** Puts on the screen what has come of a part of a message. */
  function land({ beat, events, state, whole }: Part, message: HostMessage): void {
    const { shown, beat: count, begun, story, answers } = get()
    if (state.view?.moment.turn !== shown.view?.moment.turn) showing.anew()
    const moved = state.version !== shown.version || message.t === "view" || !whole
    const goesOn = message.t === "delta" && message.epoch === shown.epoch
    const now = answers + (goesOn && isAnswer(message) ? 1 : 0)
    partly = whole ? [] : [...partly, ...events]
    const news = goesOn ? events : []
    set({
      shown: state,
      busy: showing.busy(),
      ...(moved && { beat: count + 1, news, ...untouched }),
      // What was not seen to begin is seen now.
      ...(moved && get().acting !== beat && { begun: begun + 1, happening: news }),
      ...(moved && !goesOn && { meant: null }),
      ...(goesOn && { story: told(story, now, events) }),
      ...(goesOn && whole && { answers: now }),
    })
    // Whoever has come is told what happened before; so is whoever took something back.
    if (moved && !goesOn) void remember()
    goOn()
  }

  /** A click that was meant for something that is asked about only now. */
  function goOn(): void {
    const { meant, busy } = get()
    if (meant === null || busy || asked().length === 0) return
    const next = onward(asked(), meant)
    if (next === "wait") return
    set({ meant: null })
    if (next !== "lost") answer(next.asked, [next.option.key])
  }

  async function remember(): Promise<void> {
    const { epoch, opening } = get().shown
    const history = await client.ask({ what: "history" })
    if (history === null || get().shown.epoch !== epoch) return
    // The host is ahead by what has come but is not shown yet.
    const answers = history.answers - showing.ahead()
    const story = history.steps
      .filter((step) => step.answers <= answers)
      .reduce((before, step) => told(before, step.answers, step.events), told([], 0, opening))
    set({ story: told(story, answers + 1, partly), answers })
  }

  /** How long the words are in which a beat is told. */
  function lettersOf({ events }: Beat): number {
    const { shown, story } = get()
    const names = namesOf(box, shown, story, null)
    if (names === null) return 0
    const speaker = speakerOf(box, settings().language)
    return events.reduce((sum, event) => sum + plainText(speaker.event(event, names) ?? []).length, 0)
  }

  const showing = newShowing({
    client,
    plan: noticed?.beats ?? {},
    letters: lettersOf,
    begin: (beat) => set({ acting: beat, begun: get().begun + 1, happening: beat.events }),
    land,
    rest() {
      set({ busy: showing.busy(), acting: null })
      if (asked().length > 0) showing.anew()
      goOn()
    },
  })

  // Before anything is asked.
  sendPreferences()
  const stops = [
    client.onDeciding((deciding) => {
      set({ deciding })
      goOn()
    }),
    client.listen((message, state) => {
      if (message.t === "answered" || message.t === "told" || message.t === "hint") return
      showing.take(message, state)
      if (showing.busy() !== get().busy) set({ busy: showing.busy() })
    }),
    client.onThinking((thinking) => set({ thinking })),
    client.onPlace((place) => set({ ...untouched, place })),
    useSettings.subscribe((now, before) => {
      if (now.asking !== before.asking || now.level !== before.level || now.stops !== before.stops)
        sendPreferences()
    }),
  ]

  function sendPreferences(): void {
    // Its answers are given already, and nobody passes on in it.
    if (client.example !== null) return
    const { view, preferences } = client.state()
    for (const seat of client.here) {
      // For how long others pass is known to whoever hosts the match.
      const before = view?.seat === seat ? preferences : null
      client.prefer(seat, { ...(before ?? usualPreferences), ...wishesOf(settings(), client.nameOf(seat)) })
    }
  }

  const asked = (): readonly Asked[] => {
    const { busy, place, shown, sent, deciding } = get()
    return busy || place !== "here" ? [] : askedIn(shown, sent, deciding)
  }

  /** Is this to be asked once more first? The same answer again is meant. */
  function isUnsure(of: Asked, key: string): boolean {
    const { unsure, shown } = get()
    if (!settings().confirm || shown.view === null || !endsTurn(of, shown.view, box.game.enough, key))
      return false
    return unsure?.decision !== of.id || unsure.key !== key
  }

  /** Is whoever looks on to be asked at the next chance, once? Whoever pauses may want to answer. */
  let holds = false
  function hold(wanted: boolean): void {
    // As the host knows it: what is shown may be behind.
    const { view, preferences } = client.state()
    if (view === null || preferences === null || holds === wanted || !client.here.includes(view.seat)) return
    holds = wanted
    client.prefer(view.seat, { ...preferences, hold: wanted })
  }

  function answer(of: Asked, keys: readonly string[]): void {
    if (isUnsure(of, keys[0] ?? "")) return set({ ...untouched, unsure: { decision: of.id, key: keys[0] } })
    set({ ...untouched, sent: of.id })
    void client.answer(of, keys).then((refusal) => refusal !== null && set({ refusal, sent: null }))
    hold(false)
  }

  function choose(of: Asked, option: Option): void {
    if (option.range !== undefined) set({ menu: { asked: of, options: [option] } })
    else if (isMany(of)) toggle(of, option.key)
    else answer(of, [option.key])
  }

  function toggle(of: Asked, key: string): void {
    const { picking } = get()
    const keys = toggled(of, picking.decision === of.id ? picking.keys : [], key)
    set({ picking: { decision: of.id, refs: [], keys }, menu: null })
  }

  async function advise(open: Asked): Promise<void> {
    const { beat } = get()
    set({ hint: null, why: null, hinting: true })
    const told = await client.hint(open)
    // Whoever has played on in the meantime needs it no more.
    if (get().beat === beat && get().hinting)
      set({ hint: told?.keys ?? null, why: told?.why ?? null, hinting: false })
  }

  async function showThen(answers: number): Promise<void> {
    const told = await client.ask({ what: "then", answers })
    if (told !== null) set({ then: { answers: told.answers, view: told.view } })
  }

  return {
    ...store,
    client,
    box,
    answer,
    choose,
    toggle,
    wantsMore(ref) {
      const { picking } = get()
      return picking.refs.includes(ref) || clickOn(asked(), picking, ref)?.does === "pick"
    },
    click(ref) {
      const { picking } = get()
      if (picking.refs.at(-1) === ref) return set({ picking: noPicking, menu: null })
      const click = clickOn(asked(), picking, ref)
      if (click === null) {
        const { view } = get().shown
        const led = view === null ? undefined : ledTo(leads, view, asked()).get(ref)
        if (led === undefined) return
        set({ meant: ref })
        return answer(led.asked, [led.option.key])
      }
      set({ refusal: null })
      if (click.does === "answer") choose(click.asked, click.option)
      else if (click.does === "menu")
        set({ picking: click.picking, menu: { asked: click.asked, options: click.options } })
      else set({ picking: click.picking, menu: null })
    },
    cancel() {
      const { picking, menu, refusal, unsure, undoing, meant, hint } = get()
      set({ ...untouched, sent: get().sent, meant: null })
      const begun = picking !== noPicking || menu !== null || meant !== null
      return begun || refusal !== null || unsure !== null || undoing || hint !== null
    },
    consider: (considered) => set({ considered }),
    inspect: (inspected) => set({ inspected }),
    explain(card, zone) {
      const { shown, busy } = get()
      if (busy || zone === "" || shown.view === null || card.controller !== shown.view.seat) return
      void whyNot(client, box, shown.view.seat, card, zone).then((refusal) => set({ refusal }))
    },
    undo: (sure = false) =>
      void client
        .undo(sure)
        .then((refusal) =>
          set(refusal?.key === "undo-closed" ? { ...untouched, undoing: true } : { refusal, undoing: false }),
        ),
    askHint() {
      const [open] = asked().filter(({ standing }) => !standing)
      if (open !== undefined && !get().hinting) void advise(open)
    },
    hurry: showing.hurry,
    pause(paused, thenAsk = false) {
      set({ paused })
      hold(paused || thenAsk)
      showing.pause(paused)
      set({ busy: showing.busy() })
    },
    lookBack(answers) {
      if (answers === null) return set({ then: null })
      void showThen(answers)
    },
    close() {
      showing.stop()
      for (const stop of stops) stop()
      client.close()
    },
  }
}

const seatNames = ({ seats }: ClientState): string[] => seats.map(({ name }) => name)

/** What this viewer calls things, also those that have left, and those that were there at the moment that is looked back at. */
export function namesOf(
  box: GameBox,
  state: ClientState,
  story: readonly Happened[],
  then: View | null,
): Names | null {
  if (state.view === null) return null
  const seen = story.slice(-400).map(({ event }) => event)
  const now = namesFrom(state.view, seatNames(state), box, seen)
  if (then === null) return now
  const past = namesFrom(then, seatNames(state), box)
  return {
    ...past,
    card: (ref) => past.card(ref) ?? now.card(ref),
    item: (ref) => past.item?.(ref) ?? now.item?.(ref),
  }
}
