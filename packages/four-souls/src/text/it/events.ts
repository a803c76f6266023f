// Italian rows for what the cards of Four Souls watch for.

import type { Lexicon } from "@soulspire/text"

export const eventRows: Lexicon["events"] = {
  gameStarts: [{ say: "=all'inizio della partita", lead: true }],
  startPhase: [
    { if: { who: "you" }, say: "=all'inizio del tuo turno", lead: true },
    { if: { who: false }, say: "=all'inizio di ogni turno", lead: true },
    { say: "[who=player] iniziare un turno" },
  ],
  endPhase: [
    { if: { who: "you" }, say: "=alla fine del tuo turno", lead: true },
    { if: { who: false }, say: "=alla fine di ogni turno", lead: true },
    { say: "[who=player] terminare un turno" },
  ],
  lootPhase: [
    { if: { who: "you" }, say: "=all'inizio del tuo passaggio Bottino", lead: true },
    { if: { who: false }, say: "=all'inizio di ogni passaggio Bottino", lead: true },
  ],
  actionPhase: [
    { if: { who: "you" }, say: "=all'inizio della tua Fase Azioni", lead: true },
    { if: { who: false }, say: "=all'inizio di ogni Fase Azioni", lead: true },
  ],
  timer: [{ say: "=ogni volta che il timer scende", lead: true }],
  turn: [
    { if: { who: "you" }, say: "=mentre inizia il tuo turno", lead: true },
    { say: "[who=player] iniziare un turno" },
  ],
  turnEnd: [
    { if: { who: "you" }, say: "=mentre finisce il tuo turno", lead: true },
    { say: "[who=player] terminare un turno" },
  ],
  gainCents: "[who=player] ottenere [amount:cent]",
  loseCents: "[who=player] perdere [amount:cent]( a favore di [to])",
  loot: [
    { if: { amount: true }, say: "[who=player] ottenere [amount:lootMass]" },
    { say: "[who=player] ottenere bottino" },
  ],
  gainItem: "[who=player] ottenere [obj=item]",
  gainTreasure: "[who=player] ottenere [amount:treasure]",
  destroy: "[whom=item] essere distrutt~",
  handOver: [
    { if: { cause: "steal" }, say: "[who=player] rubare [obj=item]" },
    { if: { cause: "give" }, say: "[who=player] ricevere [obj=item]" },
    { if: { cause: "buy" }, say: "[who=player] acquistare [obj=item]" },
    { say: "[who=player] ottenere il controllo di [obj=item]" },
  ],
  gainSoul: [
    { if: { obj: "this" }, say: "[who=player] ottenere [obj] come anima" },
    { say: "[who=player] ottenere [obj=soul]" },
  ],
  soulGained: "[who=player] ottenere [obj=soul]",
  soulGiven: "[who=player] ricevere [obj=soul]",
  deactivate: "[whom=object] venire scaricat~",
  recharge: "[whom=object] venire ricaricat~",
  damage: [
    {
      if: { combat: "1", from: true, whom: false },
      say: "[from] infliggere danni da combattimento [attacker=attacker?]",
    },
    {
      if: { combat: "1", from: "this" },
      on: "monster",
      say: "[from] infliggere danni da combattimento a [whom=player] [attacker=attacker?]",
    },
    {
      if: { combat: "1", from: true },
      say: "[from] infliggere danni da combattimento a [whom=player|monster] [attacker=attacker?]",
    },
    {
      if: { combat: "1", roll: true },
      say: "[whom=player|monster] subire danni da combattimento su un tiro d'attacco di [roll]",
    },
    {
      if: { combat: "1" },
      say: "[whom=player|monster] subire danni da combattimento [attacker=attacker?]",
    },
    { if: { from: true, whom: false }, say: "[from] infliggere [amount:damage]" },
    { say: "[whom=player|monster] subire [amount:damage]( da [from])" },
  ],
  combatDamage: [
    { if: { amount: true, roll: true }, say: "[from=monster] infliggere [amount:combatDamage]( a [whom])" },
    {
      say: "[from=monster] infliggere danni da combattimento( a [whom])( su un tiro d'attacco di [roll])",
    },
  ],
  "damage/always": [
    {
      if: { combat: "1", roll: true, whom: "this" },
      say: "[whom] subire danni da combattimento sui tiri d'attacco di [roll]",
    },
  ],
  "combatDamage/always.more": [
    {
      if: { more: "1" },
      say: "[from] infliggere 1 danno da combattimento in più sui tiri d'attacco di [roll]",
    },
    { say: "[from] infliggere [more] danni da combattimento in più sui tiri d'attacco di [roll]" },
  ],
  "combatDamage/always.double": "[from] infliggere danni da combattimento doppi sui tiri d'attacco di [roll]",
  downed: [
    { if: { whom: "this" }, say: "[whom] raggiungere 0 {icon hp|HP} [attacker=attacker?]" },
    { say: "[whom=player|monster] raggiungere 0 {icon hp|HP} [attacker=attacker?]" },
  ],
  "damage/less": [
    { if: { amount: "that" }, say: "[you] prevenire [amount:damage]" },
    { say: "[you] prevenire fino a [amount:damage]" },
  ],
  "damage/none": "=previeni quei danni",
  wouldTake: [
    {
      if: { combat: "1" },
      say: "[whom=player|monster] subire danni da combattimento [item=hit!]",
      would: true,
    },
    { say: "[whom=player|monster] subire [amount:damage]( da [from]) [item=hit!]", would: true },
  ],
  prevented: [
    { if: { shield: "that" }, say: "[you] prevenire danni in questo modo" },
    { if: { shield: false }, say: "[whom=player|monster] avere danni prevenuti" },
  ],
  heal: "[whom=player|monster] guarire di [amount:hp]",
  kill: [
    { if: { from: true }, say: "[from] uccidere [whom=player|monster]" },
    { say: "[whom=player|monster] essere uccis~" },
  ],
  wouldDie: [{ say: "[whom=player|monster] morire [item=death!]", would: true }],
  playerDies: [
    { if: { who: "you" }, say: "[who] morire , prima di pagare la pena di morte" },
    { say: "[who=player] morire , prima che paghi la pena di morte" },
  ],
  penalty: "[who=player] pagare la pena di morte",
  penaltyPaid: [
    { if: { who: "you" }, say: "[who] morire , dopo aver pagato la pena di morte" },
    { say: "[who=player] morire , dopo che ha pagato la pena di morte" },
  ],
  "penalty/cents.to": "[to] ottenere i {icon cent|¢} che perde",
  "penalty/cents.amount": "[who=player] perdere [amount:cent]",
  "penalty/loot.to": "[to] ottenere la carta bottino che scarta",
  "penalty/item.to": "[to] ricevere l'oggetto perso",
  "penalty/item.chooser": "[chooser] scegliere l'oggetto che distrugge",
  rewards: [
    {
      if: { who: false, combat: "1" },
      say: "[whom=object] dare le proprie ricompense dopo essere mort~ sotto attacco",
    },
    { if: { who: false }, say: "[whom=object] dare le proprie ricompense" },
    { say: "[who=player] ottenere le ricompense di [whom=monster]" },
  ],
  rewarded: [
    { if: { whom: "this" }, say: "[whom] morire , dopo che le ricompense sono state ottenute", once: true },
    { say: "[whom=monster] morire , dopo che le ricompense sono state ottenute" },
  ],
  rollDice: "[who=player] tirare i dadi [die=roll!]",
  dice: [
    { if: { value: true }, say: "[who=player] avere appena tirato un [value] [die=roll!]" },
    { say: "[who=player] avere appena tirato un dado [die=roll!]" },
  ],
  wouldRoll: [
    {
      if: { combat: "1", value: true },
      say: "[who=player] tirare un [value] su un tiro d'attacco [die=roll!]",
      would: true,
    },
    { if: { value: true }, say: "[who=player] tirare un [value] [die=roll!]", would: true },
    { say: "[who=player] tirare un dado [die=roll!]", would: true },
  ],
  rolls: [
    {
      if: { combat: "1", value: true },
      say: "[who=player] tirare un [value] su un tiro d'attacco( contro [whom]) [die=roll!]",
    },
    { if: { combat: "1" }, say: "[who=player] svolgere un tiro d'attacco( contro [whom]) [die=roll!]" },
    { if: { value: true }, say: "[who=player] tirare un [value] [die=roll!]" },
    { say: "[who=player] tirare un dado [die=roll!]" },
  ],
  activate: "[who=player] attivare [whom=object]",
  declareAttack: "[who=player] dichiarare un attacco",
  attackMonster: "[who=player] dichiarare un attacco contro [whom=monster]",
  attackDeck: "[who=player] attaccare il mazzo Mostri",
  attackOn: [
    { if: { who: false }, say: "[whom=monster] venire attaccat~" },
    { say: "[who=player] attaccare [whom=monster]" },
  ],
  declarePurchase: "[who=player] dichiarare un acquisto",
  move: [
    { if: { old: "this", cause: "death" }, say: "[old] morire" },
    { if: { old: true, cause: "death" }, say: "[old] morire" },
    { if: { cause: "death" }, say: "[obj=object] morire" },
    { if: { obj: "this", cause: "gain" }, in: "stack", once: true, say: "[obj] entrare in gioco" },
    { if: { obj: "this", to: "monsters", cause: false }, on: "event", say: "=", lead: true },
    {
      if: { obj: "this", to: "monsters", cause: "!uncover" },
      say: "[obj] venire mess~ in uno spazio mostro",
    },
    {
      if: { obj: "this", to: "board", cause: false },
      say: "[obj] entrare in gioco sotto il tuo controllo",
    },
    { if: { obj: "this", to: "monsters", cause: false }, say: "[obj] entrare in gioco" },
    { if: { cause: "play", to: "stack" }, say: "[controller=player] giocare [obj=loot]" },
    { if: { cause: "loot" }, say: "[who=player] ottenere [obj=loot]" },
    { if: { cause: "discard", from: "hand" }, say: "[giver=player] scartare [obj=loot]" },
    { if: { cause: "discard" }, say: "[obj=card] venire scartat~" },
  ],
}
