import type { ItemKind } from '@capivira/core/editing/contract'
import type { Queryable } from '../../platform/database.ts'
import { selectNextPosition } from './next-position-store.ts'

/** The place after the last item of a material; for questions, of a quiz (`parentId` names it). */
export const nextPosition = (db: Queryable, kind: ItemKind, parentId: number): Promise<number> =>
  selectNextPosition(db, kind, parentId)
