// The reference writes Spire's icons in brackets ("2[hit] [vuln][vuln]"). Here they become words, as few as say the same, so
// that numbers can be found and lengths compared.

/** @type {Readonly<Record<string, string>>} */
const TOKENS = {
  vuln: "Vulnerable",
  weak: "Weak",
  str: "Strength",
  poison: "Poison",
  shiv: "Shiv",
  energy: "Energy",
  miracle: "Miracle",
  daze: "Daze",
  burn: "Burn",
  slimed: "Slimed",
}

/** A token that is spoken of, not given: "your [str]", "each [str] adds", "draw [daze]". */
const SPOKEN_OF =
  /(?<=\b(?:your|each|all|all of your|that|draw|or|include|any|remove all|of|the|from|with|no) |\], )\[(\w+)\](?!\[)/gi

/** "1[hit] 1[hit]": one hit, so many times. */
const MULTI_HIT = /(\d+|X(?:\+\d)?)\[hit\](?: \1\[hit\])+/g

const times = (/** @type {string} */ run, /** @type {RegExp} */ icon) => [...run.matchAll(icon)].length

/**
 * A printed text in words. What an icon alone commands is said: "hit an enemy for 2. It gains 1 Weak".
 * @param {string} text
 */
export function spelled(text) {
  return text
    .replaceAll(MULTI_HIT, (run, much) => `hit an enemy for ${much}, ${times(run, /\[hit\]/g)} times`)
    .replaceAll(/(\d+|X(?:\+\d)?)\[hit\]/g, "hit an enemy for $1")
    .replaceAll("[hit]", "hit")
    .replaceAll("[aoe]", "choose a row; all enemies in it:")
    .replaceAll(/\b(gain|lose) (\d+)\[block\]/gi, "$1 $2 Block")
    .replaceAll(/(\d+)\[block\]/g, "gain $1 Block")
    .replaceAll("[block]", "Block")
    .replaceAll(SPOKEN_OF, (whole, token) => TOKENS[token] ?? whole)
    .replaceAll(/(\b(?:gain|lose|apply) )?((?:\[(\w+)\])(?:\[\3\])*)/gi, (whole, verb = "", run, token) => {
      const word = TOKENS[token]
      if (word === undefined) return whole
      return `${verb || "it gains "}${times(run, /\[/g)} ${word}`
    })
}
