// Called wrongly: one clear line on standard error that says what was given and what would be right, exit code 2.

import { expect, test } from "vitest"
import { soulspire, soulspireHere } from "./support/soulspire.ts"

const wrong: [string, string][] = [
  ["bogus", "unknown command 'bogus' (see soulspire --help)"],
  ["bogus more", "unknown command 'bogus' (see soulspire --help)"],
  ["tabel proof", "unknown command 'tabel' (did you mean table?) (see soulspire --help)"],
  ["--hlep", "unknown option '--hlep' (Did you mean --help?)"],

  ["sim", "which game? installed: four-souls, spire, proof"],
  ["sim chess", "no game is called 'chess' (installed: four-souls, spire, proof)"],
  ["sim proof extra", "too many arguments for 'sim'. Expected 1 argument but got 2."],
  ["sim proof --gams 3", "unknown option '--gams' (Did you mean --games?)"],
  ["sim proof --games", "option '--games <n>' argument missing"],
  ["sim proof --games 0", "--games is a whole number from 1 to 10000000, not '0'"],
  ["sim proof --games 1.5", "--games is a whole number from 1 to 10000000, not '1.5'"],
  ["sim proof --players 7", "proof is played by 2 to 4, not by 7 (--players)"],
  [
    "sim proof --bots deep",
    "no bot is called 'deep' (there are: random, greedy, old-greedy, easy, normal, hard, expert)",
  ],
  ["sim proof --bots random,", "--bots is a list of names with commas between, not 'random,'"],
  ["sim proof --bots random,random,random --players 2", "--bots names 3 bots for 2 players"],
  [`sim proof --seed ${"x".repeat(151)}`, "--seed is a text of at most 150 characters, not of 151"],
  [
    "sim proof --bots greedy:budget=9",
    "greedy does not search, so it takes no budget (these do: easy, normal, hard, expert)",
  ],
  [
    "sim proof --bots random:speed=9",
    "random cannot have 'speed=9': what can be set of a bot is a budget or a temperament (hard:budget=2000, hard:careful, hard:greedy, hard:spiteful)",
  ],
  ["sim proof --bots greedy --budget 9", "--budget is for bots that search, and greedy does not"],
  ["sim proof --bots greedy,random --budget 9", "--budget is for bots that search, and none of these does"],
  ["sim proof --bots ./mine.mjs", "--bots: there is no file './mine.mjs'"],
  [
    "sim proof --paired deep",
    "no bot is called 'deep' (there are: random, greedy, old-greedy, easy, normal, hard, expert)",
  ],
  ["sim proof --stop", "--stop is for --paired"],
  ["sim proof --decisions", "--decisions wants a folder: --out"],
  ["sim proof --json --format csv", "--json and --format csv are two things"],
  [
    "sim proof --format xml",
    "option '--format <form>' argument 'xml' is invalid. Allowed choices are table, json, csv.",
  ],
  ["sim proof --suite shrot", "proof has no suite 'shrot' (did you mean short?); there are: short"],
  ["sim proof --jobs 0", "--jobs is a whole number from 1 to 64, not '0'"],
  [
    "sim proof --options gaol=3",
    "proof has no option 'gaol' (did you mean goal?); its options: goal, rounds, barter",
  ],
  ["sim proof --options goal=99", "option goal is a whole number from 1 to 50, not '99'"],
  ["sim proof --options barter=maybe", "option barter is true or false, not 'maybe'"],

  ["table", "which game? installed: four-souls, spire, proof"],
  ["table chess", "no game is called 'chess' (installed: four-souls, spire, proof)"],
  ["table proof --players 1", "proof is played by 2 to 4, not by 1 (--players)"],
  ["table proof --seats a,b,c --players 2", "--seats names 3 for 2 players"],
  [
    "table proof --bots deep",
    "no bot is called 'deep' (there are: random, greedy, old-greedy, easy, normal, hard, expert)",
  ],
  [`table proof --seats ${"x".repeat(41)}`, `--seats: '${"x".repeat(41)}' is too long for a name`],
  ["table proof --lang de", "--lang is en or it, not 'de'"],
  ["table proof --resume nowhere.match", "there is no file 'nowhere.match'"],
  ["table --resume nowhere.match --seed 3", "--resume goes on as it was: --seed is for a new match"],
  [
    "table --resume nowhere.match --options goal=3",
    "--resume goes on as it was: --options is for a new match",
  ],

  ["replay", "which file? soulspire replay <file>"],
  ["replay nowhere.match", "there is no file 'nowhere.match'"],
  ["replay nowhere.match --from 0", "--from is a whole number from 1 to 1000000, not '0'"],
  ["replay nowhere.match --seat p1", "--seat is a whole number from 1 to 16, not 'p1'"],
  ["verify", "which files? soulspire verify <file...>"],
  ["verify nowhere.match", "there is no file 'nowhere.match'"],

  ["cards", "which game? installed: four-souls, spire, proof"],
  ["cards chess", "no game is called 'chess' (installed: four-souls, spire, proof)"],
  ["cards proof sprak", "proof has no card 'sprak' (did you mean spark?) (soulspire cards proof lists them)"],
  [
    "cards proof --kind fo",
    "no card of proof has the kind 'fo' (did you mean foe?); there are: foe, spell, thing",
  ],
  ["cards proof --set base", "no card of proof has the set 'base'; there are: proof"],
  ["cards proof --lang fr", "--lang is en or it, not 'fr'"],

  ["rules", "which game? rules are written for: proof, four-souls, spire"],
  ["rules spire --compare", "spire has one rulebook; there are several of: four-souls"],
  ["rules four-souls --compare --tests", "--compare lists no tests: not with --missing or --tests"],
  ["rules four-souls --lang it", "--lang is for --compare: docs/rules is in English"],
  ["rules chess", "no game is called 'chess' (rules are written for: proof, four-souls, spire)"],

  ["bench chess", "no game is called 'chess' (installed: four-souls, spire, proof)"],
  ["bench --runs 0", "--runs is a whole number from 1 to 100, not '0'"],
  ["bench --seconds soon", "--seconds is a number from 0.1 to 600, not 'soon'"],
]

test.each(wrong)("soulspire %s", async (typed, line) => {
  expect(await soulspireHere(...typed.split(" "))).toEqual({ code: 2, out: "", err: `soulspire: ${line}\n` })
})

test.each(["table", "replay", "verify", "cards", "rules", "sim"])("soulspire %s, as a program", (command) => {
  const line = wrong.find(([typed]) => typed === command)?.[1]
  expect(soulspire(command)).toEqual({ code: 2, out: "", err: `soulspire: ${line}\n` })
})
