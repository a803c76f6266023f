// Rules that are not there yet, each with its reason. The only list of it; `soulspire rules four-souls` reads it.

const CLASSIC = "The first edition is no ruleset that can be picked yet."
const CARDS = `${CLASSIC} Its cards, as they were printed then, are not in the box.`
const VARIANTS = `${CLASSIC} Its variants come with it.`
const SWITCH = `${CLASSIC} The editions that can be picked answer alike, and the switch comes with it.`

/** The rules of a chapter, counted from the first to the last. */
const from = (chapter: string, first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_each, i) => `${chapter}${first + i}`)

const waits = (reason: string, ...ids: string[]): Record<string, string> =>
  Object.fromEntries(ids.map((id) => [id, reason]))

export const waitingRules: Readonly<Record<string, string>> = {
  ...waits(CLASSIC, ...from("FSC-1.", 1, 9), ...from("FSC-2.", 1, 8), ...from("FSC-3.", 1, 7)),
  ...waits(CLASSIC, ...from("FSC-4.", 1, 2), ...from("FSC-5.", 1, 5), ...from("FSC-6.", 1, 7)),
  ...waits(CLASSIC, ...from("FSC-7.", 1, 5), ...from("FSC-8.", 1, 5), ...from("FSC-9.", 1, 3)),
  ...waits(CLASSIC, ...from("FSC-10.", 1, 5), ...from("FSC-11.", 1, 7)),
  ...waits(CARDS, ...from("FSC-E.", 1, 5), ...from("FSC-R.", 1, 20), ...from("FSC-B.", 1, 4), "FSC-X.4"),
  ...waits(VARIANTS, ...from("FSC-V.", 1, 8), "FSC-Q-2", "FSC-Q-3", "FSC-Q-4", "FSC-Q-9", "FSC-Q-10"),
  ...waits(CLASSIC, "FSC-Q-1", "FSC-Q-7", "FSC-Q-8"),
  ...waits(CARDS, "FSC-Q-5", "FSC-Q-6"),
  ...waits(SWITCH, ...from("RD-", 37, 42)),
  "FS-IT-12": "A note on slips of a translation: there is nothing to play.",
}
