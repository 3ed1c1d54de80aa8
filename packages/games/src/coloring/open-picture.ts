import { getColoringImage, getDrawing, pictureTheme, pictureUrl } from '@capivira/core/drawings/contract'
import type { Call } from '@capivira/core/http/call'
import type { EaselPicture } from './use-easel.ts'

/** 'geografia-rural/2' and 'desenho/17' in two: what it is of, and its number. */
function partsOf(imageId: string): { of: string; number: number } {
  const [of = '', number = ''] = imageId.split('/')
  return { of, number: Number(number) }
}

/** Asks for everything the easel needs of a drawing. */
export async function openPicture(call: Call, imageId: string): Promise<EaselPicture> {
  const { of, number } = partsOf(imageId)
  return of === 'desenho'
    ? call(getDrawing, { params: { drawingId: number } })
    : call(getColoringImage, { params: { theme: of }, body: { variant: number } })
}

/** Where the picture of a drawing is. */
export function imageUrlOf(imageId: string): string {
  const { of, number } = partsOf(imageId)
  const theme = pictureTheme.safeParse(of)
  return theme.success ? pictureUrl('line', theme.data, number) : `/api/coloring/ai-images/${number}/image`
}
