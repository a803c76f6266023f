// Enemies: HP for each number of players, slots, rewards, what is summoned, and every move with its numbers, as the reference
// has it and as the game has it.

import { spelled } from "./icons.mjs"

/** @typedef {import("../compare.mjs").Facts} Facts */
/** @typedef {import("../read.mjs").Listed} Listed */
/**
 * One thing that an enemy does. @typedef {{
 *   kind: string, amount?: number, times?: number, aoe?: boolean, perPlayer?: boolean | number, what?: string, target?: string, card?: string,
 * }} Deed
 */
/** @typedef {{ on: readonly number[] | number | string, do: readonly Deed[], text: string, grey?: boolean }} Action */
/**
 * An enemy of the reference, as far as it is looked at.
 * @typedef {{
 *   id: string, name: string, act: number, class: string, copies: number, hp: number | readonly number[],
 *   actions: readonly Action[] | null, modes: readonly { slots: readonly Action[], text: string }[] | null,
 *   special: string | null, summons: readonly string[], ascension: number | null, replacedAtAscension: number | null,
 *   die?: readonly number[], contested: readonly { field: string }[],
 *   rewards: { gold: number, card: string | null, potion: number, relic: number, bossRelic?: boolean } | null,
 * }} Printed
 */

export const KINDS = ["first-encounter", "encounter", "summon", "elite", "boss"]

/** The slot that the cube returns to: the topmost that is not grey, 0 without any. @param {readonly Action[]} slots */
function returnOf(slots) {
  const first = slots.findIndex(({ grey }) => grey === false)
  return first + 1
}

/** The slot at the bottom that is not repeated, below others that are; 0 without one. @param {readonly Action[]} slots */
const onceOf = (slots) => (returnOf(slots) > 0 && slots.at(-1)?.grey === true ? slots.length : 0)

/** "1–2", "slot 3", "every turn": when a printed action happens. @param {Action} action @param {string} mode */
function whenOf({ on }, mode) {
  if (typeof on === "number") return `${mode}slot ${on}`
  if (typeof on === "string") return on
  return on.length === 1 ? `${on[0]}` : `${on[0]}–${on.at(-1)}`
}

const sorted = (/** @type {readonly string[]} */ deeds) => deeds.toSorted().join(", ")

/** An enemy may always act last. @param {Printed} enemy */
const always = ({ special }) => (special?.startsWith("Acts last") === true ? ["acts last"] : [])

/**
 * "all: hit 3 ×2, weak 1": a printed action in the form that is compared.
 * @param {Action} action @param {Printed} enemy
 */
const deedsOf = (action, enemy) => sorted([...action.do.flatMap(deedOf), ...always(enemy)])

/** @param {Deed} deed @returns {string[]} */
function deedOf({
  kind,
  amount = 0,
  times = 1,
  aoe = false,
  perPlayer = false,
  what = "",
  target = "",
  card = "",
}) {
  const whom = aoe ? "all " : target === "all-enemies" ? "all enemies " : ""
  switch (kind) {
    case "nothing":
    case "special":
      return []
    case "hit":
      return [`${whom}hit ${amount}${times > 1 ? ` ×${times}` : ""}`]
    case "summon":
      return [`summon ${what}`]
    case "summon-until":
      return [`summon ${what} until ${perPlayer} per player`]
    case "lose-gold":
      return [`gold ${amount}`]
    case "shuffle-status-into-draw-pile":
      return [`${whom}${card.toLowerCase()} ${amount}`]
    case "add-ability-cube":
      return [`cube ${amount}`]
    case "remove-own-weak-vulnerable":
      return ["loses Weak, Vulnerable"]
    case "acts-last":
    case "leave-combat":
    case "dies":
      return [kind.replace("-", " ")]
    default:
      return [`${whom}${kind} ${amount}${perPlayer ? " per player" : ""}`]
  }
}

/** @param {Printed} enemy @returns {Facts} */
function slotFacts(enemy) {
  const { actions, modes } = enemy
  if (modes !== null)
    return Object.fromEntries(
      modes.flatMap(({ slots }, i) => [
        [`slots of mode ${i + 1}`, slots.length],
        [`return of mode ${i + 1}`, returnOf(slots)],
        ...slots.map((action) => [`on ${whenOf(action, `mode ${i + 1}, `)}`, deedsOf(action, enemy)]),
      ]),
    )
  const slots = (actions ?? []).filter(({ on }) => typeof on === "number")
  return {
    slots: slots.length,
    return: slots.length === 0 ? 0 : returnOf(slots),
    once: onceOf(slots),
    ...Object.fromEntries(
      (actions ?? []).map((action) => [`on ${whenOf(action, "")}`, deedsOf(action, enemy)]),
    ),
  }
}

/** @param {NonNullable<Printed["rewards"]>} rewards */
const rewardSaid = ({ gold, card, potion, relic, bossRelic = false }) =>
  sorted([
    ...(gold > 0 ? [`gold ${gold}`] : []),
    ...(card === null ? [] : [`card ${card}`]),
    ...(potion > 0 ? ["potion"] : []),
    ...(relic > 0 ? ["relic"] : []),
    ...(bossRelic ? ["boss relic"] : []),
  ])

