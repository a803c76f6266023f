// A hash of the source code of the rules. Written by scripts/sources.mjs; not edited by hand.

<<<<<<< HEAD
export const sources = 3197703323
=======
export const sources = 113963567
>>>>>>> 0ef26be4 (Whoever had done without an action at a campfire is asked again once somebody else has acted: nobody is left with an offer alone)
