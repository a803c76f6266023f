// Every card of the proof game, by name.

import type { Def } from "@soulspire/kernel"
import type { Card } from "../words.ts"
import aegis from "./aegis.ts"
import almanac from "./almanac.ts"
import ash from "./ash.ts"
import banner from "./banner.ts"
import bell from "./bell.ts"
import blade from "./blade.ts"
import boomerang from "./boomerang.ts"
import bracelet from "./bracelet.ts"
import brute from "./brute.ts"
import cage from "./cage.ts"
import carousel from "./carousel.ts"
import cascade from "./cascade.ts"
import charm from "./charm.ts"
import coinpress from "./coinpress.ts"
import cutpurse from "./cutpurse.ts"
import dawn from "./dawn.ts"
import drum from "./drum.ts"
import ebb from "./ebb.ts"
import echo from "./echo.ts"
import ember from "./ember.ts"
import finger from "./finger.ts"
import flow from "./flow.ts"
import fork from "./fork.ts"
import gale from "./gale.ts"
import gambler from "./gambler.ts"
import gift from "./gift.ts"
import hush from "./hush.ts"
import imp from "./imp.ts"
import lantern from "./lantern.ts"
import leash from "./leash.ts"
import leftHand from "./left-hand.ts"
import lens from "./lens.ts"
import loadedCoin from "./loaded-coin.ts"
import magnet from "./magnet.ts"
import metronome from "./metronome.ts"
import mint from "./mint.ts"
import mirror from "./mirror.ts"
import moot from "./moot.ts"
import oak from "./oak.ts"
import ogre from "./ogre.ts"
import phoenix from "./phoenix.ts"
import purse from "./purse.ts"
import quill from "./quill.ts"
import rally from "./rally.ts"
import rat from "./rat.ts"
import rightHand from "./right-hand.ts"
import roulette from "./roulette.ts"
import shade from "./shade.ts"
import sieve from "./sieve.ts"
import silence from "./silence.ts"
import snuff from "./snuff.ts"
import spark from "./spark.ts"
import sundial from "./sundial.ts"
import thornback from "./thornback.ts"
import toll from "./toll.ts"
import tombstone from "./tombstone.ts"
import wager from "./wager.ts"
import wraith from "./wraith.ts"

/** Each with how it is drawn. */
export const printed: readonly Card[] = [
  aegis,
  almanac,
  ash,
  banner,
  bell,
  blade,
  boomerang,
  bracelet,
  brute,
  cage,
  carousel,
  cascade,
  charm,
  coinpress,
  cutpurse,
  dawn,
  drum,
  ebb,
  echo,
  ember,
  finger,
  flow,
  fork,
  gale,
  gambler,
  gift,
  hush,
  imp,
  lantern,
  leash,
  leftHand,
  lens,
  loadedCoin,
  magnet,
  metronome,
  mint,
  mirror,
  moot,
  oak,
  ogre,
  phoenix,
  purse,
  quill,
  rally,
  rat,
  rightHand,
  roulette,
  shade,
  sieve,
  silence,
  snuff,
  spark,
  sundial,
  thornback,
  toll,
  tombstone,
  wager,
  wraith,
]

export const cards: readonly Def[] = printed.map(({ def }) => def)

/** How many of a card are dealt in: the two halves of the endless loop only when a test asks for them. */
export const copies = (def: Def): number =>
  def.kinds.includes("rare") ? 0 : def.kinds.includes("spell") ? 2 : 1
