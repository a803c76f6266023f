// Every card of the game. Written by scripts/cards.mjs from the files in this folder; not edited by hand.

import type { Card } from "../cards/card.ts"
import bossesGuardian from "./act-1/bosses/guardian.ts"
import bossesHexaghost from "./act-1/bosses/hexaghost.ts"
import bossesSlimeBoss from "./act-1/bosses/slime-boss.ts"
import elitesGremlinNob from "./act-1/elites/gremlin-nob.ts"
import elitesLagavulin from "./act-1/elites/lagavulin.ts"
import elitesSentries from "./act-1/elites/sentries.ts"
import encountersBlueSlaver from "./act-1/encounters/blue-slaver.ts"
import encountersCultistLouse from "./act-1/encounters/cultist-louse.ts"
import encountersCultistSlime from "./act-1/encounters/cultist-slime.ts"
import encountersFungiBeast from "./act-1/encounters/fungi-beast.ts"
import act1EncountersJawWorm from "./act-1/encounters/jaw-worm.ts"
import encountersLargeSlime from "./act-1/encounters/large-slime.ts"
import act1EncountersLooter from "./act-1/encounters/looter.ts"
import encountersMadGremlin from "./act-1/encounters/mad-gremlin.ts"
import encountersRedLouse from "./act-1/encounters/red-louse.ts"
import encountersRedSlaver from "./act-1/encounters/red-slaver.ts"
import encountersSmallSlime from "./act-1/encounters/small-slime.ts"
import encountersSneakyGremlin from "./act-1/encounters/sneaky-gremlin.ts"
import eventsAncientTemple from "./act-1/events/ancient-temple.ts"
import eventsBigFish from "./act-1/events/big-fish.ts"
import act1EventsBonfireSpirits from "./act-1/events/bonfire-spirits.ts"
import eventsDeadAdventurer from "./act-1/events/dead-adventurer.ts"
import act1EventsEncounter1 from "./act-1/events/encounter-1.ts"
import act1EventsEncounter2 from "./act-1/events/encounter-2.ts"
import eventsLab from "./act-1/events/lab.ts"
import eventsLivingWall from "./act-1/events/living-wall.ts"
import eventsOminousForge from "./act-1/events/ominous-forge.ts"
import eventsScrapOoze from "./act-1/events/scrap-ooze.ts"
import eventsTheCleric from "./act-1/events/the-cleric.ts"
import eventsTheLibrary from "./act-1/events/the-library.ts"
import act1EventsTheMerchant from "./act-1/events/the-merchant.ts"
import eventsTransmogriphier from "./act-1/events/transmogriphier.ts"
import eventsUpgradeShrine from "./act-1/events/upgrade-shrine.ts"
import act1EventsWheelOfChange from "./act-1/events/wheel-of-change.ts"
import eventsWingStatue from "./act-1/events/wing-statue.ts"
import eventsWorldOfGoop from "./act-1/events/world-of-goop.ts"
import firstEncountersCultist from "./act-1/first-encounters/cultist.ts"
import firstEncountersJawWorm from "./act-1/first-encounters/jaw-worm.ts"
import firstEncountersRedLouse from "./act-1/first-encounters/red-louse.ts"
import firstEncountersSmallSlime from "./act-1/first-encounters/small-slime.ts"
import summonsAcidSlime1 from "./act-1/summons/acid-slime-1.ts"
import summonsAcidSlime2 from "./act-1/summons/acid-slime-2.ts"
import summonsAcidSlime3 from "./act-1/summons/acid-slime-3.ts"
import summonsAcidSlime4 from "./act-1/summons/acid-slime-4.ts"
import summonsFatGremlin from "./act-1/summons/fat-gremlin.ts"
import act1SummonsFungiBeast from "./act-1/summons/fungi-beast.ts"
import summonsGreenLouse1 from "./act-1/summons/green-louse-1.ts"
import summonsGreenLouse2 from "./act-1/summons/green-louse-2.ts"
import summonsGremlinWizard from "./act-1/summons/gremlin-wizard.ts"
import summonsLargeSlime1 from "./act-1/summons/large-slime-1.ts"
import summonsLargeSlime2 from "./act-1/summons/large-slime-2.ts"
import summonsLargeSlime3 from "./act-1/summons/large-slime-3.ts"
import summonsMadGremlin from "./act-1/summons/mad-gremlin.ts"
import summonsRedLouse from "./act-1/summons/red-louse.ts"
import act1SummonsSentryA from "./act-1/summons/sentry-a.ts"
import summonsSentryB from "./act-1/summons/sentry-b.ts"
import summonsSneakyGremlin from "./act-1/summons/sneaky-gremlin.ts"
import summonsSpikeSlime1 from "./act-1/summons/spike-slime-1.ts"
import summonsSpikeSlime2 from "./act-1/summons/spike-slime-2.ts"
import summonsSpikeSlime3 from "./act-1/summons/spike-slime-3.ts"
import summonsSpikeSlime4 from "./act-1/summons/spike-slime-4.ts"
import bossesAutomaton from "./act-2/bosses/automaton.ts"
import bossesChamp from "./act-2/bosses/champ.ts"
import bossesCollector from "./act-2/bosses/collector.ts"
import elitesBookOfStabbing from "./act-2/elites/book-of-stabbing.ts"
import elitesGremlinLeader from "./act-2/elites/gremlin-leader.ts"
import elitesTaskmaster from "./act-2/elites/taskmaster.ts"
import encountersByrd from "./act-2/encounters/byrd.ts"
import encountersCenturion3b from "./act-2/encounters/centurion-3b.ts"
import encountersCenturionB3 from "./act-2/encounters/centurion-b3.ts"
import encountersChosenByrd from "./act-2/encounters/chosen-byrd.ts"
import encountersChosenCultist from "./act-2/encounters/chosen-cultist.ts"
import encountersCultist from "./act-2/encounters/cultist.ts"
import act2EncountersLooter from "./act-2/encounters/looter.ts"
import encountersShelledParasite from "./act-2/encounters/shelled-parasite.ts"
import encountersSnakePlant from "./act-2/encounters/snake-plant.ts"
import encountersSnecko from "./act-2/encounters/snecko.ts"
import encountersSphericGuardian from "./act-2/encounters/spheric-guardian.ts"
import act2EventsANoteForYourself from "./act-2/events/a-note-for-yourself.ts"
import eventsAncientWriting from "./act-2/events/ancient-writing.ts"
import eventsAugmenter from "./act-2/events/augmenter.ts"
import eventsColosseum from "./act-2/events/colosseum.ts"
import eventsCursedTome from "./act-2/events/cursed-tome.ts"
import eventsDesignerInSpire from "./act-2/events/designer-in-spire.ts"
import act2EventsEncounter1 from "./act-2/events/encounter-1.ts"
import act2EventsEncounter2 from "./act-2/events/encounter-2.ts"
import eventsForgottenAltar from "./act-2/events/forgotten-altar.ts"
import eventsGoldenShrine from "./act-2/events/golden-shrine.ts"
import eventsKnowingSkull from "./act-2/events/knowing-skull.ts"
import eventsNloth from "./act-2/events/nloth.ts"
import eventsOldBeggar from "./act-2/events/old-beggar.ts"
import eventsTheJoust from "./act-2/events/the-joust.ts"
import eventsTheMausoleum from "./act-2/events/the-mausoleum.ts"
import act2EventsTheMerchant from "./act-2/events/the-merchant.ts"
import eventsTheWomanInBlue from "./act-2/events/the-woman-in-blue.ts"
import eventsWeMeetAgain from "./act-2/events/we-meet-again.ts"
import act2EventsWheelOfChange from "./act-2/events/wheel-of-change.ts"
import summonsBlueSlaver1 from "./act-2/summons/blue-slaver-1.ts"
import summonsBlueSlaver2 from "./act-2/summons/blue-slaver-2.ts"
import summonsBlueSlaver3 from "./act-2/summons/blue-slaver-3.ts"
import summonsBlueSlaver4 from "./act-2/summons/blue-slaver-4.ts"
import summonsBronzeOrb1 from "./act-2/summons/bronze-orb-1.ts"
import summonsBronzeOrb2 from "./act-2/summons/bronze-orb-2.ts"
import summonsBronzeOrb3 from "./act-2/summons/bronze-orb-3.ts"
import summonsBronzeOrb4 from "./act-2/summons/bronze-orb-4.ts"
import summonsByrd1 from "./act-2/summons/byrd-1.ts"
import summonsByrd2 from "./act-2/summons/byrd-2.ts"
import summonsByrd3 from "./act-2/summons/byrd-3.ts"
import act2SummonsCultist from "./act-2/summons/cultist.ts"
import act2SummonsFungiBeast from "./act-2/summons/fungi-beast.ts"
import summonsMugger from "./act-2/summons/mugger.ts"
import summonsMystic1 from "./act-2/summons/mystic-1.ts"
import summonsMystic2 from "./act-2/summons/mystic-2.ts"
import summonsRedSlaver1 from "./act-2/summons/red-slaver-1.ts"
import summonsRedSlaver2 from "./act-2/summons/red-slaver-2.ts"
import summonsRedSlaver3 from "./act-2/summons/red-slaver-3.ts"
import summonsRedSlaver4 from "./act-2/summons/red-slaver-4.ts"
import act2SummonsSentryA from "./act-2/summons/sentry-a.ts"
import summonsTorchHead from "./act-2/summons/torch-head.ts"
import bossesAwakenedOnePhase2 from "./act-3/bosses/awakened-one-phase-2.ts"
import bossesAwakenedOne from "./act-3/bosses/awakened-one.ts"
import bossesDeca from "./act-3/bosses/deca.ts"
import bossesDonu from "./act-3/bosses/donu.ts"
import bossesTimeEater from "./act-3/bosses/time-eater.ts"
import elitesGiantHead from "./act-3/elites/giant-head.ts"
import elitesNemesis from "./act-3/elites/nemesis.ts"
import elitesReptomancer from "./act-3/elites/reptomancer.ts"
import encountersDarkling from "./act-3/encounters/darkling.ts"
import encountersExploder from "./act-3/encounters/exploder.ts"
import act3EncountersJawWorm from "./act-3/encounters/jaw-worm.ts"
import encountersMaw from "./act-3/encounters/maw.ts"
import encountersOrbWalker1 from "./act-3/encounters/orb-walker-1.ts"
import encountersOrbWalker2 from "./act-3/encounters/orb-walker-2.ts"
import encountersRepulsor from "./act-3/encounters/repulsor.ts"
import encountersSpireGrowth from "./act-3/encounters/spire-growth.ts"
import encountersTransient from "./act-3/encounters/transient.ts"
import encountersWrithingMass from "./act-3/encounters/writhing-mass.ts"
import act3EventsANoteForYourself from "./act-3/events/a-note-for-yourself.ts"
import act3EventsBonfireSpirits from "./act-3/events/bonfire-spirits.ts"
import eventsEncounter from "./act-3/events/encounter.ts"
import eventsFaceTrader from "./act-3/events/face-trader.ts"
import eventsFalling from "./act-3/events/falling.ts"
import eventsMindBloom from "./act-3/events/mind-bloom.ts"
import eventsPurifier from "./act-3/events/purifier.ts"
import eventsSecretPortal from "./act-3/events/secret-portal.ts"
import eventsSensoryStone from "./act-3/events/sensory-stone.ts"
import act3EventsTheMerchant from "./act-3/events/the-merchant.ts"
import eventsTheMoaiHead from "./act-3/events/the-moai-head.ts"
import eventsTombOfLordRedMask from "./act-3/events/tomb-of-lord-red-mask.ts"
import act3EventsWheelOfChange from "./act-3/events/wheel-of-change.ts"
import eventsWindingHalls from "./act-3/events/winding-halls.ts"
import act3SummonsCultist from "./act-3/summons/cultist.ts"
import summonsDagger from "./act-3/summons/dagger.ts"
import summonsDarkling1 from "./act-3/summons/darkling-1.ts"
import summonsDarkling2 from "./act-3/summons/darkling-2.ts"
import summonsExploder from "./act-3/summons/exploder.ts"
import summonsJawWorm1 from "./act-3/summons/jaw-worm-1.ts"
import summonsJawWorm2 from "./act-3/summons/jaw-worm-2.ts"
import summonsRepulsor from "./act-3/summons/repulsor.ts"
import summonsSphericGuardianA7 from "./act-3/summons/spheric-guardian-a7.ts"
import summonsSpiker1 from "./act-3/summons/spiker-1.ts"
import summonsSpiker2 from "./act-3/summons/spiker-2.ts"
import bossesCorruptHeart from "./act-4/bosses/corrupt-heart.ts"
import elitesSpireShield from "./act-4/elites/spire-shield.ts"
import elitesSpireSpear from "./act-4/elites/spire-spear.ts"
import astrolabe from "./boss-relics/astrolabe.ts"
import blackBlood from "./boss-relics/black-blood.ts"
import callingBell from "./boss-relics/calling-bell.ts"
import coffeeDripper from "./boss-relics/coffee-dripper.ts"
import cursedKey from "./boss-relics/cursed-key.ts"
import ectoplasm from "./boss-relics/ectoplasm.ts"
import emptyCage from "./boss-relics/empty-cage.ts"
import enchiridion from "./boss-relics/enchiridion.ts"
import frozenCore from "./boss-relics/frozen-core.ts"
import fusionHammer from "./boss-relics/fusion-hammer.ts"
import holyWater from "./boss-relics/holy-water.ts"
import markOfPain from "./boss-relics/mark-of-pain.ts"
import orrery from "./boss-relics/orrery.ts"
import pandorasBox from "./boss-relics/pandoras-box.ts"
import ringOfTheSerpent from "./boss-relics/ring-of-the-serpent.ts"
import sneckoEye from "./boss-relics/snecko-eye.ts"
import sozu from "./boss-relics/sozu.ts"
import tinyHouse from "./boss-relics/tiny-house.ts"
import whiteBeastStatue from "./boss-relics/white-beast-statue.ts"
import wristBlade from "./boss-relics/wrist-blade.ts"
import defect from "./characters/defect.ts"
import ironclad from "./characters/ironclad.ts"
import silent from "./characters/silent.ts"
import watcher from "./characters/watcher.ts"
import apotheosis from "./colorless/apotheosis.ts"
import apparition from "./colorless/apparition.ts"
import blind from "./colorless/blind.ts"
import darkShackles from "./colorless/dark-shackles.ts"
import dramaticEntrance from "./colorless/dramatic-entrance.ts"
import finesse from "./colorless/finesse.ts"
import flashOfSteel from "./colorless/flash-of-steel.ts"
import goodInstincts from "./colorless/good-instincts.ts"
import handOfGreed from "./colorless/hand-of-greed.ts"
import impatience from "./colorless/impatience.ts"
import madness from "./colorless/madness.ts"
import masterOfStrategy from "./colorless/master-of-strategy.ts"
import mayhem from "./colorless/mayhem.ts"
import mindBlast from "./colorless/mind-blast.ts"
import panacea from "./colorless/panacea.ts"
import panache from "./colorless/panache.ts"
import purity from "./colorless/purity.ts"
import sadisticNature from "./colorless/sadistic-nature.ts"
import swiftStrike from "./colorless/swift-strike.ts"
import theBomb from "./colorless/the-bomb.ts"
import thinkingAhead from "./colorless/thinking-ahead.ts"
import trip from "./colorless/trip.ts"
import ascendersBane from "./curses/ascenders-bane.ts"
import clumsy from "./curses/clumsy.ts"
import decay from "./curses/decay.ts"
import doubt from "./curses/doubt.ts"
import injury from "./curses/injury.ts"
import pain from "./curses/pain.ts"
import parasite from "./curses/parasite.ts"
import regret from "./curses/regret.ts"
import shame from "./curses/shame.ts"
import writhe from "./curses/writhe.ts"
import allForOne from "./defect/all-for-one.ts"
import amplify from "./defect/amplify.ts"
import ballLightning from "./defect/ball-lightning.ts"
import barrage from "./defect/barrage.ts"
import beamCell from "./defect/beam-cell.ts"
import blizzard from "./defect/blizzard.ts"
import buffer from "./defect/buffer.ts"
import capacitor from "./defect/capacitor.ts"
import chaos from "./defect/chaos.ts"
import chargeBattery from "./defect/charge-battery.ts"
import clawClawPack from "./defect/claw-claw-pack.ts"
import claw from "./defect/claw.ts"
import coldSnap from "./defect/cold-snap.ts"
import compileDriver from "./defect/compile-driver.ts"
import consume from "./defect/consume.ts"
import coolheaded from "./defect/coolheaded.ts"
import coreSurge from "./defect/core-surge.ts"
import darkness from "./defect/darkness.ts"
import defectDefend from "./defect/defend.ts"
import defragment from "./defect/defragment.ts"
import doomAndGloom from "./defect/doom-and-gloom.ts"
import doubleEnergy from "./defect/double-energy.ts"
import dualCast from "./defect/dual-cast.ts"
import echoForm from "./defect/echo-form.ts"
import electrodynamics from "./defect/electrodynamics.ts"
import equilibrium from "./defect/equilibrium.ts"
import fission from "./defect/fission.ts"
import forceField from "./defect/force-field.ts"
import ftl from "./defect/ftl.ts"
import fusion from "./defect/fusion.ts"
import glacier from "./defect/glacier.ts"
import goForTheEyes from "./defect/go-for-the-eyes.ts"
import defectGoldenTicket1 from "./defect/golden-ticket-1.ts"
import defectGoldenTicket2 from "./defect/golden-ticket-2.ts"
import heatsinks from "./defect/heatsinks.ts"
import hologram from "./defect/hologram.ts"
import hyperbeam from "./defect/hyperbeam.ts"
import leap from "./defect/leap.ts"
import loop from "./defect/loop.ts"
import machineLearning from "./defect/machine-learning.ts"
import melter from "./defect/melter.ts"
import meteorStrike from "./defect/meteor-strike.ts"
import multiCast from "./defect/multi-cast.ts"
import overclock from "./defect/overclock.ts"
import rainbow from "./defect/rainbow.ts"
import recursion from "./defect/recursion.ts"
import recycle from "./defect/recycle.ts"
import reinforcedBody from "./defect/reinforced-body.ts"
import reprogram from "./defect/reprogram.ts"
import scrape from "./defect/scrape.ts"
import seek from "./defect/seek.ts"
import skim from "./defect/skim.ts"
import stack from "./defect/stack.ts"
import staticDischarge from "./defect/static-discharge.ts"
import steamBarrier from "./defect/steam-barrier.ts"
import storm from "./defect/storm.ts"
import streamline from "./defect/streamline.ts"
import defectStrike from "./defect/strike.ts"
import sunder from "./defect/sunder.ts"
import sweepingBeam from "./defect/sweeping-beam.ts"
import tempest from "./defect/tempest.ts"
import thunderStrike from "./defect/thunder-strike.ts"
import turbo from "./defect/turbo.ts"
import zap from "./defect/zap.ts"
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
import ironcladDefend from "./ironclad/defend.ts"
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
import ironcladGoldenTicket1 from "./ironclad/golden-ticket-1.ts"
import ironcladGoldenTicket2 from "./ironclad/golden-ticket-2.ts"
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
import ironcladStrike from "./ironclad/strike.ts"
import trueGrit from "./ironclad/true-grit.ts"
import twinStrike from "./ironclad/twin-strike.ts"
import uppercut from "./ironclad/uppercut.ts"
import warcry from "./ironclad/warcry.ts"
import whirlwind from "./ironclad/whirlwind.ts"
import wildStrike from "./ironclad/wild-strike.ts"
import allStar from "./modifiers/all-star.ts"
import cursed from "./modifiers/cursed.ts"
import deadlyEvents from "./modifiers/deadly-events.ts"
import heirloom from "./modifiers/heirloom.ts"
import insanity from "./modifiers/insanity.ts"
import nightTerrors from "./modifiers/night-terrors.ts"
import modifiersPrismaticShard from "./modifiers/prismatic-shard.ts"
import shiny from "./modifiers/shiny.ts"
import terminal from "./modifiers/terminal.ts"
import transformed from "./modifiers/transformed.ts"
import uncertainFuture from "./modifiers/uncertain-future.ts"
import vintage from "./modifiers/vintage.ts"
import neow01 from "./neow/neow-01.ts"
import neow02 from "./neow/neow-02.ts"
import neow03 from "./neow/neow-03.ts"
import neow04 from "./neow/neow-04.ts"
import neow05 from "./neow/neow-05.ts"
import neow06 from "./neow/neow-06.ts"
import neow07 from "./neow/neow-07.ts"
import neow08 from "./neow/neow-08.ts"
import neow09 from "./neow/neow-09.ts"
import neow10 from "./neow/neow-10.ts"
import neow11 from "./neow/neow-11.ts"
import neow12 from "./neow/neow-12.ts"
import neow13 from "./neow/neow-13.ts"
import neow14 from "./neow/neow-14.ts"
import neow15 from "./neow/neow-15.ts"
import neow16 from "./neow/neow-16.ts"
import neow17 from "./neow/neow-17.ts"
import neow18 from "./neow/neow-18.ts"
import neow19 from "./neow/neow-19.ts"
import neow20 from "./neow/neow-20.ts"
import ancientPotion from "./potions/ancient-potion.ts"
import attackPotion from "./potions/attack-potion.ts"
import blockPotion from "./potions/block-potion.ts"
import bloodPotion from "./potions/blood-potion.ts"
import cunningPotion from "./potions/cunning-potion.ts"
import distilledChaos from "./potions/distilled-chaos.ts"
import energyPotion from "./potions/energy-potion.ts"
import entropicBrew from "./potions/entropic-brew.ts"
import explosivePotion from "./potions/explosive-potion.ts"
import fairyInABottle from "./potions/fairy-in-a-bottle.ts"
import firePotion from "./potions/fire-potion.ts"
import flexPotion from "./potions/flex-potion.ts"
import gamblersBrew from "./potions/gamblers-brew.ts"
import ghostInAJar from "./potions/ghost-in-a-jar.ts"
import liquidMemories from "./potions/liquid-memories.ts"
import purityPotion from "./potions/purity-potion.ts"
import skillPotion from "./potions/skill-potion.ts"
import sneckoOil from "./potions/snecko-oil.ts"
import swiftPotion from "./potions/swift-potion.ts"
import vulnerablePotion from "./potions/vulnerable-potion.ts"
import weakPotion from "./potions/weak-potion.ts"
import akabeko from "./relics/akabeko.ts"
import anchor from "./relics/anchor.ts"
import bagOfPreparation from "./relics/bag-of-preparation.ts"
import birdFacedUrn from "./relics/bird-faced-urn.ts"
import bloodVial from "./relics/blood-vial.ts"
import blueCandle from "./relics/blue-candle.ts"
import calipers from "./relics/calipers.ts"
import captainsWheel from "./relics/captains-wheel.ts"
import centennialPuzzle from "./relics/centennial-puzzle.ts"
import charonsAshes from "./relics/charons-ashes.ts"
import deadBranch from "./relics/dead-branch.ts"
import dollysMirror from "./relics/dollys-mirror.ts"
import duVuDoll from "./relics/du-vu-doll.ts"
import duality from "./relics/duality.ts"
import gamblingChip from "./relics/gambling-chip.ts"
import goldenEye from "./relics/golden-eye.ts"
import goldenIdol from "./relics/golden-idol.ts"
import gremlinHorn from "./relics/gremlin-horn.ts"
import happyFlower from "./relics/happy-flower.ts"
import hornCleat from "./relics/horn-cleat.ts"
import iceCream from "./relics/ice-cream.ts"
import incenseBurner from "./relics/incense-burner.ts"
import inkBottle from "./relics/ink-bottle.ts"
import lantern from "./relics/lantern.ts"
import loadedDie from "./relics/loaded-die.ts"
import meatOnTheBone from "./relics/meat-on-the-bone.ts"
import mercuryHourglass from "./relics/mercury-hourglass.ts"
import moltenEgg from "./relics/molten-egg.ts"
import mummifiedHand from "./relics/mummified-hand.ts"
import mutagen from "./relics/mutagen.ts"
import necronomicon from "./relics/necronomicon.ts"
import nilrysCodex from "./relics/nilrys-codex.ts"
import ninjaScroll from "./relics/ninja-scroll.ts"
import oddlySmoothStone from "./relics/oddly-smooth-stone.ts"
import oldCoin from "./relics/old-coin.ts"
import omamori from "./relics/omamori.ts"
import orichalcum from "./relics/orichalcum.ts"
import peacePipe from "./relics/peace-pipe.ts"
import penNib from "./relics/pen-nib.ts"
import pocketwatch from "./relics/pocketwatch.ts"
import relicsPrismaticShard from "./relics/prismatic-shard.ts"
import redMask from "./relics/red-mask.ts"
import redSkull from "./relics/red-skull.ts"
import regalPillow from "./relics/regal-pillow.ts"
import runicPyramid from "./relics/runic-pyramid.ts"
import selfFormingClay from "./relics/self-forming-clay.ts"
import ssserpentHead from "./relics/ssserpent-head.ts"
import stoneCalendar from "./relics/stone-calendar.ts"
import strikeDummy from "./relics/strike-dummy.ts"
import sundial from "./relics/sundial.ts"
import theAbacus from "./relics/the-abacus.ts"
import theBoot from "./relics/the-boot.ts"
import theCourier from "./relics/the-courier.ts"
import toolbox from "./relics/toolbox.ts"
import toxicEgg from "./relics/toxic-egg.ts"
import tungstenRod from "./relics/tungsten-rod.ts"
import vajra from "./relics/vajra.ts"
import warPaint from "./relics/war-paint.ts"
import whetstone from "./relics/whetstone.ts"
import wingBoots from "./relics/wing-boots.ts"
import aThousandCuts from "./silent/a-thousand-cuts.ts"
import accuracy from "./silent/accuracy.ts"
import acrobatics from "./silent/acrobatics.ts"
import adrenaline from "./silent/adrenaline.ts"
import afterImage from "./silent/after-image.ts"
import allOutAttack from "./silent/all-out-attack.ts"
import backflip from "./silent/backflip.ts"
import backstab from "./silent/backstab.ts"
import bane from "./silent/bane.ts"
import bladeDance from "./silent/blade-dance.ts"
import blur from "./silent/blur.ts"
import bouncingFlask from "./silent/bouncing-flask.ts"
import bulletTime from "./silent/bullet-time.ts"
import burst from "./silent/burst.ts"
import calculatedGamble from "./silent/calculated-gamble.ts"
import catalyst from "./silent/catalyst.ts"
import choke from "./silent/choke.ts"
import cloakAndDagger from "./silent/cloak-and-dagger.ts"
import concentrate from "./silent/concentrate.ts"
import corpseExplosion from "./silent/corpse-explosion.ts"
import cripplingCloud from "./silent/crippling-cloud.ts"
import daggerSpray from "./silent/dagger-spray.ts"
import daggerThrow from "./silent/dagger-throw.ts"
import dash from "./silent/dash.ts"
import deadlyPoison from "./silent/deadly-poison.ts"
import silentDefend from "./silent/defend.ts"
import deflect from "./silent/deflect.ts"
import dieDieDie from "./silent/die-die-die.ts"
import distraction from "./silent/distraction.ts"
import dodgeAndRoll from "./silent/dodge-and-roll.ts"
import doppelganger from "./silent/doppelganger.ts"
import envenom from "./silent/envenom.ts"
import escapePlan from "./silent/escape-plan.ts"
import expertise from "./silent/expertise.ts"
import finisher from "./silent/finisher.ts"
import flechettes from "./silent/flechettes.ts"
import footwork from "./silent/footwork.ts"
import silentGoldenTicket1 from "./silent/golden-ticket-1.ts"
import silentGoldenTicket2 from "./silent/golden-ticket-2.ts"
import grandFinale from "./silent/grand-finale.ts"
import infiniteBlades from "./silent/infinite-blades.ts"
import legSweep from "./silent/leg-sweep.ts"
import malaise from "./silent/malaise.ts"
import masterfulStab from "./silent/masterful-stab.ts"
import neutralize from "./silent/neutralize.ts"
import noxiousFumes from "./silent/noxious-fumes.ts"
import outmaneuver from "./silent/outmaneuver.ts"
import piercingWail from "./silent/piercing-wail.ts"
import poisonedStab from "./silent/poisoned-stab.ts"
import predator from "./silent/predator.ts"
import prepared from "./silent/prepared.ts"
import reflex from "./silent/reflex.ts"
import riddleWithHoles from "./silent/riddle-with-holes.ts"
import setup from "./silent/setup.ts"
import skewer from "./silent/skewer.ts"
import slice from "./silent/slice.ts"
import sneakyStrike from "./silent/sneaky-strike.ts"
import stormOfSteel from "./silent/storm-of-steel.ts"
import silentStrike from "./silent/strike.ts"
import survivor from "./silent/survivor.ts"
import tactician from "./silent/tactician.ts"
import terror from "./silent/terror.ts"
import toolsOfTheTrade from "./silent/tools-of-the-trade.ts"
import unload from "./silent/unload.ts"
import wellLaidPlans from "./silent/well-laid-plans.ts"
import wraithForm from "./silent/wraith-form.ts"
import burn from "./status/burn.ts"
import daze from "./status/daze.ts"
import slimed from "./status/slimed.ts"
import battleHymn from "./watcher/battle-hymn.ts"
import blasphemy from "./watcher/blasphemy.ts"
import brilliance from "./watcher/brilliance.ts"
import carveReality from "./watcher/carve-reality.ts"
import collect from "./watcher/collect.ts"
import conclude from "./watcher/conclude.ts"
import conjureBlade from "./watcher/conjure-blade.ts"
import consecrate from "./watcher/consecrate.ts"
import crescendo from "./watcher/crescendo.ts"
import crushJoints from "./watcher/crush-joints.ts"
import cutThroughFate from "./watcher/cut-through-fate.ts"
import watcherDefend from "./watcher/defend.ts"
import deusExMachina from "./watcher/deus-ex-machina.ts"
import devaForm from "./watcher/deva-form.ts"
import devotion from "./watcher/devotion.ts"
import emptyBody from "./watcher/empty-body.ts"
import emptyFist from "./watcher/empty-fist.ts"
import emptyMind from "./watcher/empty-mind.ts"
import eruption from "./watcher/eruption.ts"
import establishment from "./watcher/establishment.ts"
import fearNoEvil from "./watcher/fear-no-evil.ts"
import flurryOfBlows from "./watcher/flurry-of-blows.ts"
import flyingSleeves from "./watcher/flying-sleeves.ts"
import foreignInfluence from "./watcher/foreign-influence.ts"
import foresight from "./watcher/foresight.ts"
import watcherGoldenTicket1 from "./watcher/golden-ticket-1.ts"
import watcherGoldenTicket2 from "./watcher/golden-ticket-2.ts"
import halt from "./watcher/halt.ts"
import indignation from "./watcher/indignation.ts"
import innerPeace from "./watcher/inner-peace.ts"
import judgment from "./watcher/judgment.ts"
import justLucky from "./watcher/just-lucky.ts"
import likeWater from "./watcher/like-water.ts"
import meditate from "./watcher/meditate.ts"
import mentalFortress from "./watcher/mental-fortress.ts"
import nirvana from "./watcher/nirvana.ts"
import omega from "./watcher/omega.ts"
import omniscience from "./watcher/omniscience.ts"
import perseverance from "./watcher/perseverance.ts"
import pray from "./watcher/pray.ts"
import prostrate from "./watcher/prostrate.ts"
import protect from "./watcher/protect.ts"
import ragnarok from "./watcher/ragnarok.ts"
import reachHeaven from "./watcher/reach-heaven.ts"
import rushdown from "./watcher/rushdown.ts"
import sandsOfTime from "./watcher/sands-of-time.ts"
import sashWhip from "./watcher/sash-whip.ts"
import scrawl from "./watcher/scrawl.ts"
import signatureMove from "./watcher/signature-move.ts"
import simmeringFury from "./watcher/simmering-fury.ts"
import spiritShield from "./watcher/spirit-shield.ts"
import watcherStrike from "./watcher/strike.ts"
import study from "./watcher/study.ts"
import swivel from "./watcher/swivel.ts"
import talkToTheHand from "./watcher/talk-to-the-hand.ts"
import tantrum from "./watcher/tantrum.ts"
import thirdEye from "./watcher/third-eye.ts"
import tranquility from "./watcher/tranquility.ts"
import vault from "./watcher/vault.ts"
import vigilance from "./watcher/vigilance.ts"
import wallop from "./watcher/wallop.ts"
import weave from "./watcher/weave.ts"
import windmillStrike from "./watcher/windmill-strike.ts"
import wish from "./watcher/wish.ts"
import worship from "./watcher/worship.ts"
import wreathOfFlame from "./watcher/wreath-of-flame.ts"