/**
 * @param {Printed} enemy
 * @returns {Facts}
 */
export const printedFacts = (enemy) => ({
  name: enemy.name,
  kind: enemy.class,
  act: enemy.act,
  copies: enemy.copies,
  hp: [enemy.hp].flat().join(", "),
  ascension: enemy.ascension ?? 0,
  ...(enemy.replacedAtAscension === null ? {} : { "replaced at": enemy.replacedAtAscension }),
  die: (enemy.die ?? []).join(", "),
  reward: enemy.rewards === null ? "" : rewardSaid(enemy.rewards),
  summons: sorted(enemy.summons.flatMap(summoned)),
  ...slotFacts(enemy),
})

/**
 * "3 random Gremlins (solo: 2)" is said as it is, without its way of saying it, and without an ascension; "1 Orb and 2 random
 * Imps per player" is one after another. What an action summons is told with it.
 * @param {string} printed
 */
function summoned(printed) {
  if (printed.endsWith("(by action)")) return []
  const [, each] = /^(.*) per player\b/.exec(printed) ?? []
  if (each !== undefined)
    return each.split(" and ").flatMap((part) => {
      const [, many, who] = /^(\d+) (?:random )?(.*?)s?$/.exec(part) ?? []
      return Array.from({ length: Number(many) }, () => `${who} per player`)
    })
  return [
    printed.replace(/ \(A\d+\)$/, "").replace(/^(\d+) random (\w+?)s? \(solo: (\d+)\)$/, "$1 $2, alone $3"),
  ]
}

/** Does the reference dispute this fact? A dispute over some faces is one over the moves. */
export const isSure = (/** @type {Printed} */ { contested }, /** @type {string} */ fact) =>
  contested.every(({ field }) => field !== fact && !(fact.startsWith("on ") && field !== "hp"))

/** What is printed, in lines: what is special, then every action. @param {Printed} enemy */
export function linesOf({ special, summons, actions, modes }) {
  const said = (/** @type {readonly Action[]} */ slots, mode = "") =>
    slots.map((action) => {
      const when = whenOf(action, mode)
      return `${when === "every turn" ? "" : `${when}: `}${action.text.replaceAll(";", ".")}.`
    })
  return [
    ...(summons.length === 0 ? [] : [`Set-up: summon ${summons.join(", ")}.`]),
    ...(special === null ? [] : [special]),
    ...said(actions ?? []),
    ...(modes ?? []).flatMap(({ text, slots }, i) => [text, ...said(slots, `Mode ${i + 1}, `)]),
  ]
}

/** An enemy's icons say whom they are for. @param {string} line */
export const spelledMove = (line) =>
  spelled(line.replaceAll(/\[aoe\] ?/g, "all players: "))
    .replaceAll(/\bhit an enemy for/g, "hits for")
    .replaceAll(/\bit gains\b/g, "gives")

/** "Mode 1, slot 2, only if …: hits for 3." or "1–2, acting last: …" in our texts. */
const MOVE =
  /^(?<when>(?:mode \d, )?slot \d|\d(?:–\d)?)(?:, from round \d on)?(?<last>, acting last)?(?:, only if [^:]*)?: (?<what>.*)$/i
/** What it does instead of a printed action once something that is no action (it stands among the special lines) has changed it. */
const INSTEAD = /^[^:]*, only if there is no /
const EVERY_TURN = /^(?:Hits|Gains|Gives|All players)\b/

