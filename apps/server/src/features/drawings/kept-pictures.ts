import { createHash } from 'node:crypto'
import { pictureKind, picturesPerTheme, pictureTheme } from '@capivira/core/drawings/contract'
import { keepMade, readBytes } from '../../platform/files/small-files.ts'
import type { FileStore } from '../../platform/files.ts'
import type { Composed, Request, ThemeRequest } from './artist.ts'
import { pictureFolder } from './folders.ts'

/** A finished picture: its PNG, and what is told about it. */
export type Picture = Omit<Composed, 'svg'> & { png: Buffer }

/** Raise it when the artist draws the same words differently: pictures kept from before are then drawn anew. */
const edition = 9

/** Keeps a picture of a theme for all. */
export async function keepPicture(files: FileStore, request: ThemeRequest, { png, ...told }: Picture): Promise<void> {
  const key = keyOf(request)
  await keepMade(files, `${key}.json`, JSON.stringify(told))
  // Last: where the picture is, what is told about it is, too.
  await keepMade(files, `${key}.png`, png)
}

/** Keeps a picture of a theme as it is shown to choose by. @param small WebP */
export function keepSmall(files: FileStore, request: ThemeRequest, small: Buffer): Promise<unknown> {
  return keepMade(files, `${keyOf(request)}.webp`, small)
}

/** The picture of a theme as it is shown to choose by, in WebP; null where none is kept. */
export function readSmall(files: FileStore, request: ThemeRequest): Promise<Buffer | null> {
  return readBytes(files, `${keyOf(request)}.webp`)
}

/** Every picture that is kept: those of the themes, in this edition. */
export function keptPictures(): Set<string> {
  const variants = Array.from({ length: picturesPerTheme }, (_, variant) => variant)
  const requests = pictureTheme.options.flatMap(theme =>
    pictureKind.options.flatMap(kind => variants.map(variant => ({ kind, theme, variant }))),
  )
  return new Set(requests.map(keyOf))
}

/** The same request always has the same name. */
export function keyOf(request: Request): string {
  const parts = 'theme' in request ? [request.theme, request.variant] : [request.title, request.text, request.seed]
  const hash = createHash('sha256').update(JSON.stringify([edition, request.kind, ...parts]))
  return `${pictureFolder}/${hash.digest('hex')}`
}

/** The picture of a theme that is kept; null where it has not been drawn yet. */
export async function readPicture(files: FileStore, request: ThemeRequest): Promise<Picture | null> {
  const key = keyOf(request)
  const png = await readBytes(files, `${key}.png`)
  const told = png && (await readBytes(files, `${key}.json`))
  return told && { ...(JSON.parse(told.toString('utf8')) as Omit<Composed, 'svg'>), png }
}
