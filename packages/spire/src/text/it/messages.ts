// The same messages in Italian. A key that English has and Italian has not does not compile.

import type { messages as english } from "../en/messages.ts"

import { ACT } from "../acts.ts"

export const messages: Readonly<Record<keyof typeof english, string>> = {
  // What is on the back of a card
  "back.ironclad": "una carta di Ironclad",
  "back.silent": "una carta di Silent",
  "back.watcher": "una carta di Watcher",
  "back.defect": "una carta di Defect",
  "back.colorless": "una carta incolore",
  "back.curse": "una Maledizione",
  "back.status": "uno Stato",
  "back.daze": "uno Stordimento",
  "back.character": "un personaggio",
  "back.first-encounter": "un primo incontro",
  "back.encounter": "un incontro",
  "back.elite": "un Elite",
  "back.boss": "un Boss",
  "back.summon": "un'evocazione",
  "back.relic": "una reliquia",
  "back.boss-relic": "una reliquia dei Boss",
  "back.solo-relic": "una reliquia per il solitario",
  "back.special-relic": "una reliquia speciale",
  "back.potion": "una pozione",
  "outcome.victory": "{winners} {count, plural, one {vince} other {vincono}}.",
  "outcome.defeat": "Il gruppo è sconfitto.",
  // What a saved game is remembered by
  "gist.climb": `Atto ${ACT}, stanza {room}`,
  "gist.combat": "Un solo combattimento",
  "refusal.unknown-character": "Nessun personaggio si chiama {name}; ci sono: {known}.",
  "summary.room": "{at}  {room}: HP {hp}, oro {gold}",
  "summary.fight":
    "{at}  {room}: HP {hp}, oro {gold}; {rounds, plural, one {# round} other {# round}}, {dealt} danni inflitti, {lost} HP persi",
  "summary.player":
    "{name}: {taken} cose prese o comprate, {skipped} lasciate, {removed} rimosse, {dealt} danni inflitti, {lost} HP persi, {gained} oro ottenuto",
  "back.event": "un evento",
  "back.blessing": "una benedizione di Neow",
  "back.modifier": "un modificatore",
  "outcome.stopped":
    "{winners} {count, plural, one {ha} other {hanno}} superato l''Atto e si {count, plural, one {ferma} other {fermano}} qui.",
  "refusal.no-such-room.first-encounter": `L''Atto ${ACT} non ha primi incontri.`,
  "refusal.no-such-room.encounter": `L''Atto ${ACT} non ha incontri.`,
  "refusal.no-such-room.elite": `L''Atto ${ACT} non ha Elite sotto l''ascensione 11.`,
  "refusal.locked-act": `L''Atto ${ACT} è ancora bloccato a questo tavolo.`,
  "refusal.not-yet.act": `L''Atto ${ACT} non è ancora disponibile.`,
  "refusal.nowhere-to-join": "I nuovi arrivati si uniscono a una scalata, non a un singolo combattimento.",
  "refusal.no-newcomer":
    "Non c''è nessun nuovo arrivato {name}: indica il numero di un posto, e l''Atto se non è il prossimo, come in 3@3.",
  "refusal.joins-too-early":
    "{name}: i nuovi arrivati si uniscono all''inizio di un Atto dopo il primo giocato.",
  "refusal.joins-twice": "{name}: quel posto è indicato due volte.",
  "refusal.nobody-begins": "Qualcuno deve cominciare: i posti non possono essere tutti per nuovi arrivati.",
  "refusal.not-in-printing": "Nella seconda edizione i giocatori non svolgono i turni uno dopo l''altro.",
  "refusal.locked-modifier": "Il modificatore {name} riguarda le carte incolori, che qui sono bloccate.",
  "refusal.daily-or-picked":
    "I modificatori si scelgono oppure si tirano per la scalata del giorno, non entrambe le cose.",
  "refusal.modifier-twice": "{name} è indicato due volte; ogni modificatore si gioca una volta sola.",
  "refusal.unknown-modifier": "Nessun modificatore si chiama {name}; ci sono: {known}.",
}
