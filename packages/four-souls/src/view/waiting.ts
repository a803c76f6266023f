// Rules that are not there yet, each with its reason. The only list of it; `soulspire rules four-souls` reads it.

const CLASSIC = "The first edition is not whole yet."
const CARDS = `${CLASSIC} Its cards, as they were printed then, are not in the box.`

export const waitingRules: Readonly<Record<string, string>> = {
  "FSC-10.3": CLASSIC,
  "FSC-10.4": CLASSIC,
  "FSC-10.5": CLASSIC,
  "FSC-E.1": CARDS,
  "FSC-E.3": CARDS,
  "FSC-E.4": CARDS,
  "FSC-R.1": CARDS,
  "FSC-R.2": CARDS,
  "FSC-R.3": CARDS,
  "FSC-R.4": CARDS,
  "FSC-R.5": CARDS,
  "FSC-R.6": CARDS,
  "FSC-R.7": CARDS,
  "FSC-R.8": CARDS,
  "FSC-R.9": CARDS,
  "FSC-R.10": CARDS,
  "FSC-R.11": CARDS,
  "FSC-R.13": CARDS,
  "FSC-R.14": CARDS,
  "FSC-R.16": CARDS,
  "FSC-R.17": CARDS,
  "FSC-R.18": CARDS,
  "FSC-R.20": CARDS,
  "FSC-B.1": CARDS,
  "FSC-B.2": CARDS,
  "FSC-B.3": CARDS,
  "FSC-B.4": CARDS,
  "FSC-Q-6": CARDS,
  "FS-IT-12": "A note on slips of a translation: there is nothing to play.",
}