/** What a move of ours does, in the form that is compared. @param {string} text */
function deedsIn(text) {
  const amounts = text.split(/\.(?: |$)/).flatMap((sentence) => {
    const whom = /\ball players\b/i.test(sentence) ? "all " : ""
    const own = /\b(?:all|each) enem(?:ies|y)\b/i.test(sentence) ? "all enemies " : ""
    const hits = [
      ...sentence.matchAll(/\b(?:hits|then) (all players )?for (\d+)(?:, (twice|\d+ times))?/gi),
    ].map(
      ([, all, much, often]) =>
        `${all === undefined ? "" : "all "}hit ${much}${often === undefined ? "" : ` ×${often === "twice" ? 2 : parseInt(often)}`}`,
    )
    const heals = [...sentence.matchAll(/\bheals? (\d+) HP\b/gi)].map(([, much]) => `${own}heal ${much}`)
    const tokens = [
      ...sentence.matchAll(
        /\b(\d+) (Block|Strength|Weak|Vulnerable|Daze|Burn|Slimed|gold)s?\b( per player)?/g,
      ),
    ].map(([, much, what, each]) => {
      // Block and Strength are the enemy's own, also where it hits all in the same sentence.
      const isOwn = what === "Block" || what === "Strength" || what === "gold"
      return `${isOwn ? own : whom}${what?.toLowerCase()} ${much}${each === undefined ? "" : " per player"}`
    })
    const cubes = [...sentence.matchAll(/\b(?:gains|and) (\d+) cubes?\b/gi)].map(([, many]) => `cube ${many}`)
    const summons = [...sentence.matchAll(/\bsummon an? ([A-Z][\w ]*[\w])/g)].map(
      ([, who]) => `summon ${who}`,
    )
    const until = [
      ...sentence.matchAll(/\bsummon ([A-Z][\w ]*?)s until there are (\d+) in each player's row/g),
    ].map(([, who, many]) => `summon ${who} until ${many} per player`)
    const ends = [
      ...(/leaves the combat/i.test(sentence) ? ["leave combat"] : []),
      ...(/^this enemy dies$/i.test(sentence) ? ["dies"] : []),
      ...(/loses all Weak and all Vulnerable/i.test(sentence) ? ["loses Weak, Vulnerable"] : []),
    ]
    return [...hits, ...tokens, ...cubes, ...heals, ...summons, ...until, ...ends]
  })
  return amounts
}

/** @param {readonly string[]} lines @returns {Facts} */
function movesIn(lines) {
  /** @type {Record<string, string[]>} */
  const moves = {}
  for (const line of lines) {
    if (INSTEAD.test(line)) continue
    const { when, last, what } = MOVE.exec(line)?.groups ?? {}
    const key =
      when === undefined ? (EVERY_TURN.test(line) ? "on every turn" : undefined) : `on ${when.toLowerCase()}`
    if (key === undefined) continue
    moves[key] = [
      ...(moves[key] ?? []),
      ...deedsIn(what ?? line),
      ...(last === undefined ? [] : ["acts last"]),
    ]
  }
  return Object.fromEntries(Object.entries(moves).map(([key, deeds]) => [key, sorted(deeds)]))
}

/** "Reward: leaves 2 gold. Leaves a card reward." @param {readonly string[]} lines */
function rewardIn(lines) {
  const line = lines.find((each) => each.startsWith("Reward:")) ?? ""
  const gold = /\b(\d+) gold\b/.exec(line)?.[1]
  return sorted([
    ...(gold === undefined ? [] : [`gold ${gold}`]),
    ...(/\brare card reward\b/.test(line)
      ? ["card rare"]
      : /\bupgraded card reward\b/.test(line)
        ? ["card upgraded"]
        : /\bcard reward\b/.test(line)
          ? ["card normal"]
          : []),
    ...(/\bpotion\b/.test(line) ? ["potion"] : []),
    ...(/\bboss relic\b/.test(line) ? ["boss relic"] : /\brelic\b/.test(line) ? ["relic"] : []),
  ])
}

/** "Set-up: summon an Acid Slime. Summon a Spike Slime." @param {readonly string[]} lines */
function summonsIn(lines) {
  const line = lines.find((each) => each.startsWith("Set-up:")) ?? ""
  const random = /(\d+) (\w+?)s? at random, or (\d+) against one player alone/.exec(line)
  if (random !== null) return `${random[1]} ${random[2]}, alone ${random[3]}`
  // As many as there are to be: nobody stands there yet.
  const until = /summon ([A-Z][\w ]*?)s until there are (\d) in each player's row/.exec(line)
  if (until !== null) return sorted(Array.from({ length: Number(until[2]) }, () => `${until[1]} per player`))
  const several = [...line.matchAll(/\b(\d) ([A-Z]\w*(?: [A-Z]\w*)*?)s\b/g)].flatMap(([, many, who]) =>
    Array.from({ length: Number(many) }, () => who ?? ""),
  )
  const single = [...line.matchAll(/\b(?:an?|with|and|summon) ([A-Z]\w*(?: [A-Z]\w*)*)/g)]
  const each = line.includes("in each player's row") ? " per player" : ""
  return sorted([...several, ...single.map(([, who]) => who ?? "")].map((who) => `${who}${each}`))
}

/**
 * @param {Listed} enemy
 * @returns {Facts}
 */
export function listedFacts(enemy) {
  const { facts, text } = enemy
  const known = (/** @type {string} */ name) => facts[name] ?? 0
  const each = (/** @type {string} */ name) =>
    [1, 2, 3, 4, 5, 6].flatMap((n) => (facts[`${name}${n}`] === undefined ? [] : [known(`${name}${n}`)]))
  return {
    name: enemy.name,
    kind: enemy.kind,
    act: known("act"),
    copies: enemy.count,
    hp: (facts["hp"] === undefined ? each("hp") : [known("hp")]).join(", "),
    ascension: known("ascension"),
    "replaced at": known("replacedAt"),
    die: each("die").join(", "),
    reward: rewardIn(text.en),
    summons: summonsIn(text.en),
    slots: known("slots"),
    return: known("red"),
    once: known("lastGrey"),
    ...Object.fromEntries(each("slots").map((count, i) => [`slots of mode ${i + 1}`, count])),
    ...Object.fromEntries(each("red").map((slot, i) => [`return of mode ${i + 1}`, slot])),
    ...movesIn(text.en),
  }
}
