// Where a break is made: a function of the kernel, found by its name in whatever file it stands, and a part of its syntax
// tree. Neither files, layout, comments nor the order of statements matter, so tidying up rarely touches a break.

import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parseSync, visitorKeys } from "oxc-parser"
import { root } from "../steps.mjs"

/** @typedef {import("./breaks.mjs").Break} Break */
/** @typedef {{ type: string, start: number, end: number, [key: string]: any }} Node */
/** @typedef {{ file: string, text: string, node: Node, path: readonly string[] }} Found a function and the names around it */
/** @typedef {{ start: number, end: number, into: string }} Edit */

const sources = "packages/kernel/src"

/** @param {Node} node @returns {Node[]} */
const childrenOf = (node) =>
  (visitorKeys[node.type] ?? [])
    .flatMap((key) => [node[key]].flat())
    .filter((each) => each?.type !== undefined)

/** A node and all below it. @param {Node} node @returns {Generator<Node>} */
function* within(node) {
  yield node
  for (const child of childrenOf(node)) yield* within(child)
}

const functions = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"])

/** What a node gives a name to. @param {Node} node @returns {string | null} */
function nameOf({ type, id, key }) {
  if (type === "FunctionDeclaration" || type === "VariableDeclarator" || type === "ClassDeclaration")
    return id?.name ?? null
  if (type === "Property" || type === "MethodDefinition" || type === "PropertyDefinition")
    return key.name ?? (typeof key.value === "string" ? key.value : null)
  return null
}

/**
 * Every function below a node that has a name, or stands in something that has one.
 * @param {Node} node
 * @param {readonly string[]} path
 * @returns {Generator<{ node: Node, path: readonly string[] }>}
 */
function* namedFunctions(node, path = []) {
  const name = nameOf(node)
  const here = name === null ? path : [...path, name]
  // A function that is a value has the name of what it is given to.
  const value = node.type === "VariableDeclarator" ? node["init"] : node["value"]
  if (node.type === "FunctionDeclaration") yield { node, path: here }
  else if (name !== null && functions.has(value?.type)) yield { node: value, path: here }
  for (const child of childrenOf(node)) yield* namedFunctions(child, here)
}

/** @type {Found[] | null} */
let all = null

