// Three of them stand for all.

export { default } from "./sentry.tsx"
