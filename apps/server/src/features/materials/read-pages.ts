import type { Page } from '@capivira/core/materials/document'
import type { Queryable } from '../../platform/database.ts'
import { listPages } from './processing-store.ts'

/** The pages of a material as they were read, in order; whoever asks has seen that the material may be seen. */
export const readPages = (db: Queryable, materialId: number): Promise<Page[]> => listPages(db, materialId)
