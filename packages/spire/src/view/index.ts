// What is seen of a game: who sees which field (`sight.ts`, `show.ts`), and what screens make of it: the board in the terminal,
// pictures, what an answer would do, what a climb was like. A bot's opinion of it is `value.ts`.

export { board } from "./board.ts"
export { forecast } from "./forecast.ts"
export { gist } from "./gist.ts"
export { noticed } from "./noticed.ts"
export { setup } from "./setup-plan.ts"
export { face, signs, spelledOut, tokens } from "./signs.ts"
export { summary } from "./summary-lines.ts"
