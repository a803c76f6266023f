// Every card of the game. Written by scripts/cards.mjs from the files in this folder; not edited by hand.

import type { Card } from "../verbs/card.ts"
import bonusSoulsSoulOfGluttony from "./base/bonus-souls/soul-of-gluttony.ts"
import bonusSoulsSoulOfGreed from "./base/bonus-souls/soul-of-greed.ts"
import bonusSoulsSoulOfGuppy from "./base/bonus-souls/soul-of-guppy.ts"
import charactersBlueBaby from "./base/characters/blue-baby.ts"
import charactersCain from "./base/characters/cain.ts"
import charactersEden from "./base/characters/eden.ts"
import charactersEve from "./base/characters/eve.ts"
import charactersIsaac from "./base/characters/isaac.ts"
import charactersJudas from "./base/characters/judas.ts"
import charactersLazarus from "./base/characters/lazarus.ts"
import charactersLilith from "./base/characters/lilith.ts"
import charactersMaggy from "./base/characters/maggy.ts"
import charactersSamson from "./base/characters/samson.ts"
import charactersTheForgotten from "./base/characters/the-forgotten.ts"
import lootADime from "./base/loot/a-dime.ts"
import lootANickel from "./base/loot/a-nickel.ts"
import lootAPenny from "./base/loot/a-penny.ts"
import lootBlankRune from "./base/loot/blank-rune.ts"
import lootBloodyPenny from "./base/loot/bloody-penny.ts"
import lootBomb from "./base/loot/bomb.ts"
import lootBrokenAnkh from "./base/loot/broken-ankh.ts"
import lootButterBean from "./base/loot/butter-bean.ts"
import lootCainsEye from "./base/loot/cains-eye.ts"
import lootCounterfeitPenny from "./base/loot/counterfeit-penny.ts"
import lootCurvedHorn from "./base/loot/curved-horn.ts"
import lootDagaz from "./base/loot/dagaz.ts"
import lootDiceShard from "./base/loot/dice-shard.ts"
import lootEhwaz from "./base/loot/ehwaz.ts"
import lootFourCents from "./base/loot/four-cents.ts"
import lootGoldBomb from "./base/loot/gold-bomb.ts"
import lootGoldenHorseshoe from "./base/loot/golden-horseshoe.ts"
import lootGuppysHairball from "./base/loot/guppys-hairball.ts"
import lootITheMagician from "./base/loot/i-the-magician.ts"
import lootIiTheHighPriestess from "./base/loot/ii-the-high-priestess.ts"
import lootIiiTheEmpress from "./base/loot/iii-the-empress.ts"
import lootIvTheEmperor from "./base/loot/iv-the-emperor.ts"
import lootIxTheHermit from "./base/loot/ix-the-hermit.ts"
import lootLilBattery from "./base/loot/lil-battery.ts"
import lootLostSoul from "./base/loot/lost-soul.ts"
import lootMegaBattery from "./base/loot/mega-battery.ts"
import lootOTheFool from "./base/loot/o-the-fool.ts"
import lootPillsOrangeGreen from "./base/loot/pills-orange-green.ts"
import lootPillsRed from "./base/loot/pills-red.ts"
import lootPillsWhiteBlue from "./base/loot/pills-white-blue.ts"
import lootPurpleHeart from "./base/loot/purple-heart.ts"
import lootSoulHeart from "./base/loot/soul-heart.ts"
import lootSwallowedPenny from "./base/loot/swallowed-penny.ts"
import lootThreeCents from "./base/loot/three-cents.ts"
import lootTwoCents from "./base/loot/two-cents.ts"
import lootVTheHierophant from "./base/loot/v-the-hierophant.ts"
import lootViTheLovers from "./base/loot/vi-the-lovers.ts"
import lootViiTheChariot from "./base/loot/vii-the-chariot.ts"
import lootViiiJustice from "./base/loot/viii-justice.ts"
import lootXWheelOfFortune from "./base/loot/x-wheel-of-fortune.ts"
import lootXiStrength from "./base/loot/xi-strength.ts"
import lootXiiTheHangedMan from "./base/loot/xii-the-hanged-man.ts"
import lootXiiiDeath from "./base/loot/xiii-death.ts"
import lootXivTemperance from "./base/loot/xiv-temperance.ts"
import lootXixTheSun from "./base/loot/xix-the-sun.ts"
import lootXvTheDevil from "./base/loot/xv-the-devil.ts"
import lootXviTheTower from "./base/loot/xvi-the-tower.ts"
import lootXviiTheStars from "./base/loot/xvii-the-stars.ts"
import lootXviiiTheMoon from "./base/loot/xviii-the-moon.ts"
import lootXxJudgement from "./base/loot/xx-judgement.ts"
import lootXxiTheWorld from "./base/loot/xxi-the-world.ts"
import monstersAmbush from "./base/monsters/ambush.ts"
import monstersBigSpider from "./base/monsters/big-spider.ts"
import monstersBlackBony from "./base/monsters/black-bony.ts"
import monstersBoomFly from "./base/monsters/boom-fly.ts"
import monstersCarrionQueen from "./base/monsters/carrion-queen.ts"
import monstersChest2 from "./base/monsters/chest-2.ts"
import monstersChest from "./base/monsters/chest.ts"
import monstersChub from "./base/monsters/chub.ts"
import monstersClotty from "./base/monsters/clotty.ts"
import monstersCodWorm from "./base/monsters/cod-worm.ts"
import monstersConjoinedFatty from "./base/monsters/conjoined-fatty.ts"
import monstersConquest from "./base/monsters/conquest.ts"
import monstersCurseOfAmnesia from "./base/monsters/curse-of-amnesia.ts"
import monstersCurseOfGreed from "./base/monsters/curse-of-greed.ts"
import monstersCurseOfLoss from "./base/monsters/curse-of-loss.ts"
import monstersCurseOfPain from "./base/monsters/curse-of-pain.ts"
import monstersCurseOfTheBlind from "./base/monsters/curse-of-the-blind.ts"
import monstersCursedChest from "./base/monsters/cursed-chest.ts"
import monstersCursedFatty from "./base/monsters/cursed-fatty.ts"
import monstersCursedGaper from "./base/monsters/cursed-gaper.ts"
import monstersCursedHorf from "./base/monsters/cursed-horf.ts"
import monstersCursedKeeperHead from "./base/monsters/cursed-keeper-head.ts"
import monstersCursedMomsHand from "./base/monsters/cursed-moms-hand.ts"
import monstersCursedPsyHorf from "./base/monsters/cursed-psy-horf.ts"
import monstersDaddyLongLegs from "./base/monsters/daddy-long-legs.ts"
import monstersDankGlobin from "./base/monsters/dank-globin.ts"
import monstersDarkChest2 from "./base/monsters/dark-chest-2.ts"
import monstersDarkChest from "./base/monsters/dark-chest.ts"
import monstersDarkOne from "./base/monsters/dark-one.ts"
import monstersDeath from "./base/monsters/death.ts"
import monstersDelirium from "./base/monsters/delirium.ts"
import monstersDevilDeal from "./base/monsters/devil-deal.ts"
import monstersDinga from "./base/monsters/dinga.ts"
import monstersDip from "./base/monsters/dip.ts"
import monstersDople from "./base/monsters/dople.ts"
import monstersEnvy from "./base/monsters/envy.ts"
import monstersEvilTwin from "./base/monsters/evil-twin.ts"
import monstersFamine from "./base/monsters/famine.ts"
import monstersFatBat from "./base/monsters/fat-bat.ts"
import monstersFatty from "./base/monsters/fatty.ts"
import monstersFly from "./base/monsters/fly.ts"
import monstersGemini from "./base/monsters/gemini.ts"
import monstersGluttony from "./base/monsters/gluttony.ts"
import monstersGoldChest2 from "./base/monsters/gold-chest-2.ts"
import monstersGoldChest from "./base/monsters/gold-chest.ts"
import monstersGreedEvent from "./base/monsters/greed-event.ts"
import monstersGreed from "./base/monsters/greed.ts"
import monstersGreedling from "./base/monsters/greedling.ts"
import monstersGurdyJr from "./base/monsters/gurdy-jr.ts"
import monstersGurdy from "./base/monsters/gurdy.ts"
import monstersHanger from "./base/monsters/hanger.ts"
import monstersHolyDinga from "./base/monsters/holy-dinga.ts"
import monstersHolyDip from "./base/monsters/holy-dip.ts"
import monstersHolyKeeperHead from "./base/monsters/holy-keeper-head.ts"
import monstersHolyMomsEye from "./base/monsters/holy-moms-eye.ts"
import monstersHolySquirt from "./base/monsters/holy-squirt.ts"
import monstersHopper from "./base/monsters/hopper.ts"
import monstersHorf from "./base/monsters/horf.ts"
import monstersICanSeeForever from "./base/monsters/i-can-see-forever.ts"
import monstersKeeperHead from "./base/monsters/keeper-head.ts"
import monstersLarryJr from "./base/monsters/larry-jr.ts"
import monstersLeaper from "./base/monsters/leaper.ts"
import monstersLeech from "./base/monsters/leech.ts"
import monstersLittleHorn from "./base/monsters/little-horn.ts"
import monstersLust from "./base/monsters/lust.ts"
import monstersMaskOfInfamy from "./base/monsters/mask-of-infamy.ts"
import monstersMegaFatty from "./base/monsters/mega-fatty.ts"
import monstersMegaTrollBomb from "./base/monsters/mega-troll-bomb.ts"
import monstersMom from "./base/monsters/mom.ts"
import monstersMomsDeadHand from "./base/monsters/moms-dead-hand.ts"
import monstersMomsEye from "./base/monsters/moms-eye.ts"
import monstersMomsHand from "./base/monsters/moms-hand.ts"
import monstersMonstro from "./base/monsters/monstro.ts"
import monstersMulliboom from "./base/monsters/mulliboom.ts"
import monstersMulligan from "./base/monsters/mulligan.ts"
import monstersPaleFatty from "./base/monsters/pale-fatty.ts"
import monstersPeep from "./base/monsters/peep.ts"
import monstersPestilence from "./base/monsters/pestilence.ts"
import monstersPin from "./base/monsters/pin.ts"
import monstersPooter from "./base/monsters/pooter.ts"
import monstersPortal from "./base/monsters/portal.ts"
import monstersPride from "./base/monsters/pride.ts"
import monstersPsyHorf from "./base/monsters/psy-horf.ts"
import monstersRagMan from "./base/monsters/rag-man.ts"
import monstersRageCreep from "./base/monsters/rage-creep.ts"
import monstersRedHost from "./base/monsters/red-host.ts"
import monstersRingOfFlies from "./base/monsters/ring-of-flies.ts"
import monstersSatan from "./base/monsters/satan.ts"
import monstersScolex from "./base/monsters/scolex.ts"
import monstersSecretRoom from "./base/monsters/secret-room.ts"
import monstersShopUpgrade from "./base/monsters/shop-upgrade.ts"
import monstersSloth from "./base/monsters/sloth.ts"
import monstersSpider from "./base/monsters/spider.ts"
import monstersSquirt from "./base/monsters/squirt.ts"
import monstersStoney from "./base/monsters/stoney.ts"
import monstersSwarmOfFlies from "./base/monsters/swarm-of-flies.ts"
import monstersTheBloat from "./base/monsters/the-bloat.ts"
import monstersTheDukeOfFlies from "./base/monsters/the-duke-of-flies.ts"
import monstersTheHaunt from "./base/monsters/the-haunt.ts"
import monstersTheLamb from "./base/monsters/the-lamb.ts"
import monstersTrite from "./base/monsters/trite.ts"
import monstersTrollBombs from "./base/monsters/troll-bombs.ts"
import monstersWar from "./base/monsters/war.ts"
import monstersWeNeedToGoDeeper from "./base/monsters/we-need-to-go-deeper.ts"
import monstersWizoob from "./base/monsters/wizoob.ts"
import monstersWrath from "./base/monsters/wrath.ts"
import monstersXlFloor from "./base/monsters/xl-floor.ts"
import startingItemsBloodLust from "./base/starting-items/blood-lust.ts"
import startingItemsBookOfBelial from "./base/starting-items/book-of-belial.ts"
import startingItemsForeverAlone from "./base/starting-items/forever-alone.ts"
import startingItemsIncubus from "./base/starting-items/incubus.ts"
import startingItemsLazarusRags from "./base/starting-items/lazarus-rags.ts"
import startingItemsSleightOfHand from "./base/starting-items/sleight-of-hand.ts"
import startingItemsTheBone from "./base/starting-items/the-bone.ts"
import startingItemsTheCurse from "./base/starting-items/the-curse.ts"
import startingItemsTheD6 from "./base/starting-items/the-d6.ts"
import startingItemsYumHeart from "./base/starting-items/yum-heart.ts"
import treasureBabyHaunt from "./base/treasure/baby-haunt.ts"
import treasureBatteryBum from "./base/treasure/battery-bum.ts"
import treasureBellyButton from "./base/treasure/belly-button.ts"
import treasureBlankCard from "./base/treasure/blank-card.ts"
import treasureBobsBrain from "./base/treasure/bobs-brain.ts"
import treasureBookOfSin from "./base/treasure/book-of-sin.ts"
import treasureBoomerang from "./base/treasure/boomerang.ts"
import treasureBox from "./base/treasure/box.ts"
import treasureBreakfast from "./base/treasure/breakfast.ts"
import treasureBrimstone from "./base/treasure/brimstone.ts"
import treasureBumBo from "./base/treasure/bum-bo.ts"
import treasureBumFriend from "./base/treasure/bum-friend.ts"
import treasureCambionConception from "./base/treasure/cambion-conception.ts"
import treasureChampionBelt from "./base/treasure/champion-belt.ts"
import treasureChaosCard from "./base/treasure/chaos-card.ts"
import treasureChaos from "./base/treasure/chaos.ts"
import treasureChargedBaby from "./base/treasure/charged-baby.ts"
import treasureCheeseGrater from "./base/treasure/cheese-grater.ts"
import treasureCompost from "./base/treasure/compost.ts"
import treasureContractFromBelow from "./base/treasure/contract-from-below.ts"
import treasureCrystalBall from "./base/treasure/crystal-ball.ts"
import treasureCurseOfTheTower from "./base/treasure/curse-of-the-tower.ts"
import treasureDaddyHaunt from "./base/treasure/daddy-haunt.ts"
import treasureDadsLostCoin from "./base/treasure/dads-lost-coin.ts"
import treasureDarkBum from "./base/treasure/dark-bum.ts"
import treasureDeadBird from "./base/treasure/dead-bird.ts"
import treasureDecoy from "./base/treasure/decoy.ts"
import treasureDinner from "./base/treasure/dinner.ts"
import treasureDiplopia from "./base/treasure/diplopia.ts"
import treasureDonationMachine from "./base/treasure/donation-machine.ts"
import treasureDryBaby from "./base/treasure/dry-baby.ts"
import treasureEdensBlessing from "./base/treasure/edens-blessing.ts"
import treasureEmptyVessel from "./base/treasure/empty-vessel.ts"
import treasureEyeOfGreed from "./base/treasure/eye-of-greed.ts"
import treasureFannyPack from "./base/treasure/fanny-pack.ts"
import treasureFinger from "./base/treasure/finger.ts"
import treasureFlush from "./base/treasure/flush.ts"
import treasureGlassCannon from "./base/treasure/glass-cannon.ts"
import treasureGoatHead from "./base/treasure/goat-head.ts"
import treasureGodhead from "./base/treasure/godhead.ts"
import treasureGoldenRazorBlade from "./base/treasure/golden-razor-blade.ts"
import treasureGreedsGullet from "./base/treasure/greeds-gullet.ts"
import treasureGuppysCollar from "./base/treasure/guppys-collar.ts"
import treasureGuppysHead from "./base/treasure/guppys-head.ts"
import treasureGuppysPaw from "./base/treasure/guppys-paw.ts"
import treasureHostHat from "./base/treasure/host-hat.ts"
import treasureIpecac from "./base/treasure/ipecac.ts"
import treasureJawbone from "./base/treasure/jawbone.ts"
import treasureLuckyFoot from "./base/treasure/lucky-foot.ts"
import treasureMeat from "./base/treasure/meat.ts"
import treasureMiniMush from "./base/treasure/mini-mush.ts"
import treasureModelingClay from "./base/treasure/modeling-clay.ts"
import treasureMomsBox from "./base/treasure/moms-box.ts"
import treasureMomsBra from "./base/treasure/moms-bra.ts"
import treasureMomsCoinPurse from "./base/treasure/moms-coin-purse.ts"
import treasureMomsPurse from "./base/treasure/moms-purse.ts"
import treasureMomsRazor from "./base/treasure/moms-razor.ts"
import treasureMomsShovel from "./base/treasure/moms-shovel.ts"
import treasureMonsterManual from "./base/treasure/monster-manual.ts"
import treasureMonstrosTooth from "./base/treasure/monstros-tooth.ts"
import treasureMrBoom from "./base/treasure/mr-boom.ts"
import treasureMysterySack from "./base/treasure/mystery-sack.ts"
import treasureNo from "./base/treasure/no.ts"
import treasurePandorasBox from "./base/treasure/pandoras-box.ts"
import treasurePayToPlay from "./base/treasure/pay-to-play.ts"
import treasurePlacebo from "./base/treasure/placebo.ts"
import treasurePolydactyly from "./base/treasure/polydactyly.ts"
import treasurePortableSlotMachine from "./base/treasure/portable-slot-machine.ts"
import treasurePotatoPeeler from "./base/treasure/potato-peeler.ts"
import treasureRazorBlade from "./base/treasure/razor-blade.ts"
import treasureRemoteDetonator from "./base/treasure/remote-detonator.ts"
import treasureRestock from "./base/treasure/restock.ts"
import treasureSackHead from "./base/treasure/sack-head.ts"
import treasureSackOfPennies from "./base/treasure/sack-of-pennies.ts"
import treasureSacredHeart from "./base/treasure/sacred-heart.ts"
import treasureShadow from "./base/treasure/shadow.ts"
import treasureShinyRock from "./base/treasure/shiny-rock.ts"
import treasureSmelter from "./base/treasure/smelter.ts"
import treasureSpiderMod from "./base/treasure/spider-mod.ts"
import treasureSpoonBender from "./base/treasure/spoon-bender.ts"
import treasureStarterDeck from "./base/treasure/starter-deck.ts"
import treasureSteamySale from "./base/treasure/steamy-sale.ts"
import treasureSuicideKing from "./base/treasure/suicide-king.ts"
import treasureSynthoil from "./base/treasure/synthoil.ts"
import treasureTarotCloth from "./base/treasure/tarot-cloth.ts"
import treasureTechX from "./base/treasure/tech-x.ts"
import treasureTheBattery from "./base/treasure/the-battery.ts"
import treasureTheBlueMap from "./base/treasure/the-blue-map.ts"
import treasureTheChest from "./base/treasure/the-chest.ts"
import treasureTheCompass from "./base/treasure/the-compass.ts"
import treasureTheD10 from "./base/treasure/the-d10.ts"
import treasureTheD100 from "./base/treasure/the-d100.ts"
import treasureTheD20 from "./base/treasure/the-d20.ts"
import treasureTheD4 from "./base/treasure/the-d4.ts"
import treasureTheDeadCat from "./base/treasure/the-dead-cat.ts"
import treasureTheHabit from "./base/treasure/the-habit.ts"
import treasureTheMap from "./base/treasure/the-map.ts"
import treasureTheMidasTouch from "./base/treasure/the-midas-touch.ts"
import treasureThePolaroid from "./base/treasure/the-polaroid.ts"
import treasureThePoop from "./base/treasure/the-poop.ts"
import treasureTheRelic from "./base/treasure/the-relic.ts"
import treasureTheShovel from "./base/treasure/the-shovel.ts"
import treasureTheresOptions from "./base/treasure/theres-options.ts"
import treasureTrinityShield from "./base/treasure/trinity-shield.ts"
import treasureTwoOfClubs from "./base/treasure/two-of-clubs.ts"
import lootPokerChip from "./fsp2/loot/poker-chip.ts"
import lootQuestionmarkCard from "./fsp2/loot/questionmark-card.ts"
import monstersHolyChest from "./fsp2/monsters/holy-chest.ts"
import monstersMomsHeart from "./fsp2/monsters/moms-heart.ts"
import treasureMomsEyeShadow from "./fsp2/treasure/moms-eye-shadow.ts"
import treasureMutantSpider from "./fsp2/treasure/mutant-spider.ts"
import charactersApollyon from "./gold/characters/apollyon.ts"
import startingItemsVoid from "./gold/starting-items/void.ts"
import treasureOuijaBoard from "./gold/treasure/ouija-board.ts"
import charactersJacobAndEsau from "./requiem/characters/jacob-and-esau.ts"
import charactersTheCapricious from "./requiem/characters/the-capricious.ts"
import charactersTheDeserter from "./requiem/characters/the-deserter.ts"
import lootGoldenTrinket from "./requiem/loot/golden-trinket.ts"
import lootMagicMarker from "./requiem/loot/magic-marker.ts"
import monstersMegaSatan from "./requiem/monsters/mega-satan.ts"
import monstersUltraGreed from "./requiem/monsters/ultra-greed.ts"
import roomsBattleRoyale from "./requiem/rooms/battle-royale.ts"
import roomsBeggar from "./requiem/rooms/beggar.ts"
import roomsChallengeRoom from "./requiem/rooms/challenge-room.ts"
import roomsEquality from "./requiem/rooms/equality.ts"
import roomsGus from "./requiem/rooms/gus.ts"
import startingItemsAnimaSola from "./requiem/starting-items/anima-sola.ts"
import startingItemsGlitch from "./requiem/starting-items/glitch.ts"
import startingItemsSiblingRivalry from "./requiem/starting-items/sibling-rivalry.ts"
import startingItemsTheRevenant from "./requiem/starting-items/the-revenant.ts"
import treasureFriendlyBall from "./requiem/treasure/friendly-ball.ts"
import lootGreedButt from "./warp-zone/loot/greed-butt.ts"
import monstersTheRadiance from "./warp-zone/monsters/the-radiance.ts"
import roomsTheIsaacOfIsaacReIsaac from "./warp-zone/rooms/the-isaac-of-isaac-re-isaac.ts"

