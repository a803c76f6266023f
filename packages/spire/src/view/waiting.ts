// What is not there yet, each with its reason: rules by their ids. The only list of it; `soulspire rules spire` reads it.

export const waitingRules: Readonly<Record<string, string>> = {
  "STS-14.5": "It is checked by eye: no test can say whether everything has its place on the screen.",
  "STS-Q-1": "What the icons of the lost pages show can only be read from a printed copy.",
}