/** Every named function of the kernel. */
function everyFunction() {
  return (all ??= readdirSync(join(root, sources), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .toSorted()
    .flatMap((name) => {
      const file = `${sources}/${name.replaceAll("\\", "/")}`
      const text = readFileSync(join(root, file), "utf8")
      const program = /** @type {Node} */ (/** @type {unknown} */ (parseSync(file, text).program))
      return [...namedFunctions(program)].map((found) => ({ file, text, ...found }))
    }))
}

/**
 * Does a path of names end with these, possibly with others between them?
 * @param {readonly string[]} path
 * @param {readonly string[]} names
 */
function endsWith(path, names) {
  if (path.at(-1) !== names.at(-1)) return false
  let at = -1
  return names.every((name) => (at = path.indexOf(name, at + 1)) >= 0)
}

/**
 * The functions of a name: those that have this name and no other around them before those that only end with it.
 * @param {string} named
 */
function functionsNamed(named) {
  const names = named.split(".")
  const found = everyFunction().filter(({ path }) => endsWith(path, names))
  const exact = found.filter(({ path }) => path.length === names.length)
  if (found.length > 0) return exact.length > 0 ? exact : found
  const near = everyFunction()
    .filter(({ path }) => path.at(-1) === names.at(-1))
    .map(({ file, path }) => `${path.join(".")} in ${file}`)
  throw new Error(
    `no function of the kernel is called ${named}${near.length > 0 ? `, but there is ${near.join(", and ")}` : ""}. If it was renamed, or is part of another now, name that one.`,
  )
}

/**
 * The words and signs of a piece of source, without spaces, comments and commas at an end.
 * @param {string} text
 * @param {number} [from]
 */
function tokensOf(text, from = 0) {
  const pattern =
    /\/\/[^\n]*|\/\*[^]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`|\/\^(?:\\.|[^/\\\n])+\/|[\w$]+|\?\?=|\|\|=|&&=|===|!==|>>>|\.\.\.|=>|[<>=!+\-*/%&|^]=|&&|\|\||\?\?|\?\.|\+\+|--|<<|>>|\S/g
  const tokens = [...text.matchAll(pattern)]
    .filter(([word]) => !word.startsWith("//") && !word.startsWith("/*") && word !== ";")
    .map((match) => ({
      word: match[0],
      start: from + match.index,
      end: from + match.index + match[0].length,
    }))
  return tokens.filter(({ word }, i) => word !== "," || !")]}".includes(tokens[i + 1]?.word ?? "-"))
}

/** Where a node says nothing but types: `: Seat`, `as Ref`, `<Env>`. @param {Node} node @returns {{ start: number, end: number }[]} */
function typesIn(node) {
  if (node.type === "TSAsExpression" || node.type === "TSSatisfiesExpression")
    return [{ start: node["expression"].end, end: node.end }, ...typesIn(node["expression"])]
  if (node.type === "TSTypeAnnotation" || node.type === "TSTypeParameterInstantiation") return [node]
  return childrenOf(node).flatMap(typesIn)
}

/**
 * Where a function says something, whatever spaces and types there are in between.
 * @param {Found} found
 * @param {string} said
 */
function mentions({ text, node }, said) {
  const types = typesIn(node)
  const here = tokensOf(text.slice(node.start, node.end), node.start).filter(
    (token) => !types.some(({ start, end }) => start <= token.start && token.end <= end),
  )
  const words = tokensOf(said).map(({ word }) => word)
  return here.flatMap(({ start }, i) =>
    words.every((word, j) => here[i + j]?.word === word)
      ? [{ start, end: here[i + words.length - 1].end }]
      : [],
  )
}

/**
 * The nodes around a place, innermost first.
 * @param {Node} node
 * @param {{ start: number, end: number }} place
 */
const around = (node, { start, end }) =>
  [...within(node)].filter((each) => each.start <= start && each.end >= end).toReversed()

const isStatement = /** @param {Node} node */ ({ type }) =>
  type.endsWith("Statement") || type === "VariableDeclaration"

/** The conditions directly below a node. @param {Node} node @returns {Node[]} */
function conditionsOf({ type, test, left, right, argument, operator, body }) {
  if (["IfStatement", "WhileStatement", "ForStatement", "ConditionalExpression"].includes(type))
    return test === null ? [] : [test]
  if (type === "LogicalExpression" && operator !== "??") return [left, right]
  if (type === "UnaryExpression" && operator === "!") return [argument]
  if (type === "ReturnStatement") return argument === null ? [] : [argument]
  if (type === "ArrowFunctionExpression" && body.type !== "BlockStatement") return [body]
  return []
}

/** What a node gives a value to, as text, and that value. @param {Node} node @param {string} text */
function givenBy(node, text) {
  const said = /** @param {Node} each */ (each) =>
    text.slice(each.start, each["typeAnnotation"]?.start ?? each.end)
  const { type, id, init, left, right, key, value } = node
  if (type === "VariableDeclarator" && init !== null) return { to: said(id), value: init }
  if (type === "AssignmentExpression") return { to: said(left), value: right }
  if (type === "AssignmentPattern") return { to: said(left), value: right }
  if (type === "Property") return { to: said(key), value }
  return null
}

/**
 * The one of several places that is meant.
 * @template T
 * @param {readonly T[]} places
 * @param {Break} each
 * @param {string} what
 */
function theOne(places, { in: named, which }, what) {
  const place = which === undefined && places.length !== 1 ? undefined : places[(which ?? 1) - 1]
  if (place !== undefined) return place
  throw new Error(
    places.length === 0
      ? `${named} no longer has ${what}. Read what the break is about, and say where that is done now.`
      : `${named} has ${places.length} of ${what}. Say more of it, or \`which\` of them: 1 is the first.`,
  )
}

