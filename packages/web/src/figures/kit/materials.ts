// What parts of a figure are made of: the tone in the shade, the tone of the thing itself, and the tone in the moonlight.

export const INK = "#080a13"

export const materials = {
  steel: { shade: "#22293d", base: "#5a6a88", light: "#a9bad6" },
  leather: { shade: "#24150f", base: "#5f3a24", light: "#9a6a40" },
  gilt: { shade: "#5a3410", base: "#c98a26", light: "#ffe08a" },
  bone: { shade: "#5d5340", base: "#cbbf9d", light: "#fdf6dd" },
  crimson: { shade: "#33090f", base: "#8f1f28", light: "#d8574e" },
  moss: { shade: "#10240f", base: "#35662f", light: "#86b45a" },
  violet: { shade: "#1a0f38", base: "#4f3192", light: "#9a7be0" },
  indigo: { shade: "#0f1430", base: "#2a3878", light: "#5f7ac6" },
  skin: { shade: "#4a2a1c", base: "#a87450", light: "#e8b98a" },
  pale: { shade: "#6d4b4a", base: "#d9b6a4", light: "#fbe6d6" },
  stone: { shade: "#22262f", base: "#5d6676", light: "#a3aebd" },
  brass: { shade: "#3b2208", base: "#9a6a24", light: "#e3bc62" },
  teal: { shade: "#06262b", base: "#1c6b70", light: "#62c0b4" },
  olive: { shade: "#1f2410", base: "#5c6a2c", light: "#a9b866" },
  slime: { shade: "#0d3322", base: "#2f9a5c", light: "#9deb9a" },
  ember: { shade: "#5a1404", base: "#e0601c", light: "#ffd27a" },
  ice: { shade: "#123056", base: "#4f8fd0", light: "#cfeaff" },
  rose: { shade: "#45122e", base: "#b04277", light: "#f096bd" },
  wood: { shade: "#2a190c", base: "#6d4a26", light: "#a9804c" },
  ash: { shade: "#191a22", base: "#3b3e4c", light: "#777c90" },
  pitch: { shade: "#11121c", base: "#262839", light: "#4a4d68" },
  flesh: { shade: "#451a20", base: "#a8525a", light: "#e59a94" },
} as const

export type Material = keyof typeof materials
