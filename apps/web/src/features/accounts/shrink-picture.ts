/** Pixels of the square that is sent; the server keeps a smaller one. */
const side = 512
const quality = 0.85

/** The square in the middle of a picture: where it begins, and how wide it is. */
export function middleSquare(width: number, height: number): { x: number; y: number; side: number } {
  const shorter = Math.min(width, height)
  return { x: Math.floor((width - shorter) / 2), y: Math.floor((height - shorter) / 2), side: shorter }
}

/**
 * The middle of a photo as a small JPEG in a data URL: a phone's ten megabytes become some sixty kilobytes before they
 * are sent, and where the photo was taken stays on the phone.
 * @throws when the browser cannot read the file as a picture
 */
export async function shrinkPicture(file: File): Promise<string> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  const cut = middleSquare(picture.width, picture.height)
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, side, side)
  context.drawImage(picture, cut.x, cut.y, cut.side, cut.side, 0, 0, side, side)
  picture.close()
  return canvas.toDataURL('image/jpeg', quality)
}
