// Sentences from data, in English and Italian: card text from effects, prompts, log lines and refusals from catalogues.

export * from "./board.ts"
export * from "./box.ts"
export { argumentsOf, type Messages } from "./catalogue.ts"
export * as en from "./english/nouns.ts"
export * as it from "./italian/nouns.ts"
export type { Lexicon } from "./lexicon.ts"
export { type Names, namesFrom } from "./names.ts"
export { type Speaker, speakerOf } from "./speaker.ts"
export { lexiconOf, messagesOf } from "./merge.ts"
export { reasonSlots } from "./messages/reasons.ts"
export { type Telling, tellingOf } from "./telling.ts"
export * from "./token.ts"
