import type { Page } from '@capivira/core/materials/document'
import type { Queryable } from '../../platform/database.ts'
import { findPage } from './store.ts'
import type { Viewer } from './viewer.ts'

/** A page that was read of a viewer's material, or null when there is none for them. */
export async function findPageOf(db: Queryable, viewer: Viewer, id: number, number: number): Promise<Page | null> {
  return (await findPage(db, viewer, id, number))?.page ?? null
}
