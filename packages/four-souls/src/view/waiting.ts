// Rules that nothing can prove, each with its reason. The only list of it; `soulspire rules four-souls` reads it.

export const waitingRules: Readonly<Record<string, string>> = {
  "FS-IT-12": "A note on slips of a translation: there is nothing to play.",
}