export const cards: readonly Card[] = [
  bonusSoulsSoulOfGluttony,
  bonusSoulsSoulOfGreed,
  bonusSoulsSoulOfGuppy,
  charactersBlueBaby,
  charactersCain,
  charactersEden,
  charactersEve,
  charactersIsaac,
  charactersJudas,
  charactersLazarus,
  charactersLilith,
  charactersMaggy,
  charactersSamson,
  charactersTheForgotten,
  lootADime,
  lootANickel,
  lootAPenny,
  lootBlankRune,
  lootBloodyPenny,
  lootBomb,
  lootBrokenAnkh,
  lootButterBean,
  lootCainsEye,
  lootCounterfeitPenny,
  lootCurvedHorn,
  lootDagaz,
  lootDiceShard,
  lootEhwaz,
  lootFourCents,
  lootGoldBomb,
  lootGoldenHorseshoe,
  lootGuppysHairball,
  lootITheMagician,
  lootIiTheHighPriestess,
  lootIiiTheEmpress,
  lootIvTheEmperor,
  lootIxTheHermit,
  lootLilBattery,
  lootLostSoul,
  lootMegaBattery,
  lootOTheFool,
  lootPillsOrangeGreen,
  lootPillsRed,
  lootPillsWhiteBlue,
  lootPurpleHeart,
  lootSoulHeart,
  lootSwallowedPenny,
  lootThreeCents,
  lootTwoCents,
  lootVTheHierophant,
  lootViTheLovers,
  lootViiTheChariot,
  lootViiiJustice,
  lootXWheelOfFortune,
  lootXiStrength,
  lootXiiTheHangedMan,
  lootXiiiDeath,
  lootXivTemperance,
  lootXixTheSun,
  lootXvTheDevil,
  lootXviTheTower,
  lootXviiTheStars,
  lootXviiiTheMoon,
  lootXxJudgement,
  lootXxiTheWorld,
  monstersAmbush,
  monstersBigSpider,
  monstersBlackBony,
  monstersBoomFly,
  monstersCarrionQueen,
  monstersChest2,
  monstersChest,
  monstersChub,
  monstersClotty,
  monstersCodWorm,
  monstersConjoinedFatty,
  monstersConquest,
  monstersCurseOfAmnesia,
  monstersCurseOfGreed,
  monstersCurseOfLoss,
  monstersCurseOfPain,
  monstersCurseOfTheBlind,
  monstersCursedChest,
  monstersCursedFatty,
  monstersCursedGaper,
  monstersCursedHorf,
  monstersCursedKeeperHead,
  monstersCursedMomsHand,
  monstersCursedPsyHorf,
  monstersDaddyLongLegs,
  monstersDankGlobin,
  monstersDarkChest2,
  monstersDarkChest,
  monstersDarkOne,
  monstersDeath,
  monstersDelirium,
  monstersDevilDeal,
  monstersDinga,
  monstersDip,
  monstersDople,
  monstersEnvy,
  monstersEvilTwin,
  monstersFamine,
  monstersFatBat,
  monstersFatty,
  monstersFly,
  monstersGemini,
  monstersGluttony,
  monstersGoldChest2,
  monstersGoldChest,
  monstersGreedEvent,
  monstersGreed,
  monstersGreedling,
  monstersGurdyJr,
  monstersGurdy,
  monstersHanger,
  monstersHolyDinga,
  monstersHolyDip,
  monstersHolyKeeperHead,
  monstersHolyMomsEye,
  monstersHolySquirt,
  monstersHopper,
  monstersHorf,
  monstersICanSeeForever,
  monstersKeeperHead,
  monstersLarryJr,
  monstersLeaper,
  monstersLeech,
  monstersLittleHorn,
  monstersLust,
  monstersMaskOfInfamy,
  monstersMegaFatty,
  monstersMegaTrollBomb,
  monstersMom,
  monstersMomsDeadHand,
  monstersMomsEye,
  monstersMomsHand,
  monstersMonstro,
  monstersMulliboom,
  monstersMulligan,
  monstersPaleFatty,
  monstersPeep,
  monstersPestilence,
  monstersPin,
  monstersPooter,
  monstersPortal,
  monstersPride,
  monstersPsyHorf,
  monstersRagMan,
  monstersRageCreep,
  monstersRedHost,
  monstersRingOfFlies,
  monstersSatan,
  monstersScolex,
  monstersSecretRoom,
  monstersShopUpgrade,
  monstersSloth,
  monstersSpider,
  monstersSquirt,
  monstersStoney,
  monstersSwarmOfFlies,
  monstersTheBloat,
  monstersTheDukeOfFlies,
  monstersTheHaunt,
  monstersTheLamb,
  monstersTrite,
  monstersTrollBombs,
  monstersWar,
  monstersWeNeedToGoDeeper,
  monstersWizoob,
  monstersWrath,
  monstersXlFloor,
  startingItemsBloodLust,
  startingItemsBookOfBelial,
  startingItemsForeverAlone,
  startingItemsIncubus,
  startingItemsLazarusRags,
  startingItemsSleightOfHand,
  startingItemsTheBone,
  startingItemsTheCurse,
  startingItemsTheD6,
  startingItemsYumHeart,
  treasureBabyHaunt,
  treasureBatteryBum,
  treasureBellyButton,
  treasureBlankCard,
  treasureBobsBrain,
  treasureBookOfSin,
  treasureBoomerang,
  treasureBox,
  treasureBreakfast,
  treasureBrimstone,
  treasureBumBo,
  treasureBumFriend,
  treasureCambionConception,
  treasureChampionBelt,
  treasureChaosCard,
  treasureChaos,
  treasureChargedBaby,
  treasureCheeseGrater,
  treasureCompost,
  treasureContractFromBelow,
  treasureCrystalBall,
  treasureCurseOfTheTower,
  treasureDaddyHaunt,
  treasureDadsLostCoin,
  treasureDarkBum,
  treasureDeadBird,
  treasureDecoy,
  treasureDinner,
  treasureDiplopia,
  treasureDonationMachine,
  treasureDryBaby,
  treasureEdensBlessing,
  treasureEmptyVessel,
  treasureEyeOfGreed,
  treasureFannyPack,
  treasureFinger,
  treasureFlush,
  treasureGlassCannon,
  treasureGoatHead,
  treasureGodhead,
  treasureGoldenRazorBlade,
  treasureGreedsGullet,
  treasureGuppysCollar,
  treasureGuppysHead,
  treasureGuppysPaw,
  treasureHostHat,
  treasureIpecac,
  treasureJawbone,
  treasureLuckyFoot,
  treasureMeat,
  treasureMiniMush,
  treasureModelingClay,
  treasureMomsBox,
  treasureMomsBra,
  treasureMomsCoinPurse,
  treasureMomsPurse,
  treasureMomsRazor,
  treasureMomsShovel,
  treasureMonsterManual,
  treasureMonstrosTooth,
  treasureMrBoom,
  treasureMysterySack,
  treasureNo,
  treasurePandorasBox,
  treasurePayToPlay,
  treasurePlacebo,
  treasurePolydactyly,
  treasurePortableSlotMachine,
  treasurePotatoPeeler,
  treasureRazorBlade,
  treasureRemoteDetonator,
  treasureRestock,
  treasureSackHead,
  treasureSackOfPennies,
  treasureSacredHeart,
  treasureShadow,
  treasureShinyRock,
  treasureSmelter,
  treasureSpiderMod,
  treasureSpoonBender,
  treasureStarterDeck,
  treasureSteamySale,
  treasureSuicideKing,
  treasureSynthoil,
  treasureTarotCloth,
  treasureTechX,
  treasureTheBattery,
  treasureTheBlueMap,
  treasureTheChest,
  treasureTheCompass,
  treasureTheD10,
  treasureTheD100,
  treasureTheD20,
  treasureTheD4,
  treasureTheDeadCat,
  treasureTheHabit,
  treasureTheMap,
  treasureTheMidasTouch,
  treasureThePolaroid,
  treasureThePoop,
  treasureTheRelic,
  treasureTheShovel,
  treasureTheresOptions,
  treasureTrinityShield,
  treasureTwoOfClubs,
  lootPokerChip,
  lootQuestionmarkCard,
  monstersHolyChest,
  monstersMomsHeart,
  treasureMomsEyeShadow,
  treasureMutantSpider,
  charactersApollyon,
  startingItemsVoid,
  treasureOuijaBoard,
  charactersJacobAndEsau,
  charactersTheCapricious,
  charactersTheDeserter,
  lootGoldenTrinket,
  lootMagicMarker,
  monstersMegaSatan,
  monstersUltraGreed,
  roomsBattleRoyale,
  roomsBeggar,
  roomsChallengeRoom,
  roomsEquality,
  roomsGus,
  startingItemsAnimaSola,
  startingItemsGlitch,
  startingItemsSiblingRivalry,
  startingItemsTheRevenant,
  treasureFriendlyBall,
  lootGreedButt,
  monstersTheRadiance,
  roomsTheIsaacOfIsaacReIsaac,
]
