// Rules that are not there yet, each with its reason. The only list of it; `soulspire rules four-souls` reads it.

const CLASSIC = "The first edition is not whole yet."
const CARDS = `${CLASSIC} Not all of its cards are in the box as they were printed then.`

export const waitingRules: Readonly<Record<string, string>> = {
  "FSC-E.4": CARDS,
  "FSC-E.5": CARDS,
  "FSC-R.10": CARDS,
  "FS-IT-12": "A note on slips of a translation: there is nothing to play.",
}
