// A bot that never comes to an end.

export function answer() {
  for (;;);
}
