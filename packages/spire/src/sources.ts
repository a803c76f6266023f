// A hash of the source code of the rules. Written by scripts/sources.mjs; not edited by hand.

<<<<<<< HEAD
export const sources = 2704016001
=======
export const sources = 388173554
>>>>>>> de362255 (Reptomancer and Awakened One, with all that they call; triggers set off by cards that are alike are put in no order)
