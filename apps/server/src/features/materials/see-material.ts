import type { Material } from '@capivira/core/materials/contract'
import type { Queryable } from '../../platform/database.ts'
import { presentMaterial } from './present.ts'
import { findVisible } from './store.ts'
import type { Viewer } from './viewer.ts'

/** A material as its contract shows it to a viewer; null when it does not exist for them. */
export async function seeMaterial(db: Queryable, viewer: Viewer, id: number): Promise<Material | null> {
  const row = await findVisible(db, viewer, id)
  return row && presentMaterial(row, viewer)
}
