// What viewers are sent: a first view, then what has changed. One channel for each seat and one for those who watch.

import type { State } from "@soulspire/kernel"
import { changesBetween } from "./delta.ts"
import { type Channel, type Desk, tell, undoState, undoWord } from "./desk.ts"
import { type Match, type Step, versionOf } from "./match.ts"
import { sentGlimpses } from "./glimpses.ts"
import type { HostMessage, OwnUndo, Viewer } from "./protocol.ts"
import { lastOwn, undoTerms } from "./undo.ts"
import { viewOf } from "./views.ts"

/** Deltas kept for those who come back. */
const KEPT = 64

/** How far gone one's own last answer is. Where others have answered since, their marks are not one's own to know. */
function ownUndo(match: Match, viewer: Viewer): OwnUndo {
  if (viewer === "spectator" || match.seats[viewer].kind !== "person") return null
  const last = lastOwn(match, viewer)
  if (last === null) return null
  const alone = match.answers.slice(last).every(({ seat }) => seat === viewer)
  return alone ? undoTerms(match, viewer, last).mark : "request"
}

function channelOf<S extends State>({ match, channels }: Desk<S>, viewer: Viewer): Channel {
  const open = channels.get(viewer)
  if (open !== undefined) return open
  const made = { version: versionOf(match), view: viewOf(match, viewer), deltas: [] }
  channels.set(viewer, made)
  return made
}

/** After a step: every open channel is told what has changed for it. */
export function tellStep<S extends State>(desk: Desk<S>, { entry, events, midway }: Step<S>): void {
  const { match } = desk
  for (const [viewer, channel] of desk.channels) {
    const view = viewOf(match, viewer)
    const delta: Channel["deltas"][number] = {
      t: "delta",
      from: channel.version,
      to: versionOf(match),
      epoch: match.epoch,
      changes: changesBetween(channel.view, view),
      events: match.game.eventsFor(events, viewer),
      undo: undoState(desk),
      own: ownUndo(match, viewer),
    }
    if (entry.k === "seat") delta.seats = match.seats
    const sent = sentGlimpses(channel.view, midway?.get(viewer) ?? [], delta.events.length)
    if (sent.length > 0) delta.midway = sent
    channel.version = delta.to
    channel.view = view
    channel.deltas.push(delta)
    if (channel.deltas.length > KEPT) channel.deltas.shift()
    tell(desk, delta, viewer)
  }
}

/** The whole view as it is now. */
function wholeView<S extends State>(desk: Desk<S>, viewer: Viewer): HostMessage {
  const { version, view } = channelOf(desk, viewer)
  return {
    t: "view",
    version,
    epoch: desk.match.epoch,
    view,
    seats: desk.match.seats,
    undo: undoState(desk),
    own: ownUndo(desk.match, viewer),
    preferences: viewer === "spectator" ? null : (desk.wishes.get(viewer)?.preferences ?? null),
    opening: desk.match.game.eventsFor(desk.match.opening, viewer),
  }
}

/** What a subscriber is sent: the deltas it has missed if they are still there, else the whole view. */
export function catchUp<S extends State>(
  desk: Desk<S>,
  viewer: Viewer,
  since: number | undefined,
): HostMessage[] {
  const { version, deltas } = channelOf(desk, viewer)
  if (since === version) return [undoWord(desk)]
  const from = since === undefined ? -1 : deltas.findIndex((delta) => delta.from === since)
  if (from < 0) return [wholeView(desk, viewer)]
  return [...deltas.slice(from), undoWord(desk)]
}
