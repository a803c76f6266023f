// Ways of saying things that were read and found bad: no card may fall back into one of them.

import { languages, plainText, speakerOf, type Language } from "@soulspire/text"
import { describe, expect, it } from "vitest"
import { subject } from "./subject.ts"

const { box } = subject

interface Gone {
  name: string
  pattern: RegExp
  /** A text that has it. */
  planted: string
}

const gone: Readonly<Record<Language, readonly Gone[]>> = {
  en: [
    {
      name: "a sum of what is counted",
      pattern: /\bfor \d+ plus\b|\bplus (?:twice )?the number\b/,
      planted: "Hit an enemy for 3 plus the number of other cards in your hand.",
    },
    {
      name: "all players of one row",
      pattern: /all players in its row/i,
      planted: "All players in its row gain 1 Weak.",
    },
    { name: "everybody for the party", pattern: /^Everybody:/, planted: "Everybody: roll the die." },
    { name: "one or more", pattern: /\b1 (?:\w+ )?or more\b/, planted: "If you have 1 or more Shivs." },
    {
      name: "a choice of row by itself",
      pattern: /\bchoose a row\b/i,
      planted: "Choose a row. Hit all enemies in it.",
    },
    {
      name: "a row without its boss",
      pattern: /\benemies in (?:one|its|that|it)\b(?! row and the Boss)/,
      planted: "Hit all enemies in one row for 2.",
    },
    {
      name: "any row, which may be all of them",
      pattern: /\bany row\b/,
      planted: "All enemies in any row and the Boss gain 1 Weak.",
    },
    {
      name: "what has no end unless it is used",
      pattern: /until you play one/,
      planted: "Your Attacks cost 0 until you play one this turn.",
    },
    {
      name: "a search in three sentences",
      pattern: /Look at your draw pile\. (?:Put|Play)/,
      planted: "Look at your draw pile. Put 1 card from your draw pile into your hand.",
    },
    {
      name: "a hit for a bare count",
      pattern: /for the number of/,
      planted: "Hit an enemy for the number of red cubes you have.",
    },
    {
      name: "the same verb again",
      pattern: /\b(gains?|loses?|leaves) [^.,]*\. (?:It |They )?\1 /i,
      planted: "It gains 1 Weak. It gains 1 Poison.",
    },
    { name: "under its deck", pattern: /under its deck/, planted: "Put it under its deck." },
    {
      name: "an empty place as no card",
      pattern: /there is no card/,
      planted: "If there is no card in your hand.",
    },
    { name: "a price as a number", pattern: /cost is \d/, planted: "Your Skills' cost is 0." },
    {
      name: "a condition as a tag of a card",
      pattern: /^Only if/,
      planted: "Only if your hand is empty: hit.",
    },
    { name: "none instead", pattern: /gain none/, planted: "Each time you would gain gold, gain none." },
    { name: "a sum that is a count", pattern: /minus 1/, planted: "As many times as Attacks minus 1." },
    {
      name: "as much as it is",
      pattern: /(\w+) equal to (?:your|its) \1\b/,
      planted: "Gain Strength equal to your Strength.",
    },
    { name: "a greatest loss", pattern: /maximum HP loss/, planted: "Your maximum HP loss is 1." },
    { name: "up to one", pattern: /up to 1 (?!card instead)/, planted: "Retain up to 1 card." },
    {
      name: "a card in a deck of yours",
      pattern: /\d cards? in your deck/,
      planted: "Remove 1 card in your deck.",
    },
    {
      name: "discarding out of a hand",
      pattern: /discard [^.]* in your hand/i,
      planted: "Discard 1 card in your hand.",
    },
    { name: "some effect", pattern: /by an effect/, planted: "Discarded by an effect." },
    { name: "a quoted ability", pattern: /“(?!Strike)/, planted: "All characters have “You can't rest.”" },
  ],
  it: [
    {
      name: "each of a token",
      pattern: /perd\w+ ogni/,
      planted: "Un giocatore qualsiasi perde ogni Debole.",
    },
    {
      name: "a place where it could be a destination",
      pattern: /esaurisci [^.]* nella tua mano/i,
      planted: "Esaurisci 1 carta nella tua mano.",
    },
    {
      name: "a place behind what is said of a thing",
      pattern: /che costan?o? 0 nella tua mano|che costa 0 nella/,
      planted: "Metti ogni carta dalla tua pila degli scarti che costa 0 nella tua mano.",
    },
    {
      name: "a command for what is always so",
      pattern: /^Aggiungi \d a ogni (?:colpo|effetto)(?! dei tuoi Attacchi)/,
      planted: "Aggiungi 1 a ogni colpo finché sei in Ira.",
    },
    {
      name: "a hit or more",
      pattern: /, o di \d+ in più/,
      planted: "Infliggi un colpo da 2 a un nemico, o di 2 in più se ha Veleno.",
    },
    { name: "this card again", pattern: /esaurisci questa carta/i, planted: "Poi esaurisci questa carta." },
    { name: "everybody for the party", pattern: /^Tutti:/, planted: "Tutti: tira il dado." },
    { name: "almeno uno", pattern: /almeno 1\b/, planted: "Se hai almeno 1 Pugnale." },
    { name: "a choice of row by itself", pattern: /scegli una fila/i, planted: "Scegli una fila." },
    {
      name: "card reward as it is in English",
      pattern: /ricompens[ae] carta/,
      planted: "Una ricompensa carta.",
    },
    {
      name: "up to, as a limit",
      pattern: /al massimo \d+ carte (?!in mano)/,
      planted: "Conserva al massimo 2 carte della tua mano.",
    },
    { name: "times without per", pattern: /(?<!per )\bX(?: \+ 1)? volte/, planted: "Un colpo, X volte." },
    {
      name: "a second one that is not there",
      pattern: /del second[oa]/,
      planted: "La fila del secondo nemico.",
    },
    {
      name: "tu after a trigger",
      pattern: /, (?:peschi|scarti|evochi|attivi|giochi) /,
      planted: "Quando il dado mostra 3, peschi 3 carte.",
    },
    { name: "invece before di", pattern: /invece di /, planted: "Guarisci invece di 2 HP." },
    {
      name: "in fondo al suo mazzo",
      pattern: /in fondo al suo mazzo/,
      planted: "Mettila in fondo al suo mazzo.",
    },
    {
      name: "an empty place as no card",
      pattern: /non c'è nessuna carta/,
      planted: "Se non c'è nessuna carta.",
    },
    {
      name: "a price as a number",
      pattern: /[Ii]l costo (?:di|delle)/,
      planted: "Il costo delle tue Abilità è 0.",
    },
    {
      name: "a condition as a tag of a card",
      pattern: /^Solo se/,
      planted: "Solo se la tua mano è vuota: pesca.",
    },
    { name: "some effect", pattern: /per un effetto/, planted: "Scartata per un effetto." },
    { name: "a quoted ability", pattern: /«(?!Strike)/, planted: "Hanno «Non puoi riposare.»" },
  ],
}

describe.each(languages)("in %s", (language) => {
  it.each(gone[language])("no card says: $name", ({ pattern }) => {
    const speaker = speakerOf(box, language)
    const found = box.defs.flatMap((def) =>
      speaker
        .card(def)
        .map(plainText)
        .filter((line) => pattern.test(line))
        .map((line) => `${def.id}: ${line}`),
    )
    expect(found).toEqual([])
  })

  it.each(gone[language])("and would be noticed: $name", ({ pattern, planted }) => {
    expect(planted).toMatch(pattern)
  })
})
