// Who has been spoken of: the one place that says when a thing is described, when it is "that foe" and when it may be "it".

import type { NP, Referent } from "../phrases.ts"

/** Said for the first time; again, with nothing it could be mixed up with; again, with rivals about. */
type Mention = "first" | "plain" | "again"

export interface Discourse {
  /** `likeness` tells things apart that one pronoun could mean both. */
  mention(to: Referent, likeness: string): Mention
  /** This card is spoken of: it is a rival of whatever "it" could mean. */
  mentionThis(likeness: string): void
  /** Has it been told what this is? */
  knows(to: Referent): boolean
  /** It is described for the first time: what describes it is said before it is spoken of itself. False if it was before. */
  meets(to: Referent): boolean
  /** The same of somebody with a name of their own: "the active player", then "they". */
  mentionNamed(whom: string, likeness: string): Mention
  /** From here on this name is that very one: "if it is their turn". */
  identify(whom: string, to: Referent): void
  /** Who a name was told to be. */
  alias(whom: string): Referent | undefined
  /** Would it be "plain" to speak of it again, or of this card (null)? Nothing is spoken of by asking. */
  isPlain(to: Referent | string | null, likeness: string): boolean
  /** Whoever and whatever a sentence could still speak of: things, names, this card (null). */
  near(): readonly (Referent | string | null)[]
  /** Was this card the last that was spoken of in this sentence? */
  readonly lastThis: boolean
  /** Is it the only one near that anything could be said of? */
  isAlone(to: Referent | string | null): boolean
  /** Who has just done something: whoever does more needs no second mention in a language that drops subjects. */
  acts(who: NP): void
  readonly acting: NP | null
  /** Somebody other than you does something in this sentence. */
  othersAct(): void
  readonly others: boolean
  /** Who did the last thing that was done: "if you do". */
  did(who: NP): void
  readonly doer: NP | null
  /** A sentence has ended: what was named before the last one is out of reach of a pronoun. */
  sentence(): void
  /** A new paragraph: nothing is in reach. */
  paragraph(): void
  /** A line of its own: it knows what was told before it, but nothing is in reach, and what it tells is its own. */
  branch(): Discourse
  /** Has this card been spoken of in this sentence, and nothing that could be mixed up with it? */
  isThis(likeness: string): boolean
  /** Which of several single things with the same noun it is, counted as they were named; 0 where there is but one. */
  rank(to: Referent): number
}

export function discourse(told: Iterable<Referent> = []): Discourse {
  const known = new Set<Referent>(told)
  let here = new Set<Referent>(told)
  const aliases = new Map<string, Referent>()
  let now: { to: Referent | string | null; likeness: string }[] = []
  let before: typeof now = []
  let others = false
  let doer: NP | null = null
  let acting: NP | null = null
  let acted: NP | null = null
  /** Again, and with nothing about that it could be mixed up with? */
  const reached = (to: Referent | string, likeness: string): Mention => {
    const near = [...before, ...now]
    now.push({ to, likeness })
    const mine = near.some((each) => each.to === to)
    const rivals = near.some((each) => each.to !== to && each.likeness === likeness)
    return mine && !rivals ? "plain" : "again"
  }
  return {
    did(who) {
      doer = who
    },
    get doer() {
      return doer
    },
    isPlain(to, likeness) {
      const near = [...before, ...now]
      return (
        near.some((each) => each.to === to) &&
        !near.some((each) => each.to !== to && each.likeness === likeness)
      )
    },
    near: () => [...before, ...now].map((each) => each.to),
    get lastThis() {
      return now.at(-1)?.to === null
    },
    isAlone: (to) => [...before, ...now].every((each) => each.to === to),
    acts(who) {
      acting = who
    },
    get acting() {
      return acting ?? acted
    },
    othersAct() {
      others = true
    },
    get others() {
      return others
    },
    mention(to, likeness) {
      const first = !known.has(to)
      known.add(to)
      here.add(to)
      const mention = reached(to, likeness)
      return first ? "first" : mention
    },
    knows: (to) => known.has(to),
    meets(to) {
      const first = !known.has(to)
      known.add(to)
      return first
    },
    mentionThis(likeness) {
      now.push({ to: null, likeness })
    },
    mentionNamed: reached,
    identify(whom, to) {
      aliases.set(whom, to)
    },
    alias: (whom) => aliases.get(whom),
    sentence() {
      // A sentence that names nothing lets what was named before it stay in reach.
      if (now.length > 0) before = now
      now = []
      others = false
      ;[acting, acted] = [null, acting]
    },
    paragraph() {
      here = new Set()
      before = now = []
      doer = acting = acted = null
      others = false
      aliases.clear()
    },
    branch: () => discourse(known),
    isThis: (likeness) =>
      now.some((each) => each.to === null) &&
      ![...before, ...now].some((each) => each.to !== null && each.likeness === likeness),
    rank(to) {
      // What other paragraphs speak of is no rival, unless it is spoken of here again.
      const alike = [...(here.has(to) ? here : known)].filter(
        ({ some, many }) => !many && some.det === "a" && some.nouns.join() === to.some.nouns.join(),
      )
      return alike.length > 1 ? alike.indexOf(to) + 1 : 0
    },
  }
}
