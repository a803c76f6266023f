// Every card of the game. Written by scripts/cards.mjs from the files in this folder; not edited by hand.

import type { Card } from "../card.ts"
import firstEncountersCultist from "./act-1/first-encounters/cultist.ts"
import firstEncountersJawWorm from "./act-1/first-encounters/jaw-worm.ts"
import firstEncountersRedLouse from "./act-1/first-encounters/red-louse.ts"
import summonsGreenLouse1 from "./act-1/summons/green-louse-1.ts"
import anger from "./ironclad/anger.ts"
import barricade from "./ironclad/barricade.ts"
import bash from "./ironclad/bash.ts"
import battleTrance from "./ironclad/battle-trance.ts"
import berserk from "./ironclad/berserk.ts"
import bloodForBlood from "./ironclad/blood-for-blood.ts"
import bludgeon from "./ironclad/bludgeon.ts"
import bodySlam from "./ironclad/body-slam.ts"
import burningPact from "./ironclad/burning-pact.ts"
import carnage from "./ironclad/carnage.ts"
import clash from "./ironclad/clash.ts"
import cleave from "./ironclad/cleave.ts"
import clothesline from "./ironclad/clothesline.ts"
import combust from "./ironclad/combust.ts"
import corruption from "./ironclad/corruption.ts"
import darkEmbrace from "./ironclad/dark-embrace.ts"
import defend from "./ironclad/defend.ts"
import demonForm from "./ironclad/demon-form.ts"
import disarm from "./ironclad/disarm.ts"
import doubleTap from "./ironclad/double-tap.ts"
import entrench from "./ironclad/entrench.ts"
import evolve from "./ironclad/evolve.ts"
import exhume from "./ironclad/exhume.ts"
import feed from "./ironclad/feed.ts"
import feelNoPain from "./ironclad/feel-no-pain.ts"
import fiendFire from "./ironclad/fiend-fire.ts"
import fireBreathing from "./ironclad/fire-breathing.ts"
import flameBarrier from "./ironclad/flame-barrier.ts"
import flex from "./ironclad/flex.ts"
import ghostlyArmor from "./ironclad/ghostly-armor.ts"
import havoc from "./ironclad/havoc.ts"
import headbutt from "./ironclad/headbutt.ts"
import heavyBlade from "./ironclad/heavy-blade.ts"
import immolate from "./ironclad/immolate.ts"
import impervious from "./ironclad/impervious.ts"
import inflame from "./ironclad/inflame.ts"
import ironWave from "./ironclad/iron-wave.ts"
import juggernaut from "./ironclad/juggernaut.ts"
import limitBreak from "./ironclad/limit-break.ts"
import metallicize from "./ironclad/metallicize.ts"
import offering from "./ironclad/offering.ts"
import perfectedStrike from "./ironclad/perfected-strike.ts"
import pommelStrike from "./ironclad/pommel-strike.ts"
import powerThrough from "./ironclad/power-through.ts"
import rage from "./ironclad/rage.ts"
import rampage from "./ironclad/rampage.ts"
import rupture from "./ironclad/rupture.ts"
import secondWind from "./ironclad/second-wind.ts"
import seeingRed from "./ironclad/seeing-red.ts"
import sentinel from "./ironclad/sentinel.ts"
import severSoul from "./ironclad/sever-soul.ts"
import shockwave from "./ironclad/shockwave.ts"
import shrugItOff from "./ironclad/shrug-it-off.ts"
import spotWeakness from "./ironclad/spot-weakness.ts"
import strike from "./ironclad/strike.ts"
import trueGrit from "./ironclad/true-grit.ts"
import twinStrike from "./ironclad/twin-strike.ts"
import uppercut from "./ironclad/uppercut.ts"
import warcry from "./ironclad/warcry.ts"
import whirlwind from "./ironclad/whirlwind.ts"
import wildStrike from "./ironclad/wild-strike.ts"

export const cards: readonly Card[] = [
  firstEncountersCultist,
  firstEncountersJawWorm,
  firstEncountersRedLouse,
  summonsGreenLouse1,
  anger,
  barricade,
  bash,
  battleTrance,
  berserk,
  bloodForBlood,
  bludgeon,
  bodySlam,
  burningPact,
  carnage,
  clash,
  cleave,
  clothesline,
  combust,
  corruption,
  darkEmbrace,
  defend,
  demonForm,
  disarm,
  doubleTap,
  entrench,
  evolve,
  exhume,
  feed,
  feelNoPain,
  fiendFire,
  fireBreathing,
  flameBarrier,
  flex,
  ghostlyArmor,
  havoc,
  headbutt,
  heavyBlade,
  immolate,
  impervious,
  inflame,
  ironWave,
  juggernaut,
  limitBreak,
  metallicize,
  offering,
  perfectedStrike,
  pommelStrike,
  powerThrough,
  rage,
  rampage,
  rupture,
  secondWind,
  seeingRed,
  sentinel,
  severSoul,
  shockwave,
  shrugItOff,
  spotWeakness,
  strike,
  trueGrit,
  twinStrike,
  uppercut,
  warcry,
  whirlwind,
  wildStrike,
]
