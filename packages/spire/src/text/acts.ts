// Acts are called by Roman numerals wherever a message names one by its number.

/** The Act that `act` is the number of, in a message of any language. */
export const ACT = "{act, select, 1 {I} 2 {II} 3 {III} other {IV}}"
