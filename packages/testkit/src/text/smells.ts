// Signs of bad grammar that can be told from a text alone. Each is a pattern with its name, and a text that has it.

export interface Smell {
  name: string
  pattern: RegExp
  /** A text that smells of it: the net is tested with it. */
  planted: string
}

const common: readonly Smell[] = [
  { name: "two spaces", pattern: / {2}/, planted: "Gain  1 coin." },
  { name: "space before punctuation", pattern: /\s[,.;:](?:\s|$)/, planted: "Gain 1 coin ." },
  { name: "doubled punctuation", pattern: /[,;:.]\s*[,;:.](?!\.)/, planted: "Gain 1 coin.." },
  {
    name: "left-over mark",
    pattern: /[{}|~[\]␣]|\bundefined\b|\bnull\b|NaN|\[object/,
    planted: "Gain {amount} coins.",
  },
  { name: "something unsaid", pattern: /[‹›]/, planted: "‹event.gain›" },
  { name: "no capital", pattern: /(?:^|[.!?] )\p{Ll}/u, planted: "gain 1 coin." },
]

// Words that look alike in both languages are left out.
const ENGLISH =
  /\b(?:the|this|that|your|gain|lose|draw|each|when|with|from|card|cards|player|players|deal|damage|turn|and|of)\b/i

const VOWEL = "[aeiouàèéìòù]"
const IMPURE = "(?:s[bcdfglmnpqrtvz]|z|gn|ps|pn|x|y|i[aeou])"

export const italianSmells: readonly Smell[] = [
  ...common,
  {
    name: "preposition not fused",
    pattern: /\b(?:di|a|da|in|su) (?:il|lo|la|i|gli|le|l')(?![\p{L}])/iu,
    planted: "Infliggi 1 danno a il nemico.",
  },
  {
    name: "fused in two",
    pattern: /\b(?:de|ne) (?:il|lo|la|i|gli|le)\b/i,
    planted: "La mano de il giocatore.",
  },
  {
    name: "masculine article apostrophe",
    pattern: /\bun'(?:oggetto|elemento|altro|evento|effetto|attacco|uovo)/i,
    planted: "Scegli un'oggetto.",
  },
  {
    name: "feminine without apostrophe",
    pattern: /\bun (?:altra|anima|abilità|arma|opzione|imboscata|energia|ustione)\b/i,
    planted: "Scegli un altra carta.",
  },
  {
    name: "lo, gli or uno before a plain consonant",
    pattern: new RegExp(
      `\\b(?:dello|allo|dallo|nello|sullo|gli|degli|agli|dagli|negli|sugli|uno|quello|quegli)\\s+(?!${VOWEL}|${IMPURE}|h|dei|delle|degli)[a-z]`,
      "i",
    ),
    planted: "Scegli uno nemico.",
  },
  {
    // "Dai un oggetto", "dai il primo": somebody gives it, for no article follows another; so does what begins a sentence.
    name: "il, i or un before an impure one or a vowel",
    pattern: new RegExp(
      `\\b(?:il|i|del|dei|al|ai|dal|(?<!^|[.:!?] )dai(?!\\s+(?:un[ao]?|il|i|l[aeo]|gli)\\b)|nel|nei|sul|sui|quel|quei)\\s+(?:${VOWEL}|${IMPURE})`,
      "i",
    ),
    planted: "Guarda il oggetto.",
  },
  {
    name: "un before an impure one",
    pattern: new RegExp(`\\bun\\s+${IMPURE}`, "i"),
    planted: "Scegli un spazio.",
  },
  {
    name: "la not elided",
    pattern: /\b(?:la|della|alla|dalla|nella|sulla|quella|una) [aeiouàèéìòù]\p{L}/iu,
    planted: "Prendi la anima.",
  },
  { name: "elided before a consonant", pattern: /\p{L}'[bcdfglmnpqrstvz]/iu, planted: "Guarda l'carta." },
  {
    name: "masculine with a feminine noun",
    pattern:
      /\b(?:il|un|quel|questo|del|al|altro|ogni altro|tutti i|primi?) (?:\d+ )?(?:carta|carte|moneta|monete|mano|luce|luci|plancia|pila|magia|abilità|fonte)\b/i,
    planted: "Pesca un altro carta.",
  },
  {
    name: "feminine with a masculine noun",
    pattern:
      /\b(?:la|una|quella|questa|della|alla|altra|prima|prime) (?:\d+ )?(?:giocatore|nemico|nemici|danno|danni|mazzo|dado|tiro|tesoro)\b/i,
    planted: "Scegli una nemico.",
  },
  {
    name: "one of many",
    pattern: /(?<!\+ )\b1 (?:monete|carte|danni|luci|oggetti|nemici|giocatori|volte)\b/i,
    planted: "Ottieni 1 monete.",
  },
  {
    name: "many of one",
    // "danno 1 ..." is what somebody gives.
    pattern: /\b(?:[2-9]|\d\d+) (?:moneta|carta|danno(?! \d)|luce|oggetto|nemico|giocatore|volta)\b/i,
    planted: "Ottieni 2 moneta.",
  },
  {
    name: "singular verb with a plural",
    pattern:
      /(?:^|[,.:] )(?:(?:i|gli|le|tutti|tutte|tuoi|tue|altri|altre) )*(?:giocatori|oggetti|nemici|carte|monete) (?:ha|è|può|deve|ottiene|perde|pesca|subisce)\b/i,
    planted: "I tuoi oggetti ha questa abilità.",
  },
  {
    name: "plural verb with a singular",
    pattern:
      /\b(?:giocatore|oggetto|nemico|carta) (?:hanno|sono|possono|devono|ottengono|perdono|pescano)\b/i,
    planted: "Ogni giocatore ottengono 1 moneta.",
  },
  {
    name: "a command that sounds like somebody else's deed",
    pattern:
      /\b(?:se|ogni volta che|quando) (?:un|ogni|quel) (?:altro )?giocatore [^.:,]*, (?:pesca|scarta|paga|gioca|annulla|mescola|guarda)\b/i,
    planted: "Ogni volta che un giocatore muore, pesca 1 carta.",
  },
  {
    name: "se non lo fa, with a bare command",
    pattern: /\bse (?:non )?lo fa, (?:pesca|scarta|paga|gioca|annulla)\b/i,
    planted: "Se non lo fa, pesca 1 carta.",
  },
  {
    name: "unless without its subject",
    pattern: /\ba meno che non (?:paghi|scarti|perda|ottenga)\b/i,
    planted: "Pesca 1 carta a meno che non paghi 2 monete.",
  },
  {
    name: "unless without its no",
    pattern: /\ba meno che(?![^.]*\bnon\b)/i,
    planted: "Pesca 1 carta a meno che tu paghi.",
  },
  {
    name: "tu said where it is not needed",
    pattern: /(?<!decidere che [^.]*)\btu (?:ottieni|perdi|peschi|puoi|devi|stai|subisci)\b/i,
    planted: "Ogni volta che tu ottieni monete.",
  },
  {
    name: "instead that reads as instead of",
    pattern: /\binvece d(?:i|el|ell[ao'])\b/i,
    planted: "Questa carta sale invece di 2 livelli.",
  },
  {
    name: "this card named twice",
    pattern:
      /\b(?:quando|ogni volta che) questa carta [^.:,]*, questa carta (?:infligge|subisce|ottiene|perde|guarisce|ha|muore)\b/i,
    planted: "Quando questa carta muore, questa carta infligge 1 danno.",
  },
  {
    name: "each one of",
    pattern: /\bciascun[oa] de(?:i|gli|lle)\b/i,
    planted: "Ricarica ciascuno dei tuoi oggetti.",
  },
  {
    name: "to you behind what is given",
    // "La carta che dà e ..." has given by then, and goes on to something else.
    pattern: /\bdà (?!e\b)[^.,:]* a te\b/i,
    planted: "Un giocatore dà 1 carta a te.",
  },
  {
    name: "the order before the place",
    pattern: /nell'ordine che preferisc[ei] (?:in cima|in fondo|negli)\b/i,
    planted: "Metti quelle carte nell'ordine che preferisci in cima al mazzo.",
  },
  {
    name: "a time between the event and what comes of it",
    pattern: /, fino [^,.:]+, [^,.:]*\bha(?:nno|i)? [+-]\d/i,
    planted: "Ogni volta che subisci danni, fino alla fine del turno, hai +1 forza.",
  },
  // Behind "mazzo di pesca" the verb of the same letters is another word.
  {
    name: "doubled word",
    pattern: /(?<!\bmazzo di )\b(\p{L}+) \1\b/iu,
    planted: "Ottieni la la carta.",
  },
  { name: "English in Italian", pattern: ENGLISH, planted: "Ottieni the moneta." },
]

export const englishSmells: readonly Smell[] = [
  ...common,
  {
    name: "a before a vowel",
    // (A letter may be a name: "Sentry A and Sentry B".)
    pattern: /(?:\ba|(?:^|[.:•] )A) (?:[aeio]|u(?!s|ni))/,
    planted: "Choose a item.",
  },
  { name: "an before a consonant", pattern: /\ban [bcdfgjklmnpqrstvwxyz]/i, planted: "Choose an foe." },
  {
    name: "one of many",
    pattern: /(?<!\+ )\b1 (?:coins|cards|lights|foes|things|players|times)\b/i,
    planted: "Gain 1 coins.",
  },
  {
    name: "many of one",
    // "4 card rewards" are many.
    pattern: /\b(?:[2-9]|\d\d+) (?:coin|card(?! rewards)|light|foe|thing|player|time)\b/i,
    planted: "Gain 2 coin.",
  },
  {
    name: "you with a third person",
    pattern:
      /(?:^|[,.:] |\b(?:time|if|when|unless) )you (?:takes|gains|loses|draws|has|is|plays|pays|puts|rolls|deals|chooses)\b/i,
    planted: "Each time you takes damage.",
  },
  {
    name: "third person without its s",
    pattern:
      /(?<!\bmay have [^.]*)\b(?:a|each|that|another|each other) (?:player|foe|thing|card) (?:take|gain|lose|draw|have|are|play|pay|deal|choose)\b/i,
    planted: "Each player gain 1 coin.",
  },
  {
    name: "plural with an s",
    pattern:
      /(?:^|[,.:] )(?:(?:all|other|your|all other) )*(?:players|foes|things|cards) (?:takes|gains|loses|draws|has|is|plays|pays)\b/i,
    planted: "Other players takes damage.",
  },
  {
    name: "the order before the place",
    pattern: /\bin any order (?:back|on top|on the bottom|into)\b/i,
    planted: "Put them in any order back on top of the deck.",
  },
  {
    name: "a time between the event and what comes of it",
    pattern: /, till [^,.:]+, [^,.:]*\bha(?:s|ve) [+-]\d/i,
    planted: "Each time you take damage, till end of turn, you have +1 might.",
  },
  {
    name: "somebody with a name named twice",
    pattern: /\beach time the (\w+ player) (?!\w+ (?:\w+ )*player)[^.:,]*, the \1 \w+s\b/i,
    planted: "Each time the attacking player rolls a 1, the attacking player takes 1 damage.",
  },
  {
    name: "a choice and its deed torn apart",
    pattern: /\bchooses one of (?:their|that player's) [\w -]+\. Destroy (?:it|that)\b/i,
    planted: "That player chooses one of their souls. Destroy it.",
  },
  {
    name: "a hand spelled out",
    pattern: /\blook at all (?:\w+ )?cards in (?:your|their|all) hands?\b|cards in (?:your|their) hand is\b/i,
    planted: "Look at all loot cards in their hand.",
  },
  {
    name: "one deck after another",
    pattern: /\bthe top card of the (\w+) deck, the top card of the (?!\1)\w+ deck\b/i,
    planted: "Look at the top card of the loot deck, the top card of the room deck and more.",
  },
  { name: "doubled word", pattern: /\b(\p{L}+) \1\b/iu, planted: "Gain the the card." },
  {
    name: "possessive of a possessive",
    pattern: /'s \p{L}+'s \p{L}+'s/u,
    planted: "That foe's player's hand's top.",
  },
  {
    name: "Italian in English",
    pattern: /\b(?:della?|carta|moneta|giocatore|ogni|quando|nella?|ottieni)\b/i,
    planted: "Gain 1 moneta.",
  },
]

/** Names of the smells of a text. */
export const smellsOf = (text: string, smells: readonly Smell[]): string[] =>
  smells.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name)
