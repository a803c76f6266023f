// The `soulspire` command: reads the arguments, runs one command, answers with an exit code.
// What a command does lives in its own file in `commands`; this file only wires them up.

import { Command } from "commander"
import { addBench } from "./commands/bench.ts"
import { addCampaign } from "./commands/campaign.ts"
import { addCards } from "./commands/cards.ts"
import { addPlay } from "./commands/play.ts"
import { addReplay } from "./commands/replay.ts"
import { addRules } from "./commands/rules.ts"
import { addSim } from "./commands/sim.ts"
import { addTable } from "./commands/table.ts"
import { addVerify } from "./commands/verify.ts"
import { didYouMean } from "./shell/near.ts"
import { inShell, oneLine } from "./shell/shell.ts"

const description = `Soulspire plays two tabletop games with the rules enforced:
The Binding of Isaac: Four Souls and Slay the Spire: The Board Game.

Four Souls is here with its base box, in its present and its first edition; Slay the Spire with all four
characters, all four Acts and the campaign.
An unofficial fan project, not affiliated with or endorsed by the makers of either game.`

const examples = `
Examples:
  soulspire play                                      play in the browser
  soulspire table four-souls                          play in the terminal, against a bot
  soulspire table --resume saves/four-souls-1.match   go on with a match
  soulspire sim four-souls --games 100                let bots play a hundred games

'soulspire <command> --help' says more about each.`

/** Runs the command line and returns the exit code: 0 done, 1 failed, 2 called wrongly, 130 interrupted. */
export function main(args: readonly string[], version: string): Promise<number> {
  return inShell(async (shell) => {
    const program = new Command("soulspire")
      .description(description)
      .usage("<command> [options]")
      .version(version, "-v, --version", "print the version")
      .helpOption("-h, --help", "print this help")
      .helpCommand(false)
      .configureHelp({
        subcommandTerm: (command) => `${command.name()} ${command.usage().replace(" [options]", "")}`,
      })
      .configureOutput({ outputError: (text, write) => write(oneLine(text)) })
      .exitOverride()
      .addHelpText("after", examples)
      .allowExcessArguments()
      .action(() => {
        const [unknown] = program.args
        if (unknown === undefined) return program.outputHelp()
        const names = program.commands.map((command) => command.name())
        return program.error(
          `unknown command '${unknown}'${didYouMean(unknown, names)} (see soulspire --help)`,
        )
      })
    for (const add of [
      addPlay,
      addTable,
      addReplay,
      addVerify,
      addCampaign,
      addCards,
      addRules,
      addSim,
      addBench,
    ])
      add(program, shell)
    await program.parseAsync(args, { from: "user" })
  })
}
