import type { PublicationPolicy } from '@capivira/core/review/states'
import { eq, isNotNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/database.ts'
import { materials } from '../materials/tables.ts'
import { factKinds, publicationRules } from './tables.ts'

/** When new items of a material go to pupils, by itself and by its teacher; null where either says nothing. */
export async function selectPolicy(
  db: Queryable,
  materialId: number,
): Promise<{ own: PublicationPolicy | null; ofTeacher: PublicationPolicy | null }> {
  const [row] = await db
    .select({ own: materials.publicationPolicy, ofTeacher: publicationRules.policy })
    .from(materials)
    .leftJoin(publicationRules, eq(publicationRules.userId, materials.teacherId))
    .where(eq(materials.id, materialId))
  return row ?? { own: null, ofTeacher: null }
}

/** The kinds of items that an admin has withdrawn. */
export async function selectWithdrawnKinds(db: Queryable): Promise<string[]> {
  const rows = await db.select({ factKind: factKinds.factKind }).from(factKinds).where(isNotNull(factKinds.withdrawnAt))
  return rows.map(({ factKind }) => factKind)
}
