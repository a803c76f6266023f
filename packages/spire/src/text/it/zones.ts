// Italian rows for the zones of Spire.

import { it, type Lexicon } from "@soulspire/text"

const { f, m } = it

type Zone = Lexicon["zones"][string]
type Noun = Zone["noun"]

const heap = (noun: Noun, holds = "card"): Zone => ({ noun, holds, in: "in", into: "in", from: "da" })
const pile = (noun: Noun): Zone => ({
  ...heap(noun),
  own: true,
  into: { top: "in cima a", bottom: "in fondo a" },
})
const deck = (name: string): Zone => ({
  ...heap(m(name)),
  into: { top: "in cima a", bottom: "in fondo a" },
})
const several = (noun: Noun): Noun => ({ ...noun, plural: true })

export const zones: Lexicon["zones"] = {
  deck: { ...heap(m("mazzo", "mazzi")), own: true, in: "di" },
  draw: { ...pile(m("mazzo di pesca", "mazzi di pesca")), kept: "nel tuo mazzo di pesca" },
  hand: { ...heap(f("mano", "mani")), own: true, kept: "in mano" },
  discard: pile(f("pila degli scarti", "pile degli scarti")),
  exhaust: pile(f("pila delle carte esaurite", "pile delle carte esaurite")),
  powers: { ...heap(several(m("Poteri")), "powerInPlay"), own: true, home: true },
  board: { ...heap(m("personaggio", "personaggi"), "character"), own: true, in: "su", into: "su" },
  items: { ...heap(several(m("oggetti"))), own: true, in: "tra", into: "tra", from: "da" },
  playing: {
    ...heap(f("carta in gioco", "carte in gioco")),
    in: "mentre viene giocata",
    into: "in gioco",
    from: "dal gioco",
    bare: true,
  },
  attached: {
    ...heap(several(f("carte assegnate"))),
    in: "assegnata a un nemico",
    into: "su un nemico",
    from: "da un nemico",
    bare: true,
  },
  enemies: { ...heap(m("combattimento", "combattimenti"), "enemy"), home: true },
  leftCombat: {
    ...heap(several(m("nemici morti")), "enemy"),
    in: "tra",
    into: "tra",
    from: "da",
    word: "mort~",
  },
  dazeDeck: deck("mazzo Stordimenti"),
  statusDeck: deck("mazzo Stati"),
  rewards: pile(m("mazzo ricompense", "mazzi ricompense")),
  rares: pile(m("mazzo ricompense rare", "mazzi ricompense rare")),
  spareRewards: deck("mazzo ricompense che nessuno gioca"),
  spareRares: deck("mazzo ricompense rare che nessuno gioca"),
  curseDeck: deck("mazzo Maledizioni"),
  colorlessDeck: deck("mazzo incolore"),
  relicDeck: deck("mazzo reliquie"),
  bossRelicDeck: deck("mazzo reliquie dei Boss"),
  potionDeck: deck("mazzo pozioni"),
  firstEncounters: deck("mazzo primi incontri"),
  encounterDeck: deck("mazzo incontri"),
  eliteDeck: deck("mazzo Elite"),
  bossDeck: deck("mazzo Boss"),
  summons: deck("mazzo evocazioni"),
  eventDeck: deck("mazzo eventi"),
  room: heap(f("stanza", "stanze")),
  offers: { ...heap(several(f("offerte"))), own: true, in: "tra", into: "tra", from: "da" },
  pool: { ...heap(f("merce in vista")), in: "tra", into: "tra", from: "da" },
  box: heap(f("scatola", "scatole")),
}
