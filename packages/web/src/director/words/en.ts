// What is said in English about how things are shown.

export const director = {
  pace: "Pace",
  pause: "Pause",
  pauseLong: "Pause before the next thing happens",
  paused: "Paused",
  goOn: "Go on",
  answer: "Answer",
  answerLong: "Go on, and stop as soon as you can answer",
  speed: "Speed",
  speedLong: "How fast things are shown. Hold Shift to hurry; click the table to skip ahead one step.",
  speeds: { slow: "Slow", normal: "Normal", quick: "Quick", instant: "Instant" },
}
