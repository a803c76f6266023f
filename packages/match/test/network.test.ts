// Over a bad network: whatever is lost, repeated or late, all clients end with the same table, and nothing happens twice.

import { fileOf, type Host, verify } from "@soulspire/match"
import { proof } from "@soulspire/proof"
import { expect, it } from "vitest"
import { type Network, networkAround } from "./support/network.ts"
import { newMatch, person, type ProofMatch, two } from "./support/play.ts"

const seats = [...two, person("Cleo")]
const bytes = (value: unknown): string => JSON.stringify(value)

/** What is wrong after a run: messages that happened twice, clients that see something else than they should. */
function wrongs(match: ProofMatch, network: Network): string[] {
  const twice = [...network.caused].filter(([, count]) => count > 1).map(([key]) => `${key} happened twice`)
  const astray = [...network.clients].flatMap(([name, { viewer, state }]) =>
    bytes(state.view) === bytes(match.game.view(match.state, viewer)) &&
    state.version === match.log.length &&
    state.epoch === match.epoch &&
    bytes(state.seats) === bytes(match.seats) &&
    !state.behind
      ? []
      : [`${name} sees something else`],
  )
  return [...twice, ...astray]
}

function play(seed: string, wrap?: (host: Host) => Host): { match: ProofMatch; network: Network } {
  const match = newMatch(seats, `network ${seed}`, true)
  const network = networkAround(match, seed, wrap)
  network.run(1500)
  network.calm()
  return { match, network }
}

it("all end with equal views, and no message has happened twice", () => {
  const total = { lost: 0, repeated: 0, answers: 0, undos: 0 }
  for (let seed = 0; seed < 12; seed++) {
    const { match, network } = play(`${seed}`)
    expect(wrongs(match, network)).toEqual([])
    expect(verify(fileOf(match), proof).good).toBe(true)
    total.lost += network.lost
    total.repeated += network.repeated
    total.answers += match.log.filter(({ k }) => k === "answer").length
    total.undos += match.epoch
  }
  expect(total.lost).toBeGreaterThan(500)
  expect(total.repeated).toBeGreaterThan(500)
  expect(total.answers).toBeGreaterThan(300)
  expect(total.undos).toBeGreaterThan(10)
})

it("a host that forgets message ids, and takes any answer for what is open now, is found out", () => {
  const found = [0, 1, 2].flatMap((seed) => {
    const match = newMatch(seats, `network forgets ${seed}`, true)
    let count = 0
    const forgetful = (host: Host): Host => ({
      ...host,
      receive(client, message) {
        const { t, id } = message as { t: string; id: string }
        const open = match.game.decisions(match.state).find(({ seat }) => client === `p${seat + 1}`)
        const anew = t === "answer" && open !== undefined ? { epoch: match.epoch, decision: open.id } : {}
        host.receive(client, { ...(message as object), ...anew, id: `${id}~${++count}` })
      },
    })
    const network = networkAround(match, `forgets ${seed}`, forgetful)
    network.run(1500)
    network.calm()
    return wrongs(match, network).filter((wrong) => wrong.endsWith("twice"))
  })
  expect(found.length).toBeGreaterThan(0)
})

it("ids alone are not trusted: without them, decision and epoch still keep anything from happening twice", () => {
  let count = 0
  const { match, network } = play("no ids", (host) => ({
    ...host,
    receive(client, message) {
      const { id } = message as { id: string }
      host.receive(client, { ...(message as object), id: `${id}~${++count}` })
    },
  }))
  expect(wrongs(match, network)).toEqual([])
  expect(match.log.filter(({ k }) => k === "answer").length).toBeGreaterThan(20)
})
