// What is bound in every program: the object an ability is on, whose it is, and whether what was proposed has happened.

import type { Env, Plain } from "./plain.ts"
import { NOBODY, type Ref, type Seat } from "./refs.ts"

/** The object that says this; NOBODY where the rules do. */
export const thisOf = (env: Env): Ref => (env["this"] as Ref | undefined) ?? NOBODY
/** The player who is "you" here. */
export const youOf = (env: Env): Seat => (env["you"] as Seat | undefined) ?? NOBODY
/** Notes that something has not happened: "if you do" is not true of it. */
export const noteUndone = (env: Env): void => {
  env["did"] = 0
}
/** Has it been noted so? */
export const isUndone = (env: Env): boolean => env["did"] === 0

/** Says whether what an op was to do has happened, whatever became of what was done before. */
export const setDone = (env: Env, happened: boolean): void => {
  env["did"] = happened ? 1 : -1
}
/** The same of one thing among others: `did` is 1 when all of them have happened, -1 once one has not. */
export const noteDone = (env: Env, happened: boolean): void => {
  if (!happened) env["did"] = -1
  else if (env["did"] !== -1) env["did"] = 1
}

/** What kind of event an ability answers to; "" where it answers to none. */
export const answersTo = (env: Env): string => (env["ev"] as { k?: string } | undefined)?.k ?? ""
/** Who did what a trigger has met. */
export const doerOf = (env: Env): Seat => (env["ev"] as { who: Seat }).who
/** Does nobody control what was announced, whoever its "you" is? */
export const isUnowned = (env: Env): boolean => env["unowned"] === 1

export const bindThis = (env: Env, ref: Ref): void => {
  env["this"] = ref
}
export const bindYou = (env: Env, seat: Seat): void => {
  env["you"] = seat
}

/** A name that programs bind and ops speak of; an op lists it in `uses` or in `binds`. */
export interface Bound<T extends Plain | undefined> {
  readonly name: string
  in(env: Env): T
  set(env: Env, value: T & Plain): void
}
export const boundAs = <T extends Plain | undefined>(name: string): Bound<T> => ({
  name,
  in: (env) => env[name] as T,
  set(env, value) {
    env[name] = value
  },
})

/** What an op keeps in its frame while it waits for answers, under a name that no program can say. */
export interface Kept<T extends Plain> {
  in(env: Env): T | undefined
  set(env: Env, value: T): T
  drop(env: Env): void
}
export const keptAs = <T extends Plain>(name: `$${string}`): Kept<T> => ({
  in: (env) => env[name] as T | undefined,
  set: (env, value) => (env[name] = value) as T,
  drop(env) {
    delete env[name]
  },
})
