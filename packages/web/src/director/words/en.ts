// What is said in English about how things are shown.

export const director = {
  pace: "Pace",
  pause: "Pause",
  pauseLong: "Pause before the next thing happens",
  goOn: "Go on",
  speed: "Speed",
  speedLong: "How fast things are shown. Hold Shift to hurry; click the table to skip ahead one step.",
  speeds: { slow: "Slow", normal: "Normal", quick: "Quick", instant: "Instant" },
}
