// What bots say of Spire in Italian.

import type { Messages } from "@soulspire/text"

export const italian: Messages = {
  "worth.fallen.plain": "{side, select, better {meno pericolo di morire} other {più pericolo di morire}}",
  "worth.hp":
    "{side, select, better {{n, plural, one {# HP perso} other {# HP persi}} in meno} other {{n, plural, one {# HP perso} other {# HP persi}} in più}}",
  "worth.hp.plain": "{side, select, better {i tuoi ultimi HP sono più al sicuro} other {si perdono più HP}}",
  "worth.partners":
    "{side, select, better {gli altri perdono {n} HP in meno} other {gli altri perdono {n} HP in più}}",
  "worth.partners.plain":
    "{side, select, better {gli altri sono più al sicuro} other {gli altri corrono più pericoli}}",
  "worth.powers.plain":
    "{side, select, better {più forza nei prossimi round} other {meno forza nei prossimi round}}",
  "worth.tokens.plain": "{side, select, better {resta di più per dopo} other {resta di meno per dopo}}",
  "worth.ailments":
    "{side, select, better {{n} segnalini Debole e Vulnerabile in meno sui giocatori} other {{n} segnalini Debole e Vulnerabile in più sui giocatori}}",
  "worth.ailments.plain":
    "{side, select, better {meno segnalini Debole e Vulnerabile sui giocatori} other {più segnalini Debole e Vulnerabile sui giocatori}}",
  "worth.block": "{side, select, better {avanza {n} Blocco in più} other {avanza {n} Blocco in meno}}",
  "worth.block.plain": "{side, select, better {avanza più Blocco} other {avanza meno Blocco}}",
  "worth.potions":
    "{side, select, better {{n, plural, one {# pozione} other {# pozioni}} da parte in più} other {{n, plural, one {# pozione} other {# pozioni}} da parte in meno}}",
  "worth.potions.plain": "{side, select, better {le pozioni restano da parte} other {si consumano pozioni}}",
  "worth.gold": "{side, select, better {{n} oro in più} other {{n} oro in meno}}",
  "worth.gold.plain": "{side, select, better {più oro} other {meno oro}}",
  "worth.standing":
    "{side, select, better {{n, plural, one {# nemico} other {# nemici}} in meno} other {{n, plural, one {# nemico} other {# nemici}} in più}}",
  "worth.standing.plain": "{side, select, better {meno nemici} other {più nemici}}",
  "worth.enemies":
    "{side, select, better {i nemici hanno {n} HP in meno} other {i nemici hanno {n} HP in più}}",
  "worth.enemies.plain":
    "{side, select, better {i nemici sono più vicini a morire} other {i nemici sono più lontani dal morire}}",
  "worth.threat.plain":
    "{side, select, better {i nemici colpiranno meno} other {i nemici colpiranno di più}}",

  "rule.go": "Tra tutte le strade fino in cima, è quella che dà di più per gli HP che costa.",
  "rule.reveal": "Guardare che cosa c'è non costa nulla.",
  "rule.take": "È migliore della media delle carte del tuo mazzo.",
  "rule.use": "Rende di più se la usi subito.",
  "rule.buy": "Vale più del suo prezzo.",
  "rule.cleanse": "Senza la sua carta più debole il tuo mazzo pesca meglio.",
  "rule.option": "È la scelta che rende di più per quel che costa.",
  "rule.rest": "Hai pochi HP: contano più di un potenziamento.",
  "rule.key": "Senza questa chiave non si arriva all''ultimo Atto.",
  "rule.smith": "Hai abbastanza HP: un potenziamento rende di più.",
  "rule.campfire": "È il modo migliore di usare questo falò.",
  "rule.leave": "Nulla di ciò che resta qui sarebbe d'aiuto.",
  "rule.upgrade": "È la carta che un potenziamento migliora di più.",
  "rule.remove": "È la carta di cui il tuo mazzo può fare più facilmente a meno.",
  "rule.transform": "È la carta di cui il tuo mazzo può fare più facilmente a meno.",
}
