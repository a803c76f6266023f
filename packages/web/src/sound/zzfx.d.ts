// What is used of the synthesizer, which comes without types.

declare module "zzfx" {
  export function zzfx(...parameters: (number | undefined)[]): AudioBufferSourceNode | undefined
}
