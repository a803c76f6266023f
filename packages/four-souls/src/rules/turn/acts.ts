// What a player may do when asked: play loot, activate, declare an attack, a purchase or the end of the turn.

import {
  type ActSpec,
  announce,
  explainActs,
  forbidden,
  label,
  madeProgress,
  offerActs,
  pushProgram,
  statOf,
  zone,
} from "@soulspire/kernel"
import { useAttack, usePurchase } from "../attack/atoms.ts"
import { attackables, attackBar, attackComesFirst, attackTargets, isAttackForced } from "../attack/attacks.ts"
import { barterActs } from "../barter/bartering.ts"
import { leavingActs } from "../barter/leaving.ts"
import { lookingActs } from "../loot/looking.ts"
import { lootPlaysLeft, playable } from "../loot/plays.ts"
import { type FourSoulsRun, player, type ReadData, type ReadTable } from "../../state/run.ts"
import { note } from "../../state/note.ts"

const purchasesLeft = (r: FourSoulsRun): number =>
  statOf(r, r.s.table.active, "purchases") - r.s.table.purchases

const waresLeft = (r: FourSoulsRun): boolean => r.s.zones[zone(r, "shop")].length > 0 || treasureLeft(r)

const treasureLeft = (r: FourSoulsRun): boolean =>
  r.s.zones[zone(r, "treasureDeck")].length > 0 || r.s.zones[zone(r, "treasureDiscard")].length > 0

/** An attack that must be made at the first chance comes before everything else (RD-39). */
const ATTACK_FIRST = { key: "attack-first", rule: "FSC-6.6" }

export const acts: Record<string, ActSpec<ReadTable, ReadData>> = {
  play: {
    windows: ["action", "respond"],
    list(r, seat, add) {
      if (lootPlaysLeft(r, seat) > 0 && !attackComesFirst(r))
        offerActs(r, seat, "play", playable(r, seat), add)
    },
    explain(r, seat, rest) {
      if (attackComesFirst(r)) return ATTACK_FIRST
      if (lootPlaysLeft(r, seat) <= 0) return { key: "no-loot-play", rule: "FS-2.2.2" }
      return forbidden(r, "play", seat) ?? explainActs(r, seat, "play", playable(r, seat), rest)
    },
    go(r, _f, seat, option) {
      note(player(r, seat), "played", player(r, seat).played + 1)
      announce(r, option.ability as number, seat, option.refs[0], option.refs.slice(1), "paid")
    },
  },

  activate: {
    windows: ["action", "respond"],
    list(r, seat, add) {
      if (attackComesFirst(r)) return
      offerActs(r, seat, "activate", r.s.zones[zone(r, "board", seat)], add)
      // Rooms are the active player's to use (FS-2.6.1).
      if (seat === r.s.table.active) offerActs(r, seat, "activate", r.s.zones[zone(r, "rooms")], add)
    },
    explain(r, seat, rest) {
      if (attackComesFirst(r)) return ATTACK_FIRST
      const rooms = r.s.zones[zone(r, "rooms")]
      if (seat !== r.s.table.active && rooms.some((each) => rest.split(/[.~>]/)[0] === label(r, each)))
        return { key: "active-player-only", rule: "FS-2.6.1" }
      return explainActs(r, seat, "activate", [...r.s.zones[zone(r, "board", seat)], ...rooms], rest)
    },
    // What somebody chooses to do is no endless loop, however often (FS-Q-8 is about what nobody chooses).
    go(r, _f, seat, option) {
      madeProgress(r)
      announce(r, option.ability as number, seat, option.refs[0], option.refs.slice(1), "paid")
    },
  },

  // Declaring comes first, the target after everybody could answer (FS-8.1).
  attack: {
    windows: ["action"],
    list(r, _seat, add) {
      if (attackTargets(r).length > 0) add("", [])
    },
    explain: () => ({ key: "no-attack-left", rule: "FS-7.2.3" }),
    go(r, _f, seat) {
      pushProgram(r, "declareAttack", { you: seat })
    },
  },
  against: {
    windows: ["attack-target"],
    list(r, _seat, add) {
      for (const target of attackTargets(r))
        if (target === "deck") add("deck", [])
        else add(label(r, target), [target])
    },
    explain(r, seat, rest) {
      const foe = attackables(r).find((each) => label(r, each) === rest)
      return foe === undefined ? null : attackBar(r, seat, foe)
    },
    go(r, _f, seat, option) {
      const [target] = option.refs
      // What it is on may still be somebody else's choice, and is used up then.
      if (target === undefined && !r.s.table.rules.refundDeclaration) useAttack(r, "deck")
      if (target === undefined) pushProgram(r, "attackDeck", { you: seat })
      else pushProgram(r, "attackTarget", { you: seat, target })
    },
  },

  buy: {
    windows: ["action"],
    list(r, _seat, add) {
      if (purchasesLeft(r) > 0 && waresLeft(r) && !attackComesFirst(r)) add("", [])
    },
    explain: (r) => (attackComesFirst(r) ? ATTACK_FIRST : { key: "no-purchase-left", rule: "FS-7.2.3" }),
    go(r, _f, seat) {
      usePurchase(r)
      pushProgram(r, "declarePurchase", { you: seat })
    },
  },
  ware: {
    windows: ["wares"],
    list(r, _seat, add) {
      for (const item of r.s.zones[zone(r, "shop")]) add(label(r, item), [item])
      if (treasureLeft(r)) add("deck", [])
    },
    go(r, _f, seat, option) {
      const [item] = option.refs
      if (item === undefined) pushProgram(r, "buyTopTreasure", { you: seat })
      else pushProgram(r, "buyItem", { you: seat, item })
    },
  },

  end: {
    windows: ["action"],
    list(r, _seat, add) {
      // Where passing ends the phase, that is offered instead (RD-37).
      if (!isAttackForced(r) && r.s.table.rules.actionPhaseEnds === "active-player") add("", [])
    },
    explain: () => ({ key: "attack-first", rule: "FS-8.13" }),
    go(r, _f, seat) {
      pushProgram(r, "declareEnd", { you: seat })
    },
  },

  // What happens as a loot is played is not: the loot itself was (FS-6.6.5).
  played: { windows: [], list: () => {}, go: () => {} },
  ...lookingActs,
  ...barterActs,
  ...leavingActs,

  // What happens as something enters play is nobody's choice either (FS-2.5.1).
  enters: { windows: [], list: () => {}, go: () => {} },
  // Gaining a bonus soul is nobody's choice: the rules do it as soon as a soul permits it.
  claim: { windows: [], list: () => {}, go: () => {} },
  // Nor is meeting the goal of a challenge: of all together, or of one against the others (FS-18.8).
  winTogether: { windows: [], list: () => {}, go: () => {} },
  winAlone: { windows: [], list: () => {}, go: () => {} },
  // Putting something into discard is a rule's or a card's doing; a card may forbid it for itself (FS-11.1.3).
  discard: { windows: [], list: () => {}, go: () => {} },
}
