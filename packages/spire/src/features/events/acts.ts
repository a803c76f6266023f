// Whether somebody can go to any space further up is asked with this; nobody does it by itself.

import { nobodysChoice } from "../../climb/rewards/nobodys-choice.ts"

export const eventActs = { leap: nobodysChoice }
