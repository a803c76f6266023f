// The traps of Italian, one by one: articles and what they fuse with, verbs, agreement, and who "lo" is.

import { each, gate, n, same, target } from "@soulspire/kernel"
import { describe, expect, it } from "vitest"
import { a, no, prepared, that, the } from "../src/italian/articles.ts"
import { phrase } from "../src/italian/np.ts"
import { commanded, conjugated } from "../src/italian/verbs.ts"
import { kernelItalian } from "../src/italian/kernel.ts"
import { discourse } from "../src/render/discourse.ts"
import { italian } from "../src/italian/index.ts"
import type { Tongue } from "../src/render/grammar.ts"
import { does, played, says } from "./support/inn.ts"

const m = { gender: "m", many: false } as const
const f = { gender: "f", many: false } as const
const ms = { gender: "m", many: true } as const
const fs = { gender: "f", many: true } as const

describe("articles look at the next word", () => {
  it.each([
    [the(m, "mostro"), "il mostro"],
    [the(m, "oggetto"), "l'oggetto"],
    [the(m, "spazio"), "lo spazio"],
    [the(m, "zaino"), "lo zaino"],
    [the(f, "stanza"), "la stanza"],
    [the(f, "anima"), "l'anima"],
    [the(ms, "mostri"), "i mostri"],
    [the(ms, "spazi"), "gli spazi"],
    [the(ms, "oggetti"), "gli oggetti"],
    [the(fs, "anime"), "le anime"],
    [a(m, "oggetto"), "un oggetto"],
    [a(m, "spazio"), "uno spazio"],
    [a(f, "anima"), "un'anima"],
    [a(f, "altra carta"), "un'altra carta"],
    [a(m, "altro mostro"), "un altro mostro"],
    [that(m, "oggetto"), "quell'oggetto"],
    [that(m, "spazio"), "quello spazio"],
    [that(ms, "oggetti"), "quegli oggetti"],
    [that(fs, "anime"), "quelle anime"],
    [no(f, "altra anima"), "nessun'altra anima"],
    [no(m, "spazio"), "nessuno spazio"],
    [the(m, "{icon cent|¢}"), "il {icon cent|¢}"],
  ])("%s", (made, good) => {
    expect(made).toBe(good)
  })
})

describe("prepositions fuse with the article", () => {
  it.each([
    ["di", "il mostro", "del mostro"],
    ["a", "l'anima", "all'anima"],
    ["in", "gli scarti", "negli scarti"],
    ["su", "la plancia", "sulla plancia"],
    ["da", "lo zaino", "dallo zaino"],
    ["in cima a", "il mazzo", "in cima al mazzo"],
    ["a", "un mostro", "a un mostro"],
    ["con", "il mostro", "con il mostro"],
    ["di", "questa carta", "di questa carta"],
  ])("%s + %s", (preposition, words, good) => {
    expect(prepared(preposition, words)).toBe(good)
  })

  it("and come again in a union", () => {
    const text = says(
      "it",
      played(
        [does("hurt", { from: "this", whom: "x", amount: n(2) })],
        [target("x", { from: ["altar", "lair", "seats"] })],
      ),
    )
    expect(text).toBe("Questa carta infligge 2 danni a un'anima, a un mostro o a un giocatore.")
  })
})

describe("verbs", () => {
  const tu = { person: 2, many: false } as const
  const lui = { person: 3, many: false } as const
  const loro = { person: 3, many: true } as const
  const voi = { person: 2, many: true } as const
  const say = (
    verb: string,
    who: typeof tu | typeof lui | typeof loro | typeof voi,
    mood: Parameters<typeof conjugated>[2],
  ) => conjugated(verb, who, mood, kernelItalian)
  it.each([
    [say("pescare", tu, "fact"), "peschi"],
    [say("pagare", lui, "unless"), "non paghi"],
    [say("scambiare", tu, "fact"), "scambi"],
    [say("subire", loro, "fact"), "subiscono"],
    [say("perdere", lui, "unless"), "non perda"],
    [say("ottenere", loro, "unless"), "non ottengano"],
    [say("ottenere", voi, "fact"), "ottenete"],
    [say("infliggere", tu, "would"), "stai per infliggere"],
    [say("morire", lui, "would"), "sta per morire"],
    [say("attaccare", loro, "cant"), "non possono attaccare"],
    [say("scartare", lui, "must"), "deve scartare"],
    [say("scegliere", loro, "fact"), "scelgono"],
  ])("%s", (made, good) => {
    expect(made).toBe(good)
  })

  it("do not command what somebody else seems to do", () => {
    expect(commanded("pescare", kernelItalian, false)).toBe("pesca")
    expect(commanded("pescare", kernelItalian, true)).toBe("peschi")
    expect(commanded("perdere", kernelItalian, true)).toBe("perdi")
    const text = says("it", {
      k: "on",
      event: "gain",
      do: [does("pay", { who: "you", amount: n(1) })],
    })
    expect(text).toBe("Ogni volta che un giocatore ottiene ¢, paghi 1 ¢.")
  })

  it("of you and another are yours in the plural", () => {
    const t: Tongue = {
      lexicon: kernelItalian,
      told: discourse(),
      grammar: italian,
      actor: { np: "you" },
      subject: null,
      place: "in",
      home: null,
      asked: null,
      mine: false,
      generic: "a",
      about: null,
      tell: () => ({ sentences: [], lines: [] }),
      quote: () => "",
    }
    const both = phrase(t, { np: "both", of: [{ np: "you" }, { np: "name", text: "Ada" }] }, "", "subject")
    expect(`${both.text} ${conjugated("ottenere", both, "fact", kernelItalian)}`).toBe("tu e Ada ottenete")
  })
})

describe("pronouns and owners", () => {
  it("repeat the noun when a rival has its gender", () => {
    const text = says(
      "it",
      played(
        [
          does("hurt", { from: "a", whom: "b", amount: n(1) }),
          does("steal", { who: "you", what: "b", whom: { controller: "b" } }),
        ],
        [target("a", { from: "lair" }), target("b", { from: "bag" })],
      ),
    )
    expect(text).toBe(
      "Un mostro infligge 1 danno a un oggetto. Ruba quell'oggetto a chi controlla quell'oggetto.",
    )
  })

  it("say proprio of the subject's own, and name anybody else", () => {
    const text = says(
      "it",
      played([
        each({ from: "seats" }, "p", [
          gate({
            who: "p",
            ask: "must",
            do: [{ op: "move", obj: "this", to: "hand", of: "p" }],
          }),
        ]),
      ]),
    )
    expect(text).toBe("Ogni giocatore deve mettere questa carta nella propria mano.")
    const own = says("it", { k: "stat", stat: "attack", to: same("it", "you"), add: n(-2) })
    expect(own).toBe("Il tuo attacco diminuisce di 2.")
  })

  it("need a no for none", () => {
    const text = says("it", {
      k: "replace",
      event: "wound",
      when: same("would.whom", "you"),
      do: [{ op: "edit", set: { amount: 0 } }],
    })
    expect(text).toBe("Ogni volta che stai per subire danni, non subisci invece danni.")
  })
})
