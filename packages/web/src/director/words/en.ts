// What is said in English about how things are shown.

export const director = {
  pace: "Pace",
  pause: "Pause",
  pauseLong: "Pause before anything else happens",
  paused: "Paused",
  goOn: "Continue",
  answer: "Answer",
  answerLong: "Continue, and stop as soon as you can respond",
  speed: "Speed",
  speedLong: "How fast things are shown. Hold Shift to hurry; click the table to skip ahead one step.",
  speeds: { slow: "Slow", normal: "Normal", quick: "Quick", instant: "Instant" },
}
