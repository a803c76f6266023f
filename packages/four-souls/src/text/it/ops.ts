// Italian rows for the verbs of Four Souls.

import type { Lexicon } from "@soulspire/text"

export const opRows: Pick<Lexicon, "ops" | "costs"> = {
  ops: {
    gainCents: "[who] ottenere [amount:cent]",
    loseCents: [
      { if: { to: "you" }, say: "[to] rubare [amount:cent] a [who]" },
      { if: { to: true }, say: "[who] dare [amount:cent] a [to]" },
      { say: "[who] perdere [amount:cent]" },
    ],
    loseAllCents: [
      { if: { who: "you" }, say: "[who] perdere tutti i tuoi {icon cent|¢}" },
      { say: "[who] perdere tutti i propri {icon cent|¢}" },
    ],
    payCents: "[who] pagare [amount:cent]( a [to])",
    loot: [
      { if: { from: "lootDiscard" }, say: "[who] ottenere [amount:lootMass] dalla cima di [from]" },
      { if: { from: false }, say: "[who] ottenere [amount:lootMass]" },
    ],
    discard: "[who] scartare [amount:loot]",
    gainTreasure: "[who] ottenere [amount:treasure]",
    putIntoDiscard: "[you] mettere [whom] negli scarti",
    putOnDeck: [
      { if: { whom: "topped", at: "top", down: false }, say: "[you] rimettere [whom]" },
      { if: { at: "top", down: true }, say: "[you] mettere [whom] nel suo mazzo, a [down:card] dalla cima" },
      { if: { whom: "this", at: "top" }, say: "[you] mettere [whom] in cima al suo mazzo" },
      { if: { whom: "this", at: "bottom" }, say: "[you] mettere [whom] in fondo al suo mazzo" },
      { if: { whom: "several", at: "top" }, say: "[you] mettere [whom] in cima ai rispettivi mazzi" },
      { if: { whom: "several", at: "bottom" }, say: "[you] mettere [whom] in fondo ai rispettivi mazzi" },
      { if: { whom: "some", at: "top" }, say: "[you] mettere [whom/from] in cima al suo mazzo" },
      { if: { whom: "some", at: "bottom" }, say: "[you] mettere [whom/from] in fondo al suo mazzo" },
      { if: { at: "top" }, say: "[you] mettere [whom/from] in cima a [whom/deck]" },
      { if: { at: "bottom" }, say: "[you] mettere [whom/from] in fondo a [whom/deck]" },
    ],
    playNow: [
      { if: { free: "1" }, say: "[who] giocare gratis [card]" },
      { if: { free: false }, say: "[who] giocare [card] usando una giocata" },
    ],
    atRandom: "[you] scegliere a caso [what]",
    stealLoot: "[you] rubare [card/from]",
    stealAtRandom: "[who] rubare una carta bottino a caso a [from]",
    searchFor: "[you] cercare [card/card] in [deck] [as=monster!]",
    swapLootWith: "[you] scambiare una carta bottino con [who] : ognuno sceglie la carta che dà",
    deal: [
      { if: { by: true }, say: "[by] infliggere [amount:damage] a [to/each]" },
      { on: "monster", say: "[x=the_card] infliggere [amount:damage] a [to/each]" },
      { say: "[you] infliggere [amount:damage] a [to/each]" },
    ],
    divide: "[by] infliggere [amount:damage] divisi a piacere fra [among/any]",
    take: "[who/each] subire [amount:damage]",
    heal: "[whom] guarire di [amount:hp]",
    payHealth: "[who] pagare [amount:hp]",
    preventDamage: [
      { if: { amount: true }, say: "[you] prevenire [amount] di [of]" },
      { say: "[you] prevenire [of]" },
    ],
    preventNext: [
      {
        if: { amount: "1", whom: "you" },
        say: "[you] prevenire 1 danno, il prossimo che subiresti durante questo turno",
      },
      {
        if: { amount: "1", whom: "ref" },
        say: "[you] prevenire 1 danno, il prossimo che subirebbe durante questo turno",
      },
      {
        if: { amount: "1" },
        say: "[you] prevenire 1 danno, il prossimo che [whom] subirebbe durante questo turno",
      },
      {
        if: { whom: "you" },
        say: "[you] prevenire [amount:damage] , i prossimi che subiresti durante questo turno",
      },
      { say: "[you] prevenire [amount:damage] , i prossimi che [whom] subirebbe durante questo turno" },
    ],
    preventDeath: "[you] prevenire [of]",
    kill: [{ if: { by: true }, say: "[by] uccidere [whom]" }, { say: "[whom] morire" }],
    destroy: "[you] distruggere [whom]",
    destroyItems: [
      { if: { who: "you" }, say: "[who] distruggere [amount:item] che controlli" },
      { say: "[who] distruggere [amount:item] che controlla" },
    ],
    deactivate: "[you] scaricare [whom]",
    rechargeCharacter: [
      { if: { who: "you" }, say: "[who] ricaricare il tuo personaggio" },
      { say: "[who] ricaricare il proprio personaggio" },
    ],
    recharge: "[you] ricaricare [whom]",
    handOver: [
      { if: { cause: "steal" }, say: "[to] rubare [whom/off]" },
      { if: { cause: "give" }, say: "[you] dare [whom] a [to]" },
      { if: { cause: "gain" }, say: "[to] ottenere [whom]" },
    ],
    doubleRewards: "[you] raddoppiare [whom:rewards/own]",
    gainRewards: "[who] ottenere le ricompense di [whom]",
    gainSoul: [
      {
        on: "starting-item",
        if: { who: "you", whom: "this" },
        say: "[whom] diventare un'anima , perdendo tutte le abilità",
      },
      { say: "[who] ottenere [whom] come anima" },
    ],
    becomeItem: "[who] ottenere [whom/from]",
    becomeMonster: "[you] mettere [whom/from] in [over]",
    bring: "[who] ottenere [card/card]",
    rerollItem: "[you] ritirare [whom]",
    addCounters: [
      { if: { name: "gold" }, say: "[you] mettere [amount:goldCounter] su [whom]" },
      { if: { name: false }, say: "[you] mettere [amount:counter] su [whom]" },
    ],
    removeCounters: [
      { if: { fewer: "all" }, say: "[you] rimuovere [amount:counter] da [whom] , o tutti se sono di meno" },
      { if: { name: "gold" }, say: "[you] rimuovere [amount:goldCounter] da [whom]" },
      { if: { name: false }, say: "[you] rimuovere [amount:counter] da [whom]" },
    ],
    levelUp: "[whom] salire di [amount:level]",
    levelDown: "[whom] scendere di [amount:level]",
    swapItems: "[you] scambiare [one] con [other]",
    voteOn: "[voters/each] votare [what] : viene scelto il più votato, nessuno in caso di parità",
    buryAtRandom: "[you] mettere ciò che resta di [what] in fondo al mazzo in ordine casuale",
    expandSlots: [
      { if: { kind: "monsters" }, say: "[you] aumentare di [amount] gli spazi mostro" },
      { if: { kind: "shop" }, say: "[you] aumentare di [amount] gli spazi negozio" },
      { if: { kind: "rooms" }, say: "[you] aumentare di [amount] gli spazi stanza" },
    ],
    startTimer: "[you] impostare il timer su [at]",
    tickTimer: "[you] abbassare il timer di [by]",
    putFinalBoss: "[you] mettere [card/card] nello spazio boss finale",
    putMinion: "[you] mettere la prima carta del mazzo Mostri in uno spazio minion",
    copyTap: "[whom] copiare un'abilità {icon tap|↷} di [of]",
    copyCard: "[who] potere giocare una copia di [card]",
    winGame: "[who] vincere la partita",
    putUnder: "[you] mettere [whom] sotto questa carta",
    roll: "[who] tirare un dado [reads:rolls.die/then]",
    attackRoll: "[who/each] svolgere anche un tiro d'attacco contro [target]",
    rollSeveral: [
      { if: { by: "you" }, say: "[who] tirare [dice:die], tra i quali scegli il risultato di [die]" },
    ],
    dealAlso: [{ if: { of: "ev" }, say: "[to] subire gli stessi danni" }],
    passHands: "[who/each] dare la propria mano al giocatore alla propria sinistra",
    giveLoot: "[who] dare [amount:loot] a [to]",
    discardHand: [
      { if: { who: "you" }, say: "[who] scartare la tua mano" },
      { say: "[who] scartare la propria mano" },
    ],
    rerollDie: "[you] ritirare [die]",
    addToRoll: "[you] aggiungere [amount] a [die]",
    subtractFromRoll: "[you] sottrarre [amount] da [die]",
    flipRoll: "[you] capovolgere [die]",
    setRoll: "[you] cambiare [die] in [to]",
    endTurn: [{ if: { how: false }, say: "[you] terminare il turno" }],
    extraTurn: "[who] svolgere un turno aggiuntivo dopo questo",
    skipTurn: [
      { if: { who: "you" }, say: "[who] saltare il tuo prossimo turno" },
      { say: "[who] saltare il proprio prossimo turno" },
    ],
    lootPlay: "[who] potere giocare [amount:lootMore] durante questo turno",
    cancel: "[you] annullare [whom]",
    cancelAll: "[you] annullare tutto ciò che non è stato risolto",
    attackEnds: "[you] annullare l'attacco",
    extraAttack: [
      {
        if: { must: "0", on: false, deck: false },
        say: "[x=the_active] potere svolgere [adds:extraAttack] durante questo turno",
      },
      {
        if: { must: "1", on: false, deck: false },
        say: "[x=the_active] dovere svolgere [adds:extraAttack] durante questo turno",
      },
      {
        if: { must: "0", on: false, deck: "monster" },
        say: "[x=the_active] potere svolgere [adds:extraAttack] contro il mazzo Mostri durante questo turno",
      },
      {
        if: { must: "1", on: false, deck: "monster" },
        say: "[x=the_active] dovere svolgere [adds:extraAttack] contro il mazzo Mostri durante questo turno",
      },
      {
        if: { must: "1", adds: "0", deck: false },
        say: "[x=the_active] dovere attaccare [on] durante questo turno, se possibile",
      },
      {
        if: { must: "1", deck: false },
        say: "[x=the_active] dovere svolgere [adds:extraAttack] contro [on] durante questo turno",
      },
    ],
    mustAttackDeck: "[x=the_active] dovere attaccare il mazzo Mostri [times:time] durante questo turno",
    replaceMonster: [
      {
        if: { whom: "sorted" },
        say: "[you] mettere negli scarti [whom/order] [whom] : ognuno viene rimpiazzato dalla prima carta del mazzo Mostri",
      },
      { say: "[you] mettere negli scarti [whom] : lo rimpiazza la prima carta del mazzo Mostri" },
    ],
    move: [
      {
        if: { to: "board", cause: "set-up" },
        say: "[you] mettere [obj] [to/into] come parte della preparazione",
      },
      { if: { cause: "give" }, say: "[you] mettere [obj] [to/into]" },
      { if: { to: "lootDiscard", cause: "discard" }, say: "[you] scartare [obj]" },
    ],
    show: [{ if: { to: false }, say: "[you] rivelare [what]" }, { say: "[to] guardare [what/whole]" }],
  },
  costs: {
    deactivate: [{ if: { whom: "this" }, say: "={icon tap|↷}" }, { say: "[you] scaricare [whom]" }],
  },
}
