/**
 * Relative luminance of a hex colour, 0 black to 1 white, without gamma: enough to tell dark details from light ones.
 */
export function lightness(hex: string): number {
  const [r = 0, g = 0, b = 0] = channels(hex)
  return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255
}

/** Red, green and blue, 0 to 255, of '#rgb' or '#rrggbb'. */
export function channels(hex: string): [number, number, number] {
  const long = hex.length === 4 ? [...hex.slice(1)].map(digit => digit + digit).join('') : hex.slice(1, 7)
  const part = (start: number) => Number.parseInt(long.slice(start, start + 2), 16)
  return [part(0), part(2), part(4)]
}

const HUES: readonly (readonly [until: number, name: string])[] = [
  [14, 'vermelha'],
  [40, 'laranja'],
  [68, 'amarela'],
  [170, 'verde'],
  [255, 'azul'],
  [290, 'roxa'],
  [345, 'rosa'],
  [361, 'vermelha'],
]

/** The everyday Portuguese name of a colour, as said of 'uma parte' ('vermelha', 'marrom', 'azul'). */
export function colorName(hex: string): string {
  const [r, g, b] = channels(hex)
  const [low, high] = [Math.min(r, g, b), Math.max(r, g, b)]
  if (high < 45) return 'preta'
  const spread = high - low
  if (spread < 28) return high > 225 ? 'branca' : high < 90 ? 'preta' : 'cinza'
  const raw =
    high === r ? ((g - b) / spread) * 60 : high === g ? 120 + ((b - r) / spread) * 60 : 240 + ((r - g) / spread) * 60
  const hue = (raw + 360) % 360
  if (hue >= 8 && hue < 45 && high < 190) return 'marrom'
  if (hue >= 8 && hue < 45 && high > 200 && low > 110) return 'bege'
  return HUES.find(([until]) => hue < until)?.[1] ?? 'vermelha'
}
