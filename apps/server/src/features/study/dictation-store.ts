import type { DictatedWord } from '@capivira/core/study/contract'
import { and, asc, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/database.ts'
import { inSight } from '../materials/sight-conditions.ts'
import { materials, words } from '../materials/tables.ts'
import type { Viewer } from '../materials/viewer.ts'
import { visibleTo } from '../materials/visibility-conditions.ts'

/** The words that pupils see of a processed material, in its order; null where it does not exist for the viewer. */
export async function selectDictation(
  db: Queryable,
  viewer: Viewer,
  materialId: number,
): Promise<DictatedWord[] | null> {
  const rows = await db
    .select({
      wordId: words.id,
      word: words.word,
      hint: words.hint,
    })
    .from(materials)
    .leftJoin(words, and(eq(words.materialId, materials.id), inSight(words)))
    .where(and(eq(materials.id, materialId), materials.isProcessed, visibleTo(viewer)))
    .orderBy(asc(words.position), asc(words.id))
  if (rows.length === 0) return null
  return rows.flatMap(({ wordId, word, hint }) =>
    wordId === null || word === null || hint === null ? [] : [{ wordId, word, hint }],
  )
}
