// The `soulspire` command: reads the arguments, runs one command, answers with an exit code.
// What a command does lives in its own file beside this one; this file only wires them up.

import { Command, CommanderError } from "commander"

const description = `Soulspire plays two tabletop games with the rules enforced:
The Binding of Isaac: Four Souls and Slay the Spire: The Board Game.

This is early work: the kernel that both games will run on is here, the games are not.
An unofficial fan project, not affiliated with or endorsed by the makers of either game.`

/** Runs the command line and returns the exit code: 0 done, 1 failed, 2 called wrongly. */
export async function main(args: readonly string[], version: string): Promise<number> {
  const program = new Command("soulspire")
    .description(description)
    .version(version, "-v, --version", "print the version")
    .helpOption("-h, --help", "print this help")
    .configureOutput({ outputError: (text, write) => write(oneLine(text)) })
    .exitOverride()
    .allowExcessArguments()
    .action(() => {
      const [unknown] = program.args
      if (unknown === undefined) program.outputHelp()
      else program.error(`unknown command '${unknown}' (see soulspire --help)`)
    })

  try {
    await program.parseAsync(args, { from: "user" })
    return 0
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    process.stderr.write(oneLine(error instanceof Error ? error.message : String(error)))
    return 1
  }
}

function oneLine(text: string): string {
  return `soulspire: ${text
    .replace(/^error: /, "")
    .trim()
    .replace(/\s*\n\s*/g, " ")}\n`
}
