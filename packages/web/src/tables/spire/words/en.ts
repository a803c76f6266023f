// What the table of Slay the Spire says in English.

const actCalled = (act: number): string => `Act ${["0", "I", "II", "III", "IV"][act] ?? act}`

/** What the place of each Act is called, and where the party stands when it comes there. */
const places = [
  { name: "The Exordium", stands: "The party stands in the hall at the foot of the Spire." },
  { name: "The City", stands: "The party stands above the roofs of a city at dusk." },
  { name: "The Beyond", stands: "The party stands where there is no sun and no firm ground." },
  { name: "The Ending", stands: "The party stands at the top of the Spire, before its heart." },
]
const placeOf = (act: number): (typeof places)[number] => places[act - 1] ?? places[0]

export const spire = {
  nothingComing: "does nothing",
  everybody: "everybody",
  close: "Close",
  faceDown: (count: number) => (count === 1 ? "1 card face down" : `${count} cards face down`),
  emptyPile: "Nothing here",
  endTurn: "End turn",
  act: actCalled,
  placeOf: (act: number) => placeOf(act).name,
  standsIn: (act: number) => placeOf(act).stands,
  actBeaten: (act: number) => `${actCalled(act)} is beaten`,
  actAbove: (act: number) => `Next: ${actCalled(act)} · ${placeOf(act).name}.`,
  goOn: "Continue",
  round: (round: number) => `Round ${round}`,
  roomOf: (room: number, rooms: number) => `Room ${room} of ${rooms}`,
  actTakes: (act: number, rooms: number): string =>
    act === 4 ? `This Act has only ${rooms} rooms.` : "At a real table this Act takes 60 to 90 minutes.",
  theMap: "Map",
  youAreHere: "The party is here",
  party: "The party",
  nowPlays: (name: string) => `Now: ${name}`,
  playAs: (name: string) => `Play as ${name}`,
  wants: (name: string) => `${name} wants to go here`,
  rewards: "Rewards",
  treasure: "A treasure",
  merchant: "The merchant",
  goods: "For everyone",
  yourGoods: "For you",
  campfire: "A moment's rest",
  neow: (act: number): string => (act === 1 ? "Neow waits at the foot of the Spire" : "Neow waits"),
  neowSays: "Take what I give. Then choose.",
  choosePath: "Choose a path",
  because: "What this is about",
  onlyWay: (room: string) => `Only one path leads on: ${room}`,
  unopened: "Open",
  neowGift: "Neow's gift",
  keyLacks: (key: string) => `${key}: not yet yours`,
  startOf: (act: number): string => (act === 1 ? "At the foot of the Spire" : "At the start of the Act"),
  skipAll: "Skip all",
  skipRest: "Take your picks, skip the rest",
  takePicked: "Take it",
  yours: "Yours",
  legend: "Legend",
  becomes: "It becomes",
  coming: (amount: number, loss: number) =>
    loss === amount
      ? `Incoming damage: ${amount}`
      : `Incoming damage: ${amount}. Your Block stops ${amount - loss}: you lose ${loss} HP.`,
  hitsNow: (amount: number, printed: number) => `Hits for ${amount} now instead of ${printed}`,
  printed: "on the card:",
  orbs: (name: string, held: number, slots: number) => `${name}: ${held} of ${slots} Orb slots filled`,
  orbDoes: {
    lightning: (amount: number, rows: boolean) =>
      rows ? `${amount} damage to a whole row and the Boss` : `${amount} damage`,
    frost: (amount: number) => `${amount} Block`,
    dark: (amount: number) => `${amount} damage`,
  } satisfies Record<string, (amount: number, rows: boolean) => string>,
  orbGiven: (does: string) => `End of turn: ${does}.`,
  orbRests: "End of turn: nothing.",
  orbEvoked: (does: string) => `Evoked: ${does}.`,
  useMiracle: "Use a Miracle for 1 Energy",
  miraclesLeft: (count: number) => `Supply: ${count}`,
  scryTitle: "Scry",
  scryOrder: "From the top of the draw pile",
  scryTop: "Top of the draw pile",
  scryBelow: "Below",
  scryKeeps: "Keep",
  scryDiscards: "Discard",
  scryDone: (kept: number, gone: number) =>
    gone === 0
      ? kept === 1
        ? "Keep it"
        : `Keep all ${kept}`
      : kept === 0
        ? gone === 1
          ? "Discard it"
          : `Discard all ${gone}`
        : `Keep ${kept}, discard ${gone}`,
  marks: {
    retained: "Retained: stays in your hand",
    wasRetained: "Retained last turn",
    ethereal: "Ethereal: exhausted if it is still in your hand",
  },
  again: "Climb again",
  nothingLeft: "Nothing more to take",
  waitForOthers: "The others are still choosing",
  climbed: "You have slain the Spire",
  fallen: "The climb ends here",
  fights: "Combats",
  rooms: "Rooms",
  rounds: "Rounds",
  dealt: "Damage dealt",
  lost: "HP lost",
  healed: "HP healed",
  goldGained: "Gold gained",
  played: "Cards played",
  taken: "Taken",
  bought: "Bought",
  skipped: "Skipped",
  removed: "Removed",
  wayUp: "Your path",
  foughtFor: (rounds: number) => (rounds === 1 ? "1 round" : `${rounds} rounds`),
}
