// Every card of the game. Written by scripts/cards.mjs from the files in this folder; not edited by hand.

import type { Card } from "../card.ts"
import bonusSoulsSoulOfGluttony from "./base/bonus-souls/soul-of-gluttony.ts"
import bonusSoulsSoulOfGreed from "./base/bonus-souls/soul-of-greed.ts"
import bonusSoulsSoulOfGuppy from "./base/bonus-souls/soul-of-guppy.ts"
import charactersBlueBaby from "./base/characters/blue-baby.ts"
import charactersCain from "./base/characters/cain.ts"
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
import lootBomb from "./base/loot/bomb.ts"
import lootButterBean from "./base/loot/butter-bean.ts"
import lootDiceShard from "./base/loot/dice-shard.ts"
import lootFourCents from "./base/loot/four-cents.ts"
import lootGoldBomb from "./base/loot/gold-bomb.ts"
import lootLilBattery from "./base/loot/lil-battery.ts"
import lootOTheFool from "./base/loot/o-the-fool.ts"
import lootPillsOrangeGreen from "./base/loot/pills-orange-green.ts"
import lootSoulHeart from "./base/loot/soul-heart.ts"
import lootSwallowedPenny from "./base/loot/swallowed-penny.ts"
import lootThreeCents from "./base/loot/three-cents.ts"
import lootTwoCents from "./base/loot/two-cents.ts"
import lootXiiiDeath from "./base/loot/xiii-death.ts"
import monstersBoomFly from "./base/monsters/boom-fly.ts"
import monstersClotty from "./base/monsters/clotty.ts"
import monstersCodWorm from "./base/monsters/cod-worm.ts"
import monstersConjoinedFatty from "./base/monsters/conjoined-fatty.ts"
import monstersCurseOfPain from "./base/monsters/curse-of-pain.ts"
import monstersDip from "./base/monsters/dip.ts"
import monstersFatBat from "./base/monsters/fat-bat.ts"
import monstersFatty from "./base/monsters/fatty.ts"
import monstersFly from "./base/monsters/fly.ts"
import monstersGoldChest from "./base/monsters/gold-chest.ts"
import monstersGurdy from "./base/monsters/gurdy.ts"
import monstersLeech from "./base/monsters/leech.ts"
import monstersLittleHorn from "./base/monsters/little-horn.ts"
import monstersMonstro from "./base/monsters/monstro.ts"
import monstersPaleFatty from "./base/monsters/pale-fatty.ts"
import monstersPooter from "./base/monsters/pooter.ts"
import monstersRedHost from "./base/monsters/red-host.ts"
import monstersSpider from "./base/monsters/spider.ts"
import monstersSquirt from "./base/monsters/squirt.ts"
import monstersStoney from "./base/monsters/stoney.ts"
import monstersTrite from "./base/monsters/trite.ts"
import monstersTrollBombs from "./base/monsters/troll-bombs.ts"
import startingItemsBloodLust from "./base/starting-items/blood-lust.ts"
import startingItemsLazarusRags from "./base/starting-items/lazarus-rags.ts"
import startingItemsTheD6 from "./base/starting-items/the-d6.ts"
import treasureBreakfast from "./base/treasure/breakfast.ts"
import treasureDadsLostCoin from "./base/treasure/dads-lost-coin.ts"
import treasureDinner from "./base/treasure/dinner.ts"
import treasureGuppysCollar from "./base/treasure/guppys-collar.ts"
import treasureMrBoom from "./base/treasure/mr-boom.ts"
import treasurePortableSlotMachine from "./base/treasure/portable-slot-machine.ts"
import treasureTheRelic from "./base/treasure/the-relic.ts"

export const cards: readonly Card[] = [
  bonusSoulsSoulOfGluttony,
  bonusSoulsSoulOfGreed,
  bonusSoulsSoulOfGuppy,
  charactersBlueBaby,
  charactersCain,
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
  lootBomb,
  lootButterBean,
  lootDiceShard,
  lootFourCents,
  lootGoldBomb,
  lootLilBattery,
  lootOTheFool,
  lootPillsOrangeGreen,
  lootSoulHeart,
  lootSwallowedPenny,
  lootThreeCents,
  lootTwoCents,
  lootXiiiDeath,
  monstersBoomFly,
  monstersClotty,
  monstersCodWorm,
  monstersConjoinedFatty,
  monstersCurseOfPain,
  monstersDip,
  monstersFatBat,
  monstersFatty,
  monstersFly,
  monstersGoldChest,
  monstersGurdy,
  monstersLeech,
  monstersLittleHorn,
  monstersMonstro,
  monstersPaleFatty,
  monstersPooter,
  monstersRedHost,
  monstersSpider,
  monstersSquirt,
  monstersStoney,
  monstersTrite,
  monstersTrollBombs,
  startingItemsBloodLust,
  startingItemsLazarusRags,
  startingItemsTheD6,
  treasureBreakfast,
  treasureDadsLostCoin,
  treasureDinner,
  treasureGuppysCollar,
  treasureMrBoom,
  treasurePortableSlotMachine,
  treasureTheRelic,
]
