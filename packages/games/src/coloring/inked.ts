const [white, opaque] = [0xffffffff, 0xff000000]

/**
 * Writes the finished picture into `into`: black ink, as dense as the drawing's greys are dark, above the paint, white
 * where there is none.
 */
export function inked(paint: Uint32Array, grey: Uint8Array, into: Uint32Array): void {
  for (let pixel = 0; pixel < into.length; pixel++) {
    const color = paint[pixel] || white
    const light = grey[pixel] ?? 255
    if (light === 255) into[pixel] = color
    else {
      const [red, green, blue] = [color & 255, (color >> 8) & 255, (color >> 16) & 255]
      const through = (channel: number) => Math.round((channel * light) / 255)
      into[pixel] = (opaque | (through(blue) << 16) | (through(green) << 8) | through(red)) >>> 0
    }
  }
}
