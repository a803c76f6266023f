// Italian verbs: regular ones by their ending, the others by their forms in the lexicon.

import type { Lexicon } from "../lexicon.ts"
import type { Mood, SpokenPhrase } from "../render/grammar.ts"

interface Forms {
  imperative: string
  second: string
  third: string
  thirdMany: string
  secondMany: string
  subjunctive: string
  subjunctiveMany: string
}

/** Irregular verbs in seven forms: imperative, tu, lui, loro, voi, che lui, che loro. */
const IRREGULAR: Readonly<Record<string, string>> = {
  essere: "sii sei è sono siete sia siano",
  avere: "abbi hai ha hanno avete abbia abbiano",
  fare: "fai fai fa fanno fate faccia facciano",
  dare: "dai dai dà danno date dia diano",
  stare: "stai stai sta stanno state stia stiano",
  andare: "vai vai va vanno andate vada vadano",
  venire: "vieni vieni viene vengono venite venga vengano",
  ottenere: "ottieni ottieni ottiene ottengono ottenete ottenga ottengano",
  tenere: "tieni tieni tiene tengono tenete tenga tengano",
  prevenire: "previeni previeni previene prevengono prevenite prevenga prevengano",
  scegliere: "scegli scegli sceglie scelgono scegliete scelga scelgano",
  togliere: "togli togli toglie tolgono togliete tolga tolgano",
  morire: "muori muori muore muoiono morite muoia muoiano",
  uscire: "esci esci esce escono uscite esca escano",
  potere: "puoi puoi può possono potete possa possano",
  dovere: "devi devi deve devono dovete debba debbano",
  offrire: "offri offri offre offrono offrite offra offrano",
}

function formsOf(verb: string, lexicon: Lexicon): Forms {
  const given = lexicon.verbs[verb] ?? IRREGULAR[verb]
  if (given !== undefined) {
    const [imperative, second, third, thirdMany, secondMany, subjunctive, subjunctiveMany] = given.split(" ")
    return { imperative, second, third, thirdMany, secondMany, subjunctive, subjunctiveMany }
  }
  const stem = verb.slice(0, -3)
  if (verb.endsWith("are")) {
    // pescare, pagare keep their sound; scambiare, lanciare have one i.
    const soft = /[cg]$/.test(stem) ? `${stem}h` : stem.replace(/i$/, "")
    return {
      imperative: `${stem}a`,
      second: `${soft}i`,
      third: `${stem}a`,
      thirdMany: `${stem}ano`,
      secondMany: `${stem}ate`,
      subjunctive: `${soft}i`,
      subjunctiveMany: `${soft}ino`,
    }
  }
  const isc = verb.endsWith("ire") ? `${stem}isc` : stem
  return {
    imperative: `${isc}i`,
    second: `${isc}i`,
    third: `${isc}e`,
    thirdMany: `${isc}ono`,
    secondMany: verb.endsWith("ire") ? `${stem}ite` : `${stem}ete`,
    subjunctive: `${isc}a`,
    subjunctiveMany: `${isc}ano`,
  }
}

const present = (forms: Forms, { person, many }: Pick<SpokenPhrase, "person" | "many">): string =>
  person === 2 ? (many ? forms.secondMany : forms.second) : many ? forms.thirdMany : forms.third

/** A verb for its subject; `after` stands directly behind the verb that is conjugated ("invece"). */
export function conjugated(
  verb: string,
  said: Pick<SpokenPhrase, "person" | "many">,
  mood: Mood,
  lexicon: Lexicon,
  after = "",
): string {
  const forms = formsOf(verb, lexicon)
  const tail = after === "" ? "" : ` ${after}`
  const modal = (name: string, link = ""): string =>
    `${present(formsOf(name, lexicon), said)}${link}${tail} ${verb}`
  switch (mood) {
    case "deed":
    case "fact":
      return present(forms, said) + tail
    case "not":
      return `non ${present(forms, said)}${tail}`
    case "would":
      return modal("stare", " per")
    case "may":
      return modal("potere")
    case "must":
      return modal("dovere")
    case "cant":
      return `non ${modal("potere")}`
    case "unless":
      return `non ${said.person === 3 && said.many ? forms.subjunctiveMany : forms.subjunctive}${tail}`
    case "wish":
      return (said.person === 3 && said.many ? forms.subjunctiveMany : forms.subjunctive) + tail
    case "bare":
      return verb + tail
  }
}

/** Is what somebody does the same word as a command? */
export function soundsLikeCommand(verb: string, mood: Mood, lexicon: Lexicon): boolean {
  const { imperative, third } = formsOf(verb, lexicon)
  return (mood === "deed" || mood === "fact") && imperative === third
}

/** A command; where it sounds like what somebody else does ("pesca"), and somebody else is about, the plain present. */
export function commanded(verb: string, lexicon: Lexicon, others: boolean): string {
  const { imperative, third, second } = formsOf(verb, lexicon)
  return others && imperative === third ? second : imperative
}