const files: readonly (Card | readonly Card[])[] = [
  bossesGuardian,
  bossesHexaghost,
  bossesSlimeBoss,
  elitesGremlinNob,
  elitesLagavulin,
  elitesSentries,
  encountersBlueSlaver,
  encountersCultistLouse,
  encountersCultistSlime,
  encountersFungiBeast,
  act1EncountersJawWorm,
  encountersLargeSlime,
  act1EncountersLooter,
  encountersMadGremlin,
  encountersRedLouse,
  encountersRedSlaver,
  encountersSmallSlime,
  encountersSneakyGremlin,
  eventsAncientTemple,
  eventsBigFish,
  act1EventsBonfireSpirits,
  eventsDeadAdventurer,
  act1EventsEncounter1,
  act1EventsEncounter2,
  eventsLab,
  eventsLivingWall,
  eventsOminousForge,
  eventsScrapOoze,
  eventsTheCleric,
  eventsTheLibrary,
  act1EventsTheMerchant,
  eventsTransmogriphier,
  eventsUpgradeShrine,
  act1EventsWheelOfChange,
  eventsWingStatue,
  eventsWorldOfGoop,
  firstEncountersCultist,
  firstEncountersJawWorm,
  firstEncountersRedLouse,
  firstEncountersSmallSlime,
  summonsAcidSlime1,
  summonsAcidSlime2,
  summonsAcidSlime3,
  summonsAcidSlime4,
  summonsFatGremlin,
  act1SummonsFungiBeast,
  summonsGreenLouse1,
  summonsGreenLouse2,
  summonsGremlinWizard,
  summonsLargeSlime1,
  summonsLargeSlime2,
  summonsLargeSlime3,
  summonsMadGremlin,
  summonsRedLouse,
  act1SummonsSentryA,
  summonsSentryB,
  summonsSneakyGremlin,
  summonsSpikeSlime1,
  summonsSpikeSlime2,
  summonsSpikeSlime3,
  summonsSpikeSlime4,
  bossesAutomaton,
  bossesChamp,
  bossesCollector,
  elitesBookOfStabbing,
  elitesGremlinLeader,
  elitesTaskmaster,
  encountersByrd,
  encountersCenturion3b,
  encountersCenturionB3,
  encountersChosenByrd,
  encountersChosenCultist,
  encountersCultist,
  act2EncountersLooter,
  encountersShelledParasite,
  encountersSnakePlant,
  encountersSnecko,
  encountersSphericGuardian,
  act2EventsANoteForYourself,
  eventsAncientWriting,
  eventsAugmenter,
  eventsColosseum,
  eventsCursedTome,
  eventsDesignerInSpire,
  act2EventsEncounter1,
  act2EventsEncounter2,
  eventsForgottenAltar,
  eventsGoldenShrine,
  eventsKnowingSkull,
  eventsNloth,
  eventsOldBeggar,
  eventsTheJoust,
  eventsTheMausoleum,
  act2EventsTheMerchant,
  eventsTheWomanInBlue,
  eventsWeMeetAgain,
  act2EventsWheelOfChange,
  summonsBlueSlaver1,
  summonsBlueSlaver2,
  summonsBlueSlaver3,
  summonsBlueSlaver4,
  summonsBronzeOrb1,
  summonsBronzeOrb2,
  summonsBronzeOrb3,
  summonsBronzeOrb4,
  summonsByrd1,
  summonsByrd2,
  summonsByrd3,
  act2SummonsCultist,
  act2SummonsFungiBeast,
  summonsMugger,
  summonsMystic1,
  summonsMystic2,
  summonsRedSlaver1,
  summonsRedSlaver2,
  summonsRedSlaver3,
  summonsRedSlaver4,
  act2SummonsSentryA,
  summonsTorchHead,
  bossesAwakenedOnePhase2,
  bossesAwakenedOne,
  bossesDeca,
  bossesDonu,
  bossesTimeEater,
  elitesGiantHead,
  elitesNemesis,
  elitesReptomancer,
  encountersDarkling,
  encountersExploder,
  act3EncountersJawWorm,
  encountersMaw,
  encountersOrbWalker1,
  encountersOrbWalker2,
  encountersRepulsor,
  encountersSpireGrowth,
  encountersTransient,
  encountersWrithingMass,
  act3EventsANoteForYourself,
  act3EventsBonfireSpirits,
  eventsEncounter,
  eventsFaceTrader,
  eventsFalling,
  eventsMindBloom,
  eventsPurifier,
  eventsSecretPortal,
  eventsSensoryStone,
  act3EventsTheMerchant,
  eventsTheMoaiHead,
  eventsTombOfLordRedMask,
  act3EventsWheelOfChange,
  eventsWindingHalls,
  act3SummonsCultist,
  summonsDagger,
  summonsDarkling1,
  summonsDarkling2,
  summonsExploder,
  summonsJawWorm1,
  summonsJawWorm2,
  summonsRepulsor,
  summonsSphericGuardianA7,
  summonsSpiker1,
  summonsSpiker2,
  bossesCorruptHeart,
  elitesSpireShield,
  elitesSpireSpear,
  astrolabe,
  blackBlood,
  callingBell,
  coffeeDripper,
  cursedKey,
  ectoplasm,
  emptyCage,
  enchiridion,
  frozenCore,
  fusionHammer,
  holyWater,
  markOfPain,
  orrery,
  pandorasBox,
  ringOfTheSerpent,
  sneckoEye,
  sozu,
  tinyHouse,
  whiteBeastStatue,
  wristBlade,
  defect,
  ironclad,
  silent,
  watcher,
  apotheosis,
  apparition,
  blind,
  darkShackles,
  dramaticEntrance,
  finesse,
  flashOfSteel,
  goodInstincts,
  handOfGreed,
  impatience,
  madness,
  masterOfStrategy,
  mayhem,
  mindBlast,
  panacea,
  panache,
  purity,
  sadisticNature,
  swiftStrike,
  theBomb,
  thinkingAhead,
  trip,
  ascendersBane,
  clumsy,
  decay,
  doubt,
  injury,
  pain,
  parasite,
  regret,
  shame,
  writhe,
  allForOne,
  amplify,
  ballLightning,
  barrage,
  beamCell,
  blizzard,
  buffer,
  capacitor,
  chaos,
  chargeBattery,
  clawClawPack,
  claw,
  coldSnap,
  compileDriver,
  consume,
  coolheaded,
  coreSurge,
  darkness,
  defectDefend,
  defragment,
  doomAndGloom,
  doubleEnergy,
  dualCast,
  echoForm,
  electrodynamics,
  equilibrium,
  fission,
  forceField,
  ftl,
  fusion,
  glacier,
  goForTheEyes,
  defectGoldenTicket1,
  defectGoldenTicket2,
  heatsinks,
  hologram,
  hyperbeam,
  leap,
  loop,
  machineLearning,
  melter,
  meteorStrike,
  multiCast,
  overclock,
  rainbow,
  recursion,
  recycle,
  reinforcedBody,
  reprogram,
  scrape,
  seek,
  skim,
  stack,
  staticDischarge,
  steamBarrier,
  storm,
  streamline,
  defectStrike,
  sunder,
  sweepingBeam,
  tempest,
  thunderStrike,
  turbo,
  zap,
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
  ironcladDefend,
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
  ironcladGoldenTicket1,
  ironcladGoldenTicket2,
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
  ironcladStrike,
  trueGrit,
  twinStrike,
  uppercut,
  warcry,
  whirlwind,
  wildStrike,
  allStar,
  cursed,
  deadlyEvents,
  heirloom,
  insanity,
  nightTerrors,
  modifiersPrismaticShard,
  shiny,
  terminal,
  transformed,
  uncertainFuture,
  vintage,
  neow01,
  neow02,
  neow03,
  neow04,
  neow05,
  neow06,
  neow07,
  neow08,
  neow09,
  neow10,
  neow11,
  neow12,
  neow13,
  neow14,
  neow15,
  neow16,
  neow17,
  neow18,
  neow19,
  neow20,
  ancientPotion,
  attackPotion,
  blockPotion,
  bloodPotion,
  cunningPotion,
  distilledChaos,
  energyPotion,
  entropicBrew,
  explosivePotion,
  fairyInABottle,
  firePotion,
  flexPotion,
  gamblersBrew,
  ghostInAJar,
  liquidMemories,
  purityPotion,
  skillPotion,
  sneckoOil,
  swiftPotion,
  vulnerablePotion,
  weakPotion,
  akabeko,
  anchor,
  bagOfPreparation,
  birdFacedUrn,
  bloodVial,
  blueCandle,
  calipers,
  captainsWheel,
  centennialPuzzle,
  charonsAshes,
  deadBranch,
  dollysMirror,
  duVuDoll,
  duality,
  gamblingChip,
  goldenEye,
  goldenIdol,
  gremlinHorn,
  happyFlower,
  hornCleat,
  iceCream,
  incenseBurner,
  inkBottle,
  lantern,
  loadedDie,
  meatOnTheBone,
  mercuryHourglass,
  moltenEgg,
  mummifiedHand,
  mutagen,
  necronomicon,
  nilrysCodex,
  ninjaScroll,
  oddlySmoothStone,
  oldCoin,
  omamori,
  orichalcum,
  peacePipe,
  penNib,
  pocketwatch,
  relicsPrismaticShard,
  redMask,
  redSkull,
  regalPillow,
  runicPyramid,
  selfFormingClay,
  ssserpentHead,
  stoneCalendar,
  strikeDummy,
  sundial,
  theAbacus,
  theBoot,
  theCourier,
  toolbox,
  toxicEgg,
  tungstenRod,
  vajra,
  warPaint,
  whetstone,
  wingBoots,
  aThousandCuts,
  accuracy,
  acrobatics,
  adrenaline,
  afterImage,
  allOutAttack,
  backflip,
  backstab,
  bane,
  bladeDance,
  blur,
  bouncingFlask,
  bulletTime,
  burst,
  calculatedGamble,
  catalyst,
  choke,
  cloakAndDagger,
  concentrate,
  corpseExplosion,
  cripplingCloud,
  daggerSpray,
  daggerThrow,
  dash,
  deadlyPoison,
  silentDefend,
  deflect,
  dieDieDie,
  distraction,
  dodgeAndRoll,
  doppelganger,
  envenom,
  escapePlan,
  expertise,
  finisher,
  flechettes,
  footwork,
  silentGoldenTicket1,
  silentGoldenTicket2,
  grandFinale,
  infiniteBlades,
  legSweep,
  malaise,
  masterfulStab,
  neutralize,
  noxiousFumes,
  outmaneuver,
  piercingWail,
  poisonedStab,
  predator,
  prepared,
  reflex,
  riddleWithHoles,
  setup,
  skewer,
  slice,
  sneakyStrike,
  stormOfSteel,
  silentStrike,
  survivor,
  tactician,
  terror,
  toolsOfTheTrade,
  unload,
  wellLaidPlans,
  wraithForm,
  burn,
  daze,
  slimed,
  battleHymn,
  blasphemy,
  brilliance,
  carveReality,
  collect,
  conclude,
  conjureBlade,
  consecrate,
  crescendo,
  crushJoints,
  cutThroughFate,
  watcherDefend,
  deusExMachina,
  devaForm,
  devotion,
  emptyBody,
  emptyFist,
  emptyMind,
  eruption,
  establishment,
  fearNoEvil,
  flurryOfBlows,
  flyingSleeves,
  foreignInfluence,
  foresight,
  watcherGoldenTicket1,
  watcherGoldenTicket2,
  halt,
  indignation,
  innerPeace,
  judgment,
  justLucky,
  likeWater,
  meditate,
  mentalFortress,
  nirvana,
  omega,
  omniscience,
  perseverance,
  pray,
  prostrate,
  protect,
  ragnarok,
  reachHeaven,
  rushdown,
  sandsOfTime,
  sashWhip,
  scrawl,
  signatureMove,
  simmeringFury,
  spiritShield,
  watcherStrike,
  study,
  swivel,
  talkToTheHand,
  tantrum,
  thirdEye,
  tranquility,
  vault,
  vigilance,
  wallop,
  weave,
  windmillStrike,
  wish,
  worship,
  wreathOfFlame,
]

export const cards: readonly Card[] = files.flat()
