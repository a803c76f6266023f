// What the table of Slay the Spire says in Italian.

import type { spire as english } from "./en.ts"

const actCalled = (act: number): string => `Atto ${["0", "I", "II", "III", "IV"][act] ?? act}`

/** What the place of each Act is called, and where the party stands when it comes there. */
const places = [
  { name: "L'Esordio", stands: "Il gruppo è nella sala ai piedi della Guglia." },
  { name: "La Città", stands: "Il gruppo è sopra i tetti di una città al tramonto." },
  { name: "L'Oltre", stands: "Il gruppo è dove non c'è più sole, né terra ferma." },
  { name: "La Fine", stands: "Il gruppo è in cima alla Guglia, davanti al suo cuore." },
]
const placeOf = (act: number): (typeof places)[number] => places[act - 1] ?? places[0]

export const spire: typeof english = {
  nothingComing: "non fa nulla",
  everybody: "tutti",
  close: "Chiudi",
  faceDown: (count) => (count === 1 ? "1 carta coperta" : `${count} carte coperte`),
  emptyPile: "Qui non c'è nulla",
  endTurn: "Fine turno",
  act: actCalled,
  placeOf: (act) => placeOf(act).name,
  standsIn: (act) => placeOf(act).stands,
  actBeaten: (act) => `${actCalled(act)} superato`,
  actAbove: (act) => `Ora: ${actCalled(act)} · ${placeOf(act).name}.`,
  goOn: "Avanti",
  round: (round) => `Round ${round}`,
  roomOf: (room, rooms) => `Stanza ${room} di ${rooms}`,
  actTakes: (act, rooms) =>
    act === 4
      ? `Questo Atto ha solo ${rooms} stanze.`
      : "A un tavolo vero questo Atto dura da 60 a 90 minuti.",
  theMap: "Mappa",
  youAreHere: "Il gruppo è qui",
  party: "Il gruppo",
  nowPlays: (name) => `Ora: ${name}`,
  playAs: (name) => `Gioca come ${name}`,
  wants: (name) => `${name} vuole andare qui`,
  rewards: "Ricompense",
  treasure: "Un tesoro",
  merchant: "Il mercante",
  goods: "Per tutti",
  yourGoods: "Per te",
  campfire: "Un momento di riposo",
  neow: (act) => (act === 1 ? "Neow attende ai piedi della Guglia" : "Neow attende"),
  neowSays: "Prendi ciò che ti do. Poi scegli.",
  choosePath: "Scegli la strada",
  because: "Di che si tratta",
  onlyWay: (room) => `C'è una sola strada: ${room}`,
  unopened: "Apri",
  neowGift: "Il dono di Neow",
  keyLacks: (key: string) => `${key}: ancora da ottenere`,
  startOf: (act) => (act === 1 ? "Ai piedi della Guglia" : "All'inizio dell'Atto"),
  skipAll: "Lascia tutto",
  skipRest: "Prendi ciò che hai scelto, lascia il resto",
  takePicked: "Prendi",
  yours: "Tuo",
  legend: "Legenda",
  becomes: "Diventa",
  coming: (amount, loss) =>
    loss === amount
      ? `Danni in arrivo: ${amount}`
      : `Danni in arrivo: ${amount}. Il Blocco ne ferma ${amount - loss}: perdi ${loss} HP.`,
  hitsNow: (amount, printed) => `Ora colpisce per ${amount} invece di ${printed}`,
  printed: "sulla carta:",
  orbs: (name, held, slots) => `${name}: ${held} spazi Sfera occupati su ${slots}`,
  orbDoes: {
    lightning: (amount, rows) =>
      (amount === 1 ? "1 danno" : `${amount} danni`) + (rows ? " a tutta una fila e al Boss" : ""),
    frost: (amount) => `${amount} Blocco`,
    dark: (amount) => (amount === 1 ? "1 danno" : `${amount} danni`),
  },
  orbGiven: (does) => `Fine turno: ${does}.`,
  orbRests: "Fine turno: nulla.",
  orbEvoked: (does) => `Evocata: ${does}.`,
  useMiracle: "Usa un Miracolo per 1 Energia",
  miraclesLeft: (count) => `Riserva: ${count}`,
  scryTitle: "Divinazione",
  scryOrder: "Dalla cima del mazzo di pesca",
  scryTop: "In cima al mazzo di pesca",
  scryBelow: "Sotto",
  scryKeeps: "Tieni",
  scryDiscards: "Scarta",
  scryDone: (kept, gone) =>
    gone === 0
      ? kept === 1
        ? "Tienila"
        : `Tienile tutte e ${kept}`
      : kept === 0
        ? gone === 1
          ? "Scartala"
          : `Scartale tutte e ${gone}`
        : `Tieni ${kept}, scarta ${gone}`,
  marks: {
    retained: "Conservata: resta in mano",
    wasRetained: "Conservata lo scorso turno",
    ethereal: "Eterea: si esaurisce se è ancora in mano",
  },
  again: "Un'altra scalata",
  nothingLeft: "Non c'è altro da prendere",
  waitForOthers: "Gli altri stanno ancora scegliendo",
  climbed: "Hai sconfitto la Guglia",
  fallen: "La scalata finisce qui",
  fights: "Combattimenti",
  rooms: "Stanze",
  rounds: "Round",
  dealt: "Danni inflitti",
  lost: "HP persi",
  healed: "HP recuperati",
  goldGained: "Oro ottenuto",
  played: "Carte giocate",
  taken: "Prese",
  bought: "Comprate",
  skipped: "Lasciate",
  removed: "Rimosse",
  wayUp: "La strada percorsa",
  foughtFor: (rounds) => (rounds === 1 ? "1 round" : `${rounds} round`),
}
