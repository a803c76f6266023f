// One word for one thing on every screen: words that are a mistake wherever a screen says them, with what is said instead.
// Knows words, not who says them.

import type { Language } from "@soulspire/text"

interface Slip {
  readonly language: Language | "both"
  readonly pattern: RegExp
  readonly instead: string
}

const slips: readonly Slip[] = [
  { language: "it", pattern: /\bninnol/i, instead: "Gingilli" },
  { language: "it", pattern: /\bplanc(?:ia|e)\b/i, instead: "area di gioco" },
  { language: "it", pattern: /\bslot\b/i, instead: "spazio" },
  { language: "it", pattern: /\bjolly\b/i, instead: "carta con effetti speciali" },
  {
    language: "it",
    pattern: /\bmazz[oi] (?:bottino|tesoro|mostri|stanze)\b/,
    instead: "mazzo Bottino, Tesoro, …",
  },
  { language: "it", pattern: /\bfase Bottino\b/i, instead: "passaggio Bottino" },
  { language: "it", pattern: /\blimit[ei] di carte in mano\b/i, instead: "limite di mano" },
  { language: "it", pattern: /élite/i, instead: "Elite" },
  { language: "it", pattern: /\b[Rr]eliqui[ae] de(?:l [Bb]|i b)oss\b/, instead: "reliquia dei Boss" },
  { language: "it", pattern: /\bricompens[ae] carta\b/i, instead: "carta ricompensa" },
  { language: "it", pattern: /\bPV\b/, instead: "HP" },
  { language: "it", pattern: /\bscontr[oi]\b/i, instead: "combattimento" },
  { language: "it", pattern: /\bfermate\b/i, instead: "soste" },
  { language: "it", pattern: /\bdiario\b/i, instead: "cronaca" },
  { language: "it", pattern: /\bconsigli(?:o|a)?\b/i, instead: "suggerimento" },
  { language: "it", pattern: /\bincanal/i, instead: "canalizzare" },
  { language: "it", pattern: /\bNeutralità/i, instead: "Neutrale" },
  // «Ritirare» is what one does to a die.
  { language: "it", pattern: /\britir(?!are il dado\b)/i, instead: "annullare, for what is undone" },
  { language: "it", pattern: /\b(?:troppe poche|troppi pochi)\b/i, instead: "troppo poche" },
  { language: "it", pattern: /\bincontrato la morte\b|penalità/i, instead: "la pena di morte" },
  {
    language: "it",
    pattern: /\bfase (?:di azione|finale|iniziale)\b/,
    instead: "Fase Azioni, Finale, Iniziale",
  },
  { language: "it", pattern: /\bin pila\b/i, instead: "nella pila" },
  { language: "it", pattern: /\bmonet[ae]\b/i, instead: "centesimi" },
  { language: "it", pattern: /\bdisattiv/i, instead: "scaricare" },
  { language: "it", pattern: /\ba pagamento\b/i, instead: "con un costo" },
  { language: "it", pattern: /\bspazi[o]? per l[ae] Sfer/i, instead: "spazio Sfera" },
  { language: "it", pattern: /\bshivs?\b/i, instead: "Pugnale" },
  { language: "it", pattern: /\ba faccia in giù/i, instead: "coperta" },
  { language: "it", pattern: /\ba modo (?:tuo|vostro)\b/i, instead: "personalizzato" },
  // In a game of cards a «seme» is a suit.
  { language: "it", pattern: /\bseme\b/i, instead: "seed" },
  // «Finché» alone is "as long as".
  { language: "it", pattern: /\bfinché tutti\b/i, instead: "finché non … tutti" },
  { language: "it", pattern: /’/, instead: "'" },
  { language: "en", pattern: /\btake(?:s|n)? (?:it |something )?back\b/i, instead: "undo" },
  { language: "en", pattern: /\bset off\b/i, instead: "triggers" },
  { language: "en", pattern: /\blies? sideways\b/i, instead: "is deactivated" },
  { language: "en", pattern: /\bpenalty for dying\b/i, instead: "the death penalty" },
  { language: "en", pattern: /\bloot phase\b/i, instead: "loot step" },
  { language: "en", pattern: /\bunder its deck\b/i, instead: "on the bottom of" },
  { language: "en", pattern: /\bis up to (?:you|\{|\d)/i, instead: "your move" },
  {
    language: "en",
    pattern: /\bnothing is waiting\b|\bthings? waits?\b/i,
    instead: "the stack is empty, … on the stack",
  },
  { language: "en", pattern: /\bas the system wishes\b/i, instead: "follow the system" },
  { language: "en", pattern: /\bboss at once\b/i, instead: "straight to the Boss" },
  { language: "en", pattern: /^place of\b/i, instead: "…'s area" },
  { language: "en", pattern: /(?:\d|\}) answers?\b/i, instead: "moves" },
  { language: "en", pattern: /\bunder way\b/i, instead: "in progress" },
  { language: "en", pattern: /\bblow\b/i, instead: "hit, damage" },
  { language: "en", pattern: /^then\b/i, instead: "if so," },
  { language: "en", pattern: /\bboss relics?\b/, instead: "Boss relic" },
  // Ids of the spaces of a map, and numbers for names.
  { language: "both", pattern: /\br\d+c\d+\b/, instead: "row and column" },
  { language: "both", pattern: /\bNeow \d/, instead: "Neow's Blessing" },
  { language: "both", pattern: /\d %|\} %/, instead: "50%, without a space" },
  { language: "both", pattern: /\b(?:mode|decks|ruleset)=/, instead: "an option's name on the screen" },
]

/** One line for each wrong word in some texts of a language. */
export const wrongWords = (language: Language, texts: readonly string[]): string[] =>
  texts.flatMap((text) =>
    slips
      .filter((slip) => (slip.language === language || slip.language === "both") && slip.pattern.test(text))
      .map(({ instead }) => `${text} (say: ${instead})`),
  )

/** Every text among some words, however deep; what is made with a name or a number is made with some. */
export function saidIn(words: unknown): string[] {
  if (typeof words === "string") return [words]
  if (typeof words === "function") return saidIn((words as (...given: number[]) => unknown)(3, 2, 1))
  return typeof words === "object" && words !== null ? Object.values(words).flatMap(saidIn) : []
}
