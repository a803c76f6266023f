// Checks of texts, for any game: a game's test files are a few lines each.

export { catalogueFaults } from "./catalogue.ts"
export { pageOf } from "./page.ts"
export { proseIn } from "./prose.ts"
export { talkFaults } from "./random-talk.ts"
export { missingRows } from "./rows.ts"
export { faultsOfCard, faultsOfDecision, faultsOfEvents, faultsOfOutcome, faultsOfRefusal } from "./said.ts"
export { englishSmells, italianSmells, smellsOf } from "./smells.ts"
export { type Subject, subjectOf } from "./subject.ts"
export { differing } from "./differing.ts"
export { survivors } from "./survivors.ts"
export { anyCard } from "./trees.ts"
export { missingWords } from "./words.ts"
