// Sentences from data, in English and Italian: card text from effects, prompts, log lines and refusals from catalogues.

export * from "./box.ts"
export * from "./token.ts"
