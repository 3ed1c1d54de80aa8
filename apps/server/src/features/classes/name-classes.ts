import type { Queryable } from '../../platform/database.ts'
import { selectClassNames } from './name-store.ts'

/** The names of the classes that study a material. */
export function nameClasses(db: Queryable, materialId: number): Promise<string[]> {
  return selectClassNames(db, materialId)
}