/** @param {string} becomes @param {string} old */
const filled = (becomes, old) => becomes.replaceAll(/\bOLD\b/g, () => old)

/**
 * Several mentions may stand in the same place.
 * @param {readonly (Node | undefined)[]} nodes
 */
const once = (nodes) => [...new Set(nodes.filter((node) => node !== undefined))]

/**
 * What a break changes in its function.
 * @param {Found} found
 * @param {Break} each
 * @returns {Edit}
 */
function editOf(found, each) {
  const { node, text } = found
  const { drop, never, always, condition, value, call, part, becomes = "" } = each
  /** @param {Node} at @param {string} into */
  const put = (at, into) => ({ start: at.start, end: at.end, into })
  /** @param {Node} at */
  const old = (at) => text.slice(at.start, at.end)

  if (drop !== undefined) {
    const statements = once(mentions(found, drop).map((at) => around(node, at).find(isStatement)))
    return put(theOne(statements, each, `a statement with ${drop}`), "{}")
  }
  const tested = never ?? always ?? condition
  if (tested !== undefined) {
    const conditions = new Set([...within(node)].flatMap(conditionsOf))
    const met = once(
      mentions(found, tested).map((at) => around(node, at).find((around) => conditions.has(around))),
    )
    const at = theOne(met, each, `a condition with ${tested}`)
    if (condition === undefined) return put(at, never === undefined ? "true" : "false")
    return put(at, `(${filled(becomes, old(at))})`)
  }
  if (value !== undefined) {
    const words = tokensOf(value)
      .map(({ word }) => word)
      .join(" ")
    const given = [...within(node)]
      .map((each) => givenBy(each, text))
      .filter((given) => given !== null)
      .filter(
        ({ to }) =>
          tokensOf(to)
            .map(({ word }) => word)
            .join(" ") === words,
      )
      .map((given) => given.value)
    const at = theOne(given, each, `a value for ${value}`)
    return put(at, `(${filled(becomes, old(at))})`)
  }
  if (call !== undefined) {
    const calls = [...within(node)].filter(
      ({ type, callee }) => type === "CallExpression" && old(callee).split(/\??\./).at(-1) === call,
    )
    const at = theOne(calls, each, `a call of ${call}`)
    return put(at, filled(becomes, old(at)))
  }
  if (part !== undefined) {
    const at = theOne(mentions(found, part), each, `this: ${part}`)
    return { ...at, into: filled(becomes, text.slice(at.start, at.end)) }
  }
  throw new Error(`${each.name} does not say what it changes in ${each.in}`)
}

/**
 * The file that a break changes, and what it becomes; throws if the place is not to be found, and says what can be done.
 * @param {Break} each
 * @returns {{ file: string, text: string, broken: string }}
 */
export function placeOf(each) {
  const failed = []
  const made = []
  // Of several functions of one name, the one that has the place.
  for (const found of functionsNamed(each.in))
    try {
      made.push({ ...found, ...editOf(found, each) })
    } catch (error) {
      failed.push(error instanceof Error ? error.message : String(error))
    }
  if (made.length === 0) throw new Error(failed.join("\n"))
  if (made.length > 1)
    throw new Error(
      `this can be done in ${made.map(({ file, path }) => `${path.join(".")} (${file})`).join(" and in ")}. Put the name of what is around the function in front of its own, with a dot.`,
    )
  const [{ file, text, start, end, into }] = made
  const broken = text.slice(0, start) + into + text.slice(end)
  const { errors } = parseSync(file, broken)
  if (errors.length > 0) throw new Error(`what it makes of ${each.in} is no TypeScript: ${errors[0].message}`)
  return { file, text, broken }
}
