import { type PictureTheme, picturesPerTheme, pictureTheme, pictureUrl } from '@capivira/core/drawings/contract'
import type { Queryable } from '../../platform/database.ts'
import type { FileStore } from '../../platform/files.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { SignedIn } from '../../platform/signed-in.ts'
import { findDrawingPng } from './find-drawing.ts'
import { wordsFor } from './present.ts'
import type { Studio } from './studio.ts'

/** A theme by the name that came in a path; null when there is none. */
export function themeNamed(name: string): PictureTheme | null {
  const found = pictureTheme.safeParse(name)
  return found.success ? found.data : null
}

/** The address of each theme's picture `variant`. */
export function pictureUrls(kind: 'line' | 'color', variant: number): Record<PictureTheme, string> {
  const url = (theme: PictureTheme) => pictureUrl(kind, theme, variant % picturesPerTheme)
  return {
    'geografia-rural': url('geografia-rural'),
    'geografia-urbana': url('geografia-urbana'),
    'recursos-naturais': url('recursos-naturais'),
    'clima-relevo': url('clima-relevo'),
  }
}

export type ColorablePicture = { imageType: 'theme' | 'drawing'; imageId: string; title: string; png: Buffer }

/**
 * The line drawing that a round of colouring is about, by 'geografia-rural/2' or 'desenho/17'; null when the user has
 * none by that name.
 */
export async function findColorable(
  { db, files, studio }: { db: Queryable; files: FileStore; studio: Studio },
  user: Pick<SignedIn, 'id' | 'userType'>,
  imageId: string,
): Promise<ColorablePicture | Refusal | null> {
  const [, name = '', number = ''] = /^([a-z-]+)\/(\d{1,9})$/.exec(imageId) ?? []
  if (name === 'desenho') {
    const found = await findDrawingPng({ db, files }, user, Number(number))
    return found && { imageType: 'drawing', imageId: number, title: wordsFor(found.row, user).title, png: found.png }
  }
  const theme = themeNamed(name)
  if (!theme || Number(number) >= picturesPerTheme) return null
  const picture = await studio.picture({ kind: 'line', theme, variant: Number(number) })
  if (picture instanceof Refusal) return picture
  return { imageType: 'theme', imageId, title: picture.drawn.join(', '), png: picture.png }
}
