import { pictureRegion } from '@capivira/core/drawings/contract'
import * as z from 'zod/mini'
import type { Queryable } from '../../platform/database.ts'
import { readBytes } from '../../platform/files/small-files.ts'
import type { FileStore } from '../../platform/files.ts'
import type { SignedIn } from '../../platform/signed-in.ts'
import { type DrawingRow, selectDrawing } from './store.ts'

type Viewer = Pick<SignedIn, 'id' | 'userType'>
const regionList = z.array(pictureRegion)

/** A drawing that the user may see, with the names of its areas; null when there is none. */
export async function findDrawing({ db, files }: { db: Queryable; files: FileStore }, user: Viewer, id: number) {
  const row = await selectDrawing(db, user, id)
  if (!row) return null
  const kept = await readBytes(files, `${row.imageKey}.json`)
  return { row, regions: kept ? regionList.parse(JSON.parse(kept.toString('utf8'))) : [] }
}

/** The picture of a drawing that the user may see; null when there is none. */
export async function findDrawingPng(
  { db, files }: { db: Queryable; files: FileStore },
  user: Viewer,
  id: number,
): Promise<{ row: DrawingRow; png: Buffer } | null> {
  const row = await selectDrawing(db, user, id)
  const png = row && (await readBytes(files, `${row.imageKey}.png`))
  return png && { row, png }
}
