// What screens say, in both languages, says one thing with one word: the games' messages and zones, and the terminal. (The web
// client has its own test of it.)

import { fourSoulsBox } from "@soulspire/four-souls"
import { spireBox } from "@soulspire/spire"
import { type Language, languages, lexiconOf, messagesOf } from "@soulspire/text"
import { describe, expect, it } from "vitest"
import { english as terminal } from "../../packages/cli/src/table/words/en.ts"
import { italian as terminale } from "../../packages/cli/src/table/words/it.ts"
import { saidIn, wrongWords } from "./words.ts"

// What can be typed is more than what is said.
const screens: Readonly<Record<Language, unknown>> = {
  en: { ...terminal, commands: {} },
  it: { ...terminale, commands: {} },
}

describe.each(languages)("what screens say (%s)", (language) => {
  it("uses one word for one thing in the terminal", () => {
    const texts = saidIn(screens[language])
    expect(texts.length).toBeGreaterThan(80)
    expect(wrongWords(language, texts)).toEqual([])
  })

  it.each([fourSoulsBox, spireBox])("uses one word for one thing in $name", (box) => {
    const zones = Object.values(lexiconOf(box, language).zones).map(({ noun }) => noun.one)
    const examples = (box.examples ?? []).flatMap(({ title, steps }) => [
      title[language],
      ...steps.map(({ says }) => says[language]),
    ])
    const texts = [...Object.values(messagesOf(box, language)), ...zones, ...examples]
    expect(wrongWords(language, texts)).toEqual([])
  })
})

describe("a wrong word", () => {
  it.each([
    ["it", "Scegli tra 3 ninnoli."],
    ["it", "Metti la carta sulla tua plancia."],
    ["it", "Apre uno slot mostro."],
    ["it", "Una carta jolly."],
    ["it", "Proporzioni del mazzo tesoro"],
    ["it", "Fase Bottino"],
    ["it", "Il limite di carte in mano"],
    ["it", "Un'Élite"],
    ["it", "Reliquia del boss"],
    ["it", "una ricompensa carta"],
    ["it", "PV persi"],
    ["it", "Un solo scontro"],
    ["it", "Le tue fermate"],
    ["it", "Il diario"],
    ["it", "Chiedi un consiglio"],
    ["it", "Rosa incanala Gelo."],
    ["it", "Rosa entra in Neutralità."],
    ["it", "Nulla da ritirare."],
    ["it", "Troppe poche carte"],
    ["it", "Non c’è nulla."],
    ["it", "Hai incontrato la morte."],
    ["it", "Deve pagare la penalità."],
    ["it", "Passa (la fase di azione finisce)"],
    ["it", "Le loro morti vanno in pila."],
    ["it", "Quante monete ci sono?"],
    ["it", "Si disattiva una carta."],
    ["it", "Un'abilità a pagamento"],
    ["it", "I tuoi spazi per le Sfere sono pieni."],
    ["it", "Usa 7 Shiv in un turno."],
    ["it", "Un Boss a faccia in giù."],
    ["it", "Regole a modo vostro"],
    ["it", "Lo stesso seme"],
    ["it", "finché tutti passano"],
    ["en", "Take it back"],
    ["en", "Toad is set off."],
    ["en", "The Relic lies sideways."],
    ["en", "Rosa pays the penalty for dying."],
    ["en", "Loot phase"],
    ["en", "It goes under its deck."],
    ["en", "It is up to you."],
    ["en", "Nothing is waiting."],
    ["en", "As the system wishes"],
    ["en", "A boss at once"],
    ["en", "Place of Ada"],
    ["en", "1705 answers"],
    ["en", "1 climb is under way."],
    ["en", "What there was before the blow"],
    ["en", "Then somebody can still act."],
    ["en", "Ada gains a boss relic."],
    ["en", "Go to an encounter (r4c4)"],
    ["it", "Neow 13"],
    ["en", "50 %"],
    ["it", "Serve mode=solo."],
  ] as const)("is found (%s): %s", (language, text) => {
    expect(wrongWords(language, [text])).toHaveLength(1)
  })

  it("is none where it is the game's own", () => {
    expect(
      wrongWords("it", [
        "Ritirare il dado?",
        "Una reliquia dei Boss",
        "Serve il mazzo Tesoro.",
        "Fase Finale",
        "Finché non hanno scelto tutti",
      ]),
    ).toEqual([])
  })

  it("is found in what is made with a number", () => {
    expect(saidIn({ deep: { share: (n: number) => `${n} %` } })).toEqual(["3 %"])
  })
})
