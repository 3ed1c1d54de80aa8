import type { Queryable } from '../../platform/database.ts'
import * as store from './figure-store.ts'
import type { Viewer } from './viewer.ts'

/** A figure that a viewer sees some card of, or works on; null when there is none for them. */
export const findFigure = (db: Queryable, viewer: Viewer, id: number) => store.findFigure(db, viewer, id)
