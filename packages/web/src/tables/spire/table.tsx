// The table of this game, for now the plain one.

export { PlainTable as default } from "../shared/plain-table.tsx"
