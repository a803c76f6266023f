// What bots say of Four Souls in Italian.

import type { Messages } from "@soulspire/text"

export const italian: Messages = {
  "worth.over.plain":
    "{side, select, better {più possibilità di vincere} other {meno possibilità di vincere}}",
  "worth.souls":
    "{side, select, better {{n, plural, one {# anima} other {# anime}} in più} other {{n, plural, one {# anima} other {# anime}} in meno}}",
  "worth.souls.plain": "{side, select, better {la vittoria è più vicina} other {la vittoria è più lontana}}",
  "worth.cents": "{side, select, better {{n} ¢ in più} other {{n} ¢ in meno}}",
  "worth.cents.plain": "{side, select, better {più ¢} other {meno ¢}}",
  "worth.hand":
    "{side, select, better {{n, plural, one {# carta bottino} other {# carte bottino}} in più in mano} other {{n, plural, one {# carta bottino} other {# carte bottino}} in meno in mano}}",
  "worth.hand.plain": "{side, select, better {una mano migliore} other {una mano peggiore}}",
  "worth.items":
    "{side, select, better {{n, plural, one {# oggetto} other {# oggetti}} in più} other {{n, plural, one {# oggetto} other {# oggetti}} in meno}}",
  "worth.items.plain":
    "{side, select, better {oggetti migliori, o pronti all'uso} other {oggetti peggiori, o già usati}}",
  "worth.losses.plain": "{side, select, better {morire costa di meno} other {morire costa di più}}",
  "worth.attack.plain":
    "{side, select, better {è più probabile che l'attacco renda} other {è meno probabile che l'attacco renda}}",
  "worth.turn.plain":
    "{side, select, better {resta di più da fare in questo turno} other {resta di meno da fare in questo turno}}",
  "worth.rivals.plain": "{side, select, better {gli altri stanno peggio} other {gli altri stanno meglio}}",
  "worth.partners.plain":
    "{side, select, better {il tuo compagno sta meglio} other {il tuo compagno sta peggio}}",
  "worth.time":
    "{side, select, better {{n, plural, one {resta # round} other {restano # round}} in più} other {{n, plural, one {resta # round} other {restano # round}} in meno}}",
  "worth.time.plain": "{side, select, better {resta più tempo} other {resta meno tempo}}",

  "rule.against": "Il bersaglio migliore: per ciò che lascia e per le probabilità di batterlo.",
  "rule.ware": "Tra ciò che puoi permetterti, è quello che rende di più.",
  "rule.pass": "Per te non cambia nulla: nessuno muore e nessuno ottiene un'anima.",
  "rule.begin": "È quella che rende di più nell'arco di una partita.",
}
