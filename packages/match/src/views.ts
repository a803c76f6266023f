// What each viewer sees of a match as it stands, made once: whoever wants it again before the next answer gets the same.

import type { State, View } from "@soulspire/kernel"
import type { Match } from "./match.ts"
import type { Viewer } from "./protocol.ts"

interface Views {
  /** The state they are views of. One that was made is never changed, so views of it stay true. */
  readonly of: State
  readonly made: Map<Viewer, View>
}

const latest = new WeakMap<object, Views>()

/** Nobody writes to it: it is everybody's. */
export function viewOf<S extends State>(match: Match<S>, viewer: Viewer): View {
  let views = latest.get(match)
  if (views?.of !== match.state) latest.set(match, (views = { of: match.state, made: new Map() }))
  let view = views.made.get(viewer)
  if (view === undefined) views.made.set(viewer, (view = match.game.view(match.state, viewer)))
  return view
}
